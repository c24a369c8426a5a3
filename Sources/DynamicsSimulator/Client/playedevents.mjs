// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The contacts that begin and end while a visitor plays, as the engine in the page reports them.

import { eventLength } from "./engine.mjs";

/** Bodies beyond these have more contacts than a list can show. */
const maximumBodies = 100;

/** The names of the bodies of a world, and what touches what. */
export class PlayedEvents {
  /**
   * @param {import("./engine.mjs").Engine} engine
   * @param {{world: number, body: number, item: number}[]} shown the bodies of all worlds
   * @param {import("./frame.mjs").XRayItem[]} items
   */
  constructor(engine, shown, items) {
    this.engine = engine;
    this.isListed = shown.length <= maximumBodies;
    this.names = new Map(shown.map(({ world, body, item }) => [`${world} ${body}`, items[item].name]));
    /** How many pairs of shapes touch, by their bodies. @type {Map<string, number>} */
    this.touching = new Map();
  }

  /**
   * What the last step of a world reported, in words.
   * @param {number} world
   * @returns {{kind: string, text: string}[]}
   */
  read(world) {
    if (!this.isListed) return [];
    const numbers = this.engine.list("events", world), events = [];
    for (let start = 0; start < numbers.length; start += eventLength) {
      const [kind, first, second] = numbers.subarray(start, start + eventLength);
      const pair = `${world} ${Math.min(first, second)} ${Math.max(first, second)}`;
      if (!this.isNew(pair, kind === 1)) continue;
      const [name, other] = first < 0 ? [this.name(world, second), this.name(world, first)] : [this.name(world, first), this.name(world, second)];
      if (name === undefined || other === undefined) continue;
      events.push({ kind: kind === 1 ? "beganContact" : "endedContact", text: `${name} ${kind === 1 ? "began" : "ended"} contact with ${other}` });
    }
    return events;
  }

  /**
   * Counts a pair of shapes of two bodies; returns whether the bodies did not touch before, or no longer do.
   * @param {string} pair
   * @param {boolean} begins
   */
  isNew(pair, begins) {
    // Those that touched when the recording was left were not counted.
    const before = this.touching.get(pair) ?? (begins ? 0 : 1), now = begins ? before + 1 : before - 1;
    if (now === 0) this.touching.delete(pair); else this.touching.set(pair, now);
    return before === 0 || now === 0;
  }

  /**
   * @param {number} world
   * @param {number} body
   */
  name(world, body) { return body < 0 ? "a boundary" : this.names.get(`${world} ${body}`); }
}
