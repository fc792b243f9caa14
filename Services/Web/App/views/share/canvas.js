// @ts-check
// Paints the steps of picture.js onto a canvas, in the colours of the chosen theme, and makes a PNG of it.

import {HEIGHT, WIDTH, picture} from './picture.js';

/** @returns {import('./picture.js').Palette} */
function palette() {
  const style = getComputedStyle(document.documentElement), colour = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  return {
    bg: colour('bg'), card: colour('card'), line: colour('line-2'), ink: colour('ink'), ink2: colour('ink-2'), accent: colour('accent'), accent2: colour('accent-text'),
    good: colour('good'), hall1: colour('hall-1'), hall2: colour('hall-2'), hall3: colour('hall-3'),
  };
}

/** @param {HTMLCanvasElement} canvas @param {import('./picture.js').Content} content */
export async function paint(canvas, content) {
  // A canvas doesn't wait for fonts.
  await Promise.all(['800 60px Sora', '500 30px Inter', '600 30px Inter'].map(font => document.fonts.load(font, 'TitanUp')));
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const measure = (/** @type {string} */ text, /** @type {string} */ font) => {
    context.font = font;
    return context.measureText(text).width;
  };
  // Setting its size clears it.
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  [context.lineCap, context.lineJoin] = ['round', 'round'];
  for (const step of picture(content, palette(), measure)) draw(context, step);
}

/** @param {CanvasRenderingContext2D} context @param {import('./picture.js').Step} step */
function draw(context, step) {
  context.save();
  if ('text' in step) {
    context.font = step.font;
    context.textAlign = step.align ?? 'left';
    context.fillStyle = paintOf(context, step.fill);
    context.fillText(step.text, step.x, step.y);
  } else {
    if (step.at) context.translate(...step.at);
    if (step.scale) context.scale(step.scale, step.scale);
    if (step.clip) context.clip(new Path2D(step.clip));
    context.globalAlpha = step.alpha ?? 1;
    const path = new Path2D(step.d);
    if (step.fill) {
      context.fillStyle = paintOf(context, step.fill);
      context.fill(path);
    }
    if (step.stroke) {
      [context.strokeStyle, context.lineWidth] = [step.stroke, step.lineWidth ?? 1];
      context.stroke(path);
    }
  }
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {import('./picture.js').Paint} paint */
function paintOf(context, paint) {
  if (typeof paint === 'string') return paint;
  const gradient = context.createLinearGradient(...paint.from, ...paint.to);
  for (const [offset, colour] of paint.stops) gradient.addColorStop(offset, colour);
  return gradient;
}

/** @param {HTMLCanvasElement} canvas @param {string} name @returns {Promise<File>} */
export async function png(canvas, name) {
  const blob = await new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the canvas gave no picture');
  return new File([blob], name, {type: 'image/png'});
}
