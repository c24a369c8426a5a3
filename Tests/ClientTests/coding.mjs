// SPDX-License-Identifier: Apache-2.0

// Writes what `coder.mjs` reads, from the description of the format alone: whole numbers as exact
// fractions of an interval, in big integers, where the package shifts bytes.

/** The interval that all bits together leave, as a fraction with a power of two below. */
export class BitWriter {
  constructor() {
    this.low = 0n;
    this.bits = 32n;
    this.range = 0xFFFFFFFFn;
  }

  bit(isSet, model = { zero: 2048, count: 0 }) {
    const bound = (this.range >> 12n) * BigInt(model.zero);
    if (isSet) this.low += bound;
    this.range = isSet ? this.range - bound : bound;
    const divisor = Math.min(model.count + 2, 30);
    model.count += 1;
    model.zero = isSet ? Math.max(model.zero - Math.floor(model.zero / divisor), 32)
      : Math.min(model.zero + Math.floor((4096 - model.zero) / divisor), 4064);
    while (this.range < 1n << 24n) {
      this.low <<= 8n;
      this.range <<= 8n;
      this.bits += 8n;
    }
  }

  text() {
    const hex = this.low.toString(16).padStart(Number(this.bits / 4n), "0");
    return Buffer.from(hex, "hex").toString("base64").replaceAll("=", "");
  }
}

const fresh = (count) => Array.from({ length: count }, () => ({ zero: 2048, count: 0 }));
const length = (size) => (size === 0 ? 0 : size.toString(2).length);

/** Writes numbers with the model of the format. */
export class NumberWriter {
  constructor(writer) {
    Object.assign(this, { writer, size: 0, lengths: fresh(10), seconds: fresh(51), signs: fresh(2), sign: 0 });
  }

  write(value) {
    const size = Math.abs(value), digits = size.toString(2), expected = length(Math.floor(this.size / 8));
    const slot = (count) => this.lengths[expected ? 6 + Math.min(Math.max(count - expected, -3), 3) : Math.min(count, 2)];
    for (let count = 0; count < length(size); count += 1) this.writer.bit(true, slot(count));
    this.writer.bit(false, slot(length(size)));
    this.size = Math.floor(this.size / 2) + size * 4;
    if (size === 0) return;
    [...digits].slice(1).forEach((digit, index) => {
      this.writer.bit(digit === "1", index === 0 ? this.seconds[digits.length] : undefined);
    });
    this.writer.bit(value < 0, this.signs[this.sign]);
    this.sign = Number(value < 0);
  }
}

/** A series whose values are predicted to hold. */
export function codedSeries(values) {
  const writer = new BitWriter(), numbers = new NumberWriter(writer);
  writer.bit(false);
  writer.bit(true);
  new NumberWriter(writer).write(values[0]);
  values.forEach((value, index) => numbers.write(value - (values[index - 1] ?? value)));
  return writer.text();
}

/** Lists in which every row is new, each number as its difference from the row before. */
export function codedLists(at, lists, columns) {
  const writer = new BitWriter(), [header, frames, counts, steps] = fresh(4).map(() => new NumberWriter(writer));
  const models = fresh(columns).map(() => new NumberWriter(writer)), keepsOrder = fresh(1)[0];
  for (const number of [columns, lists.length, ...Array(columns).fill(1)]) header.write(number);
  lists.forEach((list, index) => {
    frames.write(at[index] - (at[index - 1] ?? 0));
    const change = (list.length - (lists[index - 1]?.length ?? 0)) / columns;
    counts.write(change);
    if (change === 0) writer.bit(false, keepsOrder);
    list.forEach((number, place) => {
      if (place % columns === 0) steps.write(0);
      models[place % columns].write(number - (list[place - columns] ?? 0));
    });
  });
  return writer.text();
}
