// @ts-check
// Icons, the sign, and the emblems of trophies, all drawn by us.

import {h, s} from '../core/element.js';

/** @type {Record<string, string>} strokes in a square of 24 */
const icons = {
  home: 'M4 11.2 12 4.5l8 6.7V19.5h-5.2v-5H9.2v5H4z',
  camera: 'M12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM3.5 8.5v-2a3 3 0 0 1 3-3h2M15.5 3.5h2a3 3 0 0 1 3 3v2M20.5 15.5v2a3 3 0 0 1-3 3h-2M8.5 20.5h-2a3 3 0 0 1-3-3v-2',
  trophies: 'M12 3.2 19.5 5.6v6c0 4.3-3.2 7.3-7.5 9.2-4.3-1.9-7.5-4.9-7.5-9.2v-6zM8.8 12l2.3 2.3 4.2-4.6',
  person: 'M12 4.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4ZM4.8 19.8c.9-3.6 3.6-5.4 7.2-5.4s6.3 1.8 7.2 5.4',
  people: 'M8.500 5a3.2 3.2 0 1 1 0 6.400 3.2 3.2 0 0 1 0-6.400ZM2.800 19c.7-3.100 2.700-4.700 5.700-4.700s5 1.600 5.700 4.700M15.500 5.300a3.2 3.2 0 0 1 0 5.800M17.200 14.600c2 .6 3.400 2.100 4 4.400',
  train: 'M3.5 10v4M6.5 7.500v9M17.500 7.500v9M20.500 10v4M6.500 12h11',
  week: 'M5 6.500h14v13H5zM5 10.500h14M9 4v4M15 4v4M9 15l2 2 4-4',
  heart: 'M12 19.6C7.2 16 4 13.1 4 9.4A4.2 4.2 0 0 1 8.2 5.2c1.6 0 3 .8 3.8 2.2.8-1.4 2.2-2.2 3.8-2.2A4.2 4.2 0 0 1 20 9.4c0 3.7-3.2 6.6-8 10.2Z',
  plus: 'M12 6v12M6 12h12',
  check: 'M5 12.5 9.7 17 19 7.5',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  eyeOff: 'M4 4l16 16M9.5 5.9A9.4 9.4 0 0 1 12 5.5c3.8 0 7 2 9.5 6.5a14 14 0 0 1-2.9 3.7M6 7.8A14 14 0 0 0 2.5 12C5 16.5 8.2 18.5 12 18.5c1.6 0 3-.4 4.4-1.1',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  habits: 'M4 7.5 6 9.5 9.5 5.5M13 7.5h7M4 16.5l2 2 3.5-4M13 16.5h7',
  reminders: 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10 20.5h4',
  pen: 'M5 19l.8-4L16 4.8l3.2 3.2L9 18.2zM13.8 7l3.2 3.2',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5',
  grip: 'M5 9h14M5 15h14',
  up: 'M12 18.5V6M6.5 11.5 12 6l5.5 5.5',
  down: 'M12 5.5V18M6.5 12.5 12 18l5.5-5.5',
  choices: 'M4 7.5h9M17 7.5h3M15 5v5M4 16.5h3M11 16.5h9M9 14v5',
  pushUp: 'M18.5 7a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM15.5 11 4 16M14.5 11.5v5.5M2.5 18h19',
  counted: 'M4 13.5 8.5 9l4 4L20 5.5M14.5 5.5H20V11M4 19.5h16',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  private: 'M6 11h12v8.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  sessions: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  statistics: 'M4 19.5h16M6.5 16v-4M11 16V8M15.5 16v-6M20 16V5',
  streak: 'M12 3.5c1 3.6 5.5 5.6 5.5 10.3a5.5 5.5 0 0 1-11 0c0-2.6 1.5-4 2.3-6 1.400.7 2 1.6 2.2 2.9 1-1.900 1.5-4.200 1-7.200Z',
  earned: 'M8 4h8v5a4 4 0 0 1-8 0zM8 5.5H4.5c0 3 1.5 4.5 3.5 4.5M16 5.5h3.5c0 3-1.5 4.5-3.5 4.5M12 13v4M8.5 20h7M12 17l-2 3M12 17l2 3',
};

