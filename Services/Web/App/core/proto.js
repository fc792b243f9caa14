// @ts-check
// Protocol Buffers in their binary form, by the tables in Generated/. A message is a plain object; its properties are
// named as in protobuf's JSON.
//
// - What was not sent has its default: 0, '', false, an empty list or map. A message, a member of a oneof and an optional
//   field are `undefined` then. Of a oneof at most one member is there.
// - 64-bit integers are Numbers, except beyond ±(2^53 - 1), where they are BigInts: nothing is ever rounded.
// - Maps are objects without a prototype, bytes are Uint8Array, enums are numbers, also unknown ones.
// - Fields that this version does not know are skipped.

/** @typedef {{number: number, name: string, repeated: boolean, optional: boolean, oneof: string, map: Field[] | null,
 *   scalar: Scalar | null, typeName: string}} Field */
/** @typedef {{wire: 0 | 1 | 2 | 5, zero: any, read: (reader: Reader) => any, write: (writer: Writer, value: any) => void}}
 *   Scalar */
/**
 * @template T
 * @typedef {{name: string, create(init?: Partial<T>): T, encode(message: any): Uint8Array<ArrayBuffer>,
 *   decode(bytes: Uint8Array): T}} MessageType
 */
/**
 * @template Request, Response
 * @typedef {{path: string, name: string, input: MessageType<Request>, output: MessageType<Response>,
 *   clientStreams: boolean, serverStreams: boolean}} Method
 */

const text = new TextEncoder();
const utf8 = new TextDecoder('utf-8', {fatal: true});
/** Deeper messages are refused, as in other implementations of protobuf. */
const maximumDepth = 100;

/** The bytes are not a message of the type. */
export class WireError extends Error {}

class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes, depth = 0) {
    if (depth > maximumDepth) throw new WireError(`messages are nested more than ${maximumDepth} deep`);
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = 0;
    this.depth = depth;
  }

  get done() { return this.at >= this.bytes.length; }

  /** @param {number} count */
  skip(count) {
    const start = this.at;
    if (count > this.bytes.length - start) throw new WireError(`${count} bytes are announced, ${this.bytes.length - start} left`);
    this.at += count;
    return start;
  }

  /** The lower and the upper 32 bits of a varint. @returns {[number, number]} */
  varint() {
    let low = 0, high = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.bytes[this.skip(1)];
      const bits = byte & 0x7f;
      if (shift < 28) low |= bits << shift;
      else if (shift === 28) { low |= bits << 28; high |= bits >> 4; }
      else if (shift < 63) high |= bits << (shift - 32);
      else high |= (bits & 1) << 31;
      if (byte < 0x80) return [low >>> 0, high >>> 0];
    }
    throw new WireError('a varint has more than ten bytes');
  }

  chunk() {
    const [length, high] = this.varint();
    const start = this.skip(high > 0 ? Infinity : length);
    return this.bytes.subarray(start, start + length);
  }

  /** @param {number} wire */
  skipField(wire) {
    if (wire === 0) this.varint();
    else if (wire === 1) this.skip(8);
    else if (wire === 2) this.chunk();
    else if (wire === 5) this.skip(4);
    else throw new WireError(`a field has wire type ${wire}, which proto3 does not use`);
  }
}

class Writer {
  bytes = new Uint8Array(64);
  length = 0;

  /** Makes room for `count` bytes and returns where they begin; `bytes` is another array afterwards. @param {number} count */
  grow(count) {
    const start = this.length;
    this.length += count;
    if (this.length > this.bytes.length) {
      const larger = new Uint8Array(Math.max(this.length, this.bytes.length * 2));
      larger.set(this.bytes);
      this.bytes = larger;
    }
    return start;
  }

  /** @param {number} value */
  byte(value) {
    const at = this.grow(1);
    this.bytes[at] = value;
  }

  get view() { return new DataView(this.bytes.buffer); }
  get result() { return this.bytes.slice(0, this.length); }

  /** @param {number} value up to 2^32 - 1 */
  varint32(value) {
    for (; value > 0x7f; value >>>= 7) this.byte((value & 0x7f) | 0x80);
    this.byte(value);
  }

  /** @param {bigint} value */
  varint64(value) {
    let rest = BigInt.asUintN(64, value);
    for (; rest > 0x7fn; rest >>= 7n) this.byte(Number(rest & 0x7fn) | 0x80);
    this.byte(Number(rest));
  }

  /** @param {Uint8Array} bytes */
  chunk(bytes) {
    this.varint32(bytes.length);
    const at = this.grow(bytes.length);
    this.bytes.set(bytes, at);
  }
}

