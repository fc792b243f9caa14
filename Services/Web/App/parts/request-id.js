// @ts-check
// Ids that let services know a request again.

/** Returns what gives an id for a request's content: the same one while the content stays the same, so that a request
 *  whose answer was lost may be sent again. @returns {(content: unknown) => string} */
export function requestIds() {
  let sent = '', id = '';
  return content => {
    const text = JSON.stringify(content);
    if (text !== sent || !id) id = crypto.randomUUID();
    sent = text;
    return id;
  };
}
