// @ts-check
// What surrounds the views: the navigation, what is said aloud, and the sheet with the choices of this device.

import {View, effect, h, signal} from '../core/element.js';
import {moving, place, reconsider} from '../core/router.js';
import {call} from '../core/rpc.js';
import {chooseTheme, dashboard, forget, online, person, session, sessionCall, theme, themes, unreached} from '../core/store.js';
import {language, languages, loadWords, t} from '../core/words.js';
import {icon, sign} from './pictures.js';

/** The views in the navigation; more come as they are built. `side` is theirs in the phone's bar. */
const items = [
  {path: '/', icon: 'home', key: 'nav.home', side: 0},
  {path: '/train', icon: 'train', key: 'nav.train', side: 0},
  {path: '/habits', icon: 'habits', key: 'nav.habits', side: 1},
  {path: '/trophies', icon: 'trophies', key: 'nav.trophies', side: 1},
];

/** The views beside them, as they are built: in the rail, and at the top of the sheet where there is none. */
const more = [
  {path: '/sessions', icon: 'sessions', key: 'nav.sessions'},
  {path: '/statistics', icon: 'statistics', key: 'nav.statistics'},
  {path: '/streak', icon: 'streak', key: 'nav.streak'},
  {path: '/week', icon: 'week', key: 'nav.week'},
  {path: '/reminders', icon: 'reminders', key: 'nav.reminders'},
  {path: '/people', with: '/groups', icon: 'people', key: 'nav.people'},
  {path: '/profile', icon: 'person', key: 'nav.profile'},
  {path: '/account', icon: 'private', key: 'nav.account'},
];

/** @param {{path: string, with?: string, icon: string, key: string}} item `with` are further views that it leads to
 *  @param {string} path where the page is @param {Record<string, any>} [props] */
function link({path: target, with: further, icon: name, key}, path, props) {
  const isHere = target === '/' ? path === '/' : path.startsWith(target) || (further !== undefined && path.startsWith(further));
  return h('a', {href: target, 'aria-current': isHere ? 'page' : null, ...props}, icon(name), h('span', null, t(key)));
}

/** What was last said to screen readers. */
const said = signal('');
/** Says words to screen readers without moving the focus. @param {string} words */
export const announce = words => { said.value = words; };

/** The picture of whoever is signed in, as an address; empty for their initial. */
const picture = signal('');

/** Learns who one is where no view has, and what they look like. Without an answer a hint and the initial stay. */
async function learnPerson() {
  try {
    const {ProfileService} = await import('../Generated/profile.js');
    if (!person.peek()) person.value = (await call(ProfileService.getProfile, {})).profile ?? null;
    showPicture(await call(ProfileService.getProfileImage, {}));
  } catch { /* It is asked for again with the next page load. */ }
}

/** Shows a picture wherever the page shows who one is. @param {{contentType: string, image: Uint8Array<ArrayBuffer>}} stored */
export function showPicture({contentType, image}) {
  if (picture.peek()) URL.revokeObjectURL(picture.peek());
  picture.value = image.length > 0 ? URL.createObjectURL(new Blob([image], {type: contentType})) : '';
}

/** @param {string} [look] @returns {any} */
export const avatar = (look = '') => h('span', {class: `avatar ${look}`.trim(), 'aria-hidden': 'true'},
  picture.value ? h('img', {src: picture.value, alt: '', width: 44, height: 44})
    : [...person.value?.displayName ?? ''][0]?.toUpperCase() ?? '');

/** Opens the sheet with theme, language and signing out. */
export const openSheet = () => {
  const sheet = document.querySelector('dialog.sheet');
  if (sheet instanceof HTMLDialogElement && !sheet.open) sheet.showModal();
};

/** Before its link is followed, so that the new view's heading gets the focus. */
const closeSheet = () => {
  const sheet = document.querySelector('dialog.sheet');
  if (sheet instanceof HTMLDialogElement) sheet.close();
};

/** Signs out, and deletes what this device keeps of whoever leaves. @param {string} path where the page begins anew */
export async function leaveDevice(path) {
  const [{AuthService}, {forgetSets}] = await Promise.all([import('../Generated/auth.js'), import('../set/world.js')]);
  // While there is a session to say it with.
  await import('../views/reminders/push.js').then(({endPushing}) => endPushing(), () => {});
  await sessionCall('sign-out', AuthService.signOut, {});
  await forgetSets();
  forget();
  // The server has had everything cleared that this device kept; its look and language are nobody's secret.
  chooseTheme(theme.peek());
  await loadWords(language.peek());
  // Everything in memory belonged to whoever has left.
  location.assign(path);
}

class Shell extends View {
  /** @type {(() => void) | null} */
  #titles = null;
  /** @type {(() => void) | null} */
  #learning = null;
  #isLearning = false;

