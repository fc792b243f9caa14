// @ts-check
// The form of a rule: what would change is shown before the rule is put in force.

import {h, signal} from '../../core/element.js';
import {RpcError, call} from '../../core/rpc.js';
import {language, t} from '../../core/words.js';
import {ReevaluationPolicy, RuleKind, TrophiesAdminService, TrophyEvidence, TrophyExercise, TrophyMetric, TrophyScope} from '../../Generated/trophies.js';
import {countable, exerciseOf, isHeld} from '../../parts/exercises.js';
import {requestIds} from '../../parts/request-id.js';
import {announce} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';
import {FormView} from '../account/form.js';

/** @typedef {import('../../Generated/trophies.js').TrophyRule} TrophyRule */
/** @typedef {import('../../Generated/trophies.js').PreviewRuleResponse} Preview */

/** Of each kind, what may be counted over what. @type {Record<string, [string, string][]>} */
const conditions = {
  TROPHY: [['REPS', 'SESSION'], ['REPS', 'DAY'], ['REPS', 'LIFETIME'], ['SESSIONS', 'DAY'], ['SESSIONS', 'LIFETIME'], ['REPS_IN_WINDOW', 'SESSION'], ['ACTIVE_DAYS', 'STREAK']],
  MEDAL_INTRADAY: [['REPS', 'SESSION'], ['REPS', 'DAY'], ['SESSIONS', 'DAY']],
  MEDAL_CONSISTENCY: [['ACTIVE_DAYS', 'STREAK']],
};
/** The same with an exercise: of others than push-ups, sessions and windows aren't known. @param {string} kind @param {string} exercise */
const conditionsOf = (kind, exercise) => conditions[kind].filter(([metric]) => exercise === 'PUSH_UP' || metric === 'REPS' || metric === 'ACTIVE_DAYS');
/** `push-ups in one set`, `seconds on one date`. @param {string} exercise @param {string} metric @param {string} scope */
const conditionWords = (exercise, metric, scope) =>
  `${exercise === 'PUSH_UP' ? t(`rules.metric.${metric}`) : t(`rules.counted.${metric === 'REPS' && isHeld(exercise) ? 'SECONDS' : metric}`)} ${t(`rules.scope.${scope}`)}`;
/** What an update changes; the place in the catalogue and the picture stay. */
const paths = ['exercise', 'metric', 'scope', 'threshold', 'window_ms', 'min_evidence', 'experience', 'is_secret', 'english.title', 'english.description', 'german.title', 'german.description'];

/** `.rule` is the rule to change, or only its kind for a new one; the events `done` and `cancel` end it. */
class RuleForm extends FormView {
  #rule = signal(/** @type {Partial<TrophyRule>} */ ({}));
  #kind = signal('TROPHY');
  #exercise = signal('PUSH_UP');
  #condition = signal('REPS SESSION');
  /** What the rule that was entered last would do. */
  #preview = signal(/** @type {{rule: string, effects: Preview} | null} */ (null));
  /** Gives one id to all attempts to put the same rule in force. */
  #idOf = requestIds();

