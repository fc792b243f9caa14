// @ts-check
// The rules of trophies and medals, for operators: making, changing and archiving them, and judging everybody again.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {language, number, t} from '../../core/words.js';
import {OperationState, ReevaluationPolicy, RuleKind, TrophiesAdminService, TrophyMetric, TrophyScope} from '../../Generated/trophies.js';
import {askedOf} from '../../parts/exercises.js';
import {requestIds} from '../../parts/request-id.js';
import {announce, failure} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';
import './rule-form.js';

/** @typedef {import('../../Generated/trophies.js').TrophyRule} TrophyRule */
/** @typedef {import('../../Generated/trophies.js').Operation} Operation */

/** How often the progress of an operation is asked for, in milliseconds. */
const LOOK = 2000;

class Rules extends View {
  #rules = resource(async gone => {
    const kinds = [RuleKind.TROPHY, RuleKind.MEDAL_INTRADAY, RuleKind.MEDAL_CONSISTENCY];
    const pages = await Promise.all(kinds.map(kind => call(TrophiesAdminService.listTrophyRules, {kind, includeArchived: true, pageSize: 200}, {signal: gone})));
    return pages.flatMap(({rules}) => rules);
  });
  /** The rule in the form; a new one has no id. @type {{value: Partial<TrophyRule> | null, peek(): Partial<TrophyRule> | null}} */
  #edited = signal(/** @type {any} */ (null));
  #archiving = signal('');
  #operation = signal(/** @type {Operation | null} */ (null));
  #refused = signal('');
  /** Gives one id to all attempts to do the same. */
  #idOf = requestIds();

  start() { this.load(); }
  load = () => this.#rules.load(this.gone);

  /** @param {() => Promise<void>} action */
  async #try(action) {
    this.#refused.value = '';
    try {
      await action();
      this.#idOf = requestIds();
    } catch (error) {
      if (!this.gone.aborted) this.#refused.value = /** @type {any} */ (error).words ?? String(error);
    }
  }

  #archive = (/** @type {TrophyRule} */ {trophyId, version}) => this.#try(async () => {
    this.#archiving.value = '';
    await sure(() => call(TrophiesAdminService.archiveTrophyRule, {trophyId, version, requestId: this.#idOf([trophyId, version])}));
    announce(t('rules.isArchived'));
    await this.load();
  });

  #judge = () => this.#try(async () => {
    const {operation} = await sure(() => call(TrophiesAdminService.reevaluateTrophies, {policy: ReevaluationPolicy.KEEP, requestId: this.#idOf('judge')}));
    this.#operation.value = operation ?? null;
    await this.#follow();
  });

  async #follow() {
    while (this.#operation.peek()?.state === OperationState.RUNNING && !this.gone.aborted) {
      await new Promise(resolve => setTimeout(resolve, LOOK));
      const {operation} = await call(TrophiesAdminService.getOperation, {operationId: this.#operation.peek()?.operationId}, {signal: this.gone});
      this.#operation.value = operation ?? null;
    }
  }

  #done = () => {
    this.#edited.value = null;
    this.load();
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (this.querySelector('.add'))?.focus());
  };

  render() {
    void language.value;
    const {value, error} = this.#rules.state, edited = this.#edited.value, refused = this.#refused.value;
    return h('section', {class: 'card rows rules', 'aria-labelledby': 'rules'}, h('header', null, h('h2', {id: 'rules'}, t('rules.title'))),
      edited ? h('titan-rule-form', {key: 'form', '.rule': edited, ondone: this.#done, oncancel: this.#done})
        : h('div', {class: 'buttons', key: 'buttons'},
          h('button', {class: 'button small add', type: 'button', onclick: () => { this.#edited.value = {kind: RuleKind.TROPHY}; }}, t('rules.add')),
          h('button', {class: 'button quiet small', type: 'button', onclick: this.#judge}, t('rules.judge'))),
      this.#progress(), refused && h('p', {class: 'said', role: 'alert'}, refused), error && failure(error, this.load),
      !value ? !error && h('p', {class: 'remark', role: 'status'}, t('state.loading')) : h('ul', null, value.map(rule => this.#rule(rule))));
  }

  #progress() {
    const operation = this.#operation.value;
    if (!operation) return null;
    const {state, percent, granted, revoked, grandfathered} = operation;
    return h('p', {class: 'remark', role: 'status'}, state === OperationState.DONE ? t('rules.judged', {granted, revoked, kept: grandfathered}) : t('rules.judging', {percent}));
  }

  /** @param {TrophyRule} rule */
  #rule(rule) {
    const {trophyId, version, english, german, experience, isSecret, isArchived} = rule, isAsked = this.#archiving.value === trophyId;
    const title = (language.value === 'de' ? german : english)?.title || trophyId;
    return h('li', {class: 'row', key: trophyId},
      h('p', null, h('b', {class: 'label'}, title), isSecret && h('span', {class: 'chip'}, t('rules.secret')), isArchived && h('span', {class: 'chip'}, t('rules.archived'))),
      h('small', null, [trophyId, t('rules.version', {version}), experience > 0 && t('week.points', {count: experience})].filter(Boolean).join(' · ')),
      h('small', null, conditionOf(rule)),
      isAsked ? h('div', {class: 'ask', role: 'alert'}, h('p', null, t('rules.archiveSure', {name: title})), h('div', {class: 'buttons'},
        h('button', {class: 'button small', type: 'button', ref: (/** @type {HTMLElement} */ first) => queueMicrotask(() => first.focus()), onclick: () => this.#archive(rule)}, t('rules.archive')),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#archiving.value = ''; }}, t('confirm.cancel'))))
        : h('div', {class: 'buttons'},
          h('button', {class: 'link', type: 'button', 'aria-label': t('rules.changeOne', {name: title}), onclick: () => { this.#edited.value = rule; }}, t(isArchived ? 'rules.restore' : 'rules.change')),
          !isArchived && h('button', {class: 'link', type: 'button', 'aria-label': t('rules.archiveOne', {name: title}), onclick: () => { this.#archiving.value = trophyId; }}, t('rules.archive'))));
  }
}

/** What it takes: `50 push-ups on one date`. @param {TrophyRule} rule */
const conditionOf = ({exercise, metric, scope, threshold, windowMs}) => askedOf({exercise, metric, scope, threshold}) || t('rules.condition', {
  count: number(threshold), metric: t(`rules.metric.${nameOf(TrophyMetric, metric)}`), scope: t(`rules.scope.${nameOf(TrophyScope, scope)}`),
  window: windowMs > 0 ? t('rules.within', {seconds: number(windowMs / 1000)}) : ''});

/** @param {Record<string, number>} values @param {number} value */
const nameOf = (values, value) => Object.keys(values).find(name => values[name] === value) ?? 'UNSPECIFIED';

customElements.define('titan-rules', Rules);
