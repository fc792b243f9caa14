// @ts-check
/**
 * @file Fetches the files that `weights.json` lists, keeps them on the device under their SHA-256, and hands out none whose hash is wrong.
 */

import { PoseError } from './pose-error.js';

const cacheName = 'titanup-pose';
const mostBytes = 64 * 1024 * 1024;

/** @typedef {{role: string, name: string, sha256: string, bytes: number}} PoseFile */

/** A hash's address in the cache: the same whatever folder the file came from. @param {string} sha256 */
const keptAt = (sha256) => new URL(`/pose/${sha256}`, location.origin).href;

/** @param {Uint8Array} data */
async function sha256(data) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', /** @type {any} */ (data)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The cache, or null where the browser keeps none, as some do in private windows. @returns {Promise<Cache|null>} */
async function openCache() {
  try {
    return await caches.open(cacheName);
  } catch {
    return null;
  }
}

/**
 * Storing may fail for want of room; the files are then fetched again next time.
 * @param {Cache|null} cache @param {string} url @param {BodyInit} body
 */
async function keep(cache, url, body) {
  try {
    await cache?.put(url, new Response(body));
  } catch {
    await cache?.delete(url);
  }
}

/** @param {string|URL} url @returns {Promise<Response>} */
async function fetched(url) {
  let response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new PoseError('WEIGHTS_UNREACHABLE', `${url} could not be fetched: ${error}`);
  }
  if (response.status === 404) throw new PoseError('WEIGHTS_MISSING', `This installation has no pose networks: ${url} does not exist.`);
  if (!response.ok) throw new PoseError('WEIGHTS_UNREACHABLE', `${url} answered ${response.status}.`);
  return response;
}

/** @param {any} file @returns {file is PoseFile} */
const isFile = (file) =>
  typeof file?.role === 'string' &&
  /^[\w.-]+$/.test(file.name) &&
  /^[0-9a-f]{64}$/.test(file.sha256) &&
  Number.isInteger(file.bytes) &&
  file.bytes > 0 &&
  file.bytes <= mostBytes;

/** @param {string} text @param {string|URL} url @returns {PoseFile[]} */
function parseList(text, url) {
  let files;
  try {
    files = JSON.parse(text).files;
  } catch {
    files = null;
  }
  if (!Array.isArray(files) || !files.every(isFile)) {
    throw new PoseError('WEIGHTS_CORRUPT', `${url} is not a list of files with role, name, sha256, and bytes up to ${mostBytes}.`);
  }
  return files;
}

/** The list is asked for each time, and taken from the device without a connection. @param {string} base @param {Cache|null} cache */
async function readList(base, cache) {
  const url = new URL('weights.json', base);
  try {
    const text = await (await fetched(url)).text();
    const files = parseList(text, url);
    await keep(cache, keptAt('weights.json'), text);
    return files;
  } catch (error) {
    const kept = error instanceof PoseError && error.reason === 'WEIGHTS_UNREACHABLE' && (await cache?.match(keptAt('weights.json')));
    if (!kept) throw error;
    return parseList(await kept.text(), url);
  }
}

export class PoseFiles {
  /** @type {PoseFile[]} */ #listed;
  /** @type {PoseFile[]} */ #files;
  /** @type {Cache|null} */ #cache;
  /** @type {string} */ #base;
  /** @type {(loaded: number, total: number) => void} */ #onProgress;
  #loaded = 0;

  /**
   * @param {PoseFile[]} listed @param {string[]} roles @param {Cache|null} cache
   * @param {string} base @param {(loaded: number, total: number) => void} onProgress
   */
  constructor(listed, roles, cache, base, onProgress) {
    this.#listed = listed;
    this.#files = listed.filter(({ role }) => roles.includes(role));
    this.#cache = cache;
    this.#base = base;
    this.#onProgress = onProgress;
  }

  /**
   * @param {string} base the folder of `weights.json`, ending with a slash
   * @param {string[]} roles the files to be read; others are not fetched
   * @param {(loaded: number, total: number) => void} onProgress
   */
  static async open(base, roles, onProgress) {
    const cache = await openCache();
    return new PoseFiles(await readList(base, cache), roles, cache, base, onProgress);
  }

  /** The file with this role, from the device or else fetched. @param {string} role @returns {Promise<Uint8Array>} */
  async read(role) {
    const file = this.#files.find((candidate) => candidate.role === role);
    if (!file) throw new PoseError('WEIGHTS_CORRUPT', `weights.json lists no file with the role ${role}.`);
    return (await this.#readKept(file)) ?? this.#fetch(file);
  }

  /** Drops what other releases brought, and keeps what another engine of this one has fetched. */
  async dropOthers() {
    const current = new Set([keptAt('weights.json'), ...this.#listed.map((file) => keptAt(file.sha256))]);
    const requests = (await this.#cache?.keys()) ?? [];
    await Promise.all(requests.filter(({ url }) => !current.has(url)).map((request) => this.#cache?.delete(request)));
  }

  /** @param {PoseFile} file @returns {Promise<Uint8Array|null>} */
  async #readKept(file) {
    const kept = await this.#cache?.match(keptAt(file.sha256));
    if (!kept) return null;
    const data = new Uint8Array(await kept.arrayBuffer());
    if ((await sha256(data)) !== file.sha256) {
      await this.#cache?.delete(keptAt(file.sha256));
      return null;
    }
    this.#advance(data.length);
    return data;
  }

  /** @param {PoseFile} file @returns {Promise<Uint8Array>} */
  async #fetch(file) {
    const url = new URL(file.name, this.#base);
    const before = this.#loaded;
    const data = await this.#download(file, url);
    const hash = await sha256(data);
    if (hash !== file.sha256) {
      this.#loaded = before;
      const wanted = `${file.bytes} with ${file.sha256}`;
      throw new PoseError('WEIGHTS_CORRUPT', `${url} has ${data.length} bytes with the SHA-256 ${hash}, not ${wanted}.`);
    }
    await keep(this.#cache, keptAt(file.sha256), /** @type {any} */ (data));
    return data;
  }

  /** Reads no more than the list allows. @param {PoseFile} file @param {URL} url @returns {Promise<Uint8Array>} */
  async #download(file, url) {
    const body = (await fetched(url)).body;
    const data = new Uint8Array(file.bytes);
    let size = 0;
    const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader();
    for (;;) {
      let part;
      try {
        part = await reader.read();
      } catch (error) {
        throw new PoseError('WEIGHTS_UNREACHABLE', `${url} broke off after ${size} of ${file.bytes} bytes: ${error}`);
      }
      if (part.done) return data.subarray(0, size);
      if (size + part.value.length > file.bytes) {
        await reader.cancel();
        throw new PoseError('WEIGHTS_CORRUPT', `${url} has more than the ${file.bytes} bytes that weights.json allows.`);
      }
      data.set(part.value, size);
      size += part.value.length;
      this.#advance(part.value.length);
    }
  }

  /** @param {number} bytes */
  #advance(bytes) {
    this.#loaded += bytes;
    this.#onProgress(this.#loaded, this.#files.reduce((sum, file) => sum + file.bytes, 0));
  }
}
