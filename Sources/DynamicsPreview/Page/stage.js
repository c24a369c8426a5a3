"use strict";
// Draws the app as it is presented now, the fingers on it, and the X-ray over it.

const namespace = "http://www.w3.org/2000/svg";
function element(name, parent, attributes = {}) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent.append(made);
  return made;
}

const stage = {
  nodes: new Map(), svg: undefined, xray: undefined, hiddenLayers: new Set(),

  /** Puts up an empty device. */
  open(scene) {
    find("stage").innerHTML = scene.device;
    this.svg = find("stage").querySelector("svg");
    this.clear();
  },

  clear() {
    this.nodes.clear();
    for (const id of ["app", "xray", "touches", "clips"]) find(id)?.replaceChildren();
  },

  show(frame) {
    if (frame.isReset) this.clear();
    for (const node of frame.nodes) this.add(node);
    for (const markup of frame.definitions) element("defs", find("clips")).innerHTML = markup;
    for (const look of frame.looks) this.paint(look);
    for (const motion of frame.motions) this.move(motion);
    this.showFingers(frame.fingers);
    this.showXRay(frame.xray);
  },

  add({ number, parent, before, name }) {
    const group = document.createElementNS(namespace, "g");
    group.setAttribute("data-name", name);
    const below = parent === undefined ? find("app") : this.nodes.get(parent).children;
    below.insertBefore(group, this.nodes.get(before)?.group ?? null);
    this.nodes.set(number, { group, look: element("g", group), children: element("g", group) });
  },

  paint({ node: number, markup, clip, mask, isShown }) {
    const node = this.nodes.get(number);
    if (mask) node.group.setAttribute("mask", mask);
    else node.group.removeAttribute("mask");
    node.group.setAttribute("display", isShown ? "inline" : "none");
    node.look.innerHTML = markup;
    find(`clip-${number}`)?.remove();
    if (!clip) return node.children.removeAttribute("clip-path");
    const [x, y, width, height, rx] = clip;
    const path = element("clipPath", find("clips"), { id: `clip-${number}` });
    element("rect", path, { x, y, width, height, rx });
    node.children.setAttribute("clip-path", `url(#clip-${number})`);
  },

  move(motion) {
    const node = this.nodes.get(motion.node);
    const { x, y, scaleX, scaleY, shear } = motion;
    const turn = motion.rotation === 0 ? "" : ` rotate(${motion.rotation * 180 / Math.PI})`;
    const scale = scaleX === 1 && scaleY === 1 ? "" : ` scale(${scaleX} ${scaleY})`;
    const slant = shear === 0 ? "" : ` matrix(1 0 ${shear} 1 0 0)`;
    node.group.setAttribute("transform", `translate(${x} ${y})${turn}${scale}${slant}`);
    if (node.opacity !== motion.opacity) {
      node.opacity = motion.opacity;
      node.group.setAttribute("opacity", motion.opacity);
    }
  },

  showFingers(fingers) {
    const layer = find("touches");
    while (layer.childElementCount > fingers.length) layer.lastChild.remove();
    while (layer.childElementCount < fingers.length) element("circle", layer, { r: 17 });
    fingers.forEach(([x, y], number) => {
      layer.children[number].setAttribute("cx", x);
      layer.children[number].setAttribute("cy", y);
    });
  },

  showXRay(data) {
    const layer = find("xray");
    if (!data) return;
    layer.replaceChildren();
    this.xray = makeXRay(data, layer, element);
    this.xray.draw(0);
    for (const name of this.hiddenLayers) this.xray.layers[name]?.setAttribute("display", "none");
    this.fade(find("fade").valueAsNumber);
    panels.nameLayers(this.xray.layerNames);
  },

  /** From the app (0) to the X-ray (100). */
  fade(value) {
    const layer = find("xray");
    if (!layer) return;
    // The first half brings the X-ray in, the second takes the app away.
    layer.setAttribute("opacity", Math.min(value / 50, 1));
    layer.setAttribute("display", value > 0 ? "inline" : "none");
    this.xray?.veil.setAttribute("opacity", 0.9 * Math.max(value / 50 - 1, 0));
  },

  /** A point of the window in points of the app's screen. */
  point(event) {
    const matrix = this.svg.getScreenCTM().inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x, y };
  },
};
