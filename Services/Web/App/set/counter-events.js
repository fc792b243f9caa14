// @ts-check
/**
 * What the counter says, read from the numbers that Services/Web/Counter/EventWriter.swift writes.
 *
 * Events are objects with a `kind` and the fields of the contract's message in titanup/pose/v1/pose.proto; enums are
 * the contract's numbers.
 *
 * @typedef {{kind: 'rep', number: number, startMs: number, endMs: number, minAngleDecidegrees: number,
 *   maxAngleDecidegrees: number, depthPercent: number, qualityPercent: number, flags: number[], frame: number}}
 *   RepEvent
 * @typedef {{kind: 'partial', minAngleDecidegrees: number, startMs: number, endMs: number}} PartialEvent
 * @typedef {{kind: 'feedback', code: number, joint: string, problem?: number}} FeedbackEvent
 * @typedef {{kind: 'held', seconds: number, frame: number}} HeldEvent
 * @typedef {{downMs: number, bottomMs: number, upMs: number, topMs: number}} Tempo
 * @typedef {{kind: 'progress', romPercent: number, phase: number, tempo: Tempo | null, reps: number, cadence: number}}
 *   ProgressEvent
 * @typedef {{kind: 'placement', view: number, distance: number, jointsOutside: string[], tiltDegrees: number,
 *   isGood: boolean}} PlacementEvent
 * @typedef {{kind: 'countdown', seconds: number}} CountdownEvent
 * @typedef {{kind: 'target', reps: number, heldSeconds?: number}} TargetEvent
 * @typedef {{kind: 'tally', reps: number, partialReps: number, coveragePercent: number, heldSeconds?: number,
 *   problem?: number}} TallyEvent
 * @typedef {RepEvent | PartialEvent | FeedbackEvent | ProgressEvent | PlacementEvent | CountdownEvent | TargetEvent
 *   | TallyEvent | HeldEvent} SetEvent
 *
 * A direction in the image's axes: x to the right, y down, z away from the camera.
 * @typedef {{x: number, y: number, z: number}} Direction
 *
 * A frame as it was given to the counter.
 * @typedef {{number: number, timeMicros: number, values: Float32Array, up?: Direction}} Frame
 */

/** Why a frame was refused; the set goes on with a better one. `reason` is the one that the service would give. */
export class RefusedFrame extends Error {
  /**
   * @param {string} reason
   * @param {string} message
   */
  constructor(reason, message) {
    super(message);
    this.name = 'RefusedFrame';
    this.reason = reason;
  }
}

/**
 * Reads all events.
 *
 * @param {Int32Array} numbers
 * @param {Frame} [frame] - The frame that they are about.
 * @returns {SetEvent[]}
 * @throws {RefusedFrame}
 */
export function readEvents(numbers, frame) {
  const reader = new Reader(numbers);
  const events = [];
  while (!reader.isAtEnd) events.push(reader.event(frame));
  return events;
}

class Reader {
  #numbers;
  #next = 0;

  /** @param {Int32Array} numbers */
  constructor(numbers) { this.#numbers = numbers; }

  get isAtEnd() { return this.#next === this.#numbers.length; }

  #take() { return this.#numbers[this.#next++]; }

  /** The members whose bits are set. */
  #bits() {
    const word = this.#take();
    return Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => word & (1 << bit));
  }

