// @ts-check
// Where the page begins: every address of it, and who may be where.

import {go, reconsider, startRouter} from './router.js';
import {loadSession, returnPath, session, startStore, unreached} from './store.js';
import {loadWords} from './words.js';
import '../parts/shell.js';

/** Loads a stylesheet that only some views need, once. @param {string} name */
function stylesheet(name) {
  const href = new URL(`../css/${name}.css`, import.meta.url).href;
  if ([...document.styleSheets].some(sheet => sheet.href === href)) return null;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'stylesheet', href, onload: resolve, onerror: () => reject(new TypeError(`${name}.css did not come`))});
    document.head.append(link);
  });
}

/** @param {string} name of the view's module @returns {Partial<import('./router.js').Route>} what all views about accounts share */
const account = name => ({
  open: true, bare: true, load: () => Promise.all([import(`../views/account/${name}.js`), stylesheet('account')]),
});

/** @param {string} module @param {string[]} sheets @returns {Partial<import('./router.js').Route>} */
const view = (module, ...sheets) => ({load: () => Promise.all([import(`../views/${module}.js`), ...sheets.map(stylesheet)])});

/** A view is loaded when it is first shown. The last one stands for unknown paths.
 *  @type {import('./router.js').Route[]} */
const routes = /** @type {any} */ ([
  {path: '/', tag: 'titan-home', title: 'home.title', ...view('home/home')},
  {path: '/trophies', tag: 'titan-trophies', title: 'trophies.title', ...view('trophies/trophies', 'trophies')},
  {path: '/trophies/:id', tag: 'titan-trophy', title: 'trophy.title', ...view('trophies/trophy', 'account', 'trophies', 'share')},
  {path: '/sessions', tag: 'titan-sessions', title: 'sessions.title', ...view('sessions/sessions', 'sessions')},
  {path: '/sessions/:id', tag: 'titan-session', title: 'session.title', ...view('sessions/session', 'account', 'set', 'sessions', 'share')},
  {path: '/statistics', tag: 'titan-statistics', title: 'statistics.title', ...view('statistics/statistics', 'statistics')},
  // Its form looks like those of accounts.
  {path: '/streak', tag: 'titan-streak', title: 'streak.title', ...view('streak/streak', 'account', 'streak')},
  {path: '/habits', tag: 'titan-habits', title: 'habits.title', ...view('habits/habits', 'habits')},
  {path: '/habits/new', tag: 'titan-habit-form', title: 'habits.new', ...view('habits/edit', 'account', 'habits')},
  {path: '/habits/:id', tag: 'titan-habit', title: 'habit.title', ...view('habits/habit', 'habits')},
  {path: '/habits/:id/edit', tag: 'titan-habit-form', title: 'habit.edit', ...view('habits/edit', 'account', 'habits')},
  {path: '/reminders', tag: 'titan-reminders', title: 'reminders.title', ...view('reminders/reminders', 'reminders')},
  {path: '/reminders/new', tag: 'titan-reminder-form', title: 'reminders.new', ...view('reminders/edit', 'account', 'reminders')},
  {path: '/reminders/:id', tag: 'titan-reminder-form', title: 'reminder.edit', ...view('reminders/edit', 'account', 'reminders')},
  {path: '/people', tag: 'titan-people', title: 'people.title', ...view('people/people', 'account', 'profile')},
  {path: '/people/:code', tag: 'titan-people-invitation', title: 'people.invitation', ...view('people/invitation', 'account', 'profile')},
  {path: '/groups', tag: 'titan-groups', title: 'groups.title', ...view('groups/groups', 'account', 'profile')},
  {path: '/groups/:code', tag: 'titan-group-invitation', title: 'groups.invitation', ...view('groups/invitation', 'account', 'profile')},
  {path: '/groups/of/:id', tag: 'titan-group', title: 'groups.one', ...view('groups/group', 'account', 'profile')},
  {path: '/set', tag: 'titan-set', title: 'set.title', bare: true, ...view('set/set', 'set')},
  {path: '/set/:id', tag: 'titan-set-done', title: 'set.done.title', ...view('set/done', 'set')},
  {path: '/unsent', tag: 'titan-unsent', title: 'unsent.title', ...view('set/unsent', 'set')},
  {path: '/train', tag: 'titan-train', title: 'train.title', ...view('train/train', 'train')},
  {path: '/train/workouts', tag: 'titan-workouts', title: 'workouts.title', ...view('train/workouts', 'train')},
  {path: '/train/workouts/new', tag: 'titan-workout-form', title: 'workouts.new', ...view('train/workout-form', 'account', 'habits', 'train')},
  {path: '/train/workouts/:id', tag: 'titan-workout-form', title: 'workouts.changing', ...view('train/workout-form', 'account', 'habits', 'train')},
  {path: '/train/meals', tag: 'titan-meals', title: 'meals.title', ...view('train/meals', 'train', 'profile')},
  {path: '/train/:practice', tag: 'titan-player', title: 'train.practice', bare: true, ...view('train/player', 'train', 'set')},
  {path: '/week', tag: 'titan-week', title: 'week.title', ...view('week/week', 'train', 'week', 'set')},
  {path: '/profile', tag: 'titan-profile', title: 'profile.title', ...view('profile/profile', 'account', 'profile')},
  {path: '/liked', tag: 'titan-liked', title: 'liked.title', ...view('profile/liked', 'account', 'profile')},
  {path: '/account', tag: 'titan-account', title: 'account.title', ...view('account/account', 'account', 'profile')},
  {path: '/account/password', tag: 'titan-change-password', title: 'account.password.title', ...view('account/change-password', 'account', 'profile')},
  {path: '/account/email', tag: 'titan-change-email', title: 'account.email.title', ...view('account/change-email', 'account', 'profile')},
  {path: '/account/second-factor', tag: 'titan-second-factor', title: 'mfa.title', ...view('account/second-factor', 'account', 'profile')},
  {path: '/account/passkeys', tag: 'titan-passkeys', title: 'passkeys.title', ...view('account/passkeys', 'account', 'profile')},
  {path: '/account/provider', tag: 'titan-provider-link', title: 'provider.link', ...view('account/provider-link', 'account', 'profile')},
  {path: '/account/invitations', tag: 'titan-invitations', title: 'invitations.title', ...view('account/invitations', 'account', 'profile')},
  {path: '/account/import', tag: 'titan-import', title: 'import.title', ...view('account/import', 'account', 'habits')},
  {path: '/account/tokens', tag: 'titan-tokens', title: 'tokens.title', ...view('account/tokens', 'account', 'profile')},
  {path: '/account/delete', tag: 'titan-delete-account', title: 'account.delete', ...view('account/delete-account', 'account', 'profile')},
  {path: '/operators', tag: 'titan-operators', title: 'operators.title', ...view('operators/operators', 'account', 'profile')},
  // For those who write programs, who need no account to read it.
  {path: '/api', tag: 'titan-api', title: 'api.title', open: true, bare: true, ...view('api/api', 'account', 'api')},
  // Public: whoever has the link may see it, signed in or not.
  {path: '/a/:token', tag: 'titan-shared-award', title: 'shared.title', open: true, bare: true, ...view('share/shared-award', 'trophies', 'share')},
  {path: '/deletion-receipt', tag: 'titan-deletion-receipt', title: 'receipt.title', ...account('deletion-receipt')},
  {path: '/start', tag: 'titan-start', title: 'start.title', ...account('start')},
  {path: '/sign-in', tag: 'titan-sign-in', title: 'signIn.title', ...account('sign-in')},
  // Where the provider sends people back to, signed in or not.
  {path: '/sign-in/provider', tag: 'titan-provider-answer', title: 'provider.title', ...account('provider-answer')},
  {path: '/register', tag: 'titan-register', title: 'register.title', ...account('register')},
  {path: '/forgotten-password', tag: 'titan-forgotten-password', title: 'forgotten.title', ...account('forgotten-password')},
  // Where the links in mails lead, each with `#token=…`.
  {path: '/verify-email', tag: 'titan-verify-email', title: 'verify.title', ...account('verify-email')},
  {path: '/reset-password', tag: 'titan-reset-password', title: 'reset.title', ...account('reset-password')},
  {path: '/confirm-email-change', tag: 'titan-confirm-email-change', title: 'emailChange.title', ...account('confirm-email-change')},
  {path: '', tag: 'titan-lost', title: 'lost.title', open: true, load: async () => {}},
]);

