// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The engine in the page: the functions of the WebAssembly module, with numbers and lists.

import { unpack } from "./lzma.mjs";

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(count: number) => number} reserve
 * @property {(world: number, bytes: number, count: number) => number} load
 * @property {(world: number) => number} save
 * @property {() => number} savedLength of what was saved last
 * @property {(world: number, count: number) => void} step
 * @property {(world: number) => number} poses
 * @property {(world: number) => number} contacts
 * @property {(world: number) => number} joints
 * @property {(world: number) => number} events
 * @property {() => number} length of the last list
 * @property {(world: number, x: number, y: number, tolerance: number) => number} grab
 * @property {(world: number, x: number, y: number) => void} move
 * @property {(world: number) => void} release
 * @property {(world: number, item: number, x: number, y: number, angle: number, velocityX: number, velocityY: number,
 *   angularVelocity: number) => void} place
 * @property {(world: number, item: number) => void} remove
 * @property {(world: number, x: number, y: number) => void} accelerate
 * @property {(world: number) => bigint} hash
 */

/** Numbers of a body: x, y, angle, state. */
export const poseLength = 4;
/** Numbers of a joint: how it is drawn, and the coordinates of five points. */
export const jointLength = 11;
/** Numbers of an event: 1 for a contact that began or 0 for one that ended, both items, x, y. */
export const eventLength = 5;

/** The worlds of a page, by their numbers. */
export class Engine {
  /** @param {Exports} exports */
  constructor(exports) { this.exports = exports; }

  /**
   * Makes the world of a number; returns whether the bytes are one.
   * @param {number} world
   * @param {Uint8Array} bytes
   */
  load(world, bytes) {
    const address = this.exports.reserve(bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
    return this.exports.load(world, address, bytes.length) >= 0;
  }

  /**
   * The bytes of a world, copied.
   * @param {number} world
   */
  save(world) {
    const address = this.exports.save(world);
    return new Uint8Array(this.exports.memory.buffer, address, this.exports.savedLength()).slice();
  }

  /**
   * Numbers of a world, copied: `poseLength` of each body, four of each contact point (where it is, and its
   * arrow), `jointLength` of each joint, or `eventLength` of each event of the last step.
   * @param {"poses" | "contacts" | "joints" | "events"} name
   * @param {number} world
   */
  list(name, world) {
    const address = this.exports[name](world);
    return new Float32Array(this.exports.memory.buffer, address, this.exports.length()).slice();
  }

  /**
   * The hash of a world, as pages show it.
   * @param {number} world
   */
  hash(world) { return BigInt.asUintN(64, this.exports.hash(world)).toString(16).padStart(16, "0"); }
}

/**
 * Compiles the engine; undefined where the browser has no WebAssembly, or refuses it.
 * @param {string} text the size of the module, a space, and the compressed module as base64
 * @returns {Promise<Engine | undefined>}
 */
export async function makeEngine(text) {
  try {
    const [size, code] = text.split(" ");
    const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(await unpack(bytes, Number(size)), {});
    return new Engine(/** @type {Exports} */ (/** @type {unknown} */ (instance.exports)));
  } catch {
    return undefined;
  }
}