/** @param {bigint} value */
const narrow = value =>
  value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
/** @param {[number, number]} halves */
const unsigned = ([low, high]) => high < 0x200000 ? high * 0x100000000 + low : (BigInt(high) << 32n) | BigInt(low);
/** @param {[number, number]} halves */
const signed = ([low, high]) => high === 0 ? low : narrow(BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low)));
/** @param {Writer} writer @param {number | bigint} value */
const writeLong = (writer, value) =>
  typeof value === 'number' && value >= 0 && value <= 0xffffffff ? writer.varint32(value) : writer.varint64(BigInt(value));
/** @param {bigint} value */
const zigzag = value => (value << 1n) ^ (value >> 63n);
/** @param {bigint} value */
const unzigzag = value => (value >> 1n) ^ -(value & 1n);

/** @param {(view: DataView, at: number) => any} get @param {(view: DataView, at: number, value: any) => void} set
 *  @param {4 | 8} size @returns {Scalar} */
const fixed = (size, get, set) => ({
  wire: size === 4 ? 5 : 1, zero: 0,
  read: reader => get(reader.view, reader.skip(size)),
  write(writer, value) { const at = writer.grow(size); set(writer.view, at, value); },
});

/** @type {Record<string, Scalar>} */
const scalars = {
  int32: {wire: 0, zero: 0, read: reader => reader.varint()[0] | 0, write: writeLong},
  uint32: {wire: 0, zero: 0, read: reader => reader.varint()[0], write: writeLong},
  sint32: {
    wire: 0, zero: 0,
    read(reader) { const [bits] = reader.varint(); return (bits >>> 1) ^ -(bits & 1); },
    write: (writer, value) => writer.varint32(((value << 1) ^ (value >> 31)) >>> 0),
  },
  int64: {wire: 0, zero: 0, read: reader => signed(reader.varint()), write: writeLong},
  uint64: {wire: 0, zero: 0, read: reader => unsigned(reader.varint()), write: writeLong},
  sint64: {
    wire: 0, zero: 0, read: reader => narrow(unzigzag(BigInt(unsigned(reader.varint())))),
    write: (writer, value) => writer.varint64(zigzag(BigInt(value))),
  },
  bool: {
    wire: 0, zero: false,
    read(reader) { const [low, high] = reader.varint(); return (low | high) !== 0; },
    write: (writer, value) => writer.varint32(value ? 1 : 0),
  },
  fixed32: fixed(4, (view, at) => view.getUint32(at, true), (view, at, value) => view.setUint32(at, value, true)),
  sfixed32: fixed(4, (view, at) => view.getInt32(at, true), (view, at, value) => view.setInt32(at, value, true)),
  float: fixed(4, (view, at) => view.getFloat32(at, true), (view, at, value) => view.setFloat32(at, value, true)),
  double: fixed(8, (view, at) => view.getFloat64(at, true), (view, at, value) => view.setFloat64(at, value, true)),
  fixed64: fixed(8, (view, at) => narrow(view.getBigUint64(at, true)),
    (view, at, value) => view.setBigUint64(at, BigInt(value), true)),
  sfixed64: fixed(8, (view, at) => narrow(view.getBigInt64(at, true)),
    (view, at, value) => view.setBigInt64(at, BigInt(value), true)),
  string: {
    wire: 2, zero: '',
    read(reader) {
      const bytes = reader.chunk();
      try { return utf8.decode(bytes); } catch { throw new WireError('a string is not UTF-8'); }
    },
    write: (writer, value) => writer.chunk(text.encode(value)),
  },
  // An own copy: the whole answer would stay in memory otherwise.
  bytes: {wire: 2, zero: new Uint8Array(0), read: reader => reader.chunk().slice(), write: (writer, value) => writer.chunk(value)},
};
scalars.enum = scalars.int32;

/** @type {Map<string, {decodeFrom(reader: Reader): any, encodeInto(writer: Writer, value: any): void}>} */
const types = new Map();

/** @param {string} name */
function typeNamed(name) {
  const type = types.get(name);
  if (!type) throw new TypeError(`no module with ${name} was loaded`);
  return type;
}

/** @param {string} line one of a table: `3 bars *.DashboardBar` @param {string} scope @returns {Field} */
function field(line, scope) {
  const [number, name, written] = line.split(' ');
  const repeated = written[0] === '*', isMap = written[0] === '<', optional = written.endsWith('?');
  const [element, oneof = ''] = written.replace(/[*?<>]/g, '').split('@');
  const typeName = element[0] === '.' ? scope + element : element;
  const map = isMap ? element.split(',').map((type, index) => field(`${index + 1} ${index ? 'value' : 'key'} ${type}`, scope)) : null;
  return {number: Number(number), name, repeated, optional, oneof, map, scalar: scalars[typeName] ?? null, typeName};
}

