// @ts-check
/** Uses the runtime's functions as no module does: at random, and beyond what there is. */

const { exports } = (await WebAssembly.instantiate(await (await fetch('runtime.wasm')).arrayBuffer())).instance;
/** @type {any} */
const runtime = exports;

/** Numbers that look random and are the same each time (xorshift). */
function* numbers() {
  for (let state = 88172645463325252n;;) {
    state ^= BigInt.asUintN(64, state << 13n);
    state ^= state >> 7n;
    state ^= BigInt.asUintN(64, state << 17n);
    yield state;
  }
}

/**
 * Allocates, fills and frees blocks, and looks whether each still has what was written when it goes.
 *
 * @param {number} rounds
 * @param {number} largest
 * @returns {{wrong: string[], memory: number[]}} `memory` is what there was after each tenth of the rounds.
 */
function useMemory(rounds, largest) {
  const random = numbers();
  /** @param {number} limit */
  const below = (limit) => Number(random.next().value % BigInt(limit));
  /** @type {{address: number, size: number, mark: number}[]} */
  const held = [];
  const wrong = [];
  const memory = [];
  for (let round = 0; round < rounds; round += 1) {
    if (held.length < 100 && below(2) === 0) {
      const size = below(below(2) === 0 ? 200 : largest);
      const address = runtime.malloc(size);
      if (address % 16 !== 0 || address === 0) wrong.push(`${size} bytes at ${address}`);
      const mark = below(256);
      new Uint8Array(runtime.memory.buffer, address, size).fill(mark);
      held.push({ address, size, mark });
    } else if (held.length > 0) {
      const [{ address, size, mark }] = held.splice(below(held.length), 1);
      const bytes = new Uint8Array(runtime.memory.buffer, address, size);
      if (!bytes.every((byte) => byte === mark)) wrong.push(`${size} bytes at ${address} were changed`);
      runtime.free(address);
    }
    if (round % (rounds / 10) === 0) memory.push(runtime.memory.buffer.byteLength);
  }
  for (const { address } of held) runtime.free(address);
  return { wrong, memory };
}

/**
 * @param {number} rounds
 * @returns {string[]} The products that were wrong.
 */
function multiply(rounds) {
  const random = numbers();
  const edges = [0n, 1n, 2n ** 32n - 1n, 2n ** 32n, 2n ** 63n, 2n ** 64n - 1n];
  const pick = () => {
    const number = random.next().value ?? 0n;
    return number % 3n === 0n ? edges[Number((number >> 8n) % 6n)] : number;
  };
  const wrong = [];
  for (let round = 0; round < rounds; round += 1) {
    const [left, leftUpper, right, rightUpper] = [pick(), pick(), pick(), pick()];
    const product = BigInt.asUintN(128, ((leftUpper << 64n) | left) * ((rightUpper << 64n) | right));
    const found = [runtime.high_of_product, runtime.low_of_product].map((half) =>
      BigInt.asUintN(64, half(left, leftUpper, right, rightUpper)));
    if (((found[0] << 64n) | found[1]) !== product) wrong.push(`${leftUpper}:${left} * ${rightUpper}:${right}`);
  }
  return wrong;
}

/** What memcmp says of two pieces of 4 bytes, and what memmove makes of 5 bytes when it moves 3 of them by one. */
function bytes() {
  const start = runtime.malloc(16);
  const view = new Uint8Array(runtime.memory.buffer, start, 16);
  view.set([1, 2, 3, 4, 1, 2, 200, 4]);
  const signs = [[0, 4, 4], [4, 0, 4], [0, 4, 2], [0, 4, 0]].map(([left, right, count]) =>
    Math.sign(runtime.memcmp(start + left, start + right, count)));
  view.set([1, 2, 3, 4, 5]);
  runtime.memmove(start + 1, start, 3);
  const moved = [...view.subarray(0, 5)];
  runtime.memset(start, 256 + 7, 2);
  return { signs, moved, set: [...view.subarray(0, 3)] };
}

/** What posix_memalign answers, with and without memory to give. */
function aligned() {
  const result = runtime.malloc(4);
  const answers = [[4, 1], [16, 100], [32, 100], [16, 2 ** 29], [16, 2 ** 32 - 1]].map(([alignment, size]) =>
    runtime.posix_memalign(result, alignment, size));
  return { answers, none: runtime.malloc(2 ** 31) };
}

Object.assign(window, { aligned, bytes, multiply, useMemory });
