// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Reads a stream of LZMA, which takes three quarters of what the compression of browsers does.
//
// After the specification in the LZMA SDK (I. Pavlov, public domain): without a header, with an end mark,
// four literal context bits and no position bits, as `xz --format=raw --lzma1=lc=4,lp=0,pb=0` writes it.

/** States in which the last packet was a literal. */
const literalStates = 7;
/** Bytes after which the reading pauses, so that a picture can be drawn. */
const pausedSize = 30_000;
/** Distances from this slot on have bits of their own. */
const directSlot = 14;

/** Reads bits with the probabilities of their contexts. */
class BitReader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    // The first byte is always zero.
    this.next = 1;
    this.range = 0xFFFFFFFF;
    this.code = 0;
    for (let byte = 0; byte < 4; byte += 1) this.shift();
  }

  shift() {
    if (this.next >= this.bytes.length + 4) throw new RangeError("the stream ends early");
    this.code = (this.code << 8 | this.bytes[this.next]) >>> 0;
    this.next += 1;
  }

  fill() {
    if (this.range >= 0x1000000) return;
    this.range = this.range << 8 >>> 0;
    this.shift();
  }

  /**
   * @param {Uint16Array} chances of a zero, in parts of 2048
   * @param {number} index
   */
  bit(chances, index) {
    const chance = chances[index], bound = (this.range >>> 11) * chance;
    const bit = this.code < bound ? 0 : 1;
    if (bit === 0) {
      this.range = bound;
      chances[index] = chance + (2048 - chance >> 5);
    } else {
      this.range -= bound;
      this.code -= bound;
      chances[index] = chance - (chance >> 5);
    }
    this.fill();
    return bit;
  }

  /** @param {number} count of bits that are as often set as not */
  evenBits(count) {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1) {
      this.range >>>= 1;
      const isSet = this.code >= this.range;
      if (isSet) this.code -= this.range;
      value = value << 1 | Number(isSet);
      this.fill();
    }
    return value;
  }

  /**
   * A number whose highest bit comes first.
   * @param {Uint16Array} chances
   * @param {number} count
   */
  number(chances, count) {
    let node = 1;
    for (let bit = 0; bit < count; bit += 1) node = node << 1 | this.bit(chances, node);
    return node - (1 << count);
  }

  /**
   * A number whose lowest bit comes first.
   * @param {Uint16Array} chances
   * @param {number} count
   */
  reversedNumber(chances, count) {
    let node = 1, value = 0;
    for (let bit = 0; bit < count; bit += 1) {
      const isSet = this.bit(chances, node);
      node = node << 1 | isSet;
      value |= isSet << bit;
    }
    return value;
  }
}

/** @param {number} count */
const evenChances = (count) => new Uint16Array(count).fill(1024);
/**
 * @param {number} lists
 * @param {number} count
 */
const chanceLists = (lists, count) => Array.from({ length: lists }, () => evenChances(count));

/** Reads lengths of matches. */
class LengthReader {
  constructor() {
    this.choices = evenChances(2);
    this.low = evenChances(8);
    this.middle = evenChances(8);
    this.high = evenChances(256);
  }

  /** @param {BitReader} reader */
  read(reader) {
    if (reader.bit(this.choices, 0) === 0) return 2 + reader.number(this.low, 3);
    if (reader.bit(this.choices, 1) === 0) return 10 + reader.number(this.middle, 3);
    return 18 + reader.number(this.high, 8);
  }
}

/** Reads distances of matches. */
class DistanceReader {
  constructor() {
    this.slots = chanceLists(4, 64);
    this.low = chanceLists(directSlot, 32);
    this.align = evenChances(16);
  }

