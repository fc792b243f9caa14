// @ts-check
// Fitness as a line from one practice to the next, with a table beside it that only screen readers see.

import {h, s} from '../../core/element.js';
import {date, number, t} from '../../core/words.js';

/** @typedef {{time: Date, score: number, points: number}} Point */

const LEFT = 8, RIGHT = 64, TOP = 16;

/** @param {Point[]} points oldest first; at least one @param {boolean} isWide */
export function scoreLine(points, isWide) {
  const [width, height] = isWide ? [860, 230] : [318, 160], bottom = height - 32;
  const first = points[0].time.getTime(), span = points[points.length - 1].time.getTime() - first;
  const scores = points.map(({score}) => score), low = Math.min(...scores), high = Math.max(...scores);
  // A flat line runs through the middle.
  const least = high > low ? low : low - 1, range = high > low ? high - low : 2;
  const x = (/** @type {Point} */ {time}) => span > 0 ? LEFT + (width - LEFT - RIGHT) * (time.getTime() - first) / span : (width - RIGHT) / 2;
  const y = (/** @type {number} */ score) => bottom - (bottom - TOP) * (score - least) / range;
  const place = (/** @type {Point} */ point) => `${x(point).toFixed(1)} ${y(point.score).toFixed(1)}`, last = points[points.length - 1];
  const day = (/** @type {Point} */ {time}) => date(time, {day: 'numeric', month: 'short'});
  const path = points.map((point, index) => `${index ? 'L' : 'M'}${place(point)}`).join('');
  return h('div', {class: 'chart score'},
    s('svg', {viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true'},
      [...new Set([low, high])].map(score => s('line', {x1: LEFT, x2: width - RIGHT, y1: y(score), y2: y(score), style: {stroke: 'var(--line-2)'}, 'stroke-dasharray': '2 4'})),
      points.length > 1 && s('path', {d: `${path}L${x(last)} ${bottom}L${x(points[0])} ${bottom}Z`, style: {fill: 'var(--accent)'}, opacity: .12}),
      s('path', {d: path, fill: 'none', style: {stroke: 'var(--accent)'}, 'stroke-width': 3, 'stroke-linejoin': 'round', 'stroke-linecap': 'round'}),
      points.length <= 40 && points.slice(0, -1).map(point => s('circle', {cx: x(point), cy: y(point.score), r: 3.5, style: {fill: 'var(--card)', stroke: 'var(--accent)'}, 'stroke-width': 2})),
      s('circle', {cx: x(last), cy: y(last.score), r: 6, style: {fill: 'var(--accent-2)'}}),
      s('text', {x: x(last) + 12, y: y(last.score) + 5, style: {fill: 'var(--ink)', font: '800 16px var(--num)'}}, number(last.score, {maximumFractionDigits: 1})),
      s('text', {x: span > 0 ? LEFT : x(last), y: height - 8, 'text-anchor': span > 0 ? 'start' : 'middle'}, day(points[0])),
      span > 0 && s('text', {x: width - RIGHT, y: height - 8, 'text-anchor': 'end'}, day(last))),
    h('div', {class: 'hidden'}, h('table', null, h('caption', null, t('statistics.training.score')),
      h('thead', null, h('tr', null, ['chart.when', 'statistics.training.score', 'statistics.training.points'].map(key => h('th', {scope: 'col'}, t(key))))),
      h('tbody', null, points.map((point, index) => h('tr', {key: String(index)}, h('th', {scope: 'row'}, date(point.time, {day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit'})),
        h('td', null, number(point.score, {maximumFractionDigits: 1})), h('td', null, number(point.points, {maximumFractionDigits: 1}))))))));
}
