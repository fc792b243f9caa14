// @ts-check
// gRPC-Web over fetch: what a browser can do of gRPC. A call posts one body with all request messages, and reads the
// response messages as they come.

import {WireError, toMilliseconds} from './proto.js';
import {BadRequest, Code, ErrorInfo, LocalizedMessage, RetryInfo, Status} from '../Generated/google.js';
import {language, t} from './words.js';

/** @template Q, R @typedef {import('./proto.js').Method<Q, R>} Method */
/** @typedef {{signal?: AbortSignal, timeout?: number, metadata?: Record<string, string>}} CallOptions
 *    `timeout` in milliseconds; 15,000 for a unary call, none for a stream. */

/** A call that failed, in the service's words. */
export class RpcError extends Error {
  /** @param {number} code a google.rpc.Code @param {string} developerMessage @param {{reason?: string,
   *    metadata?: Record<string, string>, localized?: string, fields?: {field: string, reason: string, message: string}[],
   *    retryAfter?: number}} [details] */
  constructor(code, developerMessage, details = {}) {
    super(developerMessage);
    this.name = 'RpcError';
    this.code = code;
    /** Stable, for programs: `BAD_CREDENTIALS`; `OFFLINE` if the server was not reached. */
    this.reason = details.reason ?? '';
    this.metadata = details.metadata ?? {};
    /** Every wrong field, by its path in snake case. */
    this.fields = details.fields ?? [];
    /** In milliseconds; undefined if the server did not say. */
    this.retryAfter = details.retryAfter;
    /** For people, in their language. */
    this.words = details.localized || (this.reason === 'OFFLINE' ? t('error.offline') : t('error.unexpected'));
  }

  get isOffline() { return this.reason === 'OFFLINE'; }

  /** The words for one field, or ''. @param {string} name */
  field(name) { return this.fields.find(({field}) => field === name)?.message ?? ''; }
}

/** Called when the session is over; core/store.js sets it. @type {() => void} */
let onUnauthenticated = () => {};
/** @param {() => void} handler */
export const setUnauthenticatedHandler = handler => { onUnauthenticated = handler; };

/** One message for one message. @template Q, R @param {Method<Q, R>} method @param {Partial<Q>} request
 *  @param {CallOptions} [options] @returns {Promise<R>} */
export async function call(method, request, options = {}) {
  const responses = await collect(method, [request], {timeout: 15_000, ...options});
  if (responses.length !== 1) throw new RpcError(Code.INTERNAL, `${method.name} answered ${responses.length} messages, not one`);
  return responses[0];
}

/** Many messages in one body, all answers at its end: UploadStream, and the half-duplex calls of StreamReps.
 *  @template Q, R @param {Method<Q, R>} method @param {Partial<Q>[]} requests @param {CallOptions} [options] */
export async function collect(method, requests, options = {}) {
  /** @type {R[]} */
  const responses = [];
  for await (const response of stream(method, requests, options)) responses.push(response);
  return responses;
}

/** The answers as they come. Ending the loop cancels the call. @template Q, R @param {Method<Q, R>} method
 *  @param {Partial<Q>[]} requests @param {CallOptions} [options] @returns {AsyncGenerator<R>} */
export async function* stream(method, requests, options = {}) {
  const controller = new AbortController();
  const abort = () => controller.abort(options.signal?.reason);
  options.signal?.throwIfAborted();
  options.signal?.addEventListener('abort', abort);
  const timer = options.timeout && setTimeout(() => controller.abort(new RpcError(
    Code.DEADLINE_EXCEEDED, `${method.name} took more than ${options.timeout} ms`, {localized: t('error.slow')})), options.timeout);
  try {
    const response = await fetch(method.path, {
      method: 'POST', signal: controller.signal, credentials: 'same-origin', cache: 'no-store', redirect: 'error',
      headers: {
        'content-type': 'application/grpc-web+proto', 'x-grpc-web': '1', 'accept-language': language.value,
        ...(options.timeout ? {'grpc-timeout': `${options.timeout}m`} : {}), ...options.metadata,
      },
      body: frames(requests.map(request => method.input.encode(request))),
    });
    if (response.headers.has('grpc-status')) return end(response.headers);
    if (!response.ok || !response.body) throw fromHTTP(response.status);
    let trailers = null;
    for await (const {flags, bytes} of deframe(response.body)) {
      if (trailers) throw new RpcError(Code.INTERNAL, 'something came behind the trailers');
      if (flags & 0x80) trailers = parseTrailers(bytes);
      else if (flags) throw new RpcError(Code.INTERNAL, 'a message is compressed, which was not asked for');
      else yield method.output.decode(bytes);
    }
    if (!trailers) throw new RpcError(Code.UNAVAILABLE, 'the answer broke off', {reason: 'OFFLINE'});
    end(trailers);
  } catch (error) {
    throw asRpcError(error, controller.signal);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
    controller.abort();
  }
}

