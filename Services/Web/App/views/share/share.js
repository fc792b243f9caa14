// @ts-check
// Sharing a set or a trophy: a picture with what proves it, on paper, and for a trophy a public link.

import {View, h, signal} from '../../core/element.js';
import {theme} from '../../core/store.js';
import {language, t} from '../../core/words.js';
import {announce} from '../../parts/shell.js';
import {paint, png} from './canvas.js';
import './links.js';

/** As long as a public link takes it. */
const LONGEST_NAME = 60;

/** `.subject` is what is shared, as content.js says it. */
class Share extends View {
  #subject = signal(/** @type {import('./content.js').Subject | null} */ (null));
  #isOpen = signal(false);
  #name = signal('');
  #error = signal('');
  /** Paintings come one after the other, and only the last one that waits is made. */
  #painting = Promise.resolve();
  #turn = 0;

  set subject(/** @type {import('./content.js').Subject} */ subject) {
    // Views describe it anew each time they are shown.
    if (JSON.stringify(subject) !== JSON.stringify(this.#subject.peek())) this.#subject.value = subject;
  }
  get subject() { return /** @type {import('./content.js').Subject} */ (this.#subject.peek()); }

  #open = () => {
    this.#isOpen.value = true;
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (this.querySelector('h2'))?.focus());
  };

  /** @param {import('./picture.js').Content} content */
  #paint(content) {
    const turn = ++this.#turn;
    this.#painting = this.#painting.then(async () => {
      const canvas = /** @type {HTMLCanvasElement | null} */ (this.querySelector('canvas'));
      if (turn !== this.#turn || !canvas) return;
      await paint(canvas, content);
      canvas.dataset.painted = String(turn);
    }).catch(error => { this.#error.value = String(error); });
  }

  #send = async () => {
    this.#error.value = '';
    try {
      await this.#painting;
      const file = await png(/** @type {HTMLCanvasElement} */ (this.querySelector('canvas')), this.subject.file);
      if (navigator.canShare?.({files: [file]})) {
        await navigator.share({files: [file], title: this.subject.content.title});
      } else {
        const link = Object.assign(document.createElement('a'), {href: URL.createObjectURL(file), download: file.name});
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
        announce(t('share.saved'));
      }
    } catch (error) {
      // Closing the system's sheet is no failure.
      if (/** @type {any} */ (error).name !== 'AbortError') this.#error.value = t('share.failed');
    }
  };

  render() {
    void language.value;
    void theme.value;
    const subject = this.#subject.value, name = this.#name.value.trim();
    if (!subject) return [];
    const {content, awardId} = subject;
    const paper = h('p', {class: 'on-paper', key: 'paper'}, content.verdict, content.id && ` ${content.id}`);
    if (!this.#isOpen.value) return [h('button', {key: 'open', class: 'button quiet small', type: 'button', onclick: this.#open}, t('share.title')), paper];
    queueMicrotask(() => this.#paint({...content, name}));
    return [h('section', {class: 'card share', key: 'share', 'aria-labelledby': 'share'},
      h('header', null, h('h2', {id: 'share', tabindex: -1}, t('share.title'))),
      h('canvas', {own: true, role: 'img', 'aria-label': [content.figure, content.title, name, ...content.lines, content.verdict, content.id].filter(Boolean).join('. ')}),
      h('div', {class: 'field'}, h('label', {for: 'share-name'}, t('share.name')),
        h('div', {class: 'box'}, h('input', {id: 'share-name', autocomplete: 'nickname', maxlength: LONGEST_NAME, '.value': this.#name.value, 'aria-describedby': 'share-hint',
          oninput: (/** @type {any} */ event) => { this.#name.value = event.target.value; }})),
        h('p', {class: 'hint', id: 'share-hint'}, t('share.nameHint'))),
      h('div', {class: 'pair'},
        h('button', {class: 'button small', type: 'button', onclick: this.#send}, t(canShare() ? 'share.picture' : 'share.save')),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => print()}, t('share.print'))),
      this.#error.value && h('p', {role: 'alert'}, this.#error.value),
      awardId && h('titan-award-links', {key: awardId, '.award': awardId, '.name': name})), paper];
  }
}

/** Whether this browser hands pictures to other apps. */
const canShare = () => navigator.canShare?.({files: [new File([], 'a.png', {type: 'image/png'})]}) ?? false;

customElements.define('titan-share', Share);
