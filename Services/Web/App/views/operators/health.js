// @ts-check
// Whether each service answers this page through the edge, and how soon: one small call to each.

import {View, h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {language, number, t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {HabitsService} from '../../Generated/habits.js';
import {MotivationService} from '../../Generated/motivation.js';
import {PoseService} from '../../Generated/pose.js';
import {ProfileService} from '../../Generated/profile.js';
import {SessionsService} from '../../Generated/sessions.js';
import {SocialService} from '../../Generated/social.js';
import {TrainingService} from '../../Generated/training.js';
import {TrophiesService} from '../../Generated/trophies.js';

/** @type {[string, (signal: AbortSignal) => Promise<unknown>][]} */
const services = [
  ['auth', signal => call(AuthService.whoAmI, {}, {signal})],
  ['sessions', signal => call(SessionsService.getClock, {}, {signal})],
  ['trophies', signal => call(TrophiesService.getLevel, {}, {signal})],
  ['pose', signal => call(PoseService.listCounters, {}, {signal})],
  ['profile', signal => call(ProfileService.getSettings, {}, {signal})],
  ['training', signal => call(TrainingService.getPlan, {}, {signal})],
  ['habits', signal => call(HabitsService.listHabits, {pageSize: 1}, {signal})],
  ['motivation', signal => call(MotivationService.listReminders, {pageSize: 1}, {signal})],
  ['social', signal => call(SocialService.getSharing, {}, {signal})],
];

/** @typedef {{milliseconds?: number, words?: string}} Answer */

class Health extends View {
  /** By service; nothing yet for those that were not asked or have not answered. */
  #answers = signal(/** @type {Record<string, Answer>} */ ({}));

  start() { this.look(); }

  look = () => {
    this.#answers.value = {};
    for (const [name, ask] of services) this.#ask(name, ask);
  };

  /** @param {string} name @param {(signal: AbortSignal) => Promise<unknown>} ask */
  async #ask(name, ask) {
    const began = performance.now();
    /** @type {Answer} */
    let answer;
    try {
      await ask(this.gone);
      answer = {milliseconds: performance.now() - began};
    } catch (error) {
      answer = {words: /** @type {any} */ (error).words ?? String(error)};
    }
    if (!this.gone.aborted) this.#answers.value = {...this.#answers.peek(), [name]: answer};
  }

  render() {
    void language.value;
    const answers = this.#answers.value;
    return h('section', {class: 'card rows health', 'aria-labelledby': 'health'},
      h('header', null, h('h2', {id: 'health'}, t('operators.health')), h('button', {class: 'link', type: 'button', onclick: this.look}, t('operators.lookAgain'))),
      h('div', {role: 'status'}, h('ul', null, services.map(([name]) => {
        const {milliseconds, words} = answers[name] ?? {};
        return h('li', {class: words ? 'row across alarming' : 'row across', key: name}, h('b', {class: 'label'}, name),
          h('small', null, words ?? (milliseconds === undefined ? t('state.loading') : t('operators.answers', {milliseconds: number(Math.ceil(milliseconds))}))));
      }))));
  }
}

customElements.define('titan-health', Health);
