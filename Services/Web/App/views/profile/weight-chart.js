// @ts-check
// The weights over time as a line. The table with the same numbers stands below it.

import {h, s} from '../../core/element.js';
import {toDate} from '../../core/proto.js';
import {date, number} from '../../core/words.js';
import {gradient} from '../../parts/pictures.js';
import {inUnits} from './units.js';

const width = 340, height = 176, left = 36, right = 10, top = 12, bottom = 26;

/** @param {import('../../Generated/profile.js').BodyMeasurement[]} measurements newest first, at least one @param {number} units
 *  @param {{normalFromKg: number, normalBelowKg: number} | undefined} normal what is shaded, if it is within sight */
export function weightChart(measurements, units, normal) {
  const points = measurements.map(({measureTime, weightKg}) => ({time: /** @type {Date} */ (toDate(measureTime)).getTime(), weight: inUnits(weightKg, units)}))
    .toSorted((a, b) => a.time - b.time);
  const {lowest, highest, step} = scale(points.map(({weight}) => weight));
  const first = points[0].time, span = Math.max(points[points.length - 1].time - first, 1);
  const x = time => points.length === 1 ? (left + width - right) / 2 : left + (width - left - right) * (time - first) / span;
  const y = weight => top + (height - top - bottom) * (1 - (weight - lowest) / (highest - lowest));
  const line = points.map(({time, weight}) => `${x(time).toFixed(1)} ${y(weight).toFixed(1)}`);
  const marks = Array.from({length: Math.round((highest - lowest) / step) + 1}, (_, index) => lowest + index * step);
  const within = weight => y(Math.min(highest, Math.max(lowest, inUnits(weight, units))));
  const band = normal && [within(normal.normalBelowKg), within(normal.normalFromKg)];
  const day = time => date(new Date(time), span > 300 * 86_400_000 ? {month: 'short', year: '2-digit'} : {day: 'numeric', month: 'short'});
  const newest = points[points.length - 1];
  return h('div', {class: 'chart'}, s('svg', {viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true'},
    s('defs', null, gradient('weights', [[0, 'var(--accent)', .28], [1, 'var(--accent)', 0]], {x2: 0})),
    band && band[1] - band[0] > 1 && s('rect', {x: left, y: band[0], width: width - left - right, height: band[1] - band[0],
      style: {fill: 'var(--good)'}, opacity: .09}),
    marks.map(mark => s('g', null,
      s('line', {x1: left, x2: width - right, y1: y(mark), y2: y(mark), style: {stroke: 'var(--line)'}}),
      s('text', {x: left - 8, y: y(mark) + 4, 'text-anchor': 'end'}, number(mark)))),
    points.length > 1 && s('path', {d: `M${line.join('L')}V${height - bottom}H${x(first).toFixed(1)}Z`, fill: 'url(#weights)'}),
    s('path', {d: `M${line.join('L')}`, fill: 'none', style: {stroke: 'var(--accent)'}, 'stroke-width': 2.4, 'stroke-linejoin': 'round', 'stroke-linecap': 'round'}),
    points.length <= 40 && points.map(({time, weight}) => s('circle', {cx: x(time), cy: y(weight), r: 2.6,
      style: {fill: 'var(--card)', stroke: 'var(--accent)'}, 'stroke-width': 2})),
    s('circle', {cx: x(newest.time), cy: y(newest.weight), r: 5, style: {fill: 'var(--accent-2)', stroke: 'var(--card)'}, 'stroke-width': 3}),
    points.length > 1 && s('text', {x: left, y: height - 8}, day(first)),
    s('text', {x: x(newest.time), y: height - 8, 'text-anchor': points.length > 1 ? 'end' : 'middle'}, day(newest.time))));
}

/** Round marks around all weights, three to six of them. @param {number[]} weights */
function scale(weights) {
  const least = Math.min(...weights), most = Math.max(...weights), rough = Math.max(most - least, 2) / 4;
  const power = 10 ** Math.floor(Math.log10(rough)), step = Math.max(1, [1, 2, 5, 10].map(each => each * power).find(each => each >= rough) ?? power * 10);
  const lowest = Math.floor((least - step * .25) / step) * step;
  return {lowest, highest: Math.max(Math.ceil((most + step * .25) / step) * step, lowest + 2 * step), step};
}
