// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { BitWriter, codedLists, codedSeries, NumberWriter } from "./coding.mjs";
import { readEvents } from "../../Sources/DynamicsSimulator/Client/coder.mjs";
import { lists, remembered, series, steps } from "../../Sources/DynamicsSimulator/Client/series.mjs";

const all = (read, count) => Array.from({ length: count }, (_, frame) => read(frame));

test("a series is what was coded, in its unit", () => {
  const read = series(codedSeries([10, 11, 13, 13, 13, 0, 0]), 7, 0.5);
  assert.deepEqual(all(read, 7), [5, 5.5, 6.5, 6.5, 6.5, 0, 0]);
});

test("numbers of any size and sign are read as they were written", () => {
  const values = [0, 1, -1, 7, -4096, 2 ** 31, -(2 ** 40), 0, 3, 999999999999];
  assert.deepEqual(all(series(codedSeries(values), values.length, 1), values.length), values);
});

test("a series of the package is read: its own test writes the same text", () => {
  const values = [0, 100, 200, 300, 400, 500, 495, 490, 485, -7];
  assert.deepEqual(all(series("j4gEUIK2eJA", values.length, 1), values.length), values);
});

test("events are read from the numbers of their words", () => {
  const writer = new BitWriter();
  const count = new NumberWriter(writer), [frames, kinds, lengths] = [0, 0, 0].map(() => new NumberWriter(writer));
  count.write(2);
  const tables = Array.from({ length: 2 }, () => Array.from({ length: 4 }, () => ({ zero: 2048, count: 0 })));
  const word = (place, number) => {
    writer.bit(number > 1, tables[place][1]);
    writer.bit(number % 2 === 1, tables[place][number > 1 ? 3 : 2]);
  };
  for (const [frame, kind, length, words] of [[3, 0, 2, [0, 1]], [4, 1, 0, [0, 2]]]) {
    frames.write(frame);
    kinds.write(kind);
    lengths.write(length);
    words.forEach((number, place) => word(place, number));
  }
  const log = { kinds: ["a", "b"], words: ["it", "moves", "rests"], code: writer.text() };
  assert.deepEqual(readEvents(log), [{ frame: 3, kind: "a", text: "it moves" }, { frame: 7, kind: "b", text: "it rests" }]);
});

test("a series without changes is constant, and one that is missing has its standard value", () => {
  assert.deepEqual(all(series(3, 3, 2), 3), [6, 6, 6]);
  assert.deepEqual(all(series(undefined, 3, 2, 1), 3), [1, 1, 1]);
});

test("a step holds up to the next", () => {
  const read = steps({ at: [2, 5], values: ["a", "b"] }, "-");
  assert.equal(all(read, 7).join(""), "--aaabb");
});

test("a list holds up to the next, whatever their lengths", () => {
  const read = lists(codedLists([0, 1, 3], [[1, 2], [11, 0], [7, 7, 8, 9]], 2));
  assert.deepEqual(all(read, 5), [[1, 2], [11, 0], [11, 0], [7, 7, 8, 9], [7, 7, 8, 9]]);
});

test("what is derived from the same value is derived once", () => {
  let count = 0;
  const derive = remembered((value) => { count += 1; return [value]; });
  assert.equal(derive("a"), derive("a"));
  derive("b");
  assert.equal(count, 2);
});
