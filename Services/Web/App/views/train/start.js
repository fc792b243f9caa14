// @ts-check
// Begins practices. One object for each view: it knows which workout is being started, and why one could not be.

import {h, signal} from '../../core/element.js';
import {go} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {online} from '../../core/store.js';
import {t, timeZone} from '../../core/words.js';
import {TrainingService} from '../../Generated/training.js';

export class Starter {
  /** The ids of practices by workout: a start whose answer was lost is repeated under its own. @type {Map<string, string>} */
  #ids = new Map();
  #starting = signal('');
  #refusal = signal(/** @type {{workoutId: string, error: any} | null} */ (null));

  /** @param {string} workoutId @param {AbortSignal} gone */
  async #start(workoutId, gone) {
    if (this.#starting.peek()) return;
    const practiceId = this.#ids.get(workoutId) ?? crypto.randomUUID();
    this.#ids.set(workoutId, practiceId);
    this.#starting.value = workoutId;
    this.#refusal.value = null;
    try {
      await call(TrainingService.startPractice, {practiceId, workoutIds: [workoutId], timeZone});
      if (!gone.aborted) await go(`/train/${practiceId}`);
    } catch (error) {
      this.#refusal.value = {workoutId, error};
    } finally {
      this.#starting.value = '';
    }
  }

  /** @param {{workoutId: string, name: string}} workout @param {AbortSignal} gone of the view */
  button({workoutId, name}, gone) {
    return h('button', {class: 'button small', type: 'button', disabled: !online.value || Boolean(this.#starting.value), 'aria-label': t('train.startNamed', {name}),
      onclick: () => this.#start(workoutId, gone)}, t(this.#starting.value === workoutId ? 'state.sending' : 'train.start'));
  }

  /** Why the workout could not be started, if somebody tried. @param {string} workoutId */
  refused(workoutId) {
    const refusal = this.#refusal.value, practice = refusal?.error.metadata?.practice_id;
    return refusal?.workoutId === workoutId && h('p', {class: 'training-refusal', role: 'alert'}, refusal.error.words,
      practice && h('a', {class: 'link', href: `/train/${practice}`}, t('train.goOn')));
  }
}
