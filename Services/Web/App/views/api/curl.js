// @ts-check
// A call as one types it into a shell.

import {example} from './contract.js';

/** @typedef {import('./contract.js').Contract} Contract */
/** @typedef {import('./contract.js').Method} Method */

/** @param {Contract} contract @param {Method} method @param {string} origin of this installation */
export function curl(contract, {path, request, isOpen, isStream}, origin) {
  const token = isOpen ? '' : ' -H "authorization: Bearer $TOKEN"', address = `${origin}${path}`;
  // An envelope has five bytes before its message: flags, and the length, which is that of `{}`.
  if (isStream) return `printf '\\0\\0\\0\\0\\002{}' |\n  curl -N -H 'content-type: application/connect+json'${token} \\\n  --data-binary @- ${address}`;
  const body = JSON.stringify(example(contract, request)).replaceAll("'", String.raw`'\''`);
  return `curl -H 'content-type: application/json'${token} \\\n  -d '${body}' \\\n  ${address}`;
}

/** The same method by GET, as bookmarks and monitors call it. @param {Method} method @param {string} origin */
export const getAddress = ({path}, origin) => `${origin}${path}?encoding=json&message=%7B%7D`;
