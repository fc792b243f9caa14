// @ts-check
// Draws landmarks as a figure: white bones, the working arm in the theme's colour, and the angle of its elbow; or the corners
// of the box around a face.

import {LEFT, RIGHT, elbowAngle, sides, visibility} from './body.js';

const LEAST_VISIBILITY = 0.4;

/** @typedef {{accent: string, bone: string, dark: string, font: string}} Ink */

/** How a picture of `size` fills a box, cut at two of its edges: the place and scale of its points. */
export function cover({width, height}, box, isMirrored) {
  const scale = Math.max(box.width / width, box.height / height);
  const left = (box.width - width * scale) / 2, top = (box.height - height * scale) / 2;
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    const across = left + x * width * scale;
    return [isMirrored ? box.width - across : across, top + y * height * scale];
  };
}

/**
 * @param {CanvasRenderingContext2D} context Its units are those of `box`.
 * @param {ArrayLike<number>} landmarks Empty for nobody.
 * @param {{size: {width: number, height: number}, box: {width: number, height: number}, isMirrored: boolean, ink: Ink,
 *   isAlone?: boolean, hasElbow?: boolean}} options `isAlone`: there is no picture behind it. `hasElbow`: an elbow's angle is what
 *   counts, and is told.
 */
export function drawFigure(context, landmarks, {size, box, isMirrored, ink, isAlone = false, hasElbow = true}) {
  context.clearRect(0, 0, box.width, box.height);
  if (landmarks.length === 0) return;
  const place = cover(size, box, isMirrored);
  const {near, far} = sides(landmarks);
  const unit = Math.min(box.width, box.height) / 360;
  const isSeen = (/** @type {number} */ point) => visibility(landmarks, point) >= LEAST_VISIBILITY;
  const point = (/** @type {number} */ index) => place(landmarks[4 * index], landmarks[4 * index + 1]);

  /** @param {number[]} points @param {string} colour @param {number} width */
  const line = (points, colour, width) => {
    context.beginPath();
    for (const [index, joint] of points.entries()) {
      if (index === 0 || !isSeen(points[index - 1]) || !isSeen(joint)) context.moveTo(...pair(point(joint)));
      else context.lineTo(...pair(point(joint)));
    }
    Object.assign(context, {strokeStyle: colour, lineWidth: width * unit, lineCap: 'round', lineJoin: 'round'});
    context.stroke();
  };
  const arm = (/** @type {typeof LEFT} */ side) => [side.shoulder, side.elbow, side.wrist];
  const body = (/** @type {typeof LEFT} */ side) => [side.shoulder, side.hip, side.knee, side.ankle, side.toe];

  context.globalAlpha = isAlone ? 0.6 : 0.45;
  line([LEFT.shoulder, RIGHT.shoulder], ink.bone, 3);
  line([LEFT.hip, RIGHT.hip], ink.bone, 3);
  line(body(far), ink.bone, 3);
  line(arm(far), ink.bone, 3);
  context.globalAlpha = 1;
  if (isAlone && isSeen(0)) circle(context, pair(point(0)), 15 * unit, 'transparent', ink.bone, 4 * unit);
  line(body(near), hasElbow ? ink.bone : ink.accent, 5);
  context.save();
  Object.assign(context, {shadowColor: ink.accent, shadowBlur: 18 * unit});
  line(arm(near), ink.accent, 7);
  context.restore();
  for (const joint of [near.hip, near.knee, near.ankle]) if (isSeen(joint)) circle(context, pair(point(joint)), 6 * unit, ink.bone, ink.dark, 2.5 * unit);
  for (const joint of arm(near)) {
    if (isSeen(joint)) circle(context, pair(point(joint)), (joint === near.elbow ? 8 : 6) * unit, ink.accent, ink.dark, 2.5 * unit);
  }
  if (hasElbow && arm(near).every(isSeen)) label(context, landmarks, near, {size, box, ink, unit, place});
}

/**
 * @param {CanvasRenderingContext2D} context Its units are those of `box`.
 * @param {ArrayLike<number>} corners Two opposite ones; empty for nobody.
 * @param {{size: {width: number, height: number}, box: {width: number, height: number}, isMirrored: boolean, ink: Ink,
 *   isAlone?: boolean}} options `isAlone`: there is no picture behind it.
 */
export function drawFace(context, corners, {size, box, isMirrored, ink, isAlone = false}) {
  context.clearRect(0, 0, box.width, box.height);
  const place = cover(size, box, isMirrored), unit = Math.min(box.width, box.height) / 360;
  const [ax, ay] = place(corners[0], corners[1]), [bx, by] = place(corners[4], corners[5]);
  const [left, right, top, bottom] = [Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
  const length = (right - left) / 4, radius = (right - left) / 8;
  context.save();
  Object.assign(context, {strokeStyle: ink.accent, lineWidth: 6 * unit, lineCap: 'round', shadowColor: ink.accent, shadowBlur: 18 * unit});
  for (const [x, y, across, down] of [[left, top, 1, 1], [right, top, -1, 1], [right, bottom, -1, -1], [left, bottom, 1, -1]]) {
    context.beginPath();
    context.moveTo(x, y + down * length);
    context.arcTo(x, y, x + across * length, y, radius);
    context.lineTo(x + across * length, y);
    context.stroke();
  }
  context.restore();
  if (!isAlone) return;
  // A head, where there is no picture of it.
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  context.beginPath();
  context.ellipse(cx, cy, 0.36 * (right - left), 0.45 * (bottom - top), 0, 0, 2 * Math.PI);
  Object.assign(context, {strokeStyle: ink.bone, lineWidth: 4 * unit});
  context.stroke();
}

/** @param {number[]} values @returns {[number, number]} */
const pair = ([x, y]) => [x, y];

function circle(context, [x, y], radius, fill, stroke, width) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  Object.assign(context, {fillStyle: fill, strokeStyle: stroke, lineWidth: width});
  if (fill !== 'transparent') context.fill();
  context.stroke();
}

/** The angle, on the outer side of the elbow and inside of the box. */
function label(context, landmarks, side, {size, box, ink, unit, place}) {
  const joint = (/** @type {number} */ index) => pair(place(landmarks[4 * index], landmarks[4 * index + 1]));
  const [x, y] = joint(side.elbow), [sx, sy] = joint(side.shoulder), [wx, wy] = joint(side.wrist);
  const [ox, oy] = [2 * x - sx - wx, 2 * y - sy - wy], length = Math.hypot(ox, oy) || 1;
  const width = 62 * unit, height = 30 * unit, distance = 52 * unit;
  const within = (/** @type {number} */ value, /** @type {number} */ half, /** @type {number} */ end) => Math.min(end - half - 4, Math.max(half + 4, value));
  const cx = within(x + ox / length * distance, width / 2, box.width), cy = within(y + oy / length * distance, height / 2, box.height);
  context.beginPath();
  context.roundRect(cx - width / 2, cy - height / 2, width, height, height / 2);
  Object.assign(context, {fillStyle: 'rgb(12 15 19 / .85)', font: `800 ${16 * unit}px ${ink.font}`, textAlign: 'center', textBaseline: 'middle'});
  context.fill();
  context.fillStyle = '#fff';
  context.fillText(`${Math.round(elbowAngle(landmarks, side, size))}°`, cx, cy + unit);
}