  /**
   * A field that only some exercises have.
   * @param {string} name
   */
  #unlessZero(name) {
    const value = this.#take();
    return value === 0 ? {} : { [name]: value };
  }

  #joint() { return JOINTS[this.#take()] ?? ''; }

  /** @returns {Tempo | null} */
  #tempo() {
    const tempo = { downMs: this.#take(), bottomMs: this.#take(), upMs: this.#take(), topMs: this.#take() };
    return tempo.downMs < 0 ? null : tempo;
  }

  /**
   * @param {Frame} [frame] - The frame that may have been refused.
   * @returns {SetEvent}
   */
  event(frame) {
    const kind = this.#take();
    switch (kind) {
      case 1:
        return {
          kind: 'rep', number: this.#take(), startMs: this.#take(), endMs: this.#take(),
          minAngleDecidegrees: this.#take(), maxAngleDecidegrees: this.#take(), depthPercent: this.#take(),
          qualityPercent: this.#take(), flags: this.#bits(), frame: this.#take(),
        };
      case 2:
        return { kind: 'partial', minAngleDecidegrees: this.#take(), startMs: this.#take(), endMs: this.#take() };
      case 3: return { kind: 'feedback', code: this.#take(), joint: this.#joint(), ...this.#unlessZero('problem') };
      case 4:
        return {
          kind: 'progress', romPercent: this.#take(), phase: this.#take(), tempo: this.#tempo(), reps: this.#take(),
          cadence: this.#take(),
        };
      case 5:
        return {
          kind: 'placement', view: this.#take(), distance: this.#take(),
          jointsOutside: this.#bits().map((joint) => JOINTS[joint]), tiltDegrees: this.#take(),
          isGood: this.#take() === 1,
        };
      case 6: return { kind: 'countdown', seconds: this.#take() };
      case 7: return { kind: 'target', reps: this.#take(), ...this.#unlessZero('heldSeconds') };
      case 8:
        return {
          kind: 'tally', reps: this.#take(), partialReps: this.#take(), coveragePercent: this.#take(),
          ...this.#unlessZero('heldSeconds'), ...this.#unlessZero('problem'),
        };
      case 9:
        if (frame) throw refusal(this.#take(), this.#take(), frame);
        break;
      case 10: return { kind: 'held', seconds: this.#take(), frame: this.#take() };
    }
    throw new TypeError(`${kind} is no kind of event`);
  }
}

/**
 * What to tell about a refused frame; the words are the service's.
 *
 * @param {number} kind
 * @param {number} detail - What would have been right, or the index of the wrong value.
 * @param {Frame} frame
 */
function refusal(kind, detail, { number, timeMicros, values, up }) {
  switch (kind) {
    case 1:
      return new RefusedFrame('LANDMARK_COUNT',
        `frame ${number} has ${values.length} numbers, the schema needs ${detail}, or none where nobody was found`);
    case 2: {
      const component = ['x', 'y', 'z', 'visibility'][detail % 4];
      const place = `frame ${number}, number ${detail}: ${component} of landmark ${Math.floor(detail / 4)}`;
      return new RefusedFrame(Number.isFinite(values[detail]) ? 'LANDMARK_OUT_OF_RANGE' : 'LANDMARK_NAN',
        `${place} is ${values[detail]}; allowed: ${component === 'visibility' ? '0 to 1' : '-16 to 16'}`);
    }
    case 3:
      return new RefusedFrame('NON_MONOTONIC_TIME', detail < 0
        ? `frame ${number} is at ${timeMicros} us, a stream starts at 0 us or later`
        : `frame ${number} is at ${timeMicros} us, not after ${detail} us of the frame before`);
    case 4: return new RefusedFrame('FRAME_NUMBER', `frame ${number} came where frame ${detail} is next`);
    case 5: return new RefusedFrame('FRAME_RATE', `frame ${number} exceeds ${detail} frames a second`);
    case 7:
      return new RefusedFrame('UP_INVALID',
        `frame ${number}: up is ${up?.x}, ${up?.y}, ${up?.z}; allowed: a vector whose length is 0.9 to 1.1`);
    default:
      return new RefusedFrame('STREAM_TOO_LONG',
        `frame ${number} is at ${timeMicros} us, a stream has at most ${detail} us`);
  }
}

/** The joints by their numbers, as the contract names them. */
const JOINTS = [
  'left_shoulder', 'right_shoulder', 'left_elbow', 'right_elbow', 'left_wrist', 'right_wrist',
  'left_hip', 'right_hip', 'left_knee', 'right_knee', 'left_ankle', 'right_ankle',
];
