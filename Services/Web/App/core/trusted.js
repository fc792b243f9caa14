// @ts-check
// The CSP demands Trusted Types, so workers need more than a string. Only addresses of this page pass.

const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy('titanup', {
  /** @param {string} address */
  createScriptURL(address) {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) throw new TypeError(`${url.origin} is not ${location.origin}`);
    return url.href;
  },
});

/** For `new Worker` and `navigator.serviceWorker.register`. @param {string | URL} address @returns {any} */
export const trustedScript = address => policy ? policy.createScriptURL(String(address)) : String(address);
