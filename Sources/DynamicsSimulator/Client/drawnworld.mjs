// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The contacts and joints of the engine in the page, as an X-ray draws them.

import { jointLength } from "./engine.mjs";

/** By the numbers of `PlayableWorld.appendJoints(to:)`. */
const drawnKinds = ["rod", "spring", "rope", "weld", "pin", "slide", "snap"];
/** Points by which a rail goes on to either side: beyond the edges of every screen. */
const railLength = 2000;

/**
 * The joints on the screen.
 * @param {ArrayLike<number>} numbers
 * @param {import("./keyframes.mjs").Keyframes} animator
 * @returns {{kind: string, points: number[]}[]}
 */
export function drawnJoints(numbers, animator) {
  const joints = [];
  for (let start = 0; start < numbers.length; start += jointLength) {
    /** @param {number} index */
    const point = (index) => {
      const { x, y } = animator.point(numbers[start + 1 + 2 * index], numbers[start + 2 + 2 * index]);
      return [x, y];
    };
    const kind = drawnKinds[numbers[start]];
    const ends = [...point(0), ...point(1)], bodies = [...point(3), ...point(4)];
    if (kind === "rope") joints.push({ kind, points: [...ends, ...point(2)] });
    else if (kind === "slide") {
      const rail = animator.vector(numbers[start + 5] * railLength, numbers[start + 6] * railLength);
      joints.push({ kind, points: [...ends, ends[0] - rail.x, ends[1] - rail.y, ends[0] + rail.x, ends[1] + rail.y, ...bodies] });
    } else joints.push({ kind, points: kind === "weld" || kind === "pin" ? [...ends, ...bodies] : ends });
  }
  return joints;
}

/**
 * The contact points on the screen: four numbers each, the point and its arrow.
 * @param {ArrayLike<number>} numbers
 * @param {import("./keyframes.mjs").Keyframes} animator
 * @returns {number[]}
 */
export function drawnContacts(numbers, animator) {
  const contacts = [];
  for (let start = 0; start < numbers.length; start += 4) {
    const point = animator.point(numbers[start], numbers[start + 1]);
    const arrow = animator.vector(numbers[start + 2], numbers[start + 3]);
    contacts.push(point.x, point.y, arrow.x, arrow.y);
  }
  return contacts;
}

/**
 * The contacts and joints of several worlds.
 * @param {import("./engine.mjs").Engine} engine
 * @param {import("./keyframes.mjs").Keyframes[]} animators
 * @param {number} first the number of the first of their worlds
 */
export function drawnWorlds(engine, animators, first) {
  return {
    contacts: animators.flatMap((animator, index) => drawnContacts(engine.list("contacts", first + index), animator)),
    joints: animators.flatMap((animator, index) => drawnJoints(engine.list("joints", first + index), animator)),
  };
}
