// @ts-check
// Everything that the profile shows, and how it changes: at once on the screen, then in its service, one change after
// another. What a service refuses is taken back, and its words stand beside the row.

import {resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {followAccountTheme, person} from '../../core/store.js';
import {t} from '../../core/words.js';
import {MotivationService} from '../../Generated/motivation.js';
import {ProfileService} from '../../Generated/profile.js';
import {SessionsService} from '../../Generated/sessions.js';
import {TrainingService} from '../../Generated/training.js';
import {requestIds} from '../../parts/request-id.js';
import {announce, showPicture} from '../../parts/shell.js';

/** @typedef {'profile' | 'settings' | 'clock' | 'preferences'} Part what one call changes */

/** How many weights come at once. */
const PAGE = 200;

export class ProfileModel {
  you = resource(async gone => {
    const [{profile}, {settings}] = await this.#unchanged(() => Promise.all([
      call(ProfileService.getProfile, {}, {signal: gone}), call(ProfileService.getSettings, {}, {signal: gone})]));
    if (profile) person.value = profile;
    if (settings) followAccountTheme(settings.themeId);
    return {profile, settings};
  });
  pictures = resource(async gone => {
    const {avatars} = await call(ProfileService.listAvatars, {}, {signal: gone});
    return avatars.map(({avatarId, title, svg}) => ({avatarId, title, address: URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}))}));
  });
  /** The stored picture, a photo or an avatar. */
  picture = resource(async gone => {
    const stored = await call(ProfileService.getProfileImage, {}, {signal: gone});
    showPicture(stored);
    return stored;
  });
  themes = resource(async gone => (await call(ProfileService.listThemes, {}, {signal: gone})).themes);
  clock = resource(async gone => ({clock: (await this.#unchanged(() => call(SessionsService.getClock, {}, {signal: gone}))).clock}));
  voices = resource(async gone => (await call(MotivationService.listVoicePacks, {}, {signal: gone})).voicePacks);
  body = resource(async gone => {
    const [metrics, {measurements, nextPageToken}] = await Promise.all([
      call(ProfileService.getBodyMetrics, {}, {signal: gone}), call(ProfileService.listBodyMeasurements, {pageSize: PAGE}, {signal: gone})]);
    return {metrics, measurements, nextPageToken};
  });
  training = resource(async gone => ({preferences: (await this.#unchanged(() => call(TrainingService.getPreferences, {}, {signal: gone}))).preferences}));

  /** What is wrong, by the name of its row. */
  wrong = signal(/** @type {Record<string, string>} */ ({}));
  /** The row that was saved last. */
  saved = signal('');

  /** The photo that was taken away last. */
  removed = signal(/** @type {Uint8Array<ArrayBuffer> | null} */ (null));
  /** Whether a picture is on its way. */
  sending = signal(false);
  /** @type {{image: Uint8Array<ArrayBuffer> | null, requestId: string}} */
  upload = {image: null, requestId: ''};
  /** Whether all time zones are listed: there are hundreds, and few people look for one. */
  listsZones = signal(false);
  /** How long landmarks are to be kept, before it is sure; 0 if nothing is asked. */
  shorter = signal(0);

  #gone;
  /** How often each row was changed: only its newest change may set it. @type {Map<string, number>} */
  #turns = new Map();
  #requestId = requestIds();
  #writes = /** @type {Promise<any>} */ (Promise.resolve());
  /** How many changes were made here. */
  #changes = 0;
  #parts = {
    profile: {holder: this.you, write: request => call(ProfileService.updateProfile, request)},
    settings: {holder: this.you, write: request => call(ProfileService.updateSettings, request)},
    clock: {holder: this.clock, write: request => call(SessionsService.updateClock, request)},
    preferences: {holder: this.training, write: request => call(TrainingService.updatePreferences, request)},
  };

  /** @param {() => AbortSignal} gone what is aborted when the view leaves */
  constructor(gone) { this.#gone = gone; }

  /** All of it at once. */
  load = () => {
    this.refresh();
    for (const each of [this.pictures, this.picture, this.themes, this.voices]) this.again(each);
  };

  /** What another device may have changed, and what did not come before. Older weights that were asked for stay. */
  refresh = () => {
    for (const each of [this.you, this.clock, this.training]) this.again(each);
    if ((this.body.state.value?.measurements.length ?? 0) <= PAGE) this.again(this.body);
    for (const each of [this.pictures, this.picture, this.themes, this.voices]) if (each.state.error) this.again(each);
  };

  /** @param {{load(gone: AbortSignal): unknown}} part */
  again = part => part.load(this.#gone());

  /** What is read while nothing changes here: an answer that crosses a change would take that back on the screen.
   *  @template T @param {() => Promise<T>} ask @returns {Promise<T>} */
  async #unchanged(ask) {
    for (;;) {
      await this.#writes;
      const changes = this.#changes, answer = await ask();
      if (changes === this.#changes) return answer;
    }
  }

  /** Says what is wrong beside a row; '' takes it away. @param {string} name @param {string} words */
  say(name, words) {
    this.wrong.value = {...this.wrong.peek(), [name]: words};
    if (words) announce(words);
  }

  /** @param {Part} part @param {string} field @param {any} value @returns {Promise<boolean>} whether the service took it */
  async change(part, field, value) {
    const {holder, write} = /** @type {any} */ (this.#parts[part]);
    const before = holder.state.value[part][field], turn = (this.#turns.get(field) ?? 0) + 1;
    const set = to => {
      if (this.#turns.get(field) === turn) holder.change(all => ({...all, [part]: {...all[part], [field]: to}}));
    };
    this.#turns.set(field, turn);
    this.#changes += 1;
    set(value);
    this.say(field, '');
    this.saved.value = '';
    const request = {[part]: {[field]: value}, updateMask: {paths: [snakeCase(field)]}, requestId: this.#requestId([part, field, value])};
    const answer = this.#writes.then(() => write(request));
    this.#writes = answer.catch(() => {});
    try {
      set((await answer)[part][field]);
      this.saved.value = field;
      announce(t('profile.saved'));
      return true;
    } catch (error) {
      set(before);
      this.refuse(field, error);
      return false;
    }
  }

  /** @param {string} name of the row @param {any} error */
  refuse(name, error) { this.say(name, error.fields?.map(({message}) => message).join(' ') || error.words || t('error.unexpected')); }
}

/** @param {string} name */
const snakeCase = name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
