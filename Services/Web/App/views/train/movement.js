// @ts-check
// An exercise as a moving figure. The service describes it as drawings in a loop; this page takes their lines, paints them
// in the theme's colours and moves them smoothly from one drawing to the next.

import {View, s, signal} from '../../core/element.js';

/** What the service's colours mean here. @type {Record<string, string>} */
const paints = {lightgray: 'var(--line-2)', silver: 'var(--ink-3)', gray: 'var(--ink-2)', black: 'var(--ink)', orangered: 'var(--accent)'};
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** @typedef {{tag: string, paint: string, width: string, letters: string[], numbers: number[]}} Shape */

/** The lines and circles of a drawing; everything else in it is ignored. @param {string} svg @returns {Shape[]} */
export function shapesOf(svg) {
  return [...svg.matchAll(/<(path|circle)\s([^>]*)>/g)].map(([, tag, text]) => {
    const attributes = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const place = tag === 'path' ? attributes.d ?? '' : `${attributes.cx} ${attributes.cy} ${attributes.r}`;
    return {tag, paint: paints[attributes.stroke ?? attributes.fill] ?? 'var(--ink)', width: attributes['stroke-width'] ?? '3',
      letters: place.split(/-?[\d.]+/), numbers: (place.match(/-?[\d.]+/g) ?? []).map(Number)};
  });
}

/** A drawing between two others. @param {Shape[]} from @param {Shape[]} to @param {number} part 0 to 1 */
export const between = (from, to, part) => from.map((shape, index) => {
  const other = to[index];
  if (other?.numbers.length !== shape.numbers.length) return shape;
  return {...shape, numbers: shape.numbers.map((value, at) => value + (other.numbers[at] - value) * part)};
});

/** @param {Shape[]} shapes @param {Record<string, any>} [props] */
const drawing = (shapes, props) => s('svg', {viewBox: '0 0 120 120', 'aria-hidden': 'true', fill: 'none', 'stroke-linecap': 'round',
  'stroke-linejoin': 'round', ...props}, shapes.map(({tag, paint, width, letters, numbers}) => {
  const values = numbers.map(value => value.toFixed(1));
  return tag === 'circle' ? s('circle', {cx: values[0], cy: values[1], r: values[2], style: {fill: paint}})
    : s('path', {d: letters.map((letter, index) => letter + (values[index] ?? '')).join(''), 'stroke-width': width, style: {stroke: paint}});
}));

/** `<titan-movement>` with the properties `frames` (SVG documents), `pace` (milliseconds for each) and `isResting`. People who
 *  want less motion see its two ends side by side. */
class Movement extends View {
  #frames = signal(/** @type {string[]} */ ([]));
  #at = signal(0);
  #isStill = signal(still.matches);
  /** @type {{frames: string[], shapes: Shape[][]}} */
  #read = {frames: [], shapes: []};
  pace = 300;
  isResting = false;

  get frames() { return this.#frames.peek(); }
  set frames(frames) { this.#frames.value = frames; }

  start() {
    still.addEventListener('change', () => { this.#isStill.value = still.matches; }, {signal: this.gone});
    let last = performance.now();
    const move = (/** @type {number} */ now) => {
      if (this.gone.aborted) return;
      const {length} = this.#frames.peek();
      if (!this.isResting && !this.#isStill.peek() && length > 1) this.#at.value = (this.#at.peek() + Math.max(0, now - last) / this.pace) % length;
      last = now;
      requestAnimationFrame(move);
    };
    requestAnimationFrame(move);
  }

  render() {
    const frames = this.#frames.value;
    if (frames.length === 0) return [];
    if (this.#read.frames !== frames) this.#read = {frames, shapes: frames.map(shapesOf)};
    const {shapes} = this.#read;
    if (this.#isStill.value) return [shapes[0], shapes[Math.floor(shapes.length / 2)]].slice(0, frames.length).map(each => drawing(each));
    const at = this.#at.value % frames.length, index = Math.floor(at);
    return drawing(between(shapes[index], shapes[(index + 1) % shapes.length], at - index));
  }
}

customElements.define('titan-movement', Movement);
