// @ts-check
// Reads the OpenAPI document of this installation, in the form in which protoc-gen-titan writes it.

/** @typedef {Record<string, any>} Schema */
/** @typedef {{path: string, service: string, name: string, summary: string, words: string, isOpen: boolean, canGet: boolean, isStream: boolean,
 *    request: string, response: string, sought: string}} Method `request` and `response` name schemas */
/** @typedef {{name: string, words: string, methods: Method[]}} Service */
/** @typedef {{services: Service[], schemas: Record<string, Schema>}} Contract */
/** @typedef {{name: string, type: string, of: string, words: string}} Field `of` names the schema that has more to show, or none */

const prefix = '#/components/schemas/';

/** @param {any} document @returns {Contract} */
export function read({tags, paths, components}) {
  const services = new Map(tags.map((/** @type {any} */ tag) => [tag.name, {name: tag.name, words: tag.description ?? '', methods: /** @type {Method[]} */ ([])}]));
  for (const [path, item] of Object.entries(paths)) {
    const {tags: [service], summary, description = '', requestBody, responses, security} = item.post, name = path.split('/')[2];
    services.get(service).methods.push({
      path, service, name, summary, words: description, isOpen: !security, canGet: 'get' in item,
      isStream: !('application/json' in requestBody.content), request: messageOf(requestBody.content), response: messageOf(responses[200].content),
      sought: `${path} ${description}`.toLowerCase()});
  }
  return {services: [...services.values()], schemas: components.schemas};
}

/** The schema of a message, or of each message of a stream. @param {Record<string, any>} content */
function messageOf(content) {
  const [{schema}] = Object.values(content);
  return nameOf(schema.contentSchema ?? schema);
}

/** @param {Schema} schema */
const nameOf = schema => schema.$ref?.slice(prefix.length) ?? '';

/** `titanup.habits.v1.Habit` → `Habit`, `google.protobuf.Timestamp` → `Timestamp`. @param {string} name */
export const shortName = name => name.replace(/^([a-z0-9]+\.)+/, '');

/** Whether a method has every word that somebody looks for. @param {Method} method @param {string} query */
export const isFound = (method, query) => query.toLowerCase().split(/\s+/).every(word => method.sought.includes(word));

/** What a message has. @param {Contract} contract @param {string} name @returns {Field[]} */
export function fieldsOf({schemas}, name) {
  return Object.entries(schemas[name]?.properties ?? {}).map(([field, schema]) => {
    const element = schema.items ?? schema.additionalProperties ?? schema, refers = nameOf(element), referred = schemas[refers];
    const type = refers ? shortName(refers) : typeOf(element);
    return {name: field, words: schema.description ?? '', of: referred?.properties || referred?.enum ? refers : '',
      type: schema.items ? `${type}[]` : schema.additionalProperties ? `map<string, ${type}>` : type};
  });
}

/** @param {Schema} schema */
const typeOf = ({type, format, contentEncoding, oneOf}) => contentEncoding ?? format ?? type ?? oneOf?.[0].format ?? '';

/** A request to begin with: a value for each field that is not only for reading, of a oneof for its first member.
 *  @param {Contract} contract @param {string} name @param {number} [depth] @returns {Record<string, unknown>} */
export function example(contract, name, depth = 0) {
  const schema = contract.schemas[name] ?? {}, others = new Set(choices(schema).flatMap(names => names.slice(1)));
  const fields = Object.entries(schema.properties ?? {}).filter(([field, {description = ''}]) => !others.has(field) && !/Output only/.test(description));
  return Object.fromEntries(fields.map(([field, each]) => [field, valueOf(contract, each, depth)]));
}

/** The members of each oneof. @param {Schema} schema @returns {string[][]} */
const choices = ({oneOf, allOf}) => (allOf ?? (oneOf ? [{oneOf}] : [])).map((/** @type {Schema} */ choice) =>
  choice.oneOf.flatMap((/** @type {Schema} */ each) => each.required ?? []));

/** @param {Contract} contract @param {Schema} schema @param {number} depth @returns {unknown} */
function valueOf(contract, schema, depth) {
  const name = nameOf(schema);
  if (name === 'google.protobuf.Timestamp') return '2026-02-28T07:30:00Z';
  if (name === 'google.protobuf.Duration') return '60s';
  // Without a mask, what is there changes.
  if (name === 'google.protobuf.FieldMask') return undefined;
  if (name) {
    const referred = contract.schemas[name];
    return referred.properties ? depth < 2 ? example(contract, name, depth + 1) : {} : valueOf(contract, referred, depth);
  }
  if (schema.items) return depth < 2 ? [valueOf(contract, schema.items, depth + 1)] : [];
  if (schema.additionalProperties) return {};
  if (schema.enum) return schema.enum[1] ?? schema.enum[0];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.oneOf) return 1;
  return schema.pattern ? '1' : schema.contentEncoding ? 'AA==' : schema.type === 'object' ? {} : '…';
}