  /**
   * A distance less one; the greatest one ends the stream.
   * @param {BitReader} reader
   * @param {number} length of the match
   */
  read(reader, length) {
    const slot = reader.number(this.slots[Math.min(length, 5) - 2], 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1, high = (2 | slot & 1) * 2 ** count;
    if (slot < directSlot) return high + reader.reversedNumber(this.low[slot], count);
    return high + (reader.evenBits(count - 4) >>> 0) * 16 + reader.reversedNumber(this.align, 4);
  }
}

/** Reads the packets of a stream. */
class PacketReader {
  /**
   * @param {Uint8Array} bytes
   * @param {number} size of what they stand for
   */
  constructor(bytes, size) {
    this.reader = new BitReader(bytes);
    this.output = new Uint8Array(size);
    this.count = 0;
    this.state = 0;
    /** The last four distances, less one. */
    this.distances = [0, 0, 0, 0];
    this.literals = chanceLists(16, 0x300);
    // By the state: whether a match comes, one of a last distance, which one, and whether it is more than a byte.
    this.isMatch = evenChances(12);
    this.isRepeat = evenChances(12);
    this.isSecond = evenChances(12);
    this.isThird = evenChances(12);
    this.isFourth = evenChances(12);
    this.isLong = evenChances(12);
    this.lengths = new LengthReader();
    this.repeatLengths = new LengthReader();
    this.distance = new DistanceReader();
  }

  /** Reads a packet; returns whether it was not the end. */
  packet() {
    const { reader, state } = this;
    if (reader.bit(this.isMatch, state) === 0) {
      this.literal();
      return true;
    }
    const isLate = state >= literalStates;
    let length = 1;
    if (reader.bit(this.isRepeat, state) === 0) {
      length = this.lengths.read(reader);
      this.state = isLate ? 10 : 7;
      this.distances = [this.distance.read(reader, length), ...this.distances.slice(0, 3)];
      if (this.distances[0] === 0xFFFFFFFF) return false;
    } else if (this.chooseDistance() || reader.bit(this.isLong, state) === 1) {
      length = this.repeatLengths.read(reader);
      this.state = isLate ? 11 : 8;
    } else {
      this.state = isLate ? 11 : 9;
    }
    this.copy(length);
    return true;
  }

  /** Moves the chosen one of the last distances to the front; returns whether it was not there. */
  chooseDistance() {
    const { reader, state } = this;
    if (reader.bit(this.isSecond, state) === 0) return false;
    const index = reader.bit(this.isThird, state) === 0 ? 1 : 2 + reader.bit(this.isFourth, state);
    this.distances.unshift(...this.distances.splice(index, 1));
    return true;
  }

  literal() {
    const { reader, output, count, state } = this, chances = this.literals[(output[count - 1] ?? 0) >> 4];
    let node = 1;
    if (state >= literalStates) {
      // As long as the bits are those of the byte at the last distance, that one is part of the context.
      let match = output[count - 1 - this.distances[0]], isSame = true;
      while (isSame && node < 0x100) {
        const expected = match >> 7 & 1, bit = reader.bit(chances, (1 + expected << 8) + node);
        match <<= 1;
        node = node << 1 | bit;
        isSame = bit === expected;
      }
    }
    while (node < 0x100) node = node << 1 | reader.bit(chances, node);
    output[count] = node & 0xFF;
    this.count += 1;
    this.state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  /** @param {number} length */
  copy(length) {
    const { output, count, distances: [distance] } = this;
    if (distance >= count || count + length > output.length) throw new RangeError("a match is outside of the data");
    for (let index = count; index < count + length; index += 1) output[index] = output[index - distance - 1];
    this.count += length;
  }
}

/**
 * What a stream stands for; pauses now and then, and throws where it is damaged.
 * @param {Uint8Array} bytes
 * @param {number} size of what it stands for
 */
export async function unpack(bytes, size) {
  const packets = new PacketReader(bytes, size);
  for (let pause = pausedSize; packets.packet();) {
    if (packets.count < pause) continue;
    pause = packets.count + pausedSize;
    await new Promise((resume) => { setTimeout(resume); });
  }
  if (packets.count !== size) throw new RangeError("the size is another one");
  return packets.output;
}