/** @param {Uint8Array[]} messages */
export function frames(messages) {
  const body = new Uint8Array(messages.reduce((sum, message) => sum + 5 + message.length, 0));
  let at = 0;
  for (const message of messages) {
    new DataView(body.buffer).setUint32(at + 1, message.length);
    body.set(message, at + 5);
    at += 5 + message.length;
  }
  return body;
}

const maximumFrame = 16 * 1024 * 1024;

/** @param {ReadableStream<Uint8Array>} body */
async function* deframe(body) {
  const reader = body.getReader();
  let buffer = new Uint8Array(0);
  try {
    for (;;) {
      while (buffer.length >= 5) {
        const length = new DataView(buffer.buffer, buffer.byteOffset).getUint32(1);
        if (length > maximumFrame) throw new RpcError(Code.RESOURCE_EXHAUSTED, `a message of ${length} bytes came; ${maximumFrame} are allowed`);
        if (buffer.length < 5 + length) break;
        yield {flags: buffer[0], bytes: buffer.subarray(5, 5 + length)};
        buffer = buffer.subarray(5 + length);
      }
      const {done, value} = await reader.read();
      if (done) break;
      const joined = new Uint8Array(buffer.length + value.length);
      joined.set(buffer);
      joined.set(value, buffer.length);
      buffer = joined;
    }
    if (buffer.length > 0) throw new RpcError(Code.UNAVAILABLE, 'the answer broke off within a message', {reason: 'OFFLINE'});
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** @param {Uint8Array} bytes */
function parseTrailers(bytes) {
  const headers = new Headers();
  for (const line of new TextDecoder().decode(bytes).split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Throws unless the status is OK. @param {Headers} trailers */
function end(trailers) {
  const code = Number(trailers.get('grpc-status') ?? Code.UNKNOWN);
  if (code === Code.OK) return;
  const details = trailers.get('grpc-status-details-bin');
  const status = details ? Status.decode(fromBase64(details)) : null;
  throw fromStatus(status ?? Status.create({code, message: percentDecoded(trailers.get('grpc-message') ?? '')}));
}

/** @param {import('../Generated/google.js').Status} status */
export function fromStatus(status) {
  /** @type {any} */
  const found = {fields: []};
  for (const {typeUrl, value} of status.details) {
    switch (typeUrl.slice(typeUrl.lastIndexOf('/') + 1)) {
      case ErrorInfo.name: Object.assign(found, (({reason, metadata}) => ({reason, metadata}))(ErrorInfo.decode(value))); break;
      case LocalizedMessage.name: found.localized = LocalizedMessage.decode(value).message; break;
      case RetryInfo.name: found.retryAfter = toMilliseconds(RetryInfo.decode(value).retryDelay); break;
      case BadRequest.name:
        found.fields = BadRequest.decode(value).fieldViolations.map(({field, reason, description, localizedMessage}) =>
          ({field, reason, message: localizedMessage?.message || description}));
    }
  }
  if (status.code === Code.UNAUTHENTICATED && sessionOver.has(found.reason ?? '')) onUnauthenticated();
  return new RpcError(status.code, status.message, found);
}

/** The reasons of UNAUTHENTICATED that end a session; a wrong password does not. */
const sessionOver = new Set(['', 'TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'SESSION_EXPIRED', 'SESSION_REVOKED',
  'SESSION_MISSING', 'REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED', 'UNAUTHENTICATED']);

/** What gRPC makes of an HTTP status without gRPC's own. @param {number} status */
function fromHTTP(status) {
  const codes = {400: Code.INTERNAL, 401: Code.UNAUTHENTICATED, 403: Code.PERMISSION_DENIED, 404: Code.UNIMPLEMENTED,
    429: Code.UNAVAILABLE, 502: Code.UNAVAILABLE, 503: Code.UNAVAILABLE, 504: Code.UNAVAILABLE};
  const code = codes[/** @type {keyof codes} */ (status)] ?? Code.UNKNOWN;
  if (code === Code.UNAUTHENTICATED) onUnauthenticated();
  return new RpcError(code, `HTTP status ${status}`, code === Code.UNAVAILABLE ? {localized: t('error.unavailable')} : {});
}

/** @param {unknown} error @param {AbortSignal} [signal] */
export function asRpcError(error, signal) {
  if (signal?.aborted && signal.reason instanceof RpcError) return signal.reason;
  if (error instanceof RpcError || (error instanceof DOMException && error.name === 'AbortError')) return error;
  if (error instanceof WireError) return new RpcError(Code.INTERNAL, error.message);
  // fetch says TypeError for every way not to reach a server.
  if (error instanceof TypeError && !/ has no field |: .* is no /.test(error.message)) {
    return new RpcError(Code.UNAVAILABLE, error.message, {reason: 'OFFLINE'});
  }
  return error;
}

/** @param {string} text */
const fromBase64 = text => Uint8Array.from(atob(text.replace(/=+$/, '')), letter => letter.charCodeAt(0));
/** @param {string} text */
const percentDecoded = text => { try { return decodeURIComponent(text); } catch { return text; } };
