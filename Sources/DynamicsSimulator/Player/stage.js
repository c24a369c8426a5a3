"use strict";
// Draws the app as it was presented, and the fingers on it.

const namespace = "http://www.w3.org/2000/svg";
function element(name, parent, attributes = {}) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent.append(made);
  return made;
}

const app = find("app"), xray = find("xray"), touchLayer = find("touches");
const nodes = [];
for (const source of recording.nodes) {
  const parent = source.parent === undefined ? app : nodes[source.parent].children;
  const group = element("g", parent, { "data-name": source.name });
  nodes.push({
    group,
    look: element("g", group),
    children: element("g", group),
    lookAt: steps(source.look, -1),
    x: series(source.x, 0.01), y: series(source.y, 0.01),
    rotation: series(source.rotation, 0.0001 * 180 / Math.PI),
    scaleX: series(source.scaleX, 0.0001, 1), scaleY: series(source.scaleY, 0.0001, 1),
    shear: series(source.shear, 0.0001), opacity: series(source.opacity, 0.001, 1),
    shown: {},
  });
}

/** Sets an attribute unless it has that value; the document is slow next to a comparison. */
function update(node, target, attribute, value) {
  if (node.shown[attribute] === value) return;
  node.shown[attribute] = value;
  target.setAttribute(attribute, value);
}

function drawNode(node, frame) {
  const number = node.lookAt(frame);
  update(node, node.group, "display", number < 0 ? "none" : "inline");
  if (number < 0) return;
  if (node.shown.look !== number) {
    node.shown.look = number;
    const look = recording.looks[number];
    node.look.innerHTML = look.markup;
    if (look.clip) node.children.setAttribute("clip-path", look.clip);
    else node.children.removeAttribute("clip-path");
    if (look.mask) node.group.setAttribute("mask", look.mask);
    else node.group.removeAttribute("mask");
  }
  const sx = node.scaleX(frame), sy = node.scaleY(frame), shear = node.shear(frame);
  const scale = sx === 1 && sy === 1 ? "" : ` scale(${sx} ${sy})`;
  const slant = shear === 0 ? "" : ` matrix(1 0 ${shear} 1 0 0)`;
  update(node, node.group, "transform",
    `translate(${node.x(frame)} ${node.y(frame)}) rotate(${node.rotation(frame)})${scale}${slant}`);
  update(node, node.group, "opacity", node.opacity(frame));
}

const touches = recording.touches.map((source) => ({
  begin: source.begin, end: source.end,
  x: series(source.x, 0.01), y: series(source.y, 0.01),
  circle: element("circle", touchLayer, { r: 17, display: "none" }),
}));
const fading = 20;

function drawTouch(touch, frame) {
  const age = Math.max(frame - touch.end, 0) / fading;
  const isShown = frame >= touch.begin && age < 1;
  touch.circle.setAttribute("display", isShown ? "inline" : "none");
  if (!isShown) return;
  touch.circle.setAttribute("cx", touch.x(frame));
  touch.circle.setAttribute("cy", touch.y(frame));
  touch.circle.setAttribute("r", 17 * (1 + 0.5 * age));
  touch.circle.setAttribute("opacity", 1 - age);
}
