// @ts-check
// What a shared picture shows, as a list of drawing steps: no canvas, no document, no words of its own. canvas.js paints it.

import {emblemParts} from '../../parts/pictures.js';

/** @typedef {string | {from: [number, number], to: [number, number], stops: [number, string][]}} Paint in the step's own coordinates */
/** @typedef {{d: string, at?: [number, number], scale?: number, fill?: Paint, stroke?: string, lineWidth?: number, alpha?: number, clip?: string}} PathStep */
/** @typedef {{text: string, x: number, y: number, font: string, fill: Paint, align?: CanvasTextAlign}} TextStep */
/** @typedef {PathStep | TextStep} Step */
/** @typedef {(text: string, font: string) => number} Measure the width of a text in pixels */
/** @typedef {{timeMs: number[], angleDecidegrees: number[], marks: number[], isFace: boolean}} Curve `marks` are the times of push-ups */
/** @typedef {object} Content
 *  @property {string} title what it is about, for a set beside its figure
 *  @property {string} figure the count of a set; empty for a trophy
 *  @property {import('../../Generated/trophies.js').Trophy | null} trophy
 *  @property {string[]} lines below the title
 *  @property {string} name empty if the person wants none
 *  @property {Curve | null} curve
 *  @property {string} verdict what it proves
 *  @property {boolean} isProven
 *  @property {string} id by which it can be told from others; may be empty */
/** @typedef {Record<'bg' | 'card' | 'line' | 'ink' | 'ink2' | 'accent' | 'accent2' | 'good' | 'hall1' | 'hall2' | 'hall3', string>} Palette */

export const WIDTH = 1080, HEIGHT = 1350;
const EDGE = 84, INNER = WIDTH - 2 * EDGE;
/** Where the card with what it proves begins. */
const FOOT = 1110;

/** @param {Content} content @param {Palette} palette @param {Measure} measure @returns {Step[]} */
export function picture(content, palette, measure) {
  return [
    {d: box(0, 0, WIDTH, HEIGHT, 0), fill: {from: [0, 0], to: [0, HEIGHT], stops: [[0, palette.hall1], [.4, palette.hall2], [.85, palette.hall3]]}},
    ...head(content, palette, measure),
    ...content.trophy ? award(content, content.trophy, palette, measure) : set(content, palette, measure),
    ...foot(content, palette, measure),
  ];
}

/** @param {Content} content @param {Palette} palette @param {Measure} measure @returns {Step[]} */
function head({name}, palette, measure) {
  const steps = /** @type {Step[]} */ ([
    {d: 'M2.5 33 15 8.5l5.6 10.2 3.6-5.2L37.5 33h-8.2l-5.2-8-2.6 3.9-6.6-11.4L10 33z', at: [EDGE, 64], scale: 2,
      fill: {from: [0, 8], to: [0, 33], stops: [[0, palette.accent2], [1, palette.accent]]}},
    {text: 'TitanUp', x: EDGE + 98, y: 122, font: number(44), fill: palette.ink},
  ]);
  if (name) steps.push({...fitted(name, size => words(size, 600), 40, 520, measure), x: WIDTH - EDGE, y: 120, fill: palette.ink, align: 'right'});
  return steps;
}

/** @param {Content} content @param {Palette} palette @param {Measure} measure @returns {Step[]} */
function set({figure, title, lines, curve}, palette, measure) {
  const count = fitted(figure, number, curve ? 330 : 440, INNER, measure), base = curve ? 520 : 640;
  const steps = /** @type {Step[]} */ ([
    {...count, x: EDGE - 8, y: base, fill: {from: [0, base - 300], to: [0, base], stops: [[0, palette.ink], [1, palette.accent2]]}},
    {...fitted(title, number, 60, INNER, measure), x: EDGE, y: base + 84, fill: palette.ink},
  ]);
  lines.forEach((line, index) => steps.push({...fitted(line, words, 34, INNER, measure), x: EDGE, y: base + 140 + 46 * index, fill: palette.ink2}));
  return curve ? [...steps, ...graph(curve, {x: EDGE, y: base + 160 + 46 * lines.length, width: INNER, height: FOOT - base - 210 - 46 * lines.length}, palette)] : steps;
}

/** @param {Content} content @param {import('../../Generated/trophies.js').Trophy} trophy @param {Palette} palette @param {Measure} measure @returns {Step[]} */
function award({title, lines}, trophy, palette, measure) {
  const scale = 4.4, steps = [...medal(trophy, [(WIDTH - 120 * scale) / 2, 190], scale)];
  const rows = wrapped(title, number(72), INNER, 2, measure);
  let y = 820;
  for (const row of rows) {
    steps.push({text: row, x: WIDTH / 2, y, font: number(72), fill: palette.ink, align: 'center'});
    y += 84;
  }
  y -= 14;
  for (const line of lines) {
    for (const row of wrapped(line, words(34), INNER, 2, measure)) {
      steps.push({text: row, x: WIDTH / 2, y, font: words(34), fill: palette.ink2, align: 'center'});
      y += 46;
    }
  }
  return steps;
}

/** The emblem as the hall shows it. @param {import('../../Generated/trophies.js').Trophy} trophy @param {[number, number]} at
 *  @param {number} scale @returns {Step[]} */
