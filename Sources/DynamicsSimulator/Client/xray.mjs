// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Draws what the animators hold: fields, bodies, boundaries, contacts, forces and joints.

import { element } from "./document.mjs";
import { drawJoints, jointPaths } from "./joints.mjs";
import { arrow, circularArrow, cross, dot, line, n, polyline } from "./shapes.mjs";

/** @typedef {import("./frame.mjs").XRayFrame} XRayFrame */
/** @typedef {import("./frame.mjs").XRayItem} XRayItem */
/** @typedef {import("./frame.mjs").XRayField} XRayField */
/** @typedef {{layer: string, text: string, x: number, y: number, isCentered?: boolean}} Label */

/** The layers from back to front, with the name of their color in the table of colors. */
export const xrayLayers = {
  fields: "field", boundaries: "boundary", bodies: "awake", names: "soft", forces: "force",
  joints: "joint", contacts: "contact", velocities: "velocity",
};

/** The paths of each layer, from back to front; a path has the class of its name. */
const layerPaths = {
  fields: ["regions", "probes", "origins"], boundaries: ["boundaries"],
  bodies: ["awake", "asleep", "anchored", "ticks"], names: [], forces: ["gravity", "pushes", "pulls"],
  joints: jointPaths, contacts: ["normals", "points"], velocities: ["velocities"],
};
const bodyPaths = ["", "awake", "asleep", "anchored"];

/** Items and fields beyond these have no labels, which would hide each other. */
const maximumNames = 14, maximumFieldNames = 6;
/** Where more bodies touch, arrows at every contact would hide them all; `PagePayload` has the same number. */
const crowd = 60;

/** The average width of a letter of a label and the height of its line, in points. */
const letterWidth = 5.2, lineHeight = 11;
/** Points by which the name of a field gives way. */
const maximumFieldNameMove = 22;

/** @param {Label} label */
const left = ({ text, x, isCentered }) => isCentered ? x - text.length * letterWidth / 2 : x;

/**
 * Moves labels down that would cover one before them; the name of a field that would be far from it is left out.
 * @param {Label[]} labels
 * @returns {Label[]}
 */
function apart(labels) {
  /** @type {Label[]} */
  const placed = [];
  for (const original of labels) {
    const label = { ...original }, start = left(label), end = start + label.text.length * letterWidth + 3;
    const covers = (/** @type {Label} */ other) => Math.abs(label.y - other.y) < lineHeight
      && start < left(other) + other.text.length * letterWidth + 3 && left(other) < end;
    for (let other; (other = placed.find(covers));) label.y = other.y + lineHeight;
    if (label.layer !== "fields" || label.y - original.y <= maximumFieldNameMove) placed.push(label);
  }
  return placed;
}

/** The attributes of the labels of each layer. */
const labelAttributes = {
  names: { class: "names", "text-anchor": "middle" }, boundaries: { class: "identifiers" }, fields: { class: "field-names" },
};

/** The drawing of an X-ray in a group of SVG. */
export class XRayView {
  /**
   * @param {Element} layer
   * @param {{width: number, height: number}} size of the screen, in points
   */
  constructor(layer, size) {
    this.layer = layer;
    this.size = size;
    this.veil = element("rect", layer, { class: "veil", x: 0, y: 0, ...size, rx: 7 });
    /** @type {Record<string, SVGElement>} */
    this.layers = {};
    /** @type {Record<string, SVGElement>} */
    this.paths = {};
    for (const name of Object.keys(xrayLayers)) this.layers[name] = element("g", layer);
    for (const [name, paths] of Object.entries(layerPaths)) {
      for (const path of paths) this.paths[path] = element("path", this.layers[name], { class: path });
    }
    // A region and a rail may reach far beyond the screen.
    element("rect", element("clipPath", layer, { id: "screen-clip" }), { ...size, rx: 7 });
    for (const part of [this.layers.fields, this.paths.rails]) part.setAttribute("clip-path", "url(#screen-clip)");
    /** @type {Record<string, string>} the labels of each layer as they are shown */
    this.shownLabels = {};
    /** @type {Set<string>} layers that are not shown, whose labels cover nothing */
    this.hidden = new Set();
    /** @type {Map<unknown, unknown>} parts of the frame that are shown, by a name */
    this.shown = new Map();
  }

