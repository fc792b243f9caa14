// @ts-check
// Texts that leave the page by the clipboard or as a file.

import {t} from '../../core/words.js';
import {announce} from '../../parts/shell.js';

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    announce(t('account.copied'));
  } catch {
    announce(t('account.notCopied'));
  }
}

/** Hands a text to the browser's downloads. @param {string} text @param {string} name */
export function save(text, name) {
  const link = Object.assign(document.createElement('a'), {href: URL.createObjectURL(new Blob([`${text}\n`], {type: 'text/plain'})), download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