function medal(trophy, at, scale) {
  const {rim, face, facets, colours: [light, middle, dark, ink], path, circle, label} = emblemParts(trophy);
  const drawn = circle ? `${path}M${circle[0] - circle[2]} ${circle[1]}a${circle[2]} ${circle[2]} 0 1 0 ${2 * circle[2]} 0a${circle[2]} ${circle[2]} 0 1 0 ${-2 * circle[2]} 0` : path;
  return [
    {d: rim, at, scale, fill: {from: [13, 4], to: [107, 117], stops: [[0, light], [.45, middle], [1, dark]]}},
    {d: face, at, scale, fill: {from: [60, 14], to: [60, 106], stops: [[0, middle], [1, dark]]}},
    ...facets.map(([d, fill, alpha]) => ({d, at, scale, fill, alpha, clip: face})),
    {d: face, at, scale, stroke: ink, lineWidth: 1.2, alpha: .4},
    {d: drawn, at, scale, stroke: ink, lineWidth: 4.5},
    ...label ? [/** @type {Step} */ ({text: label, x: at[0] + 60 * scale, y: at[1] + 92 * scale, font: number(25 * scale), fill: ink, align: 'center'})] : [],
  ];
}

/** What it proves, and by which id. @param {Content} content @param {Palette} palette @param {Measure} measure @returns {Step[]} */
function foot({verdict, isProven, id}, palette, measure) {
  const left = EDGE + 130, font = words(30), width = WIDTH - EDGE - 40 - left, colour = isProven ? palette.good : palette.ink2;
  const rows = wrapped(verdict, font, width, id ? 3 : 4, measure);
  const shield = 'M8 1l6 2.1v4.6c0 3.4-2.5 5.8-6 7.3-3.5-1.5-6-3.9-6-7.3V3.1z', at = /** @type {[number, number]} */ ([EDGE + 32, FOOT + 46]);
  return [
    {d: box(EDGE, FOOT, INNER, 176, 36), fill: palette.card},
    {d: box(EDGE, FOOT, INNER, 176, 36), stroke: palette.line, lineWidth: 2},
    {d: shield, at, scale: 5, fill: colour, alpha: .2},
    {d: isProven ? 'M5 8l2.2 2.2 3.9-4.3' : 'M5 8h6', at, scale: 5, stroke: colour, lineWidth: 1.8},
    ...rows.map((text, index) => ({text, x: left, y: FOOT + 52 + 40 * index, font, fill: palette.ink})),
    ...id ? [/** @type {Step} */ ({...fitted(id, size => words(size, 600), 26, width, measure), x: left, y: FOOT + 152, fill: palette.ink2})] : [],
  ];
}

/** The angle of the elbows over time with the push-ups marked. @param {Curve} curve @param {{x: number, y: number, width: number, height: number}} frame
 *  @param {Palette} palette @returns {Step[]} */
function graph({timeMs, angleDecidegrees, marks, isFace}, {x, y, width, height}, palette) {
  const [least, most] = isFace ? [0, 2000] : [600, 1800], last = timeMs.at(-1) || 1, step = Math.max(1, Math.floor(timeMs.length / width));
  const right = (/** @type {number} */ ms) => (x + width * Math.min(ms, last) / last).toFixed(1);
  const down = (/** @type {number} */ angle) => (y + (height - 24) * (most - Math.min(most, Math.max(least, angle))) / (most - least)).toFixed(1);
  let d = '', isDrawing = false;
  for (let index = 0; index < timeMs.length; index += step) {
    if (angleDecidegrees[index] > 0) d += `${isDrawing ? 'L' : 'M'}${right(timeMs[index])} ${down(angleDecidegrees[index])}`;
    isDrawing = angleDecidegrees[index] > 0;
  }
  return [
    {d: marks.map(ms => `M${right(ms)} ${y + height - 10}V${y + height}`).join(''), stroke: palette.accent2, lineWidth: 6},
    {d, stroke: palette.accent, lineWidth: 5},
  ];
}

/** @param {number} size */
const number = size => `800 ${size}px Sora`;
/** @param {number} size @param {number} [weight] */
const words = (size, weight = 500) => `${weight} ${size}px Inter`;

/** A rectangle with round corners. @param {number} x @param {number} y @param {number} width @param {number} height @param {number} r */
const box = (x, y, width, height, r) => `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** A line in the largest font up to a size in which it fits; a longer one is cut. @param {string} text
 *  @param {(size: number) => string} font @param {number} size @param {number} width @param {Measure} measure */
export function fitted(text, font, size, width, measure) {
  const needed = measure(text, font(size));
  const smaller = needed > width ? Math.max(22, Math.floor(size * width / needed)) : size;
  return {text: cut(text, font(smaller), width, measure), font: font(smaller)};
}

/** Lines of a text, the last one cut if there are more. @param {string} text @param {string} font @param {number} width
 *  @param {number} most @param {Measure} measure */
export function wrapped(text, font, width, most, measure) {
  const rows = [''];
  for (const word of text.split(/\s+/)) {
    const longer = rows[rows.length - 1] ? `${rows[rows.length - 1]} ${word}` : word;
    if (rows[rows.length - 1] === '' || measure(longer, font) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  const kept = rows.slice(0, most);
  if (rows.length > most) kept[most - 1] += ' …';
  return kept.map(row => cut(row, font, width, measure));
}

/** @param {string} text @param {string} font @param {number} width @param {Measure} measure */
function cut(text, font, width, measure) {
  if (measure(text, font) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('')}…`, font) > width) letters.pop();
  return `${letters.join('')}…`;
}
