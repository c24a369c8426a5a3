// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Draws the app as it is presented, and the touches on it.

import { element } from "./document.mjs";

/** @typedef {import("./frame.mjs").Frame} Frame */
/**
 * What shows a node: its markup is in the group itself until there are children, because each group costs time in
 * each frame.
 * @typedef {object} NodeView
 * @property {Element} group
 * @property {Element} content what the markup is in
 * @property {Element} [children]
 * @property {string} [clip] a reference to what clips the children
 * @property {number} opacity
 */

/** The radius of a touch, in points. */
const touchRadius = 17;

/** The device that shows an app: SVG with groups for the app, the X-ray, touches and clip paths. */
export class DeviceView {
  /** @param {Element} container of the SVG */
  constructor(container) {
    this.container = container;
    /** @type {Map<number | undefined, NodeView>} */
    this.nodes = new Map();
  }

  /** @returns {SVGSVGElement | null} */
  get svg() { return this.container.querySelector("svg"); }

  /**
   * The group of the SVG with an identifier.
   * @param {string} id
   * @returns {Element}
   */
  group(id) { return /** @type {Element} */ (this.container.querySelector(`#${id}`)); }

  /** Removes all that was drawn. */
  clear() {
    this.nodes.clear();
    for (const id of ["app", "touches", "clips"]) this.group(id).replaceChildren();
  }

  /** @param {Frame} frame */
  show(frame) {
    if (frame.isReset) this.clear();
    for (const node of frame.nodes) this.add(node);
    for (const markup of frame.definitions) element("defs", this.group("clips")).innerHTML = markup;
    for (const appearance of frame.appearances) this.paint(appearance);
    for (const motion of frame.motions) this.move(motion);
    this.showTouches(frame.touches);
  }

  /** @param {import("./frame.mjs").NewNode} node */
  add({ number, parent, before, name }) {
    const below = parent === undefined ? this.group("app") : this.childrenGroup(this.nodes.get(parent));
    if (!below) return;
    const group = element("g", below, name ? { "data-name": name, role: "group", "aria-label": name } : { "data-name": name });
    const next = this.nodes.get(before);
    if (before !== undefined && next) below.insertBefore(group, next.group);
    this.nodes.set(number, { group, content: group, opacity: 1 });
  }

  /**
   * The group of a node's children, which is made for the first of them.
   * @param {NodeView | undefined} node
   */
  childrenGroup(node) {
    if (!node || node.children) return node?.children;
    const drawn = [...node.group.children];
    node.content = element("g", node.group);
    node.content.append(...drawn);
    node.children = element("g", node.group);
    setOrRemove(node.children, "clip-path", node.clip);
    return node.children;
  }

  /** @param {import("./frame.mjs").NodeAppearance} appearance */
  paint({ node: number, markup, clip, mask, isShown }) {
    const node = this.nodes.get(number);
    if (!node) return;
    setOrRemove(node.group, "mask", mask);
    node.group.setAttribute("display", isShown ? "inline" : "none");
    node.content.innerHTML = markup;
    node.clip = Array.isArray(clip) ? this.clipPath(number, clip) : clip;
    if (node.children) setOrRemove(node.children, "clip-path", node.clip);
  }

  /**
   * Makes the clip path of a node.
   * @param {number} number
   * @param {number[]} box
   * @returns {string} a reference to it
   */
  clipPath(number, [x, y, width, height, rx]) {
    const id = `clip-${number}`, clips = this.group("clips");
    clips.querySelector(`#${id}`)?.remove();
    element("rect", element("clipPath", clips, { id }), { x, y, width, height, rx });
    return `url(#${id})`;
  }

  /** @param {import("./frame.mjs").Motion} motion */
  move({ node: number, x, y, rotation, scaleX, scaleY, shear, opacity }) {
    const node = this.nodes.get(number);
    if (!node) return;
    const turn = rotation === 0 ? "" : ` rotate(${rotation * 180 / Math.PI})`;
    const scale = scaleX === 1 && scaleY === 1 ? "" : ` scale(${scaleX} ${scaleY})`;
    const slant = shear === 0 ? "" : ` matrix(1 0 ${shear} 1 0 0)`;
    node.group.setAttribute("transform", `translate(${x} ${y})${turn}${scale}${slant}`);
    // The document is slow next to a comparison.
    if (node.opacity === opacity) return;
    node.opacity = opacity;
    node.group.setAttribute("opacity", String(opacity));
  }

  /** @param {import("./frame.mjs").Touch[]} touches */
  showTouches(touches) {
    const layer = this.group("touches");
    while (layer.childElementCount > touches.length) layer.lastElementChild?.remove();
    while (layer.childElementCount < touches.length) element("circle", layer);
    touches.forEach(({ x, y, age }, index) => {
      const circle = layer.children[index];
      circle.setAttribute("cx", String(x));
      circle.setAttribute("cy", String(y));
      circle.setAttribute("r", String(touchRadius * (1 + 0.5 * age)));
      circle.setAttribute("opacity", String(1 - age));
    });
  }
}

/**
 * @param {Element} target
 * @param {string} attribute
 * @param {string | undefined | null} value
 */
function setOrRemove(target, attribute, value) {
  if (value) target.setAttribute(attribute, value);
  else target.removeAttribute(attribute);
}
