// @ts-check
// A file on its way to the edge, which reads it and answers what will come, or line by line what it stores.

import {language, t, timeZone} from '../../core/words.js';

/** @typedef {{kind: 'come' | 'known' | 'kept' | 'behind' | 'skipped', title: string, items: string[]}} Part */
/** @typedef {{source: string, hasNews: boolean, isReplaceable: boolean, parts: Part[]}} Preview */
/** @typedef {{stored: string[], unproven: string, refused: string[], left: number}} Done */
/** @typedef {{file: File, columns: Record<string, string>, order: string, replace: boolean}} Choice
 *    `columns` are those of a table by their roles, `title` among them: a name for all rows. */

/** Why a file can't be imported. */
export class ImportRefusal extends Error {
  /** @param {string} words @param {string[]} [columns] of a table, for its owner to say what they mean */
  constructor(words, columns = []) {
    super(words);
    this.columns = columns;
  }
}

/** @param {Choice} choice @param {AbortSignal} signal @returns {Promise<Preview>} */
export const looked = async (choice, signal) => (await sent(choice, true, signal)).json();

/** @param {Choice} choice @param {AbortSignal} signal @param {(words: string) => void} tell @returns {Promise<Done>} */
export async function stored(choice, signal, tell) {
  const response = await sent(choice, false, signal);
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + decoder.decode(part.value, {stream: true})).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const {done, stopped, storing, waiting} = JSON.parse(line);
        if (done) return done;
        if (stopped !== undefined) throw new ImportRefusal(t('import.stopped', {reason: stopped}));
        tell(storing ?? waiting);
      }
    }
  } catch (error) {
    if (error instanceof ImportRefusal || signal.aborted) throw error;
  } finally { reader.cancel().catch(() => {}); }
  // The answer ended before its last line.
  throw new ImportRefusal(t('import.stopped', {reason: t('error.offline')}));
}

/** @param {Choice} choice @param {boolean} isPreview @param {AbortSignal} signal */
async function sent({file, columns, order, replace}, isPreview, signal) {
  const query = new URLSearchParams({name: file.name, zone: timeZone});
  if (isPreview) query.set('preview', '1');
  if (replace) query.set('replace', '1');
  if (order) query.set('order', order);
  for (const [role, column] of Object.entries(columns)) if (column) query.set(role, column);
  let response;
  try {
    response = await fetch(`/import?${query}`, {
      method: 'POST', body: file, signal, credentials: 'same-origin', cache: 'no-store', redirect: 'error',
      headers: {'content-type': 'application/octet-stream', 'accept-language': language.value}});
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ImportRefusal(t('error.offline'));
  }
  if (response.ok) return response;
  if (response.status === 422) {
    const {problem, columns: names} = await response.json();
    throw new ImportRefusal(problem, names);
  }
  throw new ImportRefusal(refusal(response.status));
}

/** @param {number} status */
function refusal(status) {
  if (status === 413) return t('import.tooLarge');
  if (status === 429) return t('import.busy');
  if (status === 401) return t('import.signedOut');
  if (status === 408 || status === 503) return t('error.slow');
  if (status === 507) return t('import.noRoom');
  return t('error.unexpected');
}