/** A tag of a table that `protoc-gen-titan` wrote.
 *  @template T @param {string} name @param {string} table @param {string} scope @returns {MessageType<T>} */
export function message(name, table, scope) {
  /** @type {Field[]} */
  let fields;
  /** @type {Map<number, Field>} */
  let byNumber;
  const load = () => {
    if (fields) return;
    fields = table.split('\n').filter(line => line).map(line => field(line, scope));
    byNumber = new Map(fields.map(each => [each.number, each]));
  };

  /** @returns {any} */
  const create = (init = {}) => {
    load();
    const message = {};
    for (const {name, repeated, optional, oneof, map, scalar} of fields) {
      message[name] = repeated ? [] : map ? Object.create(null) : optional || oneof || !scalar ? undefined : scalar.zero;
    }
    return Object.assign(message, init);
  };

  const type = {
    name,
    create,
    /** @param {any} value */
    encode(value) {
      const writer = new Writer();
      type.encodeInto(writer, value);
      return writer.result;
    },
    /** @param {Uint8Array} bytes */
    decode: bytes => type.decodeFrom(new Reader(bytes)),

    /** @param {Writer} writer @param {any} value */
    encodeInto(writer, value) {
      load();
      for (const known of Object.keys(value)) {
        if (!fields.some(({name}) => name === known)) throw new TypeError(`${name} has no field ${known}`);
      }
      const chosen = new Set();
      for (const each of fields) {
        const given = value[each.name];
        if (given === undefined || given === null) continue;
        if (each.oneof) {
          if (chosen.has(each.oneof)) throw new TypeError(`${name}.${each.oneof} has two members, one of them ${each.name}`);
          chosen.add(each.oneof);
        }
        try { writeField(writer, each, given); } catch (error) {
          throw new TypeError(`${name}.${each.name}: ${/** @type {Error} */ (error).message}`);
        }
      }
    },

    /** @param {Reader} reader */
    decodeFrom(reader) {
      const message = create();
      while (!reader.done) {
        const [tag] = reader.varint();
        const wire = tag & 7, each = byNumber.get(tag >>> 3);
        if (tag >>> 3 === 0) throw new WireError(`${name}: field 0`);
        if (!each || !readField(reader, each, wire, message)) { reader.skipField(wire); continue; }
        if (each.oneof) for (const other of fields) {
          if (other.oneof === each.oneof && other !== each) message[other.name] = undefined;
        }
      }
      return message;
    },
  };
  types.set(name, type);
  return type;
}

/** Whether the field was read: one with another wire type is unknown. @param {Reader} reader @param {Field} field
 *  @param {number} wire @param {any} message */
function readField(reader, field, wire, message) {
  const {name, repeated, map, scalar} = field;
  if (scalar && repeated && wire === 2 && scalar.wire !== 2) {
    const packed = new Reader(reader.chunk(), reader.depth);
    while (!packed.done) message[name].push(scalar.read(packed));
    return true;
  }
  if (wire !== (map || !scalar ? 2 : scalar.wire)) return false;
  if (map) {
    const [key, value] = readEntry(new Reader(reader.chunk(), reader.depth + 1), map);
    message[name][key] = value;
  } else if (repeated) message[name].push(scalar ? scalar.read(reader) : readMessage(reader, field));
  else if (scalar) message[name] = scalar.read(reader);
  else message[name] = merged(message[name], readMessage(reader, field));
  return true;
}

/** A message field that came twice is the two, merged. @param {any} earlier @param {any} later */
function merged(earlier, later) {
  if (!earlier) return later;
  for (const [name, value] of Object.entries(later)) {
    if (Array.isArray(value)) later[name] = [...earlier[name], ...value];
    else if (value === undefined || value === 0 || value === '' || value === false) later[name] = earlier[name];
  }
  return later;
}

/** @param {Reader} reader @param {Field} field */
const readMessage = (reader, field) => typeNamed(field.typeName).decodeFrom(new Reader(reader.chunk(), reader.depth + 1));

/** @param {Reader} reader @param {Field[]} map @returns {[any, any]} */
function readEntry(reader, [keyField, valueField]) {
  /** @type {any} */
  const entry = {key: keyField.scalar?.zero, value: valueField.scalar ? valueField.scalar.zero : undefined};
  while (!reader.done) {
    const [tag] = reader.varint();
    const each = tag >>> 3 === 1 ? keyField : tag >>> 3 === 2 ? valueField : null;
    if (!each || !readField(reader, each, tag & 7, entry)) reader.skipField(tag & 7);
  }
  return [entry.key, entry.value ?? typeNamed(valueField.typeName).decodeFrom(new Reader(new Uint8Array(0)))];
}

