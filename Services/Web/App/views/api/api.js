// @ts-check
// For those who write programs: every method of this installation, with its comment, its fields and a call to begin with.

import {View, h, resource, signal} from '../../core/element.js';
import {language, number, t} from '../../core/words.js';
import {icon, sign} from '../../parts/pictures.js';
import {failure} from '../../parts/shell.js';
import {fieldsOf, isFound, read, shortName} from './contract.js';
import {curl, getAddress} from './curl.js';

/** @typedef {import('./contract.js').Contract} Contract */
/** @typedef {import('./contract.js').Method} Method */

const file = '/openapi.json', operatorsFile = '/openapi-operators.json';

class Api extends View {
  #contract = resource(async gone => {
    const response = await fetch(file, {signal: gone});
    if (!response.ok) throw new Error(`${file}: HTTP status ${response.status}`);
    return read(await response.json());
  });
  #query = signal('');
  /** The paths of methods whose details are open, and of fields in them. */
  #opened = signal(/** @type {Set<string>} */ (new Set()));

  start() { this.load(); }
  load = () => this.#contract.load(this.gone);

  render() {
    void language.value;
    const {value, error} = this.#contract.state;
    return h('div', {class: 'plain api', 'aria-busy': value || error ? null : 'true'},
      h('a', {class: 'brand', href: '/', 'aria-label': t('shared.home')}, sign(), 'TitanUp'),
      h('header', null, h('h1', null, t('api.title'))),
      h('p', {class: 'muted'}, t('api.text')),
      h('p', {class: 'files'}, h('a', {class: 'button quiet small', href: file, download: 'openapi.json'}, t('api.document')),
        h('a', {class: 'link', href: operatorsFile, download: 'openapi-operators.json'}, t('api.operators'))),
      value ? this.#methods(value) : error ? failure(error, this.load) : h('p', {role: 'status'}, t('state.loading')));
  }

  /** @param {Contract} contract */
  #methods(contract) {
    const query = this.#query.value.trim();
    const services = contract.services.map(service => ({...service, methods: service.methods.filter(method => isFound(method, query))}));
    const count = services.reduce((sum, {methods}) => sum + methods.length, 0);
    return [
      h('div', {class: 'field', key: 'search'}, h('label', {for: 'api-query'}, t('api.search')), h('div', {class: 'box'},
        h('input', {id: 'api-query', type: 'search', autocomplete: 'off', spellcheck: 'false', '.value': this.#query.peek(),
          oninput: (/** @type {any} */ event) => { this.#query.value = event.target.value; }}))),
      h('p', {class: 'muted', role: 'status', key: 'count'}, t('api.found', {count})),
      services.filter(({methods}) => methods.length > 0).map(({name, words, methods}) => h('section', {class: 'card', key: name, 'aria-labelledby': name},
        h('header', null, h('h2', {id: name}, name), h('span', {class: 'chip'}, number(methods.length))),
        this.#details(name, h('span', null, t('api.about')), () => comment(words)),
        h('ul', null, methods.map(method => h('li', {key: method.path}, this.#method(contract, method)))))),
    ];
  }

  /** What opens, and is made when it is first opened. @param {string} key @param {any} summary @param {() => any} content */
  #details(key, summary, content) {
    const isOpen = this.#opened.value.has(key);
    const ontoggle = (/** @type {any} */ event) => {
      if (event.target.open === this.#opened.peek().has(key)) return;
      const opened = new Set(this.#opened.peek());
      if (!opened.delete(key)) opened.add(key);
      this.#opened.value = opened;
    };
    return h('details', {open: isOpen, ontoggle}, h('summary', null, summary, icon('forward')), isOpen && h('div', {class: 'inside'}, content()));
  }

  /** @param {Contract} contract @param {Method} method */
  #method(contract, method) {
    const {path, name, summary, words, isOpen, canGet, isStream, request, response} = method;
    const chips = [canGet && 'GET', 'POST', isStream && t('api.stream'), isOpen && t('api.open')].filter(Boolean);
    return this.#details(path, h('span', null, h('b', {class: 'name'}, name), chips.map(each => h('span', {class: 'chip', key: String(each)}, each)),
      h('small', {lang: 'en'}, inline(summary))),
    () => [
      comment(words),
      h('h3', null, t('api.request'), ' ', h('code', null, shortName(request))), this.#fields(contract, request, `${path} in`),
      h('h3', null, t('api.response'), ' ', h('code', null, shortName(response))), this.#fields(contract, response, `${path} out`),
      h('h3', null, t('api.example')), isStream && h('p', {class: 'muted'}, t('api.streamHow')),
      h('pre', null, curl(contract, method, location.origin)),
      canGet && [h('p', {class: 'muted'}, t('api.get')), h('pre', null, getAddress(method, location.origin))],
    ]);
  }

  /** @param {Contract} contract @param {string} name of a message @param {string} key */
  #fields(contract, name, key) {
    const fields = fieldsOf(contract, name);
    if (fields.length === 0) return h('p', {class: 'muted'}, t('api.nothing'));
    return h('ul', {class: 'fields'}, fields.map(({name: field, type, of, words}) => {
      const head = h('span', null, h('code', {class: 'field-name'}, field), ' ', h('small', null, type), remark(words)), inside = `${key} ${field}`;
      return h('li', {key: field}, of ? this.#details(inside, head, () => [comment(contract.schemas[of].description ?? ''),
        contract.schemas[of].properties && this.#fields(contract, of, inside)]) : head);
    }));
  }
}

/** A comment of the protos: paragraphs and lists, with code between backticks. They are in English. @param {string} text */
const comment = text => text && h('div', {class: 'comment', lang: 'en'}, text.split('\n\n').map(paragraph => {
  const lines = paragraph.split('\n');
  return lines.every(line => line.startsWith('- ')) ? h('ul', null, lines.map(line => h('li', null, inline(line.slice(2))))) : h('p', null, inline(paragraph));
}));

/** What is said about a field. @param {string} text */
const remark = text => text && h('span', {class: 'comment', lang: 'en'}, text.split('\n\n').map(paragraph => h('span', null, inline(paragraph))));

/** @param {string} text */
const inline = text => text.split('`').map((part, index) => index % 2 === 1 ? h('code', null, part) : part);

customElements.define('titan-api', Api);