  set rule(/** @type {Partial<TrophyRule>} */ rule) {
    if (rule === this.#rule.peek()) return;
    this.#rule.value = rule;
    this.#kind.value = nameOf(RuleKind, rule.kind);
    this.#exercise.value = exerciseOf(rule.exercise);
    const [[metric, scope]] = conditions[this.#kind.peek()];
    this.#condition.value = rule.metric ? `${nameOf(TrophyMetric, rule.metric)} ${nameOf(TrophyScope, rule.scope)}` : `${metric} ${scope}`;
  }
  get rule() { return this.#rule.peek(); }

  get #isNew() { return !this.#rule.peek().trophyId; }

  /** Keeps a condition that is still possible. @param {string} kind @param {string} exercise */
  #choose(kind, exercise) {
    const possible = conditionsOf(kind, exercise).map(each => each.join(' '));
    this.#kind.value = kind;
    this.#exercise.value = exercise;
    if (!possible.includes(this.#condition.peek())) this.#condition.value = possible[0];
  }

  /** @param {Record<string, string>} values @param {HTMLFormElement} form */
  #send = async (values, form) => {
    const data = new FormData(form), [metric, scope] = this.#condition.peek().split(' '), isTrophy = this.#kind.peek() === 'TROPHY', {rule: known} = this;
    const exercise = this.#exercise.peek(), isPushUp = exercise === 'PUSH_UP';
    const rule = /** @type {TrophyRule} */ ({
      trophyId: this.#isNew ? values.trophy_id.trim() : known.trophyId, version: known.version ?? 0, kind: /** @type {any} */ (RuleKind)[this.#kind.peek()],
      exercise: isPushUp ? TrophyExercise.UNSPECIFIED : /** @type {any} */ (TrophyExercise)[exercise], metric: /** @type {any} */ (TrophyMetric)[metric], scope: /** @type {any} */ (TrophyScope)[scope], threshold: whole(values.threshold),
      windowMs: metric === 'REPS_IN_WINDOW' ? Math.round(1000 * Number(values.window_ms)) : 0, minEvidence: isPushUp ? Number(data.get('min_evidence')) : TrophyEvidence.VERIFIED_DIGEST,
      catalogueOrder: known.catalogueOrder ?? 0, imageUri: known.imageUri ?? '', experience: isTrophy ? whole(values.experience) : 0, isSecret: data.get('is_secret') === 'on',
      english: {title: values.english_title.trim(), description: values.english_description.trim()},
      german: {title: values.german_title.trim(), description: values.german_description.trim()},
    });
    const entered = JSON.stringify(rule);
    try {
      if (this.#preview.peek()?.rule !== entered) {
        const effects = await call(TrophiesAdminService.previewRule, {rule, policy: ReevaluationPolicy.KEEP}, {timeout: 60_000});
        this.#preview.value = {rule: entered, effects};
        return;
      }
      const requestId = this.#idOf(entered);
      await sure(() => this.#isNew ? call(TrophiesAdminService.createTrophyRule, {rule, requestId})
        : call(TrophiesAdminService.updateTrophyRule, {rule, updateMask: {paths}, requestId}));
    } catch (error) {
      throw placed(error);
    }
    announce(t('rules.isInForce'));
    this.dispatchEvent(new Event('done'));
  };

  render() {
    void language.value;
    const rule = this.#rule.value, kind = this.#kind.value, condition = this.#condition.value, isTrophy = kind === 'TROPHY', exercise = this.#exercise.value;
    this.names = new Set(['is_secret', 'min_evidence']);
    const select = (/** @type {string} */ name, /** @type {string} */ label, /** @type {[string, string][]} */ options, /** @type {string} */ chosen, /** @type {((value: string) => void)=} */ take) =>
      h('div', {class: 'row', key: name}, h('label', {class: 'label', for: name}, label), h('select', {id: name, name, onchange: take && (event => take(event.target.value))},
        options.map(([value, words]) => h('option', {key: value, value, selected: value === chosen}, words))));
    const number = (/** @type {string} */ name, /** @type {number | undefined} */ value) => this.field({name, label: t(`rules.field.${name}`), type: 'number', inputmode: 'decimal', value: String(value ?? '')});
    const text = (/** @type {string} */ name, /** @type {string | undefined} */ value, /** @type {number} */ maxlength) =>
      this.field({name, label: t(`rules.field.${name}`), value: value ?? '', maxlength, autocapitalize: 'sentences'});
    const effects = this.#preview.value?.effects;
    return [this.form(this.#send, t(effects ? 'rules.putInForce' : 'rules.look'),
      h('h3', {key: 'title'}, this.#isNew ? t('rules.add') : rule.trophyId),
      this.#isNew && [
        this.field({name: 'trophy_id', label: t('rules.field.trophy_id'), value: '', maxlength: 42, autocapitalize: 'characters', hint: t('rules.idHint')}),
        select('kind', t('rules.field.kind'), Object.keys(conditions).map(each => [each, t(`rules.kind.${each}`)]), kind, value => this.#choose(value, this.#exercise.peek()))],
      select('exercise', t('rules.field.exercise'), countable.map(each => [each, t(`set.name.${each}`)]), exercise, value => this.#choose(this.#kind.peek(), value)),
      exercise !== 'PUSH_UP' && h('p', {class: 'remark', key: 'verified'}, t('rules.onlyVerified')),
      select('condition', t('rules.field.condition'), conditionsOf(kind, exercise).map(([metric, scope]) => [`${metric} ${scope}`, conditionWords(exercise, metric, scope)]), condition,
        value => { this.#condition.value = value; }),
      number('threshold', rule.threshold),
      condition.startsWith('REPS_IN_WINDOW') && number('window_ms', rule.windowMs && rule.windowMs / 1000),
      exercise === 'PUSH_UP' && select('min_evidence', t('rules.field.min_evidence'), [1, 2, 3, 4].map(value => [String(value), t(`rules.evidence.${nameOf(TrophyEvidence, value)}`)]), String(rule.minEvidence || TrophyEvidence.VERIFIED_DIGEST)),
      isTrophy && number('experience', rule.experience),
      isTrophy && h('label', {class: 'row across toggle', key: 'is_secret'}, h('span', {class: 'label'}, t('rules.field.is_secret')),
        h('input', {type: 'checkbox', name: 'is_secret', 'data-optional': true, '.checked': rule.isSecret ?? false}), h('i', {class: 'tickbox', 'aria-hidden': 'true'})),
      text('english_title', rule.english?.title, 60), text('english_description', rule.english?.description, 200),
      text('german_title', rule.german?.title, 60), text('german_description', rule.german?.description, 200),
      effects && h('div', {class: 'ask', role: 'status', key: 'effects'}, h('p', null, t('rules.effects', {
        count: effects.usersExamined, gain: effects.gainCount, lose: effects.loseCount, kept: effects.grandfatherCount, keep: effects.keepCount})))),
    h('button', {class: 'button quiet', type: 'button', key: 'cancel', onclick: () => this.dispatchEvent(new Event('cancel'))}, t('confirm.cancel'))];
  }
}

/** Texts have the same names in both languages; their fields here have not. @param {any} error */
function placed(error) {
  if (!(error instanceof RpcError)) return error;
  error.fields = error.fields.map(each => ({...each, field: each.field.replace(/(english|german)\.(\w+)$/, '$1_$2')}));
  return error;
}

/** @param {string} text */
const whole = text => Math.max(0, Math.round(Number(text) || 0));

/** @param {Record<string, number>} values @param {number | undefined} value */
const nameOf = (values, value) => Object.keys(values).find(name => values[name] === value) ?? 'UNSPECIFIED';

customElements.define('titan-rule-form', RuleForm);
