// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Decodes the numbers of a recording into functions of the frame.

import { readLists, readSeries } from "./coder.mjs";

/**
 * A whole number for every frame, coded; what never changes is a number.
 * @typedef {number | string} Series
 */

/**
 * Values that change rarely: `values[n]` holds from frame `at[n]` on.
 * @template Value
 * @typedef {{at: number[], values: Value[]}} Steps
 */

/**
 * The value of a series at every frame, in its unit.
 * @param {Series | undefined} source
 * @param {number} frameCount
 * @param {number} unit
 * @param {number} [standard] the value where there is no series
 * @returns {(frame: number) => number}
 */
export function series(source, frameCount, unit, standard = 0) {
  if (source === undefined) return () => standard;
  if (typeof source === "number") return () => source * unit;
  const values = readSeries(source, frameCount).map((value) => value * unit);
  return (frame) => values[frame];
}

/**
 * All values of a series of whole numbers.
 * @param {Series} source
 * @param {number} count
 */
export function seriesValues(source, count) {
  const value = series(source, count, 1);
  return Array.from({ length: count }, (_, index) => value(index));
}

/**
 * The values of several series at every frame, by their names.
 * @template {Record<string, number>} Units
 * @param {{[Name in keyof Units]?: unknown}} source
 * @param {number} frameCount
 * @param {Units} units
 * @param {{[Name in keyof Units]?: number}} [standards] the values where there is no series; else 0
 * @returns {(frame: number) => Record<keyof Units, number>}
 */
export function seriesByName(source, frameCount, units, standards = {}) {
  const names = /** @type {(keyof Units)[]} */ (Object.keys(units));
  const tracks = names.map((name) =>
    series(/** @type {Series | undefined} */ (source[name]), frameCount, units[name], standards[name]));
  return (frame) => {
    const values = /** @type {Record<keyof Units, number>} */ ({});
    names.forEach((name, index) => { values[name] = tracks[index](frame); });
    return values;
  };
}

/**
 * The value that holds at a frame.
 * @template Value
 * @param {Steps<Value>} source
 * @param {Value} standard the value before the first change
 * @returns {(frame: number) => Value}
 */
export function steps(source, standard) {
  return (frame) => {
    let low = 0, high = source.at.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (source.at[middle] <= frame) low = middle + 1; else high = middle;
    }
    return low === 0 ? standard : source.values[low - 1];
  };
}

/**
 * The list that holds at a frame. Lists are read when the first of them is asked for: most people never
 * look at the X-ray.
 * @param {string} source
 * @returns {(frame: number) => number[]}
 */
export function lists(source) {
  /** @type {((frame: number) => number[]) | undefined} */
  let read;
  return (frame) => (read ??= steps(readLists(source), []))(frame);
}

/**
 * A function of the last argument that it was called with, computed once for each.
 * @template Value, Result
 * @param {(value: Value) => Result} derive
 * @returns {(value: Value) => Result}
 */
export function remembered(derive) {
  /** @type {{value: Value, result: Result} | undefined} */
  let last;
  return (value) => {
    if (!last || last.value !== value) last = { value, result: derive(value) };
    return last.result;
  };
}