/** @param {string} name */
export const icon = name => s('svg', {viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': 'true'},
  s('path', {d: icons[name]}));

export const sign = () => s('svg', {viewBox: '0 0 40 40', width: 40, height: 40, 'aria-hidden': 'true'},
  s('defs', null, gradient('sign', [[0, 'var(--accent-2)'], [1, 'var(--accent)']], {x2: 0, y2: 1})),
  s('path', {d: 'M2.5 33 15 8.5l5.6 10.2 3.6-5.2L37.5 33h-8.2l-5.2-8-2.6 3.9-6.6-11.4L10 33z', fill: 'url(#sign)'}));

/** That TitanUp counted it. @param {string} words */
export const seal = words => h('span', {class: 'seal'},
  s('svg', {viewBox: '0 0 16 16', 'aria-hidden': 'true'},
    s('path', {d: 'M8 1l6 2.1v4.6c0 3.4-2.5 5.8-6 7.3-3.5-1.5-6-3.9-6-7.3V3.1z', fill: 'currentColor', opacity: .18}),
    s('path', {d: 'M5 8l2.2 2.2 3.9-4.3', fill: 'none', stroke: 'currentColor', 'stroke-width': 1.8, 'stroke-linecap': 'round',
      'stroke-linejoin': 'round'})),
  words);

/** @param {string} id @param {[number, string, number?][]} stops @param {Record<string, any>} [props] */
export const gradient = (id, stops, props = {}) => s(props.r ? 'radialGradient' : 'linearGradient', {id, x1: 0, y1: 0, x2: 1, y2: 1, ...props},
  stops.map(([offset, colour, opacity = 1]) => s('stop', {offset, 'stop-color': colour, 'stop-opacity': opacity})));

/** Light, face, shadow and ink. */
const metals = {
  bronze: ['#ffd9b3', '#c9804c', '#5e3118', '#2a1309'],
  silver: ['#ffffff', '#aeb9c6', '#4f5a67', '#161b21'],
  gold: ['#fff4c8', '#efb840', '#87560f', '#2b1b03'],
};
/** Above the label, in a square of 120. @type {Record<string, any[]>} */
const symbols = {
  athlete: ['M75 45 36 59M73 47v16M30 65h61', [85, 40, 5.5]],
  jumper: ['M60 43v12M60 45 46 34M60 45l14-11M60 55 48 67M60 55l12 12', [60, 35, 5.5]],
  hold: ['M78 51 32 60M75 52v12h9M28 66h65', [86, 47, 5.5]],
  sun: ['M60 30v4M60 64v4M41 49h4M75 49h4M46.6 35.6l2.8 2.8M70.6 59.6l2.8 2.8M73.4 35.6l-2.8 2.8M49.4 59.6l-2.8 2.8', [60, 49, 9]],
  flame: ['M60 28c3.5 10 15.5 14.5 13.5 26.5C72.3 62 66.5 66 60 66s-12.3-4-13.5-11.5C45.5 48.5 50.5 45.5 51.5 40.5c4 2 5.8 5 6 8.8 4-4.8 4.6-12.3 2.5-21.3Z'],
  mountain: ['M30 66 52 33l11 16 8-8 19 25ZM45 44l7.5 4 7.5-4'],
  tally: ['M43 36v28M54.5 36v28M66 36v28M77.5 36v28M35 60l50-20'],
  stopwatch: ['M60 36.5V31M55 30.5h10M60 51l6-6.5', [60, 51, 14]],
  keyhole: ['M60 59v22M53 81h14', [60, 49, 10]],
};
const rim = 'M60 4 107 17.5v43c0 28-21.5 45.5-47 56-25.5-10.5-47-28-47-56v-43Z';
const face = 'M60 14.5 97.5 25v35.5c0 22.5-17 36.5-37.5 45.5-20.5-9-37.5-23-37.5-45.5V25Z';

/** Path, colour and opacity. @type {[string, string, number][]} */
const facets = [
  ['M60 14 22 25l38 41z', '#fff', .28], ['M60 14 98 25 60 66z', '#fff', .14], ['M22 25v36l38 5z', '#000', .07],
  ['M98 25v36l-38 5z', '#000', .2], ['M22 61c0 23 17 37 38 46V66z', '#000', .16], ['M98 61c0 23-17 37-38 46V66z', '#000', .13],
];

/** The emblem of a trophy: faceted metal if it was earned, an empty recess if not.
 *  @param {import('../Generated/trophies.js').Trophy} trophy @param {{size?: number, earned?: boolean}} [options] */
export function emblem(trophy, {size = 96, earned = true} = {}) {
  const {symbol, metal, label} = designOf(trophy);
  const [path, circle] = symbols[symbol];
  const drawing = [s('path', {d: path}), circle && s('circle', {cx: circle[0], cy: circle[1], r: circle[2]})];
  const box = {class: 'emblem', viewBox: '0 0 120 120', width: size, height: size, 'aria-hidden': 'true'};
  const line = {fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round'};
  const words = fill => label && s('text', {x: 60, y: 92, 'text-anchor': 'middle',
    style: {font: '800 25px var(--num)', fill, 'letter-spacing': '-.05em'}}, label);
  if (!earned) {
    return s('svg', box,
      s('path', {d: rim, style: {fill: 'var(--recess)'}}),
      s('path', {d: rim, fill: 'none', style: {stroke: 'var(--line-2)'}, 'stroke-width': 1.5, 'stroke-dasharray': '3 5'}),
      s('g', {...line, style: {stroke: 'var(--recess-ink)'}, 'stroke-width': 3.5}, drawing), words('var(--recess-ink)'));
  }
  const [light, middle, dark, ink] = metals[metal], id = `emblem-${metal}`;
  return s('svg', box,
    s('defs', null,
      gradient(`${id}-rim`, [[0, light], [.45, middle], [1, dark]], {x1: .1, x2: .9}),
      gradient(`${id}-face`, [[0, middle], [1, `color-mix(in srgb, ${dark} 50%, ${middle})`]], {x1: 0, x2: 0}),
      s('clipPath', {id: `${id}-clip`}, s('path', {d: face}))),
    s('path', {d: rim, fill: `url(#${id}-rim)`}),
    s('path', {d: face, fill: `url(#${id}-face)`}),
    s('g', {'clip-path': `url(#${id}-clip)`},
      facets.map(([d, fill, opacity]) => s('path', {d, fill, opacity}))),
    s('path', {d: face, fill: 'none', stroke: ink, 'stroke-opacity': .4, 'stroke-width': 1.2}),
    s('g', {...line, stroke: ink, 'stroke-width': 4.5}, drawing), words(ink));
}

/** What an earned emblem is drawn from, in a square of 120, for pictures that are no SVG.
 *  @param {import('../Generated/trophies.js').Trophy} trophy */
export function emblemParts(trophy) {
  const {symbol, metal, label} = designOf(trophy), [path, circle] = symbols[symbol];
  return {rim, face, facets, colours: metals[metal], path: /** @type {string} */ (path), circle: /** @type {[number, number, number] | undefined} */ (circle), label};
}

/** What a rule's picture shows: as the service decides for its own pictures.
 *  @param {import('../Generated/trophies.js').Trophy} trophy
 *  @returns {{symbol: string, metal: 'bronze' | 'silver' | 'gold', label: string}} */
export function designOf({exercise, metric, scope, threshold, windowMs, experience}) {
  // By TrophyExercise: push-ups, and what is held for seconds.
  const athletes = {0: 'athlete', 1: 'athlete', 8: 'hold', 9: 'hold'}, athlete = athletes[/** @type {0} */ (exercise ?? 0)] ?? 'jumper';
  const reps = {1: athlete, 2: 'sun', 3: 'flame', 4: 'mountain'}, others = {2: 'flame', 3: 'stopwatch', 4: 'tally'};
  const symbol = (metric === 1 ? reps[/** @type {1} */ (scope)] : others[/** @type {2} */ (metric)]) ?? 'keyhole';
  const count = threshold < 100_000 ? String(threshold) : `${Math.floor(threshold / 1000)}k`;
  return {
    symbol, metal: experience >= 90 ? 'gold' : experience >= 30 ? 'silver' : 'bronze',
    label: symbol === 'keyhole' ? '' : windowMs ? `${windowMs / 1000}s` : count,
  };
}

/** The metal of a medal, as the service decides it. @param {string} medalId `M-DAY-5`, `M-STREAK-30` @param {number} threshold */
export const medalMetal = (medalId, threshold) => {
  const [gold, silver] = medalId.startsWith('M-DAY') ? [15, 5] : [150, 30];
  return threshold >= gold ? 'gold' : threshold >= silver ? 'silver' : 'bronze';
};
