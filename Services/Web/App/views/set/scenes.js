// @ts-check
// Where the phone goes, as pictures: what it sees is the lit part.

import {h, s} from '../../core/element.js';

import {sceneOf} from '../../set/exercises.js';

/** @typedef {import('./position.js').Position} Position */

/** @type {Record<Position | 'standing', () => any[]>} */
const scenes = {
  // Seen from the side: the phone lies below the face.
  floor: () => [
    s('path', {class: 'sight', d: 'M136 88 L117 34 L155 34 Z'}),
    s('path', {class: 'floor', d: 'M6 92.500 H190'}),
    s('path', {class: 'body', d: 'M19 91 L26 84 L96 52 L118 46'}),
    s('path', {class: 'arm', d: 'M114 48 L113 70 L114 91'}),
    s('circle', {class: 'head', cx: 135, cy: 41, r: 9}),
    s('rect', {class: 'phone', x: 124, y: 87.5, width: 24, height: 4, rx: 2}),
  ],
  // Seen from above: the phone stands two metres beside the body.
  side: () => [
    s('path', {class: 'sight', d: 'M94 96 L14 22 L174 22 Z'}),
    s('path', {class: 'body', d: 'M36 35 L82 38 L126 38 M36 41 L82 38'}),
    s('path', {class: 'arm', d: 'M122 38 L126 27 L136 25 M122 38 L126 49 L136 51'}),
    s('circle', {class: 'head', cx: 144, cy: 38, r: 9}),
    s('rect', {class: 'phone', x: 83, y: 95, width: 22, height: 5, rx: 2}),
    s('path', {class: 'distance', d: 'M94 52 V88 M90 57 l4 -5 l4 5 M90 83 l4 5 l4 -5'}),
    s('text', {x: 101, y: 75}, '2 m'),
  ],
  // Seen from the side: the phone stands in front of somebody upright.
  standing: () => [
    s('path', {class: 'sight', d: 'M31 62 L146 20 L146 96 Z'}),
    s('path', {class: 'floor', d: 'M6 97 H190'}),
    s('path', {class: 'body', d: 'M138 42 L138 66 L134 82 L136 95'}),
    s('path', {class: 'arm', d: 'M138 44 L131 55 L127 65'}),
    s('circle', {class: 'head', cx: 138, cy: 30, r: 8}),
    s('rect', {class: 'phone', x: 25, y: 52, width: 5, height: 22, rx: 2}),
    s('path', {class: 'distance', d: 'M40 88 H122 M45 84 l-5 4 l5 4 M117 84 l5 4 l-5 4'}),
    s('text', {x: 68, y: 83}, '2–3 m'),
  ],
};

/** @param {Position} position @param {string} exercise */
export const scene = (position, exercise) => h('div', {class: 'scene-of-phone', 'data-scene': position, 'aria-hidden': 'true'},
  s('svg', {viewBox: '4 18 188 86'}, scenes[sceneOf(exercise) === 'standing' ? 'standing' : position]()));
