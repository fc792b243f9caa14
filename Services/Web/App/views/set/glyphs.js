// @ts-check
// The signs of a set's controls.

import {s} from '../../core/element.js';

/** @type {Record<string, string>} strokes in a square of 24 */
const glyphs = {
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  figure: 'M12 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 8.500v6M7 10.500l5-1.500 5 1.500M9 20.500l3-6 3 6',
  check: 'M5 12.500 9.700 17 19 7.500',
  down: 'M12 5v13M6.500 12.500 12 18l5.500-5.500',
  up: 'M12 19V6M6.500 11.500 12 6l5.500 5.500',
  pause: 'M9 6.500v11M15 6.500v11',
  play: 'M8.500 5.500v13l10-6.500z',
  voice: 'M4.500 10v4h3l4.500 3.800V6.200L7.500 10zM15.500 9.500a3.600 3.600 0 0 1 0 5M18 7.200a7 7 0 0 1 0 9.600',
  silent: 'M4.500 10v4h3l4.500 3.800V6.200L7.500 10zM16 10l4.500 4.500M20.500 10 16 14.500',
  minus: 'M6 12h12',
  plus: 'M12 6v12M6 12h12',
  cloud: 'M7 18.500a4 4 0 0 1-.4-8 5.600 5.600 0 0 1 10.800 1.300A3.400 3.400 0 0 1 17 18.500z',
  skip: 'M6.500 6v12l8-6zM17.500 6v12',
  star: 'M12 4l2.400 5 5.500.700-4 3.800 1 5.500-4.900-2.700-4.900 2.700 1-5.500-4-3.800 5.500-.700z',
  again: 'M18.500 8.500A7.500 7.500 0 1 0 19.500 13M19 4.500v4.500h-4.500',
};

/** @param {string} name */
export const glyph = name => s('svg', {class: 'glyph', viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': 'true'}, s('path', {d: glyphs[name]}));
