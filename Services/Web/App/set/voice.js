// @ts-check
// What a set says aloud: the count, cues, trophies. A voice pack has the lines, the device speaks them, and every word
// is also a caption. Cues are felt, too.

import {FeedbackCode} from '../Generated/pose.js';
import {VoiceEvent} from '../Generated/motivation.js';
import {nameOf} from '../core/proto.js';

/** A cue that is said again sooner would be nagging. */
const CUE_INTERVAL = 6000;
/** How long a question is said, in milliseconds: no count cuts it off meanwhile. */
const QUESTION = 5000;
/** One short pulse for what could be better, two for the target, two long ones for a question. */
const PULSES = {cue: [120], target: [90, 70, 90], question: [300, 120, 300]};

/**
 * @typedef {{lines: {event: number, text: string}[], cues: {code: string, text: string}[]}} Pack
 * @typedef {{speak(utterance: any): void, cancel(): void, speaking?: boolean, pending?: boolean}} Synthesis
 * @typedef {object} Mouth What speaks; each may be missing on a device.
 * @property {Synthesis} [synthesis]
 * @property {(text: string) => any} [utterance]
 * @property {(pattern: number[]) => void} [vibrate]
 */

/** This device's. @param {() => string} language @returns {Mouth} */
export const deviceMouth = language => ({
  synthesis: globalThis.speechSynthesis,
  utterance: globalThis.SpeechSynthesisUtterance && (text => Object.assign(new SpeechSynthesisUtterance(text), {lang: language(), rate: 1.15})),
  vibrate: navigator.vibrate?.bind(navigator),
});

export class Voice {
  #mouth;
  #pack;
  #onCaption;
  #random;
  #now;
  /** @type {Map<number, number>} */
  #saidCues = new Map();
  #asksUntil = -Infinity;
  isOn = true;

  /**
   * @param {Mouth} mouth
   * @param {{pack?: Pack, onCaption?: (words: string) => void, random?: () => number, now?: () => number}} [options]
   *   Without a pack, numbers alone are said.
   */
  constructor(mouth, {pack, onCaption = () => {}, random = Math.random, now = () => performance.now()} = {}) {
    this.#mouth = mouth;
    this.#pack = pack;
    this.#onCaption = onCaption;
    this.#random = random;
    this.#now = now;
  }

  /** Another voice, once it has arrived. @param {Pack} pack */
  use(pack) { this.#pack = pack; }

  /** A second of the preparation. @param {number} seconds */
  countdown(seconds) {
    if (seconds > 0) this.#say(this.#line(VoiceEvent.COUNTDOWN, {n: seconds}) ?? String(seconds));
  }

  /** A rep counts. @param {number} reps @param {number} target 0 for none */
  rep(reps, target) {
    const left = target - reps;
    const words = target && left === 0 ? this.#line(VoiceEvent.TARGET_MET, {n: reps})
      : target && left === 1 ? this.#line(VoiceEvent.LAST_REP, {n: left})
      : target > 3 && left === Math.floor(target / 2) ? this.#line(VoiceEvent.HALF, {n: left}) : undefined;
    const count = this.#line(VoiceEvent.REP, {n: reps}) ?? String(reps);
    if (target && left === 0) this.#mouth.vibrate?.(PULSES.target);
    this.#say(words && target && left > 0 ? `${count} ${words}` : words ?? count);
  }

  /** A second of a hold counts: every tenth, the last three, and the end are said. @param {number} seconds @param {number} target 0 for none */
  held(seconds, target) {
    const left = target - seconds;
    if (target && left === 0) this.rep(seconds, target);
    else if (target && left > 0 && left <= 3) this.countdown(left);
    else if (seconds % 10 === 0) this.#say(String(seconds));
  }

  /** Something could be better. @param {number} code a FeedbackCode @param {string} words what the screen says */
  cue(code, words) {
    const last = this.#saidCues.get(code) ?? -Infinity, now = this.#now();
    if (now - last < CUE_INTERVAL) return;
    this.#saidCues.set(code, now);
    this.#mouth.vibrate?.(PULSES.cue);
    const cue = this.#pack?.cues.find(each => each.code === nameOf(FeedbackCode, code))?.text;
    this.#say((cue && this.#line(VoiceEvent.FORM_CUE, {cue})) ?? cue ?? words, {isPatient: true});
  }

  /** @param {string} title */
  trophy(title) { this.#say(this.#line(VoiceEvent.TROPHY, {title}) ?? title, {isPatient: true}); }

  /** @param {number} level */
  level(level) {
    const words = this.#line(VoiceEvent.LEVEL_UP, {n: level});
    if (words) this.#say(words, {isPatient: true});
  }

  /** Any words. @param {string} words */
  tell(words) { this.#say(words, {isPatient: true}); }

  /** What can't wait. @param {string} words */
  ask(words) {
    this.#mouth.vibrate?.(PULSES.question);
    this.#asksUntil = -Infinity;
    this.#say(words);
    this.#asksUntil = this.#now() + QUESTION;
  }

  silence() { this.#mouth.synthesis?.cancel(); }

  /** Numbers don't wait for what is still being said: a late count is a wrong one. Beside a question they aren't said at all. */
  #say(/** @type {string} */ words, {isPatient = false} = {}) {
    if (!isPatient && this.#now() < this.#asksUntil) return;
    this.#onCaption(words);
    const {synthesis, utterance} = this.#mouth;
    if (!this.isOn || !synthesis || !utterance) return;
    if (!isPatient) synthesis.cancel();
    synthesis.speak(utterance(words));
  }

  /** One of the pack's lines for an event, filled in. */
  #line(/** @type {number} */ event, /** @type {Record<string, string | number>} */ values) {
    const lines = this.#pack?.lines.filter(line => line.event === event) ?? [];
    const line = lines[Math.floor(this.#random() * lines.length)];
    return line?.text.replace(/\{(\w+)\}/g, (all, name) => name in values ? String(values[name]) : all);
  }
}
