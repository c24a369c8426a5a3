// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Makes path data of SVG from numbers in points.

/** @param {number} value */
export const n = (value) => value.toFixed(1);

/**
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 */
export const line = (x1, y1, x2, y2) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

/**
 * A circle.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export const dot = (x, y, r) =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} half
 */
export const square = (x, y, half) =>
  `M${n(x - half)} ${n(y - half)}h${2 * half}v${2 * half}h${-2 * half}z`;

/**
 * A cross.
 * @param {number} x
 * @param {number} y
 * @param {number} half
 */
export const cross = (x, y, half) => line(x - half, y, x + half, y) + line(x, y - half, x, y + half);

/**
 * Straight lines through points.
 * @param {number[]} points
 * @param {boolean} isClosed
 */
export function polyline(points, isClosed) {
  let data = "";
  for (let index = 0; index < points.length; index += 2) {
    data += `${index ? "L" : "M"}${n(points[index])} ${n(points[index + 1])}`;
  }
  return isClosed && data ? data + "Z" : data;
}

/**
 * A line with a head; nothing where it is too short to be seen.
 * @param {number} x
 * @param {number} y
 * @param {number} dx
 * @param {number} dy
 * @param {number} head
 */
export function arrow(x, y, dx, dy, head) {
  const length = Math.hypot(dx, dy);
  if (length < 2) return "";
  const ux = dx / length, uy = dy / length, size = Math.min(head, length * 0.6), half = size * 0.5;
  const tx = x + dx, ty = y + dy, bx = tx - ux * size, by = ty - uy * size;
  return line(x, y, tx, ty)
    + `M${n(bx - uy * half)} ${n(by + ux * half)}L${n(tx)} ${n(ty)}L${n(bx + uy * half)} ${n(by - ux * half)}`;
}

/**
 * Three quarters of a circle with a head: the effect of a magnetic field on what moves.
 * @param {number} x
 * @param {number} y
 * @param {number} sign
 */
export function circularArrow(x, y, sign) {
  const r = 5, right = x + r, head = y - sign * 3;
  return `M${n(x)} ${n(y + sign * r)}A${r} ${r} 0 1 ${sign > 0 ? 1 : 0} ${n(right)} ${n(y)}`
    + `M${n(right - 2.6)} ${n(head)}L${n(right)} ${n(y)}L${n(right + 2.6)} ${n(head)}`;
}

/**
 * A zigzag between two points.
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 */
export function spring(x1, y1, x2, y2) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 12) return line(x1, y1, x2, y2);
  const ux = (x2 - x1) / length, uy = (y2 - y1) / length, half = 5;
  const turns = Math.min(Math.max(Math.round(length / 11), 6), 26);
  let data = `M${n(x1)} ${n(y1)}L${n(x1 + ux * length * 0.12)} ${n(y1 + uy * length * 0.12)}`;
  for (let turn = 0; turn < turns; turn += 1) {
    const along = length * (0.12 + 0.76 * (turn + 0.5) / turns), side = turn % 2 ? half : -half;
    data += `L${n(x1 + ux * along - uy * side)} ${n(y1 + uy * along + ux * side)}`;
  }
  return data + `L${n(x1 + ux * length * 0.88)} ${n(y1 + uy * length * 0.88)}L${n(x2)} ${n(y2)}`;
}

/**
 * A short bar across a direction.
 * @param {number} x
 * @param {number} y
 * @param {number} ux
 * @param {number} uy
 * @param {number} half
 */
export function bar(x, y, ux, uy, half) {
  return line(x - uy * half, y + ux * half, x + uy * half, y - ux * half);
}
