// @ts-check
// The tables of an export of Loop Habit Tracker, out of the ZIP file that it makes (PKWARE's APPNOTE 6.3.10). Only they are
// unpacked; the service says what it thinks of them.

/** In bytes, of both tables together: the service takes no more. */
export const LARGEST = 2 * 1024 * 1024;

const [END, ENTRY, FILE] = [0x06054b50, 0x02014b50, 0x04034b50];

/** Why a file can't be used. `words` is the key of what to say. */
export class LoopProblem extends Error {
  /** @param {'import.notLoop' | 'import.archive' | 'import.tooLarge'} words */
  constructor(words) {
    super(words);
    this.words = words;
  }
}

/** @param {Blob} file */
export const isZip = async file => file.size >= 22 && (await numbers(file, 0, 4)).getUint32(0, true) === FILE;

/** @param {Blob} file @returns {Promise<{habitsCsv: string, checkmarksCsv: string}>} */
export async function unpacked(file) {
  const entries = await directory(file);
  if (entries.has('manifest.json')) throw new LoopProblem('import.archive');
  const habits = entries.get('Habits.csv'), checkmarks = entries.get('Checkmarks.csv');
  if (!habits || !checkmarks) throw new LoopProblem('import.notLoop');
  // What the directory says of sizes is checked again while it is unpacked.
  if (habits.size + checkmarks.size > LARGEST) throw new LoopProblem('import.tooLarge');
  return {habitsCsv: await text(file, habits), checkmarksCsv: await text(file, checkmarks)};
}

/** @typedef {{method: number, size: number, packed: number, at: number}} Entry */

/** @param {Blob} file @returns {Promise<Map<string, Entry>>} */
async function directory(file) {
  const tail = await numbers(file, Math.max(0, file.size - 22 - 0xffff), file.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new LoopProblem('import.notLoop');
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const list = await numbers(file, start, start + size), entries = new Map();
  for (let at = 0; at + 46 <= list.byteLength && list.getUint32(at, true) === ENTRY;) {
    const [name, extra, comment] = [28, 30, 32].map(place => list.getUint16(at + place, true));
    if (at + 46 + name > list.byteLength) break;
    entries.set(new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, name)), {
      method: list.getUint16(at + 10, true), packed: list.getUint32(at + 20, true), size: list.getUint32(at + 24, true),
      at: list.getUint32(at + 42, true)});
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** @param {Blob} file @param {Entry} entry @returns {Promise<string>} */
async function text(file, {method, size, packed, at}) {
  const head = await numbers(file, at, at + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== FILE || ![0, 8].includes(method)) throw new LoopProblem('import.notLoop');
  const start = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const bytes = file.slice(start, start + packed).stream();
  const reader = (method === 8 ? bytes.pipeThrough(new DecompressionStream('deflate-raw')) : bytes).getReader();
  const decoder = new TextDecoder('utf-8', {fatal: true});
  let [words, read] = ['', 0];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      read += part.value.byteLength;
      if (read > size) break;
      words += decoder.decode(part.value, {stream: true});
    }
    words += decoder.decode();
  } catch { throw new LoopProblem('import.notLoop'); } finally { reader.cancel().catch(() => {}); }
  if (read !== size) throw new LoopProblem('import.notLoop');
  return words;
}

/** @param {Blob} file @param {number} from @param {number} to @returns {Promise<DataView>} */
const numbers = async (file, from, to) => new DataView(await file.slice(from, to).arrayBuffer());
