"use strict";
// Draws what joins the bodies: each kind of joint in its own way.

for (const name of ["rails", "arcs", "arms", "welds", "joints", "slack", "pins"]) {
  paths[name] = element("path", layers.joints, { class: name });
}
const joints = lists(recording.joints);

const square = (x, y, half) => `M${n(x - half)} ${n(y - half)}h${2 * half}v${2 * half}h${-2 * half}z`;

function spring(x1, y1, x2, y2) {
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

/** A short bar across a direction. */
function bar(x, y, ux, uy, half) {
  return line(x - uy * half, y + ux * half, x + uy * half, y - ux * half);
}

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
    data.joints += dot(x2, y2, 7) + line(x2 - 11, y2, x2 + 11, y2) + line(x2, y2 - 11, x2, y2 + 11);
  },
};

function drawJoints(frame) {
  const data = { rails: "", arcs: "", arms: "", welds: "", joints: "", slack: "", pins: "" };
  const numbers = joints(frame);
  for (let index = 0; index < numbers.length;) {
    const kind = recording.jointKinds[numbers[index]], end = index + 2 + 2 * numbers[index + 1];
    jointDrawers[kind](data, numbers.slice(index + 2, end).map((number) => number / 100));
    index = end;
  }
  for (const [name, value] of Object.entries(data)) paths[name].setAttribute("d", value);
}
