// @ts-check
// QR codes (ISO/IEC 18004): text as bytes, error correction level M, drawn as SVG.

import {s} from '../core/element.js';

/** Of level M, by version from 1: the codewords that correct each block, and the number of blocks. */
const corrections = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21];

/** A text's code in black on white, whatever the theme: scanners expect that. @param {string} text @param {string} label */
export function qrCode(text, label) {
  const rows = qrModules(text), size = rows.length + 8;
  const runs = rows.flatMap((row, y) => row.flatMap((isDark, x) => isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []));
  return s('svg', {class: 'qr', viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label, 'shape-rendering': 'crispEdges'},
    s('rect', {width: size, height: size, fill: '#fff'}), s('path', {d: runs.join(''), fill: '#000'}));
}

/** The modules, row by row: true is dark. Throws a RangeError for more than 997 bytes. @param {string} text */
export function qrModules(text) {
  const bytes = new TextEncoder().encode(text);
  const version = corrections.findIndex((_, index) => 4 + lengthBits(index + 1) + 8 * bytes.length <= 8 * dataLength(index + 1)) + 1;
  if (version === 0) throw new RangeError(`${bytes.length} bytes are too many for a QR code`);
  const codewords = protect(encode(bytes, version), version);
  const candidates = masks.map((_, mask) => draw(codewords, version, mask));
  const penalties = candidates.map(penalty);
  return candidates[penalties.indexOf(Math.min(...penalties))];
}

const sizeOf = version => 17 + 4 * version;
const lengthBits = version => version < 10 ? 8 : 16;
const dataLength = version => codewordCount(version) - corrections[version - 1] * blockCounts[version - 1];

/** What is left of the square when all patterns are drawn, in bytes. @param {number} version */
function codewordCount(version) {
  const size = sizeOf(version), marks = version === 1 ? 0 : Math.floor(version / 7) + 2;
  // Those in three corners would lie upon the finders; two rows of marks share five modules each with the timing patterns.
  const alignment = marks === 0 ? 0 : (marks * marks - 3) * 25 - 2 * (marks - 2) * 5;
  const finders = 3 * 64, timing = 2 * (size - 16), format = 31, versions = version < 7 ? 0 : 36;
  return Math.floor((size * size - finders - timing - alignment - format - versions) / 8);
}

