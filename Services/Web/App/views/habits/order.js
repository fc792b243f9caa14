// @ts-check
// Dragging a row to another place. Only what is drawn moves meanwhile; the list changes when the row is let go.

import {signal} from '../../core/element.js';

/** @param {(from: number, to: number) => void} moved */
export function dragging(moved) {
  const state = signal(/** @type {{from: number, to: number, by: number, height: number} | null} */ (null));
  /** @type {{y: number, middles: number[]}} */
  let start = {y: 0, middles: []};
  const end = commit => {
    const last = state.peek();
    state.value = null;
    if (commit && last && last.to !== last.from) moved(last.from, last.to);
  };
  return {
    /** How far a row stands from its place, in pixels. @param {number} index */
    shift(index) {
      const drag = state.value;
      if (!drag) return 0;
      if (index === drag.from) return drag.by;
      if (index > drag.from && index <= drag.to) return -drag.height;
      return index < drag.from && index >= drag.to ? drag.height : 0;
    },
    /** Whether this is the row in hand. @param {number} index */
    isHeld: index => state.value?.from === index,
    /** What the grip of a row listens to. @param {number} index */
    grip: index => ({
      onpointerdown: event => {
        if (event.button !== 0) return;
        event.preventDefault();
        const rows = [...event.currentTarget.closest('ul, ol').children].map(row => row.getBoundingClientRect());
        start = {y: event.clientY + scrollY, middles: rows.map(({top, height}) => top + scrollY + height / 2)};
        event.currentTarget.setPointerCapture(event.pointerId);
        state.value = {from: index, to: index, by: 0, height: rows[index].height};
      },
      onpointermove: event => {
        const drag = state.peek();
        if (!drag) return;
        const by = event.clientY + scrollY - start.y, middle = start.middles[drag.from] + by;
        const to = start.middles.filter((each, at) => at !== drag.from && each < middle).length;
        state.value = {...drag, by, to};
      },
      onpointerup: () => end(true),
      onpointercancel: () => end(false),
    }),
  };
}

/** @template T @param {T[]} list @param {number} from @param {number} to */
export function withMoved(list, from, to) {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from], ...rest.slice(to)];
}
