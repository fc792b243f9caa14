// @ts-check
// The camera with its engine, and the figure over its picture.

import {signal} from '../../core/element.js';
import {Camera} from '../../set/camera.js';
import {loadCounter} from '../../set/counter.js';
import {drawFigure} from '../../set/figure.js';
import {PoseEngine} from '../../set/pose.js';
import {Pump} from '../../set/pump.js';

const figureKey = 'titanup.figure';
const folder = new URL('../../', import.meta.url);

/** The counter, once for all sets of this page; a failure is not kept. @type {Promise<any> | null} */
let counters = null;
const countersOnce = () => counters ??= loadCounter(new URL('counter.wasm', folder)).catch(error => {
  counters = null;
  throw error;
});

export class Stage {
  /** @type {Camera | null} */
  #camera = null;
  /** @type {PoseEngine | null} */
  #engine = null;
  /** @type {Pump | null} */
  #pump = null;
  /** @type {HTMLCanvasElement | null} */
  #canvas = null;
  #isClosed = false;

  /** The part of the engine that has arrived, 0 to 1. */
  loaded = signal(0);
  /** Whether only the figure is shown. It is what this device showed last. */
  isFigureOnly = signal(localStorage.getItem(figureKey) === 'only');
  isMirrored = signal(true);
  /** @type {any} What counter.js gave, once the stage is open. */
  counters = null;

  get size() { return this.#camera?.size ?? {width: 0, height: 0}; }

  toggleFigure() {
    this.isFigureOnly.value = !this.isFigureOnly.peek();
    localStorage.setItem(figureKey, this.isFigureOnly.peek() ? 'only' : 'both');
  }

  /**
   * Switches everything on. The camera comes first: what a person was asked for has to come at once.
   * @param {HTMLVideoElement} video @param {HTMLCanvasElement} canvas
   * @param {{onSeen: (seen: import('../../set/pump.js').Seen) => void, onFailure: (error: unknown) => void, onLost: () => void}} hear
   */
  async open(video, canvas, {onSeen, onFailure, onLost}) {
    this.#canvas = canvas;
    const camera = await Camera.open(video, {onLost});
    if (this.#isClosed) return camera.stop();
    this.#camera = camera;
    this.isMirrored.value = camera.isMirrored;
    const onProgress = (/** @type {number} */ loaded, /** @type {number} */ total) => { this.loaded.value = total ? loaded / total : 0; };
    const [engine, found] = await Promise.all([PoseEngine.load({base: new URL('pose/', folder), onProgress}), countersOnce()]);
    if (this.#isClosed) return engine.close();
    this.#engine = engine;
    this.counters = found;
    this.#pump = new Pump(engine, seen => {
      this.#draw(seen);
      onSeen(seen);
    }, onFailure);
    camera.watch(this.#pump.offer);
  }

  close() {
    this.#isClosed = true;
    this.#pump?.stop();
    this.#engine?.close();
    this.#camera?.stop();
  }

  #draw(/** @type {import('../../set/pump.js').Seen} */ {landmarks, width, height}) {
    const canvas = this.#canvas, context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const density = Math.min(2, devicePixelRatio), box = {width: canvas.clientWidth, height: canvas.clientHeight};
    const [across, down] = [Math.round(box.width * density), Math.round(box.height * density)];
    if (canvas.width !== across || canvas.height !== down) Object.assign(canvas, {width: across, height: down});
    context.setTransform(density, 0, 0, density, 0, 0);
    const style = getComputedStyle(canvas), colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
    drawFigure(context, landmarks, {
      size: {width, height}, box, isMirrored: this.isMirrored.peek(), isAlone: this.isFigureOnly.peek(),
      ink: {accent: colour('--accent'), bone: '#fff', dark: '#0c0f13', font: colour('--num') || 'sans-serif'},
    });
  }
}