  /** @param {XRayFrame} frame */
  show(frame) {
    this.showFields(frame.fields);
    this.showProbes(frame.probes);
    this.showItems(frame.items);
    this.showBoundaries(frame.boundaries);
    this.showContacts(frame.contacts, frame.items.length > crowd);
    for (const [name, data] of Object.entries(drawJoints(frame.joints))) this.draw(name, data);
    this.showArrows(frame.arrows);
    this.showLabels(frame);
  }

  /**
   * Writes the names of boundaries, items and fields; those of items and fields give way.
   * @param {XRayFrame} frame
   */
  showLabels({ boundaries, items, fields }) {
    const labels = apart([
      ...boundaries.filter(({ lines }) => lines[0]?.length >= 2).map(({ name, lines }) => this.boundaryLabel(name, lines[0])),
      ...items.length > maximumNames ? [] : items.filter(({ state }) => state > 0)
        .map(({ name, x, y }) => ({ layer: "names", text: name, x, y: y - 8, isCentered: true })),
      ...fields.length > maximumFieldNames ? [] : fields.map((field) => this.fieldLabel(field)),
    ].filter(({ layer }) => !this.hidden.has(layer)));
    for (const [layer, attributes] of Object.entries(labelAttributes)) {
      if (!this.hidden.has(layer)) this.label(layer, labels.filter((label) => label.layer === layer), attributes);
    }
  }

  /**
   * Fades from the app (0) to the X-ray (100): the first half brings the X-ray in, the second takes the
   * app away.
   * @param {number} value
   */
  fade(value) {
    this.layer.setAttribute("opacity", String(Math.min(value / 50, 1)));
    this.layer.setAttribute("display", value > 0 ? "inline" : "none");
    this.veil.setAttribute("opacity", String(0.9 * Math.max(value / 50 - 1, 0)));
  }

  /**
   * @param {string} name of a layer
   * @param {boolean} isShown
   */
  setLayer(name, isShown) {
    this.layers[name].setAttribute("display", isShown ? "inline" : "none");
    if (isShown) this.hidden.delete(name); else this.hidden.add(name);
  }

  /**
   * @param {string} path
   * @param {string} data
   */
  draw(path, data) {
    this.paths[path].setAttribute("d", data);
  }

  /**
   * Whether a part of a frame differs from the one that is shown; a recording has the same object in
   * every frame in which nothing changes.
   * @param {string} name
   * @param {unknown} part
   */
  isNew(name, part) {
    if (this.shown.get(name) === part) return false;
    this.shown.set(name, part);
    return true;
  }

  /**
   * Writes the labels of a layer, unless they are there.
   * @param {string} layer
   * @param {Label[]} labels
   * @param {Record<string, string>} attributes
   */
  label(layer, labels, attributes) {
    const key = JSON.stringify(labels);
    if (this.shownLabels[layer] === key) return;
    this.shownLabels[layer] = key;
    const group = this.layers[layer], texts = [...group.querySelectorAll("text")];
    for (const text of texts.slice(labels.length)) text.remove();
    labels.forEach(({ text, x, y }, index) => {
      const shown = texts[index] ?? element("text", group, attributes);
      if (shown.textContent !== text) shown.textContent = text;
      shown.setAttribute("x", n(x));
      shown.setAttribute("y", n(y));
    });
  }

  /** @param {XRayItem[]} items */
  showItems(items) {
    const bodies = ["", "", "", ""];
    let ticks = "", velocities = "", pulls = "";
    for (const item of items.filter(({ state }) => state > 0)) {
      const { x, y, angle, velocityX, velocityY } = item;
      bodies[item.state] += outline(item);
      ticks += line(x, y, x + 9 * Math.cos(angle), y + 9 * Math.sin(angle)) + dot(x, y, 1.2);
      // A tenth of a second ahead, and never across the whole screen.
      const share = Math.min(0.1, 140 / Math.max(Math.hypot(velocityX, velocityY), 1));
      velocities += arrow(x, y, velocityX * share, velocityY * share, 8);
      pulls += arrow(x, y, item.pullX, item.pullY, 8);
    }
    for (const state of [1, 2, 3]) this.draw(bodyPaths[state], bodies[state]);
    this.draw("ticks", ticks);
    this.draw("velocities", velocities);
    this.draw("pulls", pulls);
  }