  start() {
    // Not before the view's own calls are on their way.
    this.#learning = effect(() => {
      if (!session.value.signedIn || !place.value || place.value.route.bare || this.#isLearning) return;
      this.#isLearning = true;
      setTimeout(learnPerson, 1000);
    });
    this.#titles = effect(() => {
      const title = place.value && language.value && t(place.value.route.title);
      document.title = title ? `${title} · TitanUp` : 'TitanUp';
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#titles?.();
    this.#learning?.();
  }

  render() {
    const where = place.value;
    void language.value;
    if (!where) return [];
    const {route, url} = where;
    return h('div', {class: route.bare ? 'shell bare' : 'shell'},
      h('a', {class: 'skip', href: '#main'}, t('nav.skip')),
      // Always there: what comes and goes before a view would have the view made anew, with the set that it counts.
      h('p', {class: 'offline', role: 'status', hidden: online.value && !unreached.value}, online.value ? unreached.value : t('error.noConnection')),
      !route.bare && this.rail(url.pathname),
      // One element for each address, so that nothing of the view before lives on; and for each language, since services
      // answer in it. What is half entered into a form stays.
      h('main', {id: 'main', tabindex: '-1', 'aria-busy': moving.value ? 'true' : null},
        h(route.tag, {key: route.bare ? url.pathname : `${url.pathname} ${language.value}`})),
      h('titan-due'),
      !route.bare && this.tabs(url.pathname),
      h('p', {class: 'hidden', role: 'status', 'aria-live': 'polite'}, said.value),
      h('titan-sheet'));
  }

  /** @param {string} path */
  rail(path) {
    const level = dashboard.value?.level, name = person.value?.displayName;
    return h('nav', {class: 'rail', 'aria-label': t('nav.label')},
      h('div', {class: 'brand'}, sign(), 'TitanUp'),
      items.map(each => link(each, path, {class: 'item'})),
      h('a', {class: 'button', href: '/set'}, icon('camera'), t('nav.set')),
      h('ul', {class: 'more'}, more.map(each => h('li', {key: each.path}, link(each, path, {class: 'item'})))),
      h('button', {class: 'me', type: 'button', onclick: openSheet, 'aria-haspopup': 'dialog'}, avatar(), h('span', null,
        h('b', null, name || t('sheet.title')),
        h('small', null, level ? t('shell.level', {level: level.number, points: level.experience}) : t('sheet.hint')))));
  }

  /** @param {string} path */
  tabs(path) {
    const side = which => h('div', {class: 'side'}, items.filter(each => each.side === which).map(each => link(each, path)));
    return h('nav', {class: 'tabs', 'aria-label': t('nav.label')}, side(0),
      h('a', {class: 'go', href: '/set'}, icon('camera'), h('span', {class: 'hidden'}, t('nav.set'))), side(1));
  }
}

class Sheet extends View {
  #error = signal('');
  /** How many sets signing out would delete, once that was asked. */
  #losing = signal(0);

  signOut = async () => {
    try {
      const {unsentSets} = await import('../set/world.js');
      const unsent = await unsentSets();
      if (unsent.length > 0 && this.#losing.peek() === 0) {
        this.#losing.value = unsent.length;
        return;
      }
      await leaveDevice('/start');
    } catch (error) {
      this.#error.value = /** @type {any} */ (error).words ?? String(error);
    }
  };

  render() {
    const losing = this.#losing.value;
    const choice = (group, value, chosen, choose, words) => h('label', null,
      h('input', {type: 'radio', name: group, value, '.checked': value === chosen, onchange: () => choose(value)}), words);
    return h('dialog', {class: 'sheet', 'aria-labelledby': 'sheet-title'}, h('form', {method: 'dialog'},
      h('header', null, session.value.signedIn && avatar(),
        h('h2', {id: 'sheet-title'}, session.value.signedIn ? person.value?.displayName || t('sheet.title') : t('sheet.choices')),
        h('button', {class: 'close', value: 'close', 'aria-label': t('sheet.close')}, icon('close'))),
      session.value.signedIn && h('nav', {class: 'more', 'aria-label': t('nav.more')}, h('ul', null, more.map(each => h('li', {key: each.path},
        link(each, place.value?.url.pathname ?? '', {onclick: closeSheet}))))),
      h('fieldset', null, h('legend', null, t('sheet.theme')), h('div', {class: 'choices'},
        themes.map(name => choice('theme', name, theme.value, chooseTheme, [h('i', {class: `swatch ${name}`}), t(`theme.${name}`)])))),
      h('fieldset', null, h('legend', null, t('sheet.language')), h('div', {class: 'choices'},
        languages.map(name => choice('language', name, language.value, loadWords, h('span', {lang: name}, t(`language.${name}`)))))),
      this.#error.value && h('p', {role: 'alert'}, this.#error.value),
      losing > 0 && h('p', {role: 'alert'}, t('unsent.leaving', {count: losing})),
      session.value.signedIn && h('button', {class: 'button quiet', type: 'button', onclick: this.signOut}, t(losing > 0 ? 'unsent.leaveAnyway' : 'sheet.signOut')),
      losing > 0 && h('button', {class: 'button', type: 'button', onclick: () => { this.#losing.value = 0; }}, t('unsent.stay'))));
  }
}

/** For addresses that nobody has. */
class Lost extends View {
  render() {
    void language.value;
    return h('div', {class: 'state'}, h('h1', null, t('lost.title')), h('p', null, t('lost.words')),
      h('a', {class: 'button small', href: '/'}, t('nav.home')));
  }
}

/** In place of a view whose modules did not come. */
class Unreached extends View {
  render() {
    void language.value;
    return h('div', {class: 'state'}, h('h1', {class: 'hidden'}, t('error.offlineTitle')), failure({isOffline: true, words: t('error.offline')}, reconsider));
  }
}

customElements.define('titan-lost', Lost);
customElements.define('titan-unreached', Unreached);
customElements.define('titan-shell', Shell);
customElements.define('titan-sheet', Sheet);

/** What a view says in place of what did not come. @param {any} error @param {() => void} again */
export function failure(error, again) {
  const isOffline = error?.isOffline ?? false;
  return h('section', {class: 'state card', role: 'alert'},
    h('h2', null, t(isOffline ? 'error.offlineTitle' : 'error.title')),
    h('p', null, error?.words ?? t('error.unexpected')),
    h('button', {class: 'button small', type: 'button', onclick: again}, t('error.again')));
}