/** @param {Writer} writer @param {Field} field @param {any} value */
function writeField(writer, field, value) {
  const {number, repeated, optional, oneof, map, scalar} = field;
  if (map) {
    for (const [key, each] of Object.entries(value)) {
      const entry = new Writer();
      writeElement(entry, map[0], map[0].typeName === 'string' ? key : Number(key));
      writeElement(entry, map[1], each);
      writer.varint32(number << 3 | 2);
      writer.chunk(entry.result);
    }
  } else if (repeated && scalar && scalar.wire !== 2) {
    if (value.length === 0) return;
    const packed = new Writer();
    for (const each of value) scalar.write(packed, checked(field, each));
    writer.varint32(number << 3 | 2);
    writer.chunk(packed.result);
  } else if (repeated) {
    for (const each of value) writeElement(writer, field, each);
  } else if (optional || oneof || !scalar || !isZero(value)) {
    writeElement(writer, field, value);
  }
}

/** @param {any} value */
const isZero = value => value === '' || value === false || value === 0n || Object.is(value, 0) ||
  (value instanceof Uint8Array && value.length === 0);

/** @param {Writer} writer @param {Field} field @param {any} value */
function writeElement(writer, field, value) {
  if (field.scalar) {
    writer.varint32(field.number << 3 | field.scalar.wire);
    field.scalar.write(writer, checked(field, value));
  } else {
    const inner = new Writer();
    typeNamed(field.typeName).encodeInto(inner, value);
    writer.varint32(field.number << 3 | 2);
    writer.chunk(inner.result);
  }
}

const ranges = {
  int32: [-2147483648, 2147483647], sint32: [-2147483648, 2147483647], sfixed32: [-2147483648, 2147483647],
  enum: [-2147483648, 2147483647], uint32: [0, 4294967295], fixed32: [0, 4294967295],
};

/** Refuses what the wire would silently turn into something else. @param {Field} field @param {any} value */
function checked({typeName}, value) {
  const range = ranges[/** @type {keyof ranges} */ (typeName)];
  if (range && !(Number.isInteger(value) && value >= range[0] && value <= range[1])) {
    throw new TypeError(`${value} is no ${typeName}`);
  }
  if (typeName === 'string' && typeof value !== 'string') throw new TypeError(`${typeof value} is no string`);
  if (typeName === 'bytes' && !(value instanceof Uint8Array)) throw new TypeError('bytes are a Uint8Array');
  return value;
}

/** @template T @param {T} values @returns {Readonly<T>} */
export const enumeration = values => Object.freeze(values);

/** The name of an enum's number, for keys of words; `UNKNOWN` for one of a newer server.
 *  @param {Readonly<Record<string, number>>} values @param {number} number */
export const nameOf = (values, number) => Object.keys(values).find(name => values[name] === number) ?? 'UNKNOWN';

/** The methods of a service, by their names in JavaScript. @param {string} name @param {string} table @returns {any} */
export function service(name, table) {
  const methods = {};
  for (const line of table.split('\n').filter(line => line)) {
    const [method, input, output] = line.split(' ');
    methods[method[0].toLowerCase() + method.slice(1)] = {
      name: method, path: `/${name}/${method}`, clientStreams: input[0] === '*', serverStreams: output[0] === '*',
      get input() { return typeNamed(input.replace('*', '')); },
      get output() { return typeNamed(output.replace('*', '')); },
    };
  }
  return Object.freeze(methods);
}

/** @param {{seconds: number | bigint, nanos: number} | undefined} time a google.protobuf.Timestamp */
export const toDate = time => time && new Date(Number(time.seconds) * 1000 + time.nanos / 1e6);
/** @param {Date} date */
export const fromDate = date => {
  const seconds = Math.floor(date.getTime() / 1000);
  return {seconds, nanos: (date.getTime() - seconds * 1000) * 1e6};
};
/** @param {{seconds: number | bigint, nanos: number} | undefined} duration a google.protobuf.Duration */
export const toMilliseconds = duration => duration ? Number(duration.seconds) * 1000 + duration.nanos / 1e6 : 0;
/** @param {number} milliseconds */
export const fromMilliseconds = milliseconds =>
  ({seconds: Math.trunc(milliseconds / 1000), nanos: Math.round((milliseconds % 1000) * 1e6)});
