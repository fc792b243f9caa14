// @ts-check
// What views are made of: values that tell when they change (signals), descriptions of nodes (h, s), and a custom element
// that shows its description and keeps it true.

/** @type {(() => void) | null} */
let reading = null;
/** @type {Set<() => void>} */
const due = new Set();

/** A value that tells everybody who read it when it changes. @template T @param {T} initial */
export function signal(initial) {
  let current = initial;
  /** @type {Set<() => void>} */
  const readers = new Set();
  return {
    get value() {
      if (reading) { readers.add(reading); sources.get(reading)?.add(readers); }
      return current;
    },
    set value(next) {
      if (Object.is(next, current)) return;
      current = next;
      if (readers.size > 0 && due.size === 0) queueMicrotask(flush);
      for (const reader of readers) due.add(reader);
    },
    /** Reads without being told of changes. */
    peek: () => current,
  };
}

/** What each effect has read, to forget it. @type {WeakMap<() => void, Set<Set<() => void>>>} */
const sources = new WeakMap();

function flush() {
  // What one effect makes due is visited, too; what it ends is not.
  for (const each of due) {
    due.delete(each);
    each();
  }
}

/** Runs `body` now, and again after anything that it read has changed. Returns what ends that. @param {() => void} body */
export function effect(body) {
  const forget = () => {
    for (const readers of sources.get(run) ?? []) readers.delete(run);
    sources.set(run, new Set());
    due.delete(run);
  };
  const run = () => {
    forget();
    const outer = reading;
    reading = run;
    try { body(); } finally { reading = outer; }
  };
  run();
  return forget;
}

/** Waits until all changes so far are on the screen. */
export const settled = () => new Promise(resolve => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));

/** @typedef {{tag: string, svg: boolean, props: Record<string, any>, children: (Node_ | string)[], key?: string}} Node_ */

/** @param {boolean} svg @returns {(tag: string, props?: Record<string, any> | null, ...children: any[]) => Node_} */
const describe = svg => (tag, props, ...children) => ({
  tag, svg, props: props ?? {}, key: props?.key,
  children: children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false && child !== true)
    .map(child => typeof child === 'object' ? child : String(child)),
});

/** Describes an HTML element: `h('button', {class: 'btn', onclick: …, disabled: false, style: {'--p': '3'}, '.value': x}, 'Go')`.
 *  A property `onNAME` listens, `.name` sets the DOM property, `style` sets custom or other properties one by one (the CSP
 *  allows no style attributes), false, null and undefined leave an attribute away, `key` tells siblings apart, `ref` is
 *  called once with the element, `own: true` leaves what is inside of it alone. */
export const h = describe(false);
/** Describes an SVG element. */
export const s = describe(true);

/** @type {WeakMap<Node, Node_>} */
const shown = new WeakMap();

/** Makes the children of `parent` what is described, and keeps every node that can stay, with its focus.
 *  @param {Node} parent @param {(Node_ | string)[]} described */
export function patch(parent, described) {
  /** @type {Map<string, Node>} */
  const keyed = new Map();
  for (const node of parent.childNodes) {
    const key = shown.get(node)?.key;
    if (key !== undefined) keyed.set(key, node);
  }
  let next = parent.firstChild;
  for (const item of described) {
    const candidate = typeof item === 'object' && item.key !== undefined ? keyed.get(item.key) ?? null
      : next && shown.get(next)?.key === undefined ? next : null;
    const node = candidate && fits(candidate, item) ? candidate : make(item);
    if (node !== next) parent.insertBefore(node, next);
    else next = next.nextSibling;
    show(node, item);
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

/** @param {Node} node @param {Node_ | string} item */
const fits = (node, item) => typeof item === 'string' ? node.nodeType === Node.TEXT_NODE : shown.get(node)?.tag === item.tag;

/** @param {Node_ | string} item */
function make(item) {
  if (typeof item === 'string') return document.createTextNode(item);
  const node = item.svg ? document.createElementNS('http://www.w3.org/2000/svg', item.tag) : document.createElement(item.tag);
  shown.set(node, {...item, props: {}, children: []});
  return node;
}

/** @param {Node} node @param {Node_ | string} item */
function show(node, item) {
  if (typeof item === 'string') {
    if (node.nodeValue !== item) node.nodeValue = item;
    return;
  }
  const element = /** @type {any} */ (node), before = shown.get(node)?.props ?? {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(item.props)])) {
    if (before[name] !== item.props[name] || name[0] === '.') set(element, name, item.props[name], before[name]);
  }
  shown.set(node, item);
  // What is inside of a custom element is its own.
  if (!item.tag.includes('-') && !item.props.own) patch(node, item.children);
  if (!before.ref) item.props.ref?.(element);
}

/** @param {any} element @param {string} name @param {any} value @param {any} before */
function set(element, name, value, before) {
  if (name === 'key' || name === 'ref' || name === 'own') return;
  if (name.startsWith('on')) {
    if (before) element.removeEventListener(name.slice(2), before);
    if (value) element.addEventListener(name.slice(2), value);
  } else if (name === 'style') {
    for (const property of Object.keys({...before, ...value})) element.style.setProperty(property, value?.[property] ?? '');
  } else if (name[0] === '.') {
    if (element[name.slice(1)] !== value) element[name.slice(1)] = value;
  } else if (value === false || value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

/** A custom element that shows what its `render` describes, again whenever a signal that `render` read has changed. */
export class View extends HTMLElement {
  /** @type {(() => void) | null} */
  #stop = null;
  #controller = new AbortController();

  /** Aborted when the element leaves the document: pass it to calls and listeners. */
  get gone() { return this.#controller.signal; }

  connectedCallback() {
    if (this.#controller.signal.aborted) this.#controller = new AbortController();
    this.start();
    this.#stop = effect(() => patch(this, [this.render()].flat(Infinity).filter(item => item)));
  }

  disconnectedCallback() {
    this.#stop?.();
    this.#controller.abort(new DOMException('the view is gone', 'AbortError'));
  }

  /** Called once before the first `render`: the place for first calls. */
  start() {}

  /** @returns {any} nodes of h and s, nested lists of them, and nothings */
  render() { return []; }
}

/** A value that comes later: `load()` asks for it, again if called again; meanwhile the last one stays.
 *  @template T @param {(signal: AbortSignal) => Promise<T>} ask */
export function resource(ask) {
  const state = signal(/** @type {{value?: T, error?: any, loading: boolean}} */ ({loading: true}));
  let newest = 0;
  return {
    get state() { return state.value; },
    /** @param {AbortSignal} gone */
    async load(gone) {
      const turn = ++newest;
      state.value = {...state.peek(), loading: true};
      try {
        const value = await ask(gone);
        if (turn === newest) state.value = {value, loading: false};
      } catch (error) {
        if (turn === newest && !gone.aborted) state.value = {...state.peek(), error, loading: false};
      }
    },
    /** Replaces the value, for changes that the page makes itself. @param {(value: T) => T} change */
    change(change) {
      const {value} = state.peek();
      if (value !== undefined) state.value = {...state.peek(), value: change(value)};
    },
  };
}
