// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Reads the bits, numbers and texts that `RangeEncoder` and `NumberModel` of the package wrote.

/** How many bits an estimate remembers. */
const memory = 30;
/** The most bits of a number. */
const maximumBits = 50;

/** The probability of a zero in one context, in parts of 4096. */
export class AdaptiveBit {
  constructor() {
    this.zero = 2048;
    this.count = 0;
  }

  /** @param {boolean} bit */
  update(bit) {
    const divisor = Math.min(this.count + 2, memory);
    this.count += 1;
    this.zero = bit ? Math.max(this.zero - Math.trunc(this.zero / divisor), 32)
      : Math.min(this.zero + Math.trunc((4096 - this.zero) / divisor), 4064);
  }
}

/** @param {number} count */
export const adaptiveBits = (count) => Array.from({ length: count }, () => new AdaptiveBit());

/** A range decoder. */
export class RangeDecoder {
  /** @param {string} text base64 without padding; zeros follow it */
  constructor(text) {
    this.bytes = atob(text);
    this.next = 0;
    this.code = 0;
    this.range = 0xFFFFFFFF;
    for (let byte = 0; byte < 4; byte += 1) this.shift();
  }

  shift() {
    this.code = this.code * 256 + (this.next < this.bytes.length ? this.bytes.charCodeAt(this.next) : 0);
    this.next += 1;
  }

  /** @param {AdaptiveBit} model */
  bit(model) {
    const bound = Math.floor(this.range / 4096) * model.zero, bit = this.code >= bound;
    if (bit) {
      this.code -= bound;
      this.range -= bound;
    } else {
      this.range = bound;
    }
    model.update(bit);
    while (this.range < 0x1000000) {
      this.shift();
      this.range *= 256;
    }
    return bit;
  }

  /** A bit that is as often set as not. */
  evenBit() {
    const bound = Math.floor(this.range / 4096) * 2048, bit = this.code >= bound;
    if (bit) this.code -= bound;
    this.range = bit ? this.range - bound : bound;
    while (this.range < 0x1000000) {
      this.shift();
      this.range *= 256;
    }
    return bit;
  }
}

/**
 * The number of bits of a size.
 * @param {number} size
 */
function bitLength(size) {
  if (size < 0x80000000) return 32 - Math.clz32(size);
  let length = 0;
  for (let rest = size; rest >= 1; rest /= 2) length += 1;
  return length;
}

/** Reads whole numbers that are about as large as those before them. */
export class NumberModel {
  constructor() {
    this.size = 0;
    this.lengths = adaptiveBits(10);
    this.seconds = adaptiveBits(maximumBits + 1);
    this.signs = adaptiveBits(2);
    this.wasNegative = false;
  }

  /** @param {RangeDecoder} decoder */
  read(decoder) {
    const expected = bitLength(Math.floor(this.size / 8));
    let length = 0;
    while (length < maximumBits && decoder.bit(this.lengths[slot(length, expected)])) length += 1;
    this.size = Math.floor(this.size / 2);
    if (length === 0) return 0;
    let size = 1;
    for (let position = length - 2; position >= 0; position -= 1) {
      const bit = position === length - 2 ? decoder.bit(this.seconds[length]) : decoder.evenBit();
      size = size * 2 + Number(bit);
    }
    this.size += size * 4;
    this.wasNegative = decoder.bit(this.signs[Number(this.wasNegative)]);
    return this.wasNegative ? -size : size;
  }
}

/**
 * The context of the question whether a number is longer than `length`.
 * @param {number} length
 * @param {number} expected
 */
function slot(length, expected) {
  return expected > 0 ? 6 + Math.min(Math.max(length - expected, -3), 3) : Math.min(length, 2);
}

/**
 * The values of a series, one a frame; see `DeltaSeries`.
 * @param {string} text
 * @param {number} count
 */
export function readSeries(text, count) {
  const decoder = new RangeDecoder(text), model = new NumberModel();
  const order = 2 * Number(decoder.evenBit()) + Number(decoder.evenBit());
  let last = new NumberModel().read(decoder), second = last, third = last;
  const values = new Float64Array(count);
  for (let frame = 0; frame < count; frame += 1) {
    const predicted = order === 3 ? 3 * (last - second) + third : order === 2 ? 2 * last - second : last;
    values[frame] = predicted + model.read(decoder);
    third = second;
    second = last;
    last = values[frame];
  }
  return values;
}

/** @typedef {{now: number[], before: number[]}} Row */

/**
 * Lists of rows that change over time; see `DeltaLists`.
 * @param {string} text
 * @returns {{at: number[], values: number[][]}}
 */
export function readLists(text) {
  const decoder = new RangeDecoder(text), header = new NumberModel();
  const columns = Math.max(header.read(decoder), 1), count = header.read(decoder);
  const models = () => Array.from({ length: columns }, () => new NumberModel());
  const divisors = Array.from({ length: columns }, () => Math.max(header.read(decoder), 1));
  const frames = new NumberModel(), counts = new NumberModel(), steps = new NumberModel();
  const known = models(), fresh = models(), keepsOrder = new AdaptiveBit();
  /** @type {Row[]} */
  let rows = [];
  const lists = { at: /** @type {number[]} */ ([]), values: /** @type {number[][]} */ ([]) };
  for (let list = 0, frame = 0; list < count; list += 1) {
    frame += frames.read(decoder);
    const rowCount = rows.length + counts.read(decoder);
    const isSame = rowCount === rows.length && decoder.bit(keepsOrder);
    /** @type {Row[]} */
    const next = [];
    for (let index = 0, position = 0; index < rowCount; index += 1) {
      const step = isSame ? 1 : steps.read(decoder);
      if (step > 0) {
        position += step;
        const { now, before } = rows[position - 1];
        next.push({ now: now.map((value, column) => 2 * value - before[column] + known[column].read(decoder)), before: now });
      } else {
        const last = next.at(-1)?.now ?? new Array(columns).fill(0);
        const now = last.map((value, column) => value + fresh[column].read(decoder));
        next.push({ now, before: now });
      }
    }
    rows = next;
    lists.at.push(frame);
    lists.values.push(rows.flatMap(({ now }) => now.map((value, column) => value * divisors[column])));
  }
  return lists;
}

/**
 * The events of a recording; see `EventLog`.
 * @param {{kinds: string[], words: string[], code: string}} log
 */
export function readEvents({ kinds, words, code }) {
  const decoder = new RangeDecoder(code), count = new NumberModel().read(decoder);
  const frames = new NumberModel(), kindSteps = new NumberModel(), lengths = new NumberModel();
  const bits = bitLength(Math.max(words.length - 1, 0));
  const tables = Array.from({ length: 8 }, () => adaptiveBits(2 ** bits));
  let frame = 0, kind = 0, length = 0;
  return Array.from({ length: count }, () => {
    frame += frames.read(decoder);
    kind += kindSteps.read(decoder);
    length += lengths.read(decoder);
    const text = Array.from({ length }, (_, place) => {
      let node = 1;
      for (let bit = 0; bit < bits; bit += 1) node = node * 2 + Number(decoder.bit(tables[Math.min(place, 7)][node]));
      return words[node - 2 ** bits];
    });
    return { frame, kind: kinds[kind], text: text.join(" ") };
  });
}
