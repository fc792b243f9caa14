// @ts-check
// The quotes that one likes, newest first.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {language, t} from '../../core/words.js';
import {MotivationService} from '../../Generated/motivation.js';
import {announce, failure} from '../../parts/shell.js';
import {icon} from '../../parts/pictures.js';

/** @typedef {import('../../Generated/motivation.js').Quote} Quote */

class Liked extends View {
  #liked = resource(gone => call(MotivationService.listLikedQuotes, {pageSize: 50}, {signal: gone}));
  #refused = signal('');

  start() { this.load(); }
  load = () => this.#liked.load(this.gone);

  /** Each stays where it is, so that another tap likes it again. @param {Quote} quote */
  async #turn({quoteId, isLiked}) {
    const put = (/** @type {boolean} */ now) => this.#liked.change(page => ({...page, quotes: page.quotes.map(each => each.quoteId === quoteId ? {...each, isLiked: now} : each)}));
    this.#refused.value = '';
    put(!isLiked);
    try {
      await call(isLiked ? MotivationService.unlikeQuote : MotivationService.likeQuote, {quoteId});
    } catch (error) {
      put(isLiked);
      this.#refused.value = /** @type {any} */ (error).words ?? String(error);
    }
  }

  #more = async () => {
    const pageToken = this.#liked.state.value?.nextPageToken;
    try {
      const {quotes, nextPageToken} = await call(MotivationService.listLikedQuotes, {pageSize: 50, pageToken}, {signal: this.gone});
      this.#liked.change(page => page.nextPageToken !== pageToken ? page : {...page, quotes: [...page.quotes, ...quotes], nextPageToken});
      announce(t('liked.moreCame', {count: quotes.length}));
    } catch (error) {
      if (!this.gone.aborted) this.#refused.value = /** @type {any} */ (error).words ?? String(error);
    }
  };

  render() {
    void language.value;
    const {value, error} = this.#liked.state, refused = this.#refused.value;
    return h('div', {class: 'narrow liked'}, h('a', {class: 'back', href: '/profile'}, icon('back'), t('profile.title')), h('h1', null, t('liked.title')),
      error && failure(error, this.load), refused && h('p', {class: 'said', role: 'alert'}, refused),
      !value ? !error && h('p', {class: 'lead', role: 'status'}, t('state.loading'))
        : value.quotes.length === 0 ? h('p', {class: 'lead'}, t('liked.none')) : h('ul', {class: 'card'}, value.quotes.map(quote => this.#quote(quote))),
      value?.nextPageToken && h('button', {class: 'button quiet', type: 'button', onclick: this.#more}, t('liked.more')));
  }

  /** @param {Quote} quote */
  #quote(quote) {
    const {quoteId, text, author, source, language: tongue, isLiked} = quote;
    return h('li', {class: 'row across', key: quoteId},
      h('span', null, h('q', {lang: tongue}, text), author !== 'TitanUp' && h('small', null, [author, source].filter(Boolean).join(' · '))),
      h('button', {class: 'heart', type: 'button', 'aria-pressed': String(isLiked), 'aria-label': t('liked.like', {words: text}), onclick: () => this.#turn(quote)}, icon('heart')));
  }
}

customElements.define('titan-liked', Liked);
