// @ts-check
// From addresses to views, by the Navigation API or, without it, by History and clicks. Links are plain `<a href>`.

import {signal} from './element.js';

/** @typedef {{path: string, tag: string, load: () => Promise<unknown>, title: string, open?: boolean, bare?: boolean}} Route
 *    `path` may end with a parameter: `/sessions/:id`; `open` needs no sign-in; `bare` stands without navigation bars. */
/** @typedef {{route: Route, params: Record<string, string>, url: URL}} Place */

/** Where the page is; null before the first view is there. @type {{value: Place | null, peek(): Place | null}} */
export const place = signal(/** @type {Place | null} */ (null));
/** Whether a view is being loaded. */
export const moving = signal(false);

/** @type {Route[]} */
let routes = [];
/** @type {(route: Route, url: URL) => string | null} */
let redirect = () => null;
let turns = 0;
const api = /** @type {any} */ (globalThis).navigation;

/** @param {Route} route @param {string} pathname @returns {Record<string, string> | null} */
export function match(route, pathname) {
  const pattern = route.path.split('/'), given = pathname.replace(/(.)\/+$/, '$1').split('/');
  if (pattern.length !== given.length) return null;
  /** @type {Record<string, string>} */
  const params = {};
  for (const [index, part] of pattern.entries()) {
    if (part.startsWith(':') && given[index]) {
      try { params[part.slice(1)] = decodeURIComponent(given[index]); } catch { return null; }
    } else if (part !== given[index]) return null;
  }
  return params;
}

/** Shows the view of an address, the last for a path that nobody has. @param {URL} url @param {boolean} [isFirst] */
async function show(url, isFirst = false) {
  const found = routes.find(route => match(route, url.pathname)) ?? routes[routes.length - 1];
  const elsewhere = redirect(found, url);
  if (elsewhere) return go(elsewhere, {replace: true});
  const turn = ++turns;
  moving.value = true;
  let route = found;
  try {
    await found.load();
  } catch {
    // The view's modules did not come: that is said in its place.
    route = {...found, tag: 'titan-unreached'};
  }
  // Somebody who has gone on meanwhile is not called back.
  if (turn !== turns) return;
  moving.value = false;
  place.value = {route, params: match(found, url.pathname) ?? {}, url};
  if (!isFirst) focusHeading();
}

/** What is new is read out, and Tab goes on from there: a field that is there to be filled in, else the heading. A view that has no
 *  heading yet gets the focus when it has. */
function focusHeading() {
  requestAnimationFrame(() => {
    const heading = /** @type {HTMLElement | null} */ (document.querySelector('main h1'));
    if (!heading || document.querySelector('dialog[open]')) return;
    const field = /** @type {HTMLElement | null} */ (document.querySelector('main [data-first]'));
    if (field) return field.focus({preventScroll: true});
    heading.tabIndex = -1;
    heading.focus({preventScroll: true});
  });
}

/** Goes to another address of the page. @param {string} path @param {{replace?: boolean}} [options] */
export function go(path, {replace = false} = {}) {
  if (api) {
    // What is replaced or superseded rejects its promises; whoever went elsewhere knows.
    const {committed, finished} = api.navigate(path, {history: replace ? 'replace' : 'auto'});
    committed.catch(() => {});
    return finished.catch(() => {});
  }
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  if (!replace) scrollTo(0, 0);
  return show(new URL(location.href));
}

/** Looks again whether one may be here: after signing in and out. */
export const reconsider = () => show(new URL(location.href));

/** @param {Route[]} table the last is shown for unknown paths @param {typeof redirect} guard where to go instead, or null */
export async function startRouter(table, guard) {
  [routes, redirect] = [table, guard];
  if (api) {
    api.addEventListener('navigate', event => {
      if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
      const url = new URL(event.destination.url);
      if (isFile(url)) return;
      event.intercept({focusReset: 'manual', scroll: 'after-transition', handler: () => show(url)});
    });
  } else {
    addEventListener('popstate', () => show(new URL(location.href)));
    document.addEventListener('click', event => {
      const link = /** @type {Element} */ (event.target).closest('a[href]');
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!(link instanceof HTMLAnchorElement) || !isPlain || event.defaultPrevented || link.target || link.download) return;
      if (link.origin !== location.origin || isFile(new URL(link.href))) return;
      event.preventDefault();
      go(link.href);
    });
  }
  await show(new URL(location.href), true);
}

/** What the server has as a file. @param {URL} url */
const isFile = url => /^\/((assets|session)\/|export$)/.test(url.pathname);