/** @param {Uint8Array} bytes @param {number} version */
function encode(bytes, version) {
  /** @type {number[]} */
  const bits = [];
  const put = (value, count) => { for (let at = count - 1; at >= 0; at--) bits.push(value >> at & 1); };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * dataLength(version) - bits.length));
  put(0, (8 - bits.length % 8) % 8);
  const data = Array.from({length: bits.length / 8}, (_, index) => bits.slice(8 * index, 8 * index + 8).reduce((sum, bit) => sum << 1 | bit, 0));
  for (let pad = 0xec; data.length < dataLength(version); pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Splits the data into blocks, corrects each, and lays them side by side. @param {number[]} data @param {number} version */
function protect(data, version) {
  const count = blockCounts[version - 1], correction = corrections[version - 1];
  const shorter = Math.floor(data.length / count), longer = data.length % count, divisor = generator(correction);
  const blocks = Array.from({length: count}, (_, index) => {
    const start = index * shorter + Math.max(0, index - (count - longer));
    return data.slice(start, start + shorter + (index >= count - longer ? 1 : 0));
  });
  const parts = blocks.map(block => remainder(block, divisor));
  const woven = [];
  for (let at = 0; at <= shorter; at++) for (const block of blocks) if (at < block.length) woven.push(block[at]);
  for (let at = 0; at < correction; at++) for (const part of parts) woven.push(part[at]);
  return woven;
}

/** Products in the field of 256 elements that the standard names. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = product << 1 ^ (product >> 7) * 0x11d;
    if (b >> bit & 1) product ^= a;
  }
  return product;
}

/** The polynomial with the first powers of two as its zeros, without its leading one. @param {number} degree */
function generator(degree) {
  let polynomial = [1];
  for (let index = 0, root = 1; index < degree; index++, root = times(root, 2)) {
    polynomial = [...polynomial, 0].map((value, at) => value ^ (at > 0 ? times(polynomial[at - 1], root) : 0));
  }
  return polynomial.slice(1);
}

/** @param {number[]} block @param {number[]} divisor */
function remainder(block, divisor) {
  let rest = divisor.map(() => 0);
  for (const value of block) {
    const factor = value ^ rest[0];
    rest = [...rest.slice(1), 0].map((part, at) => part ^ times(divisor[at], factor));
  }
  return rest;
}

const masks = [
  (x, y) => (x + y) % 2, (x, y) => y % 2, x => x % 3, (x, y) => (x + y) % 3, (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => x * y % 2 + x * y % 3, (x, y) => (x * y % 2 + x * y % 3) % 2, (x, y) => ((x + y) % 2 + x * y % 3) % 2,
];

/** @param {number[]} codewords @param {number} version @param {number} mask */
function draw(codewords, version, mask) {
  const size = sizeOf(version);
  /** @type {(boolean | null)[][]} */
  const rows = Array.from({length: size}, () => Array(size).fill(null));
  const set = (x, y, isDark) => { if (x >= 0 && y >= 0 && x < size && y < size) rows[y][x] = Boolean(isDark); };
  const rings = (left, top, reach, isDark) => {
    for (let y = -reach; y <= reach; y++) for (let x = -reach; x <= reach; x++) set(left + x, top + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 8; at < size - 8; at++) { set(at, 6, at % 2 === 0); set(6, at, at % 2 === 0); }
  const far = size - 7, centres = alignments(version);
  for (const y of centres) for (const x of centres) {
    if (![[6, 6], [6, far], [far, 6]].some(([a, b]) => a === x && b === y)) rings(x, y, 2, ring => ring !== 1);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) rings(x, y, 4, ring => ring !== 2 && ring !== 4);
  set(8, size - 8, true);
  // Level M is 00.
  formats(size, withCheck(mask, 10, 0x537) ^ 0x5412, set);
  if (version >= 7) {
    const bits = withCheck(version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) {
      set(size - 11 + at % 3, Math.floor(at / 3), bits >> at & 1);
      set(Math.floor(at / 3), size - 11 + at % 3, bits >> at & 1);
    }
  }
  fill(rows, codewords, masks[mask]);
  return /** @type {boolean[][]} */ (rows);
}

/** The centres of the alignment patterns, in both directions: evenly spread from the far edge back. @param {number} version */
function alignments(version) {
  if (version === 1) return [];
  const gaps = Math.floor(version / 7) + 1, far = sizeOf(version) - 7, step = 2 * Math.ceil((far - 6) / gaps / 2);
  return [6, ...Array.from({length: gaps}, (_, index) => far - (gaps - 1 - index) * step)];
}

/** A number and what it leaves when divided by a polynomial. @param {number} value @param {number} degree @param {number} polynomial */
function withCheck(value, degree, polynomial) {
  let rest = value << degree;
  for (let bit = Math.floor(Math.log2(rest || 1)); bit >= degree; bit--) if (rest >> bit & 1) rest ^= polynomial << bit - degree;
  return value << degree | rest;
}

/** Which mask was taken, twice, around the finders. @param {number} size @param {number} bits @param {(x: number, y: number, isDark: unknown) => void} set */
function formats(size, bits, set) {
  for (let at = 0; at < 15; at++) {
    const isDark = bits >> at & 1;
    // The timing patterns are left out.
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at;
    if (at < 8) set(8, near, isDark); else set(at === 8 ? 7 : near, 8, isDark);
    if (at < 8) set(size - 1 - at, 8, isDark); else set(8, size - 15 + at, isDark);
  }
}

/** Two columns at a time, up and down, from the right. @param {(boolean | null)[][]} rows @param {number[]} codewords @param {(x: number, y: number) => number} mask */
function fill(rows, codewords, mask) {
  const size = rows.length;
  let at = 0, isUp = true;
  for (let right = size - 1; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) for (const x of [right, right - 1]) {
      const y = isUp ? size - 1 - step : step;
      if (rows[y][x] !== null) continue;
      const bit = at < 8 * codewords.length ? codewords[at >> 3] >> 7 - at % 8 & 1 : 0;
      rows[y][x] = (bit === 1) !== (mask(x, y) === 0);
      at++;
    }
  }
}

/** How hard a code would be to read. @param {boolean[][]} rows */
function penalty(rows) {
  const size = rows.length, columns = rows.map((_, x) => rows.map(row => row[x]));
  let sum = 0, dark = 0;
  for (const lines of [rows, columns]) for (const line of lines) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    // What looks like a finder: with four light modules on a side.
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) {
    if (rows[y][x]) dark++;
    if (x > 0 && y > 0 && rows[y][x] === rows[y - 1][x] && rows[y][x] === rows[y][x - 1] && rows[y][x] === rows[y - 1][x - 1]) sum += 3;
  }
  return sum + 10 * Math.floor(Math.abs(dark / size / size * 20 - 10));
}