  /** @param {XRayFrame["boundaries"]} boundaries */
  showBoundaries(boundaries) {
    if (!this.isNew("boundaries", boundaries)) return;
    this.draw("boundaries", boundaries.flatMap(({ lines }) => lines).map((points) => polyline(points, false)).join(""));
  }

  /**
   * At the highest point, so that the name of a closed boundary stands above it.
   * @param {string} text
   * @param {number[]} points
   * @returns {Label}
   */
  boundaryLabel(text, points) {
    let [x, y] = points;
    for (let index = 2; index < points.length; index += 2) {
      if (points[index + 1] < y - 0.5) { x = points[index]; y = points[index + 1]; }
    }
    const { width, height } = this.size;
    return {
      layer: "boundaries", text, x: Math.min(Math.max(x + 6, 6), Math.max(width - text.length * 6 - 6, 6)),
      // Below the line, because bodies rest above it.
      y: y + 14 > height - 4 ? height - 6 : Math.max(y + 14, 14),
    };
  }

  /**
   * @param {number[]} contacts
   * @param {boolean} isCrowded
   */
  showContacts(contacts, isCrowded) {
    let points = "", normals = "";
    for (let index = 0; index < contacts.length; index += 4) {
      const [x, y, dx, dy] = contacts.slice(index, index + 4);
      points += dot(x, y, isCrowded ? 1.4 : 2.6);
      if (!isCrowded) normals += arrow(x, y, dx, dy, 5);
    }
    this.draw("points", points);
    this.draw("normals", normals);
  }

  /** @param {XRayFrame["arrows"]} arrows */
  showArrows(arrows) {
    this.draw("gravity", vectors(arrows.gravity, (x, y, dx, dy) => arrow(x, y, dx, dy, 6)));
    this.draw("pushes", vectors(arrows.push, (x, y, dx, dy) => arrow(x, y, dx, dy, 10)));
  }

  /** @param {XRayFrame["probes"]} probes */
  showProbes(probes) {
    if (!this.isNew("probes", probes)) return;
    this.draw("probes",
      vectors(probes.probe, (x, y, dx, dy) => dot(x, y, 0.6) + arrow(x, y, dx, dy, 5))
      + vectors(probes.still, (x, y) => dot(x, y, 0.6))
      + vectors(probes.turn, (x, y, dx) => circularArrow(x, y, dx < 0 ? -1 : 1)));
  }

  /** @param {XRayField[]} fields */
  showFields(fields) {
    if (!this.isNew("fields", fields)) return;
    let regions = "", origins = "";
    for (const { x, y, region } of fields) {
      for (const points of region) {
        regions += polyline(points.map((number, index) => number + (index % 2 ? y : x)), true);
      }
      origins += dot(x, y, 4) + cross(x, y, 7);
    }
    this.draw("regions", regions);
    this.draw("origins", origins);
  }

  /**
   * Beside the origin, in words: "radialGravity" is "radial gravity".
   * @param {XRayField} field
   * @returns {Label}
   */
  fieldLabel({ kind, x, y }) {
    return {
      layer: "fields", text: kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      x: Math.min(Math.max(x + 8, 6), this.size.width - 60),
      y: Math.min(Math.max(y + 15, 14), this.size.height - 6),
    };
  }
}

/**
 * The outlines of an item, where it is and as it is turned.
 * @param {XRayItem} item
 */
export function outline({ x, y, angle, outlines }) {
  const cosine = Math.cos(angle), sine = Math.sin(angle);
  let data = "";
  for (const points of outlines) {
    const placed = [];
    for (let index = 0; index < points.length; index += 2) {
      const px = points[index], py = points[index + 1];
      placed.push(x + px * cosine - py * sine, y + px * sine + py * cosine);
    }
    data += polyline(placed, true);
  }
  return data;
}

/**
 * Draws a list of vectors, four numbers each.
 * @param {number[] | undefined} numbers
 * @param {(x: number, y: number, dx: number, dy: number) => string} draw
 */
function vectors(numbers, draw) {
  let data = "";
  for (let index = 0; index < (numbers?.length ?? 0); index += 4) {
    const [x, y, dx, dy] = numbers?.slice(index, index + 4) ?? [];
    data += draw(x, y, dx, dy);
  }
  return data;
}
