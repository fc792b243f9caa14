// @ts-check
// The camera with its engine, and the figure over its picture.

import {signal} from '../../core/element.js';
import {Camera} from '../../set/camera.js';
import {loadCounter} from '../../set/counter.js';
import {drawFace, drawFigure} from '../../set/figure.js';
import {Gravity} from '../../set/gravity.js';
import {PoseEngine} from '../../set/pose.js';
import {Pump} from '../../set/pump.js';

const figureKey = 'titanup.figure';
/** Numbers of a face: two corners. */
const FACE = 8;
const folder = new URL('../../', import.meta.url);

/** The counter, once for all sets of this page; a failure is not kept. @type {Promise<any> | null} */
let counters = null;
const countersOnce = () => counters ??= loadCounter(new URL('counter.wasm', folder)).catch(error => {
  counters = null;
  throw error;
});

/** @typedef {import('../../set/pose.js').Sight} Sight */
/** @typedef {{onSeen: (seen: import('../../set/pump.js').Seen) => void, onFailure: (error: unknown) => void}} Hear */

export class Stage {
  /** @type {Camera | null} */
  #camera = null;
  /** @type {PoseEngine | null} */
  #engine = null;
  /** @type {Pump | null} */
  #pump = null;
  /** @type {HTMLCanvasElement | null} */
  #canvas = null;
  /** @type {Hear | null} */
  #hear = null;
  /** Counts the engines: one that was asked for later wins. */
  #turn = 0;
  #gravity = new Gravity();
  #isClosed = false;

  /** The part of the engine that has arrived, 0 to 1. */
  loaded = signal(0);
  /** Whether only the figure is shown. It is what this device showed last. */
  isFigureOnly = signal(localStorage.getItem(figureKey) === 'only');
  isMirrored = signal(true);
  /** Whether the elbow tells how deep one is: in push-ups. */
  hasElbow = true;
  /** @type {any} What counter.js gave, once the stage is open. */
  counters = null;

  get size() { return this.#camera?.size ?? {width: 0, height: 0}; }

  toggleFigure() {
    this.isFigureOnly.value = !this.isFigureOnly.peek();
    localStorage.setItem(figureKey, this.isFigureOnly.peek() ? 'only' : 'both');
  }

  /**
   * Switches everything on. The camera comes first: what a person was asked for has to come at once.
   * @param {HTMLVideoElement} video @param {HTMLCanvasElement} canvas @param {Sight} sees
   * @param {Hear & {onLost: () => void}} hear
   */
  async open(video, canvas, sees, {onLost, ...hear}) {
    this.#canvas = canvas;
    this.#hear = hear;
    this.feelGravity();
    const camera = await Camera.open(video, {onLost});
    if (this.#isClosed) return camera.stop();
    this.#camera = camera;
    this.isMirrored.value = camera.isMirrored;
    await this.look(sees);
    if (!this.#isClosed) camera.watch((frame, at) => this.#pump?.offer(frame, at));
  }

  /** Looks for something else from now on: an engine does one thing. @param {Sight} sees */
  async look(sees) {
    this.#rest();
    const turn = ++this.#turn;
    this.loaded.value = 0;
    const onProgress = (/** @type {number} */ loaded, /** @type {number} */ total) => { this.loaded.value = total ? loaded / total : 0; };
    const [engine, found] = await Promise.all([PoseEngine.load({base: new URL('pose/', folder), sees, onProgress}), countersOnce()]);
    if (this.#isClosed || turn !== this.#turn) return engine.close();
    this.#engine = engine;
    this.counters = found;
    this.#pump = new Pump(engine, seen => {
      this.#draw(seen);
      this.#hear?.onSeen({...seen, up: this.#gravity.up(this.#camera?.facing)});
    }, error => this.#hear?.onFailure(error));
  }

  /** Asks for the sensors that know which way is up. Some systems only let a tap ask. */
  feelGravity() { this.#gravity.listen(); }

  #rest() {
    this.#pump?.stop();
    this.#engine?.close();
    this.#pump = this.#engine = null;
  }

  close() {
    this.#isClosed = true;
    this.#rest();
    this.#gravity.close();
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
    const draw = landmarks.length === FACE ? drawFace : drawFigure;
    draw(context, landmarks, {
      size: {width, height}, box, isMirrored: this.isMirrored.peek(), isAlone: this.isFigureOnly.peek(), hasElbow: this.hasElbow,
      ink: {accent: colour('--accent'), bone: '#fff', dark: '#0c0f13', font: colour('--num') || 'sans-serif'},
    });
  }
}