/** For people who are not signed in: others who come here go on to where they wanted. */
const forGuests = new Set(['/start', '/sign-in', '/register']);

/** @param {URL | Location} url */
const signInFor = url => `/sign-in?return=${encodeURIComponent(url.pathname + url.search)}`;

/** Where to go instead of an address. @param {import('./router.js').Route} route @param {URL} url */
function guard(route, url) {
  if (session.peek().signedIn) return forGuests.has(route.path) ? returnPath(url) : null;
  if (route.open) return null;
  return url.pathname === '/' ? '/start' : signInFor(url);
}

startStore(() => go(signInFor(location), {replace: true}));
await loadWords();
// Without an answer, whoever was signed in last is taken to be; once there is a connection, the server is asked again.
await loadSession().catch(error => {
  unreached.value = error.words ?? String(error);
  addEventListener('online', retry);
});
await startRouter(routes, guard);
document.body.append(document.createElement('titan-shell'));
// Sets that wait are sent once the first view is there, or once there is a connection to load what sends them.
const idle = globalThis.requestIdleCallback ?? setTimeout;
idle(startSets);
idle(startReminders);

async function startSets() {
  const sets = await import('../set/startup.js').catch(() => null);
  if (sets) await sets.startUp();
  else addEventListener('online', startSets, {once: true});
}

async function startReminders() {
  await import('../views/reminders/due.js').catch(() => addEventListener('online', startReminders, {once: true}));
}

async function retry() {
  await loadSession();
  unreached.value = '';
  removeEventListener('online', retry);
  await reconsider();
}
