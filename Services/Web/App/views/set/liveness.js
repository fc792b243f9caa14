// @ts-check
// The question for a sign of life in the middle of a set: what to do, how long there is for it, and what became of it.

import {h, signal} from '../../core/element.js';
import {nameOf} from '../../core/proto.js';
import {number, t} from '../../core/words.js';
import {LivenessKind, LivenessResult} from '../../Generated/pose.js';
import {glyph} from './glyphs.js';

/** How long its outcome stays on the screen, in milliseconds. */
const OUTCOME = 5000;
/** The answer to the last frames in time comes with one of the next calls. After this long, it isn't waited for. */
const PATIENCE = 10_000;

/** @typedef {{kind: string, step: 'asked' | 'passed' | 'missed', seconds: number, part: number}} Question
 *    the seconds left, and what part of the time that is */

/** All times are milliseconds since the set's first frame. */
export class Liveness {
  /** @type {{value: Question | null, peek(): Question | null}} */
  state = signal(/** @type {Question | null} */ (null));
  #askedMs = -1;
  #byMs = 0;
  #endsMs = 0;
  #nowMs = 0;

  /** Whether an answer is waited for. */
  get isOpen() { return this.state.peek()?.step === 'asked'; }

  /** The service asks, again after each call that broke off. @param {{kind: number, askedMs: number, answerByMs: number}} asked
   *  @param {number} now @returns {boolean} whether it is news */
  ask({kind, askedMs, answerByMs}, now) {
    // The service has not seen yet how long the athlete rests by now.
    this.#byMs = askedMs === this.#askedMs ? Math.max(this.#byMs, answerByMs) : answerByMs;
    if (askedMs === this.#askedMs) return false;
    this.#askedMs = askedMs;
    this.state.value = {kind: nameOf(LivenessKind, kind), step: 'asked', ...this.#left(now)};
    return true;
  }

  /** The question is settled. @param {{result: number}} answered @param {number} now */
  settle({result}, now) {
    const step = result === LivenessResult.PASSED ? 'passed' : 'missed';
    this.#endsMs = now + OUTCOME;
    this.state.value = {kind: this.state.peek()?.kind ?? 'UNKNOWN', step, seconds: 0, part: 0};
  }

  /** @param {number} now @param {boolean} isPaused a rest is no time to answer */
  tick(now, isPaused) {
    if (isPaused) this.#byMs += now - this.#nowMs;
    this.#nowMs = now;
    const question = this.state.peek();
    if (!question) return;
    const isOver = question.step === 'asked' ? now > this.#byMs + PATIENCE : now > this.#endsMs;
    if (isOver) this.state.value = null;
    else if (question.step === 'asked' && this.#left(now).seconds !== question.seconds) this.state.value = {...question, ...this.#left(now)};
  }

  #left(/** @type {number} */ now) {
    const left = Math.max(0, this.#byMs - now);
    return {seconds: Math.ceil(left / 1000), part: Math.min(1, left / (this.#byMs - this.#askedMs))};
  }
}

/** What is to be done, in one sentence. @param {string} kind */
export const questionWords = kind => `${t(`set.liveness.ask.${kind}`)}. ${t(`set.liveness.how.${kind}`)}`;

/** What became of it, in one sentence. @param {'passed' | 'missed'} step */
export const outcomeWords = step => t(`set.liveness.${step}`);

/** @type {Record<string, string>} */
const signs = {PAUSE: 'pause', RAISED_HAND: 'hand', UNKNOWN: 'figure'};

/** The card, as large as the count: it is read from the floor, too. @param {Question} question */
export function questionCard({kind, step, seconds, part}) {
  const isOpen = step === 'asked';
  return h('section', {class: `question ${step}`, 'aria-label': t('liveness.title')},
    h('i', {'aria-hidden': 'true'}, glyph(isOpen ? signs[kind] : step === 'passed' ? 'check' : 'figure')),
    h('div', {role: 'alert'}, h('h2', null, isOpen ? t(`set.liveness.ask.${kind}`) : outcomeWords(step)),
      h('p', null, isOpen ? t(`set.liveness.how.${kind}`) : t(`set.liveness.${step}Why`))),
    // Screen readers would say each second.
    isOpen && h('div', {class: 'left', 'aria-hidden': 'true'}, h('span', null, h('i', {style: {'--part': part.toFixed(3)}})),
      h('b', null, seconds > 0 ? t('set.liveness.left', {seconds: number(seconds)}) : t('set.liveness.looking'))));
}
