// @ts-check
// Charts, drawn as SVG. Beside each stands a table that only screen readers see.

import {h, s} from '../core/element.js';
import {number, t} from '../core/words.js';
import {gradient} from './pictures.js';

/** @param {number} centre @param {number} radius @param {number} angle clockwise from the top */
const point = (centre, radius, angle) =>
  [centre + radius * Math.sin(angle), centre - radius * Math.cos(angle)].map(at => at.toFixed(2)).join(' ');

/** @param {number} centre @param {number} radius @param {number} from @param {number} to */
const arc = (centre, radius, from, to) =>
  `M${point(centre, radius, from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(centre, radius, to)}`;

/** Today as a ring: a slice for each session, the rest open up to the goal. Beyond the goal the sessions share the ring.
 *  @param {number[]} sessions @param {number} goal */
export function dayRing(sessions, goal) {
  const size = 180, width = 15, centre = size / 2, radius = centre - width / 2 - 3;
  const full = Math.max(goal, sessions.reduce((sum, reps) => sum + reps, 0), 1);
  // Round caps reach beyond an arc's ends by half the width, and a little gap stays between.
  const cap = sessions.length > 1 || sessions[0] < full ? (width / 2 + 1.5) / radius : 0;
  const tones = ['var(--accent)', 'color-mix(in srgb, var(--accent) 60%, var(--accent-2))', 'var(--accent-2)'];
  let turn = 0;
  const slices = sessions.map((reps, index) => {
    const from = turn + cap;
    turn += reps / full * 2 * Math.PI;
    // A full circle's arc would end where it begins, which draws nothing.
    const to = Math.min(Math.max(turn - cap, from + .01), from + 2 * Math.PI - .001);
    return s('path', {d: arc(centre, radius, from, to), style: {stroke: tones[index % 3]}, 'stroke-width': width, 'stroke-linecap': 'round', fill: 'none'});
  });
  return s('svg', {viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true'},
    s('circle', {cx: centre, cy: centre, r: radius, fill: 'none', style: {stroke: 'var(--track)'}, 'stroke-width': width}), slices);
}

/** @typedef {{label: string, words: string, reps: number, verified: number, now?: boolean}} Bar
 *    `label` stands under the bar, `words` in the table. */

/** @param {Bar[]} bars @param {{goal?: number, wide?: boolean, caption: string}} options `goal` draws its line */
export function barChart(bars, {goal = 0, wide = false, caption}) {
  const [width, height] = wide ? [600, 220] : [318, 150], top = 18, bottom = height - 24, right = goal ? 34 : 0;
  const most = Math.max(goal * 1.15, ...bars.map(bar => bar.reps), 1);
  const step = (width - right) / Math.max(bars.length, 1), bar = Math.min(wide ? 34 : 30, step * .6);
  const y = reps => top + (bottom - top) * (1 - reps / most);
  const radius = Math.min(7, bar / 2);
  // Labels that would touch each other are left out, from the newest back.
  const every = Math.ceil(Math.max(...bars.map(({label}) => label.length), 1) * 6.5 / step);
  const columns = bars.map((each, index) => {
    const left = index * step + (step - bar) / 2, middle = left + bar / 2, split = y(each.verified);
    return s('g', null,
      each.reps === 0 && s('rect', {x: left, y: bottom - 3, width: bar, height: 3, rx: 1.5, style: {fill: 'var(--track)'}}),
      each.verified > 0 && s('rect', {x: left, y: split, width: bar, height: bottom - split, rx: radius,
        style: {fill: each.now ? 'url(#bar)' : 'var(--fill)'}}),
      each.reps > each.verified && s('rect', {x: left, y: y(each.reps), width: bar,
        height: Math.max((each.verified ? split - 2 : bottom) - y(each.reps), 1), rx: Math.min(radius, 6), style: {fill: 'url(#hatch)'}}),
      (bars.length - 1 - index) % every === 0 && s('text', {x: middle, y: height - 6, 'text-anchor': 'middle',
        style: each.now ? {fill: 'var(--ink)', 'font-weight': '700'} : {}}, each.label),
      each.now && each.reps > 0 && s('text', {x: middle, y: y(each.reps) - 6, 'text-anchor': 'middle',
        style: {fill: 'var(--ink)', font: '800 13px var(--num)'}}, number(each.reps)));
  });
  return h('div', {class: 'chart'},
    s('svg', {viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true'},
      s('defs', null, gradient('bar', [[0, 'var(--accent-2)'], [1, 'var(--accent)']], {x2: 0}),
        s('pattern', {id: 'hatch', width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)'},
          s('rect', {width: 6, height: 6, style: {fill: 'var(--track)'}}), s('rect', {width: 2.5, height: 6, style: {fill: 'var(--ink-3)'}}))),
      goal > 0 && s('line', {x1: 0, x2: width - right, y1: y(goal), y2: y(goal), style: {stroke: 'var(--line-2)'}, 'stroke-width': 1.2, 'stroke-dasharray': '2 4'}),
      goal > 0 && s('text', {x: width, y: y(goal) + 4, 'text-anchor': 'end'}, number(goal)), columns),
    // A table is never smaller than its words, so it is what it stands in that is hidden.
    h('div', {class: 'hidden'}, h('table', null, h('caption', null, caption),
      h('thead', null, h('tr', null, ['chart.when', 'chart.pushUps', 'chart.verified'].map(key => h('th', {scope: 'col'}, t(key))))),
      h('tbody', null, bars.map(each => h('tr', null, h('th', {scope: 'row'}, each.words), h('td', null, number(each.reps)),
        h('td', null, number(each.verified))))))));
}

/** Numbers that look random and are always the same. @param {number} seed */
function scatter(seed) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A ridge of mountains at dusk: each of its far peaks is a week, as high as its push-ups. @param {number[]} weeks */
export function ridge(weeks) {
  const width = 800, height = 400, most = Math.max(...weeks, 1), heights = weeks.map(reps => .38 + .62 * reps / most);
  const foothills = [.55, .8, .45, .95, .6, .75, .5, .85];
  return s('svg', {viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMidYMax slice', 'aria-hidden': 'true'},
    s('defs', null,
      gradient('sky', [[0, 'var(--sky-1)'], [.52, 'var(--sky-2)'], [1, 'var(--bg)']], {x2: 0}),
      gradient('sun', [[0, 'var(--sun-1)'], [.1, 'var(--sun-2)', .75], [.4, 'var(--sun-3)', .3], [1, 'var(--sun-3)', 0]],
        {cx: .655, cy: .38, r: .5}),
      gradient('far', [[.15, 'var(--far-1)'], [1, 'var(--far-2)']], {x2: 0}),
      gradient('middle', [[.25, 'var(--mid-1)'], [1, 'var(--mid-2)']], {x2: 0}),
      gradient('ground', [[0, 'var(--bg)', 0], [1, 'var(--bg)']], {x2: 0}),
      gradient('near', [[.35, 'var(--near-1)'], [1, 'var(--bg)']], {x2: 0})),
    s('rect', {width, height, fill: 'url(#sky)'}), s('rect', {width, height, fill: 'url(#sun)'}),
    range(heights, {base: 350, rise: 230, left: 60, right: 740, paint: 'far', glow: .17, next: scatter(7)}),
    range(foothills, {base: 396, rise: 150, left: -30, right: 830, paint: 'middle', glow: .09, next: scatter(23)}),
    range(foothills.slice(2).concat(foothills), {base: 430, rise: 105, left: -20, right: 820, paint: 'near', glow: .04, next: scatter(41)}),
    s('rect', {y: 300, width, height: 101, fill: 'url(#ground)'}));
}

/** @param {number[]} heights @param {{base: number, rise: number, left: number, right: number, paint: string, glow: number,
 *    next: () => number}} options */
function range(heights, {base, rise, left, right, paint, glow, next}) {
  const step = (right - left) / heights.length;
  /** @type {[number, number][]} */
  const line = [[left - step, base]];
  /** @type {[number, number][][]} */
  const lit = [];
  heights.forEach((height, index) => {
    const x = left + step * (index + .5 + (next() - .5) * .3), y = base - rise * height;
    const drop = base - y, valley = base - drop * .12 * next();
    const shoulder = x + step * (.2 + .1 * next()), ledge = y + drop * (.42 + .16 * next());
    line.push([x - step * .24, y + drop * (.5 + .15 * next())], [x, y], [shoulder, ledge], [x + step * .52, valley]);
    // The side towards the sun.
    lit.push([[x, y], [shoulder, ledge], [x + step * .52, valley], [x + step * .16, base], [x - step * .03, y + drop * .62], [x + step * .08, y + drop * .34]]);
  });
  const path = points => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  return s('g', null, s('path', {d: path([...line, [right + step, base], [right + step, 500], [left - step, 500]]), fill: `url(#${paint})`}),
    s('g', {style: {fill: 'var(--glint)'}, opacity: glow}, lit.map(face => s('path', {d: path(face)}))));
}

/** How far it is. @param {number} part 0 to 1 @param {string} label */
export const progress = (part, label) => h('div', {class: 'progress', role: 'progressbar', 'aria-label': label, 'aria-valuemin': 0,
  'aria-valuemax': 100, 'aria-valuenow': Math.round(part * 100)}, h('i', {style: {'--part': String(Math.min(1, part))}}));
