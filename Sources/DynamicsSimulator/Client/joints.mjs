// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Draws the joints between bodies, each kind in its own way.

import { bar, cross, dot, line, n, spring, square } from "./shapes.mjs";

/** The paths of the layer of joints, from back to front. */
export const jointPaths = ["rails", "arcs", "arms", "welds", "joints", "slack", "pins"];

/** @typedef {Record<string, string>} PathData */

/** @type {Record<string, (data: PathData, points: number[]) => void>} */
const jointDrawers = {
  rod(data, [x1, y1, x2, y2]) {
    data.joints += line(x1, y1, x2, y2);
    data.pins += dot(x1, y1, 3) + dot(x2, y2, 3);
  },
  spring(data, [x1, y1, x2, y2]) {
    data.joints += spring(x1, y1, x2, y2);
    data.pins += dot(x1, y1, 3) + dot(x2, y2, 3);
  },
  rope(data, [x1, y1, x2, y2, lowX, lowY]) {
    const middleX = (x1 + x2) / 2, middleY = (y1 + y2) / 2;
    const isTaut = Math.hypot(lowX - middleX, lowY - middleY) < 3;
    // The control point that lets the curve pass through its lowest point.
    if (isTaut) data.joints += line(x1, y1, x2, y2);
    else data.slack += `M${n(x1)} ${n(y1)}Q${n(2 * lowX - middleX)} ${n(2 * lowY - middleY)} ${n(x2)} ${n(y2)}`;
    data.pins += dot(x1, y1, 3) + dot(x2, y2, 3);
  },
  weld(data, [x, y, , , x1, y1, x2, y2]) {
    data.welds += line(x1, y1, x, y) + line(x, y, x2, y2);
    data.pins += square(x, y, 4);
  },
  pin(data, [x, y, , , x1, y1, x2, y2, ...arc]) {
    data.arms += line(x1, y1, x, y) + line(x, y, x2, y2);
    if (arc.length) {
      data.arcs += `M${n(x)} ${n(y)}`;
      for (let index = 0; index < arc.length; index += 2) data.arcs += `L${n(arc[index])} ${n(arc[index + 1])}`;
      data.arcs += "Z";
      const length = Math.hypot(x1 - x, y1 - y);
      if (length > 1) data.joints += line(x, y, x + (x1 - x) / length * 26, y + (y1 - y) / length * 26);
    }
    data.joints += dot(x, y, 6);
    data.pins += dot(x, y, 3);
  },
  slide(data, [x1, y1, x2, y2, fromX, fromY, toX, toY, firstX, firstY, secondX, secondY, ...stops]) {
    const length = Math.max(Math.hypot(toX - fromX, toY - fromY), 0.001);
    const ux = (toX - fromX) / length, uy = (toY - fromY) / length;
    const isSingle = firstX === secondX && firstY === secondY;
    data.rails += line(fromX, fromY, toX, toY) + bar(x1, y1, ux, uy, 4);
    if (!isSingle) data.arms += line(firstX, firstY, x1, y1);
    data.arms += line(secondX, secondY, x2, y2);
    for (let index = 0; index < stops.length; index += 2) data.joints += bar(stops[index], stops[index + 1], ux, uy, 9);
    data.pins += `M${n(x2 + ux * 6)} ${n(y2 + uy * 6)}L${n(x2 - uy * 4)} ${n(y2 + ux * 4)}`
      + `L${n(x2 - ux * 6)} ${n(y2 - uy * 6)}L${n(x2 + uy * 4)} ${n(y2 - ux * 4)}Z`;
  },
  snap(data, [x1, y1, x2, y2]) {
    data.slack += line(x1, y1, x2, y2);
    data.pins += dot(x1, y1, 3);
    data.joints += dot(x2, y2, 7) + cross(x2, y2, 11);
  },
};

/**
 * The data of all paths of the layer.
 * @param {{kind: string, points: number[]}[]} joints
 * @returns {PathData}
 */
export function drawJoints(joints) {
  const data = Object.fromEntries(jointPaths.map((name) => [name, ""]));
  for (const { kind, points } of joints) jointDrawers[kind]?.(data, points);
  return data;
}
