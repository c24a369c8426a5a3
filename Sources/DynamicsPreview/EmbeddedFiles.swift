// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file

// Written by .ci/embed from the files 'Client/*': edit those.

/// The files that are part of the code.
enum EmbeddedFiles {
  /// The texts by the names of their files.
  static let texts: [String: String] = [
"aim.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Finds the value of a parameter with which an item comes to where it is dragged.

import { element, find } from "../../DynamicsSimulator/Client/document.mjs";
import { cross, dot, polyline } from "../../DynamicsSimulator/Client/shapes.mjs";

/** @typedef {{clientX: number, clientY: number}} WindowPoint */
/** @typedef {{x: number, y: number}} ScreenPoint */

/**
 * What the process found.
 * @typedef {object} Solution
 * @property {string} name
 * @property {number} value
 * @property {number} distance points from the place
 * @property {boolean} isAtRest
 * @property {string} [path] of the behavior, where the parameter is a property of one
 * @property {string} [property]
 * @property {string[]} swift
 * @property {{value: number, points: number[], isBest: boolean}[]} futures
 */

/** The tool, and the panel with what it found. */
export class Aim {
  /**
   * @param {HTMLElement} section of the device
   * @param {import("./connection.mjs").Connection} connection
   * @param {(point: WindowPoint) => ScreenPoint | undefined} locate
   */
  constructor(section, connection, locate) {
    this.section = section;
    this.connection = connection;
    this.locate = locate;
    this.isOn = false;
    /** @type {Promise<string | undefined> | undefined} the name of the item that is dragged */
    this.dragged = undefined;
    /** @type {Solution | undefined} */
    this.solution = undefined;
    /** @type {(solution: Solution) => void} */
    this.onUse = () => {};
    this.result = find("aim-result");
    this.parameter = find("aim-parameter", HTMLSelectElement);
    this.time = find("aim-time", HTMLInputElement);
    find("aim").addEventListener("click", () => this.toggle());
    find("aim-apply").addEventListener("click", () => {
      if (!this.solution) return;
      this.onUse(this.solution);
      this.toggle();
    });
    find("aim-copy").addEventListener("click", () => navigator.clipboard?.writeText(this.solution?.swift.join("\n") ?? ""));
  }

  /**
   * Forgets what belongs to the scene before.
   * @param {import("./live.mjs").Scene} scene
   */
  open({ duration }) {
    if (this.isOn) this.toggle();
    this.time.value = String(Number(duration.toFixed(1)));
  }

  async toggle() {
    this.isOn = !this.isOn;
    this.dragged = undefined;
    find("aim").setAttribute("aria-pressed", String(this.isOn));
    document.body.classList.toggle("aiming", this.isOn);
    find("aim-panel").hidden = !this.isOn;
    this.show(undefined);
    this.fan?.remove();
    this.fan = undefined;
    if (!this.isOn) return;
    const { solvable = [] } = await this.connection.ask({ do: "solvable" });
    this.parameter.replaceChildren(...solvable.map((/** @type {string} */ name) => new Option(name)));
  }

  /** Takes the pointer before the app does, while the tool is on. */
  listen() {
    /** @type {[string, (event: PointerEvent) => void][]} */
    const handlers = [
      ["pointerdown", (event) => this.begin(event)], ["pointermove", (event) => this.move(event)],
      ["pointerup", (event) => this.end(event)],
    ];
    for (const [name, handle] of handlers) {
      this.section.addEventListener(name, (event) => {
        if (!this.isOn) return;
        event.stopImmediatePropagation();
        handle(/** @type {PointerEvent} */ (event));
      }, true);
    }
  }

  /** @param {PointerEvent} event */
  begin(event) {
    event.preventDefault();
    this.section.setPointerCapture(event.pointerId);
    this.dragged = this.connection.ask({ do: "inspect", ...this.locate(event) })
      .then(({ item }) => item?.motion ? item.name : undefined);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.dragged) this.drawFan([], this.locate(event));
  }

  /** @param {PointerEvent} event */
  async end(event) {
    const place = this.locate(event), item = await this.dragged;
    this.dragged = undefined;
    if (!item || !place) {
      this.result.textContent = "There is no item of an animator where the drag began.";
      return;
    }
    this.drawFan([], place);
    this.result.textContent = `Trying values for ${item} …`;
    const { solved } = await this.connection.ask({
      do: "solve", parameter: this.parameter.value, item, ...place,
      frame: Math.max(Math.round(this.time.valueAsNumber * 60) || 1, 1),
    });
    if (!this.isOn) return;
    if (solved) this.drawFan(solved.futures, place);
    this.show(solved);
  }

  /** @param {Solution | undefined} solution */
  show(solution) {
    this.solution = solution;
    this.result.textContent = solution ? solutionText(solution) : "";
    find("aim-apply").hidden = !solution;
    find("aim-copy").hidden = !solution?.swift.length;
  }

  /**
   * Draws the ways of the tried futures, the best one over the others, and the place.
   * @param {Solution["futures"]} futures
   * @param {ScreenPoint | undefined} place
   */
  drawFan(futures, place) {
    const svg = this.section.querySelector("svg");
    if (!svg || !place) return;
    this.fan?.remove();
    this.fan = element("g", svg, { id: "fan" });
    const others = futures.filter(({ isBest }) => !isBest).map(({ points }) => polyline(points, false));
    element("path", this.fan, { d: others.join("") });
    const best = futures.find(({ isBest }) => isBest);
    element("path", this.fan, { class: "best", d: best ? polyline(best.points, false) : "" });
    element("path", this.fan, { class: "place", d: dot(place.x, place.y, 9) + cross(place.x, place.y, 14) });
  }
}

/**
 * What was found, in words and as Swift.
 * @param {Solution} solution
 */
export function solutionText({ name, value, distance, isAtRest, swift, futures }) {
  const near = `${name} = ${Number(value.toFixed(4))}: ${distance.toFixed(1)} points from the place, ${isAtRest ? "at rest" : "still moving"}.`;
  return [near, `${futures.length} values were tried.`, ...swift].join("\n");
}

"""####,
"behaviorpanel.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The panel of behaviors: shows their values and takes new ones.

import { find } from "../../DynamicsSimulator/Client/document.mjs";
import { behaviorMarkup } from "./behaviors.mjs";

/** @typedef {import("./wire.mjs").Behavior} Behavior */

/** The tree of behaviors as fields that can be edited while the scene runs. */
export class BehaviorPanel {
  /** @param {(behavior: string, property: string, value: number) => void} edit */
  constructor(edit) {
    this.panel = find("behaviors");
    /** @type {Behavior[] | undefined} the tree to show next */
    this.behaviors = undefined;
    this.shown = "";
    this.panel.addEventListener("change", ({ target }) => {
      const field = /** @type {HTMLInputElement} */ (target), { behavior, property } = field.dataset;
      const value = field.type === "checkbox" ? Number(field.checked) : Number.parseFloat(field.value);
      if (behavior !== undefined && property && Number.isFinite(value)) edit(behavior, property, value);
    });
    this.panel.addEventListener("click", ({ target }) => {
      const lines = /** @type {HTMLElement} */ (target).dataset.copy;
      if (lines !== undefined) navigator.clipboard?.writeText(lines);
    });
  }

  /** Shows the tree that came last; a field that has the focus is left to the person. */
  update() {
    if (!this.behaviors) return;
    const markup = this.behaviors.map(behaviorMarkup).join("") || `<p class="empty">No behaviors.</p>`;
    this.behaviors = undefined;
    if (markup === this.shown) return;
    this.shown = markup;
    if (this.isEdited && this.updateOthers(markup)) return;
    this.panel.innerHTML = markup;
  }

  /**
   * Shows new values beside a field that has the focus; false where the tree is another one.
   * @param {string} markup
   */
  updateOthers(markup) {
    const fresh = document.createElement("div");
    fresh.innerHTML = markup;
    const shown = this.panel.querySelectorAll("dd, h3"), next = fresh.querySelectorAll("dd, h3");
    if (shown.length !== next.length) return false;
    shown.forEach((part, index) => { if (!part.contains(document.activeElement)) part.replaceWith(next[index]); });
    return true;
  }

  /** Whether a field has the focus. */
  get isEdited() {
    const focused = document.activeElement;
    return focused !== null && this.panel.contains(focused) && focused.matches("input, select");
  }
}

"""####,
"behaviors.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Markup for the tree of behaviors and for source code.

/** @param {unknown} text */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * What shows and takes a value.
 * @param {import("./wire.mjs").Behavior} behavior
 * @param {import("./wire.mjs").BehaviorValue} value
 */
function valueMarkup({ path }, { label, text, property, number, choices, isToggle, step }) {
  if (!property) return escaped(text);
  const key = `data-behavior="${escaped(path)}" data-property="${escaped(property)}" aria-label="${escaped(label)}"`;
  if (isToggle) return `<input type="checkbox" ${key}${number ? " checked" : ""}>`;
  if (choices) {
    const options = choices.map((name, index) =>
      `<option value="${index}"${index === number ? " selected" : ""}>${escaped(name)}</option>`);
    return `<select ${key}>${options.join("")}</select>`;
  }
  const note = text.includes(" (") ? `<small>${escaped(text.slice(text.indexOf(" (")))}</small>` : "";
  const shown = number === undefined ? "" : Number(number.toFixed(4));
  return `<input type="number" step="${step ?? "any"}" placeholder="${number === undefined ? escaped(text) : ""}" value="${shown}" ${key}>${note}`;
}

/**
 * A behavior with its properties and the behaviors below it.
 * @param {import("./wire.mjs").Behavior} behavior
 * @returns {string}
 */
export function behaviorMarkup(behavior) {
  const { name, values, children } = behavior;
  const rows = values.map((value) => `<dt>${escaped(value.label)}</dt><dd>${valueMarkup(behavior, value)}</dd>`).join("");
  const copy = values.some(({ property }) => property)
    ? `<button type="button" class="copy" data-copy="${escaped(swiftLines(behavior).join("\n"))}" title="Copy the present values as Swift">Copy as Swift</button>` : "";
  return `<div class="behavior"><h3>${escaped(name)}${copy}</h3><dl>${rows}</dl>${(children ?? []).map(behaviorMarkup).join("")}</div>`;
}

/** The types of values that have two parts, by the names of these. */
const pairs = [["CGVector", "dx", "dy"], ["CGPoint", "x", "y"], ["UIFloatRange", "minimum", "maximum"]];

/**
 * The lines of Swift that set the present values of a behavior.
 * @param {import("./wire.mjs").Behavior} behavior
 * @returns {string[]}
 */
export function swiftLines({ variable, values }) {
  const numbers = new Map(values.map(({ property, number }) => [property, number]));
  const hasDirection = values.some(({ property }) => /Direction\.dx$/.test(property ?? ""));
  return values.flatMap(({ property, number, choices, isToggle }) => {
    // The direction says the same as the two.
    if (!property || number === undefined || hasDirection && /^(angle|magnitude)$/.test(property)) return [];
    const [name, part] = property.split(".");
    if (!part) return [`${variable}.${name} = ${choices ? choices[number] : isToggle ? number !== 0 : Number(number.toFixed(4))}`];
    const pair = pairs.find(([, first]) => first === part), second = pair && numbers.get(`${name}.${pair[2]}`);
    if (!pair || second === undefined) return [];
    const [type, one, other] = pair;
    return [`${variable}.${name} = ${type}(${one}: ${Number(number.toFixed(4))}, ${other}: ${Number(second.toFixed(4))})`];
  });
}

const swift = /(\/\/[^\n]*)|("(?:[^"\\\n]|\\.)*")|\b(import|final|class|struct|enum|extension|func|let|var|private|override|static|init|return|for|in|where|if|else|guard|switch|case|default|self|super|lazy|weak|unowned|true|false|nil)\b|\b([A-Z]\w+)\b/g;

/**
 * Source code in Swift with comments, strings, keywords and types told apart.
 * @param {string} source
 */
export function highlighted(source) {
  let markup = "", end = 0;
  for (const match of source.matchAll(swift)) {
    const start = match.index ?? 0;
    markup += escaped(source.slice(end, start));
    const kind = match[1] ? "comment" : match[2] ? "text" : match[3] ? "keyword" : "type";
    markup += `<span class="${kind}">${escaped(match[0])}</span>`;
    end = start + match[0].length;
  }
  return markup + escaped(source.slice(end));
}

"""####,
"build.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// What became of the last build of an app that is built again when its sources change.

import { find } from "../../DynamicsSimulator/Client/document.mjs";
import { escaped } from "./behaviors.mjs";

/** @typedef {{file: string, line: number, text: string, source?: string}} BuildMessage */
/** @typedef {{state: string, messages: BuildMessage[]}} Build */

/** Milliseconds between requests. */
const buildInterval = 400;

/**
 * The markup of a build; empty where there is nothing to say.
 * @param {Build | null | undefined} build
 * @returns {string}
 */
export function buildMarkup(build) {
  if (build?.state === "building") return "<p>Building …</p>";
  if (build?.state !== "failed") return "";
  const count = build.messages.length;
  const title = count === 1 ? "One error" : `${count} errors`;
  const lines = build.messages.map(({ file, line, text, source }) =>
    `<li><code>${escaped(file)}:${line}</code> ${escaped(text)}${source ? `<pre>${escaped(source)}</pre>` : ""}</li>`);
  return `<p>${title}: the app runs as it was built before.</p><ol>${lines.join("")}</ol>`;
}

/** Asks how the build is, as long as the app is watched. */
export class BuildPanel {
  /** @param {import("./connection.mjs").Connection} connection */
  constructor(connection) {
    this.connection = connection;
    this.box = find("build");
    this.isWatched = false;
    this.shown = "";
    setInterval(() => this.ask(), buildInterval);
  }

  ask() {
    if (!this.isWatched || !this.connection.isOpen || document.hidden) return;
    this.connection.send({ do: "build" }, ({ build }) => this.show(build));
  }

  /** @param {Build | null | undefined} build */
  show(build) {
    const markup = buildMarkup(build);
    if (markup === this.shown) return;
    this.shown = markup;
    this.box.hidden = markup === "";
    this.box.innerHTML = markup;
    this.box.dataset.state = build?.state ?? "";
  }
}

"""####,
"connection.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Talks to the process: answers come in the order of the requests.

import { readFrame } from "./wire.mjs";
import { XRayReader } from "./xraywire.mjs";

/** Milliseconds before a broken connection is opened again. */
const reconnectDelay = 300;
/** Requests without an answer; the process reads the next when it has answered the one before. */
const maximumPending = 16;

/** A connection that opens itself again where it breaks. */
export class Connection {
  /**
   * @param {string} address
   * @param {(address: string) => WebSocket} [makeSocket]
   */
  constructor(address, makeSocket = (address) => new WebSocket(address)) {
    this.address = address;
    this.makeSocket = makeSocket;
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    this.isOpen = false;
    this.xrayReader = new XRayReader();
    /** @type {{text: string, use: (answer: any) => void}[]} */
    this.waiting = [];
    /** @type {{text: string, use: (answer: any) => void}[]} */
    this.pending = [];
    this.onOpen = () => {};
    this.onClose = () => {};
    /** @type {(reason: string) => void} */
    this.onError = () => {};
  }

  open() {
    const socket = this.makeSocket(this.address);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.isOpen = true;
      this.sendNext();
      this.onOpen();
    };
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = () => {
      this.isOpen = false;
      // What was asked is never answered.
      this.pending = [];
      this.waiting = [];
      this.onClose();
      setTimeout(() => this.open(), reconnectDelay);
    };
  }

  /** Whether a request waits for its answer. */
  get isBusy() { return this.pending.length > 0 || this.waiting.length > 0; }

  /**
   * Sends a request, and hands the answer, a frame or an object, to a function.
   * @param {object} message
   * @param {(answer: any) => void} use
   */
  send(message, use) {
    this.waiting.push({ text: flatJSON(message), use });
    this.sendNext();
  }

  /**
   * Sends a request; the answer comes as a promise.
   * @param {object} message
   * @returns {Promise<any>}
   */
  ask(message) { return new Promise((resolve) => this.send(message, resolve)); }

  sendNext() {
    while (this.isOpen && this.pending.length < maximumPending) {
      const request = this.waiting.shift();
      if (!request) return;
      this.pending.push(request);
      this.socket?.send(request.text);
    }
  }

  /** @param {string | ArrayBuffer} data */
  receive(data) {
    const answer = typeof data === "string" ? JSON.parse(data) : readFrame(data, this.xrayReader);
    if (answer.error) this.onError(answer.error);
    this.pending.shift()?.use(answer);
    this.sendNext();
  }
}

/**
 * A flat object as the process reads it: brackets in its texts are escaped.
 * @param {object} message
 */
export function flatJSON(message) {
  return JSON.stringify(message).replace(/(?!^)[[{]/g, (bracket) => bracket === "[" ? "\\u005b" : "\\u007b");
}

"""####,
"explain.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Says what acts on an item now, and when it will rest.

import { find } from "../../DynamicsSimulator/Client/document.mjs";
import { escaped } from "./behaviors.mjs";

/** @typedef {{clientX: number, clientY: number}} WindowPoint */
/** @typedef {{name: string, state: string, effects: string[], rest: string}} Explanation */

/** The panel, which a click with the Alt key or E opens. */
export class Explain {
  /**
   * @param {HTMLElement} section of the device
   * @param {(point: WindowPoint, use: (explanation: Explanation | undefined) => void) => void} ask
   */
  constructor(section, ask) {
    this.section = section;
    this.ask = ask;
    this.panel = find("explain-panel");
    /** @type {WindowPoint | undefined} where the pointer is over the device */
    this.point = undefined;
    section.addEventListener("pointermove", ({ clientX, clientY }) => { this.point = { clientX, clientY }; });
    section.addEventListener("pointerleave", () => { this.point = undefined; });
  }

  /** Takes clicks with the Alt key before the app does. */
  listen() {
    this.section.addEventListener("pointerdown", (event) => {
      if (!event.altKey) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      this.show(event);
    }, true);
  }

  /** Explains what is below the pointer, or closes the panel where nothing is. */
  toggle() {
    if (this.point) this.show(this.point); else this.close();
  }

  close() { this.panel.hidden = true; }

  /** @param {WindowPoint} point */
  show(point) {
    this.ask(point, (explanation) => {
      this.panel.hidden = !explanation;
      if (explanation) this.panel.innerHTML = explanationMarkup(explanation);
    });
  }
}

/** @param {Explanation} explanation */
export function explanationMarkup({ name, state, effects, rest }) {
  const lines = effects.map((effect) => `<li>${escaped(effect)}</li>`).join("") || "<li>Nothing acts on it.</li>";
  return `<h2>${escaped(name)} <small>${escaped(state)}</small></h2><ul>${lines}</ul><p>${escaped(rest)}</p>`;
}

"""####,
"gallery.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// All scenes as pictures, which move while one points at them.

import { find, setText } from "../../DynamicsSimulator/Client/document.mjs";

/** @typedef {import("./live.mjs").Scene} Scene */

/** The scenes to choose from. */
export class Gallery {
  constructor() {
    /** @type {Scene[]} */
    this.scenes = [];
    this.search = find("search", HTMLInputElement);
    this.search.addEventListener("input", () => this.show());
  }

  async load() {
    this.scenes = await (await fetch("scenes.json")).json();
    const count = this.scenes.length;
    find("lead").textContent = leadText(count);
    this.search.hidden = count < 10;
    // A single scene is opened at once. Its picture would run it a second time, beside the first.
    if (count !== 1) this.show();
  }

  /** Shows the scenes that have all words of the search, under the headings of their groups. */
  show() {
    const found = matchingScenes(this.scenes, this.search.value);
    const groups = [...new Set(found.map(({ group }) => group))];
    find("cards").replaceChildren(...groups.flatMap((group) => [
      ...(group ? [groupHeading(group)] : []), ...found.filter((scene) => scene.group === group).map(sceneCard),
    ]));
    find("nothing").hidden = found.length > 0 || this.scenes.length === 0;
  }

  /** The only scene; undefined where there are several. */
  get single() { return this.scenes.length === 1 ? this.scenes[0].id : undefined; }

  /**
   * The scene a number of places after another one; the first follows the last.
   * @param {string | undefined} id
   * @param {number} offset
   * @returns {string | undefined}
   */
  neighbor(id, offset) {
    const index = this.scenes.findIndex((scene) => scene.id === id);
    if (index < 0) return undefined;
    return this.scenes[(index + offset + this.scenes.length) % this.scenes.length].id;
  }
}

/**
 * The scenes whose names and summaries have all words of a text.
 * @template {Pick<Scene, "id" | "title" | "summary" | "group">} Listed
 * @param {Listed[]} scenes
 * @param {string} text
 * @returns {Listed[]}
 */
export function matchingScenes(scenes, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return scenes.filter(({ id, title, summary, group }) => {
    const all = `${id} ${title} ${summary} ${group}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/**
 * The sentence above the scenes.
 * @param {number} count
 */
export function leadText(count) {
  return `${count === 1 ? "One scene" : `${count} scenes`} of UIKit Dynamics. Choose one to run it live, drag items with the mouse or by touch, and step forward and back in time.`;
}

/** @param {string} group */
function groupHeading(group) {
  const heading = document.createElement("h2");
  heading.className = "group";
  heading.textContent = group;
  return heading;
}

/** @param {Scene} scene */
function sceneCard({ id, title, summary, width, height }) {
  const card = document.createElement("a");
  card.className = "card";
  card.href = `#${encodeURIComponent(id)}`;
  card.innerHTML = `<img loading="lazy" alt="" width="${width}" height="${height}"><h3></h3><p></p>`;
  const picture = card.querySelector("img"), file = `${encodeURIComponent(id)}.svg`;
  const show = (/** @type {string} */ folder) => picture?.setAttribute("src", `${folder}/${file}`);
  // A still of a telling moment, which moves for who looks at it.
  show("stills");
  for (const event of ["pointerenter", "focus"]) card.addEventListener(event, () => show("pictures"));
  for (const event of ["pointerleave", "blur"]) card.addEventListener(event, () => show("stills"));
  setText(card, "h3", title);
  setText(card, "p", summary);
  const label = document.createElement("span");
  label.className = "id";
  label.textContent = id;
  card.querySelector("h3")?.append(label);
  return card;
}

"""####,
"ghost.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Draws another future over the run: the one before a change of the past, or the one of a file.

import { find, element } from "../../DynamicsSimulator/Client/document.mjs";
import { outline } from "../../DynamicsSimulator/Client/xray.mjs";

/** @typedef {import("../../DynamicsSimulator/Client/frame.mjs").XRayItem} XRayItem */

/** The dashed outlines of the other future, and the button that hides them. */
export class Ghost {
  /**
   * @param {Element} container of the device
   * @param {(isOn: boolean) => void} send
   */
  constructor(container, send) {
    this.container = container;
    this.send = send;
    this.isOn = true;
    this.button = find("ghost-button");
    this.button.addEventListener("click", () => this.toggle());
  }

  /** Removes what belongs to the scene before. */
  open() {
    this.button.hidden = true;
    this.isOn = true;
    this.button.setAttribute("aria-pressed", "true");
  }

  toggle() {
    this.isOn = !this.isOn;
    this.button.setAttribute("aria-pressed", String(this.isOn));
    this.send(this.isOn);
  }

  /**
   * Draws the items of the other future; undefined changes nothing.
   * @param {XRayItem[] | undefined} items
   */
  show(items) {
    const svg = this.container.querySelector("svg");
    if (!items || !svg) return;
    if (items.length > 0) this.button.hidden = false;
    const path = svg.querySelector("#ghost") ?? element("path", svg, { id: "ghost" });
    path.setAttribute("d", items.map(outline).join(""));
  }
}

"""####,
"inspection.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Describes the item below a mouse that points.

import { find } from "../../DynamicsSimulator/Client/document.mjs";
import { escaped } from "./behaviors.mjs";

/** @typedef {{clientX: number, clientY: number}} WindowPoint */

/**
 * An item as the process describes it.
 * @typedef {object} InspectedItem
 * @property {string} name
 * @property {string} type
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {{
 *   velocityX: number, velocityY: number, angularVelocity: number, isAwake: boolean, isAnchored: boolean
 * }} [motion]
 */

/** Milliseconds between requests. */
const inspectionInterval = 100;

/** A box beside the pointer. */
export class Inspection {
  /** @param {(point: WindowPoint, use: (item: InspectedItem | undefined) => void) => void} ask */
  constructor(ask) {
    this.ask = ask;
    this.box = find("inspection");
    /** @type {WindowPoint | undefined} where the pointer is; undefined while it is elsewhere or pressed */
    this.point = undefined;
    this.isAsking = false;
    this.before = 0;
  }

  /**
   * Asks ten times a second, because what is below a pointer that rests may move.
   * @param {number} now
   */
  follow(now) {
    if (!this.point || this.isAsking || now - this.before < inspectionInterval) return;
    this.before = now;
    this.isAsking = true;
    this.ask(this.point, (item) => {
      this.isAsking = false;
      this.show(this.point ? item : undefined);
    });
  }

  /** @param {InspectedItem | undefined} item */
  show(item) {
    this.box.hidden = !item;
    if (!item) return;
    const list = inspectionRows(item).map(([label, text]) => `<dt>${label}</dt><dd>${text}</dd>`).join("");
    this.box.innerHTML = `<strong>${escaped(item.name)}</strong> <span>${escaped(item.type)}</span><dl>${list}</dl>`;
    this.place();
  }

  /** Puts the box beside the pointer, within the window. */
  place() {
    if (!this.point) return;
    const { width, height } = this.box.getBoundingClientRect();
    const { clientX, clientY } = this.point;
    const x = clientX + 18 + width > innerWidth ? clientX - 14 - width : clientX + 18;
    const y = Math.min(Math.max(clientY - height / 2, 8), innerHeight - height - 8);
    this.box.style.transform = `translate(${Math.max(x, 8)}px, ${y}px)`;
  }

  leave() {
    this.point = undefined;
    this.box.hidden = true;
  }
}

/**
 * The description of an item: labels and texts.
 * @param {InspectedItem} item
 * @returns {[string, string][]}
 */
export function inspectionRows({ x, y, width, height, motion }) {
  const number = (/** @type {number} */ value) => value.toFixed(1).replace(/\.0$/, "");
  /** @type {[string, string][]} */
  const rows = [["position", `${number(x)}, ${number(y)}`], ["size", `${number(width)} × ${number(height)}`]];
  if (!motion) return rows;
  const { velocityX, velocityY, angularVelocity, isAwake, isAnchored } = motion;
  rows.push(["velocity", `${number(velocityX)}, ${number(velocityY)}`]);
  if (Math.abs(angularVelocity) >= 0.05) rows.push(["turning", `${number(angularVelocity)} rad/s`]);
  rows.push(["state", isAnchored ? "anchored" : isAwake ? "awake" : "asleep"]);
  return rows;
}

"""####,
"live.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// A connection as a source of frames: each frame is asked for, and comes later.

/** @typedef {import("../../DynamicsSimulator/Client/frame.mjs").FrameSource} FrameSource */
/** @typedef {import("./connection.mjs").Connection} Connection */
/** @typedef {import("./wire.mjs").LiveFrame} LiveFrame */

/** @typedef {"light" | "dark"} Style */

/**
 * A scene as the process describes it.
 * @typedef {object} Scene
 * @property {string} id
 * @property {string} title
 * @property {string} summary
 * @property {string} group
 * @property {number} width
 * @property {number} height
 * @property {number} duration
 * @property {string} device the empty device, as SVG
 * @property {boolean} hasTouches
 * @property {boolean} showsXRay
 * @property {string} [source]
 * @property {boolean} isWatched whether the app is built again when its sources change
 * @property {{name: string, minimum: number, maximum: number, value: number, unit: string}[]} parameters
 */

/**
 * A run that can be had again: what a person did, by frame.
 * @typedef {object} Run
 * @property {string} scene
 * @property {Record<string, number>} parameters
 * @property {{frame: number, message: object}[]} history
 * @property {number} frame
 * @property {Style} [style] that of the device at the start; the command's own where there is none
 */

/** Frames that one request may run. */
const maximumFrames = 300;
/** Frames that are made up for after a gap; longer gaps slow the scene down. */
const maximumDue = 24;
/** Milliseconds after which a picture of the past is asked for again, whose app is on its way. */
const settlingInterval = 100;
/** Frames on their way or ready: two give an answer two pictures' time, four are too many. */
const lead = 2, maximumLead = 4;

/**
 * Follows a run of the process.
 * @implements {FrameSource}
 */
export class LiveSource {
  /**
   * @param {Connection} connection
   * @param {(frame: LiveFrame) => void} show
   */
  constructor(connection, show) {
    this.connection = connection;
    this.show = show;
    this.framesPerSecond = 60;
    this.frame = 0;
    this.last = 0;
    this.isRunning = false;
    this.playsTouches = true;
    this.grabsItems = true;
    /** @type {Style | undefined} the style in which scenes are opened; undefined for the command's own */
    this.style = undefined;
    /** @type {Style} the style of the frame that shows */
    this.shownStyle = "light";
    /** @type {Style | undefined} the style at the start of the run */
    this.startStyle = undefined;
    /** Whether the run was opened with its history, from which it begins again. */
    this.isReplay = false;
    /** @type {Record<string, number>} the values of parameters that were set */
    this.parameters = {};
    /** @type {Run["history"]} what was done, by frame; the process has the same */
    this.history = [];
    /** @type {string | undefined} the name of the client that is watched */
    this.watched = undefined;
    /** Whether the app is at the frame that shows, and not only its picture. */
    this.isSettled = true;
    /** When a frame was shown last. */
    this.shownTime = 0;
    this.wantsXRay = () => false;
    /** @type {(scene: Scene) => void} */
    this.onOpen = () => {};
    /** Called before frames are asked for, when live touches may be sent. */
    this.onTurn = () => {};
    /** @type {Scene | undefined} */
    this.scene = undefined;
    /** @type {number | undefined} */
    this.seekTarget = undefined;
    /** @type {object | undefined} */
    this.parameterRequest = undefined;
    /** Frames that are on their way. */
    this.requested = 0;
    /** @type {LiveFrame[]} frames that came and are not shown yet */
    this.ready = [];
    /** Frames that are due to be shown, beyond those of the lead. */
    this.owed = 0;
    /** Time that has passed and was not asked for yet, in frames. */
    this.due = 0;
  }

  /** The present run, to be resumed in another process; undefined where there is none. */
  get run() {
    const { scene, parameters, history, frame, startStyle: style } = this;
    if (!scene || this.watched !== undefined) return undefined;
    return { scene: scene.id, parameters: { ...parameters }, history: [...history], frame, style };
  }

  /**
   * Runs what was done in an earlier process again, as far as it still applies, up to the same frame.
   * @param {Run} run
   * @returns {Promise<boolean>} whether the scene still exists
   */
  async resume(run) {
    if (!await this.open(run.scene, run.style)) return false;
    const known = new Set(this.scene?.parameters.map(({ name }) => name));
    for (const [name, value] of Object.entries(run.parameters)) if (known.has(name)) await this.set(name, value);
    let frame = 0;
    for (const action of run.history) {
      if (action.frame > frame) this.advance(action.frame - frame);
      frame = Math.max(frame, action.frame);
      this.connection.send(action.message, (answer) => this.remember(action.message, answer));
    }
    // What stays on the page is shown in full.
    await this.advance(Math.max(run.frame - frame, 0));
    if (frame > run.frame) await this.seek(run.frame);
    await this.refresh();
    return true;
  }

  /**
   * Keeps an action that was performed; those that it replaced are forgotten.
   * @param {object} message
   * @param {{frame?: number, performed?: number}} answer
   */
  remember(message, { frame, performed }) {
    if (frame === undefined || performed === undefined) return;
    this.history.length = Math.min(this.history.length, Math.max(performed - 1, 0));
    this.history.push({ frame, message });
  }

  /**
   * Watches the run of another client; false if there is none.
   * @param {string} name
   */
  async watch(name) {
    const answer = await this.connection.ask({ do: "watch", name });
    if (!answer.opened) return false;
    this.watched = name;
    this.begin(answer.opened);
    await this.refresh();
    return true;
  }

  /** Closes the scene, where what was asked for never comes. */
  reset() {
    this.scene = undefined;
    this.seekTarget = undefined;
    this.parameterRequest = undefined;
    this.requested = 0;
    this.clearQueue();
    this.watched = undefined;
  }

  /** Drops the frames that are ready. */
  clearQueue() {
    this.ready = [];
    this.owed = 0;
    this.due = 0;
  }

  /**
   * Opens a scene at its start; false if there is none.
   * @param {string} id
   * @param {Style} [style]
   */
  async open(id, style = this.style) {
    const answer = await this.connection.ask({ do: "open", scene: id, playsTouches: this.playsTouches, style });
    if (!answer.opened) return false;
    this.watched = undefined;
    this.begin(answer.opened);
    this.startStyle = style;
    if (!this.grabsItems) await this.ask({ do: "grab", isOn: false });
    await this.refresh();
    return true;
  }

  /**
   * Begins with a scene that the process has opened.
   * @param {Scene} scene
   * @param {boolean} playsTouches
   * @param {Record<string, number>} parameters
   * @param {Run["history"]} [history] what will be done again
   */
  begin(scene, playsTouches = this.playsTouches, parameters = {}, history = undefined) {
    this.scene = scene;
    this.playsTouches = playsTouches;
    this.parameters = { ...parameters };
    this.history = history ?? [];
    this.isReplay = history !== undefined;
    this.frame = 0;
    this.last = 0;
    this.isSettled = true;
    this.clearQueue();
    this.onOpen(scene);
  }

  /**
   * Asks for an action, and keeps it.
   * @param {object} message
   */
  async ask(message) { this.remember(message, await this.connection.ask(message)); }

  /** @param {number} frames */
  play(frames) {
    if (!this.scene) return;
    if (this.watched !== undefined) { if (!this.connection.isBusy) this.refresh(); return; }
    this.due = Math.min(this.due + frames, maximumDue);
    // Rounded, so that a display of 60 Hz whose clock trembles shows every frame once.
    const whole = Math.round(this.due);
    if (whole > 0 || !this.connection.isBusy) this.onTurn();
    this.follow(whole);
  }

  idle() {
    if (!this.scene) return;
    this.showReady(Infinity);
    if (this.connection.isBusy) return;
    this.onTurn();
    if (!this.isSettled && performance.now() - this.shownTime > settlingInterval) this.refresh();
  }

  start() {
    this.isRunning = true;
    this.due = 0;
    this.owed = 0;
  }

  pause() {
    this.isRunning = false;
    this.due = 0;
    this.owed = 0;
    // What stays on the page is shown in full.
    if (this.scene) this.refresh();
  }

  /** @param {number} frames */
  step(frames) {
    // From where the last step leads, which may not be shown yet.
    if (frames > 0) this.advance(frames); else this.seek((this.seekTarget ?? this.frame) + frames);
  }

  /** Begins the run anew; one that was opened, with its history. */
  async restart() {
    if (this.isReplay && this.scene) return this.seek(0);
    await this.reopen();
  }

  /** Opens the scene anew, with the same parameters. */
  async reopen() {
    if (!this.scene || this.watched !== undefined) return;
    const parameters = this.parameters;
    await this.open(this.scene.id);
    for (const [name, value] of Object.entries(parameters)) await this.set(name, value);
  }

  /**
   * Does what a person asks for, and shows it at once where time stands still.
   * @param {object} message
   */
  async act(message) {
    if (this.watched !== undefined) return;
    await this.ask(message);
    if (!this.isRunning) await this.refresh();
  }

  /** @param {boolean} isOn whether touches hold items */
  setGrabbing(isOn) {
    this.grabsItems = isOn;
    if (this.scene) this.act({ do: "grab", isOn });
  }

  /** @param {Style} style of the device from now on */
  setStyle(style) {
    this.style = style;
    if (this.scene) this.act({ do: "style", style });
  }

  /** Shows the present once more. */
  refresh() { return this.advance(0); }

  /**
   * Runs a number of frames and shows the last one.
   * @param {number} frames
   */
  async advance(frames) {
    let remaining = frames;
    for (; remaining > maximumFrames; remaining -= maximumFrames) await this.request(maximumFrames);
    await this.request(remaining);
  }

  /** @param {number} frames */
  async request(frames) {
    this.showNow(await this.connection.ask({ do: "advance", frames, xray: this.wantsXRay() }));
  }

  /**
   * Goes to a frame that is known; while an answer is awaited, only the last target counts.
   * @param {number} frame
   */
  async seek(frame) {
    const isUnderWay = this.seekTarget !== undefined;
    this.seekTarget = Math.max(0, Math.min(frame, this.last));
    if (isUnderWay) return;
    while (this.seekTarget !== undefined) {
      /** @type {number} */
      const target = this.seekTarget;
      const answer = await this.connection.ask({ do: "seek", frame: target, xray: this.wantsXRay() });
      if (this.seekTarget === target) this.seekTarget = undefined;
      this.showNow(answer);
    }
  }

  /**
   * Goes to a frame, and runs those that are not known yet.
   * @param {number} frame
   */
  reach(frame) {
    return frame > this.last ? this.advance(Math.min(frame - this.frame, maximumFrames)) : this.seek(frame);
  }

  /**
   * Sets a parameter; while an answer is awaited, only the last value counts.
   * @param {string} parameter
   * @param {number} value
   * @returns {Promise<boolean>} whether all values are set
   */
  async set(parameter, value) {
    if (this.watched !== undefined) return false;
    this.parameters[parameter] = value;
    const isUnderWay = this.parameterRequest !== undefined;
    this.parameterRequest = { do: "set", parameter, value };
    if (isUnderWay) return false;
    while (this.parameterRequest) {
      /** @type {object} */
      const request = this.parameterRequest;
      const answer = await this.connection.ask(request);
      // A moment of the past keeps its history.
      if (answer.frame === 0) this.forget();
      this.showNow(answer);
      if (this.parameterRequest === request) this.parameterRequest = undefined;
    }
    return true;
  }

  /** Forgets what was done, as the process does where a run begins anew. */
  forget() {
    this.history = [];
    this.isReplay = false;
    this.startStyle = this.shownStyle;
  }

  /** Frames on their way or ready. */
  get ahead() { return this.requested + this.ready.length; }

  /**
   * Asks for what the clock has made due, and shows what came for an earlier picture.
   *
   * Two frames are on their way or ready: so an answer has the time of two pictures to arrive, and one
   * that is late delays no picture.
   * @param {number} frames
   */
  follow(frames) {
    if (frames > 0 && this.ahead < maximumLead) {
      this.due -= frames;
      this.requested += 1;
      this.connection.send({ do: "advance", frames, xray: this.wantsXRay() }, (frame) => {
        this.requested -= 1;
        this.ready.push(frame);
        if (!this.isRunning) this.showReady(Infinity);
      });
    }
    // However the lead came about, a picture takes what is beyond it.
    if (frames > 0) this.owed = Math.max(Math.min(this.owed + 1, this.ahead - lead), 0);
    const count = Math.min(this.owed, this.ready.length);
    this.owed -= count;
    this.showReady(count);
  }

  /**
   * Shows a frame after all that came before it: each holds only what is new.
   * @param {LiveFrame} frame
   */
  showNow(frame) {
    this.ready.push(frame);
    this.showReady(Infinity);
  }

  /** @param {number} maximum */
  showReady(maximum) {
    for (const frame of this.ready.splice(0, Math.min(maximum, this.ready.length))) {
      if (frame.isElsewhere && this.watched !== undefined) this.watch(this.watched);
      // An error has no frame.
      if (frame.frame === undefined) continue;
      this.frame = frame.frame;
      this.last = frame.last;
      this.shownStyle = frame.style ?? this.shownStyle;
      this.isSettled = frame.isSettled ?? (frame.isReset || this.isSettled);
      this.shownTime = performance.now();
      this.show(frame);
    }
  }
}

"""####,
"load.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// How long the stages of frames take, and how much there is to do.

import { find } from "../../DynamicsSimulator/Client/document.mjs";

/** Milliseconds that a frame may take at 60 frames per second. */
const budget = 16.7;
/** Frames in the graphs: four seconds. */
const shownFrames = 240;
/** Frames whose mean is written. */
const meanFrames = 30;

/** The stages from below, in the order of `FrameTimings`; the page follows the process. */
export const stages = [
  ["pairs", "The engine finds pairs of shapes that are near."], ["contacts", "The engine updates contacts."],
  ["solver", "The engine solves contacts and joints."], ["bodies", "The engine moves bodies and updates its trees."],
  ["other", "Continuous collision and sleep in the engine."],
  ["animator", "The animator around the engine: behaviors, items, delegates."],
  ["app", "Timers, animations and layout of the app."], ["page", "The page shows the frame."],
];

/** The graph of the timings by stage, and the counters. */
export class LoadPanel {
  constructor() {
    /** @type {number[][]} milliseconds of each stage, by frame */
    this.timings = [];
    /** @type {number[][]} */
    this.counters = [];
    const graph = find("graph", SVGElement), list = find("stages");
    const areas = stages.map((_, index) => {
      const path = document.createElementNS(graph.namespaceURI, "path");
      path.setAttribute("class", `stage stage-${index}`);
      return path;
    });
    graph.prepend(...areas);
    list.replaceChildren(...stages.map(([name, title], index) => {
      const entry = document.createElement("div");
      entry.title = title;
      entry.innerHTML = `<dt><i class="stage-${index}"></i>${name}</dt><dd>–</dd>`;
      return entry;
    }));
  }

  clear() {
    this.timings = [];
    this.counters = [];
  }

  /** @param {import("./wire.mjs").LiveFrame} frame */
  add({ cost, timings, counters }) {
    // A frame that was only looked at took no time.
    if (cost <= 0) return;
    this.timings.push([...timings.map((seconds) => seconds * 1000), 0]);
    this.counters.push(counters);
    if (this.timings.length > shownFrames) { this.timings.shift(); this.counters.shift(); }
  }

  /**
   * Takes in how long the page took for the last frame.
   * @param {number} milliseconds
   */
  addPage(milliseconds) {
    const last = this.timings.at(-1);
    if (last) last[last.length - 1] = milliseconds;
  }

  /** @param {import("./wire.mjs").LiveFrame} frame */
  show({ cost, counters }) {
    const highest = scaleEnd(Math.max(0, ...this.timings.map(sum))), graph = find("graph", SVGElement);
    const areas = stackedPaths(this.timings, highest, 63, 60), paths = graph.querySelectorAll(".stage");
    areas.forEach((area, index) => paths[index].setAttribute("d", area));
    graph.querySelector(".budget")?.setAttribute("d", highest < budget ? "" : `M0 ${63 - budget / highest * 60}H${shownFrames}`);
    if (cost > 0) find("cost").textContent = `${(cost * 1000).toFixed(2)} ms of ${budget} ms, graph to ${highest} ms`;
    const past = this.timings.slice(-meanFrames);
    [...find("stages").children].forEach((entry, index) => {
      const value = entry.querySelector("dd"), mean = past.reduce((total, row) => total + row[index], 0) / past.length;
      if (value) value.textContent = past.length ? mean.toFixed(2) : "–";
    });
    const cells = find("counters").children;
    counters.forEach((count, index) => {
      const cell = cells[index], past = this.counters.map((counters) => counters[index]);
      const value = cell.querySelector("dd");
      if (value) value.textContent = String(count);
      cell.querySelector("path")?.setAttribute("d", graphPath(past, Math.max(1, ...past), 15, 14));
    });
  }
}

/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * The end of a scale: 1, 2 or 5 times a power of ten, not below a value.
 * @param {number} value
 */
export function scaleEnd(value) {
  let end = 0.1;
  for (let step = 0; end < value; step += 1) end *= step % 3 === 1 ? 2.5 : 2;
  return Number(end.toPrecision(2));
}

/**
 * An area for each column of rows, one upon the other, with one row to a unit of length.
 * @param {number[][]} rows
 * @param {number} highest
 * @param {number} bottom
 * @param {number} height
 */
export function stackedPaths(rows, highest, bottom, height) {
  let below = rows.map(() => 0);
  return (rows[0] ?? stages).map((_, column) => {
    if (rows.length === 0) return "";
    const above = rows.map((row, index) => below[index] + row[column]);
    const point = (/** @type {number} */ value, /** @type {number} */ x) => `${x} ${(bottom - value / highest * height).toFixed(1)}`;
    const back = below.map(point).reverse();
    below = above;
    return `M${above.map(point).join("L")}L${back.join("L")}Z`;
  });
}

/**
 * A line through values, one to a unit of length.
 * @param {number[]} values
 * @param {number} highest
 * @param {number} bottom
 * @param {number} height
 */
export function graphPath(values, highest, bottom, height) {
  return values.map((value, x) => `${x ? "L" : "M"}${x} ${(bottom - value / highest * height).toFixed(1)}`).join("");
}

"""####,
"panels.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The panels of the preview: parameters, behaviors, events, source and load.

import { find } from "../../DynamicsSimulator/Client/document.mjs";
import { EventList } from "../../DynamicsSimulator/Client/events.mjs";
import { Timeline } from "../../DynamicsSimulator/Client/timeline.mjs";
import { BehaviorPanel } from "./behaviorpanel.mjs";
import { highlighted } from "./behaviors.mjs";
import { LoadPanel } from "./load.mjs";

/** @typedef {import("./live.mjs").Scene} Scene */
/** @typedef {import("./wire.mjs").LiveFrame} LiveFrame */

/** Events that are listed. */
const maximumListedEvents = 500;
/** Milliseconds between updates of text while a scene plays. */
const updateInterval = 100;

/** What stands beside the device. */
export class Panels {
  /**
   * @param {(frame: number) => void} chooseEvent
   * @param {(parameter: string, value: number) => void} setParameter
   * @param {(behavior: string, property: string, value: number) => void} edit
   */
  constructor(chooseEvent, setParameter, edit) {
    this.setParameter = setParameter;
    this.timeline = new Timeline();
    this.events = new EventList(maximumListedEvents, chooseEvent);
    this.load = new LoadPanel();
    this.behaviors = new BehaviorPanel(edit);
    this.updated = 0;
  }

  /** @param {Scene} scene */
  open({ title, summary, source, parameters }) {
    find("title").textContent = title;
    find("summary").textContent = summary;
    find("source").innerHTML = source ? highlighted(source) : "The source is not at hand.";
    document.title = `${title} · OpenUIDynamics`;
    find("parameters-panel").hidden = parameters.length === 0;
    find("parameters").replaceChildren(...parameters.map((parameter) => this.parameterSlider(parameter)));
    this.clear();
  }

  clear() {
    this.events.clear();
    this.load.clear();
  }

  /**
   * Shows values of the parameters that were set elsewhere.
   * @param {Record<string, number>} values
   */
  showParameters(values) {
    for (const label of find("parameters").children) {
      const value = values[label.firstChild?.textContent ?? ""], slider = label.querySelector("input");
      if (value === undefined || !slider) continue;
      slider.valueAsNumber = value;
      slider.dispatchEvent(new Event("show"));
    }
  }

  /** @param {Scene["parameters"][number]} parameter */
  parameterSlider({ name, minimum, maximum, value, unit }) {
    const label = document.createElement("label"), text = document.createElement("span");
    const slider = document.createElement("input"), output = document.createElement("output");
    text.textContent = name;
    Object.assign(slider, { type: "range", step: "any", min: minimum, max: maximum, value });
    const write = () => {
      const current = slider.valueAsNumber;
      output.textContent = `${current.toFixed(2)}${unit ? ` ${unit}` : ""}`;
      slider.style.setProperty("--share", `${(current - minimum) / (maximum - minimum) * 100}%`);
    };
    slider.addEventListener("show", write);
    slider.addEventListener("input", () => { write(); this.setParameter(name, slider.valueAsNumber); });
    write();
    label.append(text, slider, output);
    return label;
  }

  /**
   * Takes in a frame; text follows ten times a second, or at once.
   * @param {LiveFrame} frame
   * @param {boolean} isStill
   */
  show(frame, isStill) {
    if (frame.isReset) this.clear();
    for (const event of frame.events) this.events.add(event, true);
    this.load.add(frame);
    this.behaviors.behaviors = frame.behaviors ?? this.behaviors.behaviors;
    const now = performance.now();
    if (!isStill && now - this.updated < updateInterval) return;
    this.updated = now;
    this.timeline.show(frame);
    this.events.setLast(frame.last);
    this.load.show(frame);
    this.behaviors.update();
  }
}

/** Lets the tabs choose a panel. */
export function bindTabs() {
  const tabs = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-tab]"));
  const panels = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-panel]"));
  for (const tab of tabs) {
    tab.addEventListener("click", () => {
      for (const other of tabs) other.setAttribute("aria-selected", String(other === tab));
      for (const panel of panels) panel.hidden = panel.dataset.panel !== tab.dataset.tab;
      document.body.dataset.tab = tab.dataset.tab;
    });
  }
}

"""####,
"preview.css": ####"""

[hidden] { display: none !important; }
body { grid-template-columns: minmax(0, 1fr); }
body[data-view="gallery"] { display: block; overflow: auto; }
body[data-view="gallery"] > :is(main, footer, .bar) { display: none; }
body[data-view="scene"] > #gallery { display: none; }
.masthead { display: block; max-width: 1180px; margin: 0 auto; padding: 52px 28px 26px; }
.masthead h1 { font-size: 38px; line-height: 1.1; letter-spacing: -0.02em; margin-bottom: 8px; }
.masthead p { margin: 0; max-width: 62ch; color: var(--soft); font-size: 17px; }
#cards { display: grid; gap: 22px; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); max-width: 1180px; margin: 0 auto; padding: 0 28px 56px; }
.card { display: block; overflow: hidden; border-radius: 16px; border: 1px solid var(--line); background: var(--panel); color: inherit; text-decoration: none; transition: transform .18s, box-shadow .18s; }
.card:hover, .card:focus-visible { transform: translateY(-3px); box-shadow: 0 14px 34px rgb(0 0 0 / .16); }
.card img { display: block; width: 100%; height: auto; }
.card h3 { display: flex; justify-content: space-between; align-items: center; gap: 8px; margin: 8px 16px 3px; color: var(--ink); font-size: 16px; }
.card .id { padding: 0 8px; border-radius: 99px; background: var(--page); color: var(--soft); font: 600 11px/1.8 ui-monospace, monospace; white-space: nowrap; }
#cards .group { grid-column: 1 / -1; margin: 14px 0 -8px; font-size: 20px; color: var(--ink); }
#search { margin-top: 18px; width: min(100%, 340px); padding: 9px 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); color: inherit; font: inherit; }
#nothing { max-width: 1180px; margin: 0 auto; padding: 0 28px 56px; color: var(--soft); }
#keys { max-width: 420px; padding: 18px 24px 22px; border: 1px solid var(--line); border-radius: 16px; background: var(--panel); color: var(--ink); box-shadow: 0 18px 50px rgb(0 0 0 / .25); }
#keys::backdrop { background: rgb(0 0 0 / .25); }
#keys h2 { margin: 0 0 10px; font-size: 16px; }
#keys dl { display: grid; grid-template-columns: auto 1fr; gap: 5px 18px; margin: 0; font-size: 13px; }
#keys dt { font-family: ui-monospace, monospace; }
#keys dd { margin: 0; color: var(--soft); }
.card p { margin: 0 16px 16px; color: var(--soft); font-size: 13px; }

.bar { align-items: center; justify-content: start; }
.bar .heading { min-width: 0; flex: 1; }
.bar .heading p { margin: 0; color: var(--soft); font-size: 13px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#home { width: 34px; height: 34px; border-radius: 10px; display: grid; place-items: center; flex: none; }
#home:hover { background: var(--hover); }
#home svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linejoin: round; }
#frame { min-width: 6.5em; }
.device { touch-action: none; }
.device > svg { cursor: pointer; }
/* Marks come while the scene runs: a new one must not lay out the page. */
#marks { contain: strict; }
#inspection { position: fixed; left: 0; top: 0; max-width: 260px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); box-shadow: 0 8px 24px rgb(0 0 0 / .16); font-size: 12px; pointer-events: none; z-index: 3; }
#inspection span { color: var(--soft); }
#inspection dl { display: grid; grid-template-columns: auto auto; justify-content: start; gap: 0 12px; margin: 3px 0 0; font-variant-numeric: tabular-nums; }
#inspection dt { color: var(--soft); }
#inspection dd { margin: 0; }
#counters { display: grid; grid-template-columns: 1fr 1fr; gap: 5px 18px; margin: 8px 0 0; font-size: 12px; font-variant-numeric: tabular-nums; }
#counters div { display: grid; grid-template-columns: 1fr auto; align-items: baseline; }
#counters dt { color: var(--soft); }
#counters dd { margin: 0; font-weight: 600; }
#counters svg { grid-column: 1 / -1; width: 100%; height: 12px; }
#counters path { stroke: var(--soft); stroke-width: 1; opacity: 0.8; }
body.wide main { grid-template-columns: minmax(0, 1fr); }
body.wide #side { display: none; }
.tabs { display: flex; gap: 4px; margin-bottom: -6px; }
.tabs button { padding: 4px 10px; border-radius: 8px; color: var(--soft); font-size: 13px; }
.tabs button[aria-selected="true"] { background: var(--panel); color: var(--ink); box-shadow: 0 0 0 1px var(--line); }
#source { margin: 0; flex: 1; font: 11.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; tab-size: 2; }
#source .comment { color: var(--soft); }
#source .text { color: #b4442b; }
#source .keyword { color: #8a3fb0; }
#source .type { color: #1f6fb2; }
.following #behaviors { opacity: 0.5; }
.behavior { margin-bottom: 10px; }
.behavior .behavior { margin: 8px 0 0 12px; padding-left: 8px; border-left: 2px solid var(--line); }
.behavior h3 { margin: 0 0 2px; font-size: 12.5px; font-weight: 600; }
.behavior dl { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; margin: 0; font-size: 12px; font-variant-numeric: tabular-nums; }
.behavior dt { color: var(--soft); }
.behavior dd { margin: 0; text-align: right; overflow: hidden; text-overflow: ellipsis; }
.behavior h3 { display: flex; justify-content: space-between; align-items: baseline; gap: 8px; }
.behavior .copy { padding: 0 6px; border-radius: 6px; color: var(--soft); font-size: 11px; opacity: 0; }
.behavior:hover > h3 .copy, .behavior .copy:focus-visible { opacity: 1; }
.behavior :is(input, select) { font: inherit; color: inherit; background: none; border: 1px solid transparent; border-radius: 5px; text-align: right; padding: 0 3px; }
.behavior input[type="number"] { width: 6.5em; margin-right: -4px; appearance: textfield; -moz-appearance: textfield; }
.behavior input[type="number"]::-webkit-inner-spin-button { appearance: none; margin: 0; }
.behavior select { margin-right: -4px; }
.behavior input[type="checkbox"] { margin: 0; vertical-align: middle; }
.behavior :is(input, select):is(:hover, :focus-visible) { border-color: var(--line); background: var(--page); }
.behavior small { color: var(--soft); }
#link, #show-keys { padding: 4px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
.cost svg { width: 100%; height: 64px; }
.cost path { fill: none; vector-effect: non-scaling-stroke; stroke-width: 1.3; }
.cost .stage { stroke: none; }
#stages { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1px 10px; margin: 4px 0 0; font-size: 11px; font-variant-numeric: tabular-nums; }
#stages div { display: flex; justify-content: space-between; gap: 4px; }
#stages dt { color: var(--soft); white-space: nowrap; }
#stages dd { margin: 0; }
#stages i { display: inline-block; width: 7px; height: 7px; border-radius: 2px; margin-right: 4px; background: var(--stage); }
.cost .stage { fill: var(--stage); }
.stage-0 { --stage: #29357f; }
.stage-1 { --stage: #3b62b8; }
.stage-2 { --stage: #4f9bd9; }
.stage-3 { --stage: #79c7d8; }
.stage-4 { --stage: #a9dccb; }
.stage-5 { --stage: #e0a234; }
.stage-6 { --stage: #d96b5b; }
.stage-7 { --stage: #9a95a8; }
.cost .budget { stroke: var(--line); stroke-dasharray: 3 3; }
.cost h2 { margin-bottom: 2px; }
#parameters { display: grid; gap: 4px; }
#parameters label { display: grid; grid-template-columns: 6.5em 1fr 4.5em; gap: 10px; align-items: center; font-size: 12.5px; }
#parameters output { text-align: right; font-variant-numeric: tabular-nums; color: var(--soft); }
:is(#scripted-touches, #grabbing, #dark)[aria-pressed="false"] { color: var(--soft); opacity: 0.5; }
footer { grid-template-columns: auto minmax(0, 1fr) auto auto auto auto; gap: 12px; }
.save { position: relative; }
.save summary { list-style: none; cursor: pointer; padding: 4px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
.save summary::-webkit-details-marker { display: none; }
.save .menu { position: absolute; right: 0; bottom: 38px; display: grid; min-width: 230px; padding: 6px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); box-shadow: 0 14px 34px rgb(0 0 0 / .18); z-index: 2; }
.save .menu button { padding: 6px 10px; border-radius: 7px; text-align: left; font-size: 13px; }
.save .menu button:hover { background: var(--hover); }
#notice { position: fixed; left: 50%; bottom: 76px; transform: translateX(-50%); margin: 0; padding: 8px 16px; border-radius: 99px; background: var(--ink); color: var(--page); font-size: 13px; z-index: 3; }
body { --side: 318px; }
main { grid-template-columns: minmax(0, 1fr) var(--side); }
aside { position: relative; }
#separator { position: absolute; left: -16px; top: 6px; bottom: 10px; width: 10px; border-radius: 5px; cursor: col-resize; touch-action: none; }
#separator:is(:hover, :focus-visible) { background: var(--line); }
.source-tools { display: flex; justify-content: flex-end; gap: 6px; margin-bottom: 6px; }
.source-tools button { padding: 1px 8px; border: 1px solid var(--line); border-radius: 7px; color: var(--soft); font-size: 12px; }
.source-tools button[aria-pressed="true"] { color: var(--ink); background: var(--hover); }
/* The source has the room of the panel below it. */
body[data-tab="source"] .panel.cost { display: none; }
#source.wrapped { white-space: pre-wrap; overflow-wrap: anywhere; }
.device.zoomed > .shadow { visibility: hidden; }
#typing { position: fixed; left: 0; bottom: 0; width: 1px; height: 1px; padding: 0; border: 0; opacity: 0; resize: none; pointer-events: none; font-size: 16px; }
#build { position: fixed; left: 22px; top: 64px; max-width: min(640px, calc(100% - 44px)); max-height: 50%; overflow: auto; padding: 10px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); box-shadow: 0 14px 34px rgb(0 0 0 / .18); font-size: 13px; z-index: 4; }
#build[data-state="failed"] { border-color: #c8412f; }
#build p { margin: 0; }
#build ol { margin: 8px 0 0; display: grid; gap: 8px; }
#build code { font-weight: 600; }
#build pre { margin: 3px 0 0; padding: 4px 8px; border-radius: 6px; background: var(--page); overflow-x: auto; }
body.watching :is(.buttons, .speed, .timeline) { opacity: 0.4; pointer-events: none; }
@media (prefers-color-scheme: dark) {
  #source .text { color: #ff9a7d; }
  #source .keyword { color: #d59bf6; }
  #source .type { color: #86c3ff; }
}
@media (prefers-reduced-motion: reduce) { .card { transition: none; } }
@media (max-width: 760px) {
  main { grid-template-columns: minmax(0, 1fr); }
  #separator { display: none; }
  .masthead { padding: 32px 18px 20px; }
  #cards { padding: 0 18px 40px; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); }
  .card .id { display: none; }
  .bar { flex-wrap: nowrap; gap: 10px; }
  .bar .readout dt, .bar .readout div:nth-child(n + 2) { display: none; }
  #time { min-width: 0; }
  footer { grid-template-columns: auto 1fr auto; }
  .speed { justify-self: end; }
  footer { gap: 6px 8px; }
  footer .buttons { gap: 0; }
  footer .buttons button:not(.main) { width: 34px; }
  .speed span { display: none; }
  .panel.grows .scroller { max-height: 320px; }
}
/* A phone that lies on its side: the device fills the height, and the panels scroll beside it. */
@media (max-height: 480px) and (orientation: landscape) {
  body[data-view="scene"] { display: grid; height: 100%; overflow: hidden; grid-template-rows: auto minmax(0, 1fr) auto; }
  .bar { padding: 4px 14px 0; flex-wrap: nowrap; }
  .bar .heading p { display: none; }
  main { grid-template-columns: minmax(0, 1fr) min(var(--side), 44vw); }
  .device { padding: 2px 14px 4px; height: auto; }
  .device > svg { inset: 2px 14px 4px; width: calc(100% - 28px); height: calc(100% - 6px); }
  .shadow { inset: 2px 14px 4px; width: min(100cqw - 28px, (100cqh - 6px) * var(--ratio)); }
  aside { padding: 2px 14px 4px 0; overflow: auto; scrollbar-width: thin; }
  .panel.grows { flex: none; }
  .panel.grows .scroller { max-height: 60vh; }
  footer { position: static; padding: 2px 14px 4px; gap: 8px; grid-template-columns: auto minmax(0, 1fr) auto auto auto auto; border: 0; }
  .timeline { grid-column: auto; grid-row: auto; }
  .buttons button { width: 30px; height: 30px; }
  .buttons .main { width: 34px; height: 34px; }
  .masthead { padding: 18px 18px 12px; }
}
#ghost { fill: #d96b0d; fill-opacity: 0.1; stroke: #d96b0d; stroke-width: 1.5; stroke-dasharray: 4 3; pointer-events: none; }
:is(#ghost-button, #aim) { flex: none; padding: 4px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); font-size: 13px; }
#aim[aria-pressed="true"] { background: var(--ink); color: var(--page); }
#explain-panel ul { margin: 4px 0; padding-left: 18px; }
#explain-panel { font-size: 13px; }
#explain-panel p { margin: 0; }
body:has(#explain-panel:not([hidden])) .cost { display: none; }
body.aiming .cost { display: none; }
body.aiming .device > svg { cursor: crosshair; }
.aim { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: 13px; }
.aim :is(select, input, button) { padding: 3px 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--page); color: inherit; font: inherit; }
.aim select { max-width: 60%; }
.aim input { width: 5em; }
#aim-result { margin: 6px 0; font-size: 13px; white-space: pre-line; }
#fan path { fill: none; stroke: #8a3fb0; stroke-width: 1; stroke-opacity: 0.25; pointer-events: none; }
#fan path:is(.best, .place) { stroke-width: 2; stroke-opacity: 1; }
#ghost-button { color: #d96b0d; }
#ghost-button[aria-pressed="false"] { color: var(--soft); }
.inline { display: inline; padding: 0; color: var(--ink); font: inherit; text-decoration: underline; }

"""####,
"preview.html": ####"""
<!-- slot: head -->
<link rel="icon" href="data:,">
<!-- slot: body -->
 data-view="gallery"
<!-- slot: gallery -->
<section id="gallery" aria-label="Gallery">
  <header class="masthead">
    <h1>OpenUIDynamics</h1>
    <p id="lead">Scenes of UIKit Dynamics that run live: drag items with the mouse or by touch, and step forward and back in time.</p>
    <p>A saved run opens when it is dropped here, or <button type="button" class="inline" data-open="run">from a file</button>.</p>
    <input id="search" type="search" placeholder="Search" aria-label="Search scenes" hidden>
  </header>
  <div id="cards"></div>
  <p id="nothing" hidden>No scene has these words.</p>
</section>
<!-- slot: heading -->
  <button id="home" type="button" aria-label="All scenes" title="All scenes (Escape)"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z"/></svg></button>
  <div class="heading"><h1 id="title"></h1><p id="summary"></p></div>
  <button id="aim" type="button" aria-pressed="false" title="Find the value that brings an item to a place (T)">Aim</button>
  <button id="ghost-button" type="button" aria-pressed="true" title="Draw the other future (B)" hidden>Both futures</button>
<!-- slot: panels -->
    <div id="separator" role="separator" aria-orientation="vertical" aria-label="Width of the panels" aria-valuemin="240" aria-valuenow="318" tabindex="0" title="Drag to resize; double click to restore"></div>
    <section class="panel" id="parameters-panel" hidden>
      <h2>Parameters</h2>
      <div id="parameters"></div>
    </section>
    <section class="panel" id="explain-panel" aria-live="polite" hidden></section>
    <section class="panel" id="aim-panel" hidden>
      <h2>Aim <small>drag an item to where it shall be</small></h2>
      <div class="aim"><select id="aim-parameter" aria-label="Parameter to solve for"></select>
      <label>at <input id="aim-time" type="number" min="0.1" max="60" step="0.1" aria-label="Moment in seconds"> s</label></div>
      <p id="aim-result" role="status"></p>
      <div class="aim"><button id="aim-apply" type="button" hidden>Use it</button><button id="aim-copy" type="button" hidden>Copy as Swift</button></div>
    </section>
    <nav class="tabs" role="tablist" aria-label="Panels">
      <button type="button" role="tab" data-tab="behaviors" aria-selected="true">Behaviors</button>
      <button type="button" role="tab" data-tab="events" aria-selected="false">Events</button>
      <button type="button" role="tab" data-tab="source" aria-selected="false">Source</button>
    </nav>
    <section class="panel grows" data-panel="behaviors"><div id="behaviors" class="scroller"></div></section>
    <section class="panel grows" data-panel="events" hidden><ol id="events" class="scroller" aria-label="Events; choose one to go to its moment"></ol></section>
    <section class="panel grows" data-panel="source" hidden>
      <div class="source-tools"><button id="wrap-source" type="button" aria-pressed="false">Wrap lines</button><button id="copy-source" type="button">Copy</button></div>
      <pre id="source" class="scroller" tabindex="0" aria-label="Source"></pre>
    </section>
    <section class="panel cost">
      <h2>Frame <small id="cost"></small></h2>
      <svg id="graph" viewBox="0 0 240 64" preserveAspectRatio="none" role="img" aria-label="Time that the last frames took, by stage"><path class="budget" d=""/></svg>
      <dl id="stages" aria-label="Milliseconds by stage, the mean of half a second"></dl>
      <dl id="counters" aria-label="How much there is to do">
        <div><dt>awake</dt><dd>0</dd><svg viewBox="0 0 240 16" preserveAspectRatio="none" aria-hidden="true"><path d=""/></svg></div>
        <div><dt>asleep</dt><dd>0</dd><svg viewBox="0 0 240 16" preserveAspectRatio="none" aria-hidden="true"><path d=""/></svg></div>
        <div><dt>contacts</dt><dd>0</dd><svg viewBox="0 0 240 16" preserveAspectRatio="none" aria-hidden="true"><path d=""/></svg></div>
        <div><dt>near pairs</dt><dd>0</dd><svg viewBox="0 0 240 16" preserveAspectRatio="none" aria-hidden="true"><path d=""/></svg></div>
        <div><dt>joints</dt><dd>0</dd><svg viewBox="0 0 240 16" preserveAspectRatio="none" aria-hidden="true"><path d=""/></svg></div>
        <div><dt>behaviors</dt><dd>0</dd><svg viewBox="0 0 240 16" preserveAspectRatio="none" aria-hidden="true"><path d=""/></svg></div>
      </dl>
    </section>
<!-- slot: button -->
    <button id="scripted-touches" type="button" aria-pressed="true" aria-label="Scripted touches (F)" title="Scripted touches (F)"><svg viewBox="0 0 24 24" aria-hidden="true"><path class="line" d="M9 12V5.5a1.5 1.5 0 0 1 3 0V11l5 1a2 2 0 0 1 1.6 2.3L18 18a4 4 0 0 1-4 3h-2.500a4 4 0 0 1-3-1.400L4.800 15a1.500 1.500 0 0 1 2.300-2z"/></svg></button>
    <button id="grabbing" type="button" aria-pressed="true" aria-label="Grab items (G)" title="Grab items that the app leaves to the pointer (G)"><svg viewBox="0 0 24 24" aria-hidden="true"><path class="line" d="M8 12V7.500a1.400 1.400 0 0 1 2.800 0V11V6.500a1.400 1.400 0 0 1 2.800 0V11V7.500a1.400 1.400 0 0 1 2.800 0V15a5 5 0 0 1-5 5h-.6a5 5 0 0 1-3.900-1.900L5 15.500a1.400 1.400 0 0 1 2-2z"/></svg></button>
    <button id="dark" type="button" aria-pressed="false" aria-label="Dark device (D)" title="Dark device (D)"><svg viewBox="0 0 24 24" aria-hidden="true"><path class="line" d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z"/></svg></button>
<!-- slot: speeds -->
<option value="4">4×</option>
<!-- slot: tools -->
  <button id="show-keys" type="button" title="Keys (?)" aria-label="Keys">?</button>
  <button id="link" type="button" title="Copy the address of this moment (L)">Link</button>
  <details class="save"><summary title="Save what runs">Save</summary>
    <div class="menu" role="menu">
      <button type="button" role="menuitem" data-save="png">Picture of the moment (PNG)</button>
      <button type="button" role="menuitem" data-save="webm">Video of the run (WebM)</button>
      <button type="button" role="menuitem" data-save="page">Recording as a page (HTML)</button>
      <button type="button" role="menuitem" data-save="csv">Trace (CSV)</button>
      <button id="share" type="button" role="menuitem">Copy an address to watch this session</button>
      <button type="button" role="menuitem" data-save="run">Run, to be opened again (JSON)</button>
      <button type="button" role="menuitem" data-open="run">Open a saved run …</button>
    </div>
  </details>
<!-- slot: overlays -->
<input id="run-file" type="file" accept=".json,application/json" hidden>
<div id="inspection" role="tooltip" hidden></div>
<section id="build" aria-label="Build" aria-live="polite" hidden></section>
<textarea id="typing" aria-label="Text for the app" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false" tabindex="-1" rows="1"></textarea>
<dialog id="keys" aria-label="Keys">
  <h2>Keys</h2>
  <dl>
    <dt>Space, P</dt><dd>play and pause</dd>
    <dt>. → O</dt><dd>step forward</dd>
    <dt>, ←</dt><dd>step back</dd>
    <dt>R</dt><dd>restart; a run that was opened, with its actions</dd>
    <dt>X</dt><dd>X-ray</dd>
    <dt>F</dt><dd>scripted touches</dd>
    <dt>G</dt><dd>grab items that the app leaves to the pointer</dd>
    <dt>D</dt><dd>light or dark device</dd>
    <dt>+ − 0</dt><dd>zoom, and the whole screen; Control and the wheel zoom, the wheel and the middle button pan</dd>
    <dt>B</dt><dd>draw the other future after a change of the past</dd>
    <dt>E, Alt-click</dt><dd>explain the item below the pointer</dd>
    <dt>T</dt><dd>find the value that brings an item to a place</dd>
    <dt>L</dt><dd>copy the address of this moment</dd>
    <dt>[ ]</dt><dd>previous and next scene</dd>
    <dt>Tab</dt><dd>panels</dd>
    <dt>Escape</dt><dd>all scenes</dd>
    <dt>?</dt><dd>these keys</dd>
  </dl>
</dialog>
<p id="notice" role="status" hidden></p>
<!-- slot: noscript -->
The live preview needs JavaScript. It makes no request to any other server.

"""####,
"preview.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The page of the live preview.

import { readAddress, writeAddress } from "../../DynamicsSimulator/Client/address.mjs";
import { DeviceView } from "../../DynamicsSimulator/Client/device.mjs";
import { find } from "../../DynamicsSimulator/Client/document.mjs";
import { bindKeys } from "../../DynamicsSimulator/Client/keys.mjs";
import { Player } from "../../DynamicsSimulator/Client/player.mjs";
import { XRayPanel } from "../../DynamicsSimulator/Client/xraypanel.mjs";
import { Aim } from "./aim.mjs";
import { BuildPanel } from "./build.mjs";
import { Connection } from "./connection.mjs";
import { Explain } from "./explain.mjs";
import { Gallery } from "./gallery.mjs";
import { Ghost } from "./ghost.mjs";
import { Inspection } from "./inspection.mjs";
import { LiveSource } from "./live.mjs";
import { bindTabs, Panels } from "./panels.mjs";
import { asksForRun, Runs } from "./runs.mjs";
import { Saving } from "./saving.mjs";
import { Sidebar } from "./sidebar.mjs";
import { PointerTouches, screenPoint } from "./touches.mjs";
import { Typing } from "./typing.mjs";
import { Zooming } from "./zooming.mjs";

const section = find("device"), scriptedTouches = find("scripted-touches");
const grabbing = find("grabbing"), dark = find("dark");
/** @type {Connection} */
const connection = new Connection(new URL("live", location.href).href.replace(/^http/, "ws").replace(/#.*$/, ""));
const device = new DeviceView(section);
const gallery = new Gallery();
const xray = new XRayPanel();

/** @type {LiveSource} */
const source = new LiveSource(connection, (frame) => {
  const start = performance.now();
  device.show(frame);
  if (frame.xray) xray.show(frame.xray);
  ghost.show(frame.ghost);
  panels.show(frame, !player.isPlaying);
  typing.show(frame.acceptsText);
  document.body.classList.toggle("following", !source.isSettled);
  if (frame.divergesAt !== undefined) showDivergence(frame.divergesAt);
  if (frame.style) dark.setAttribute("aria-pressed", String(frame.style === "dark"));
  if (frame.cost > 0) panels.load.addPage(performance.now() - start);
});
/** @type {Player} */
const player = new Player(source);
/** @type {Panels} */
const panels = new Panels((frame) => player.seek(frame), async (parameter, value) => {
  if (await source.set(parameter, value)) player.setPlaying(true);
}, (behavior, property, value) => source.act({ do: "edit", behavior, property, value }));
/** @param {{clientX: number, clientY: number}} point of the window */
const locate = (point) => device.svg ? screenPoint(device.svg, point) : undefined;
const touches = new PointerTouches(locate, (message) => source.act(message));
const typing = new Typing((message) => source.act(message));
const zooming = new Zooming(section, locate);
const build = new BuildPanel(connection);
/** @type {{run: import("./live.mjs").Run, isPlaying: boolean, address: string} | undefined} what ran when the connection broke */
let interrupted;
const inspection = new Inspection((point, use) => {
  connection.send({ do: "inspect", ...locate(point) }, (answer) => use(answer.item));
});

const ghost = new Ghost(section, (isOn) => source.act({ do: "ghost", isOn }));
const explain = new Explain(section, (point, use) => {
  connection.send({ do: "explain", ...locate(point) }, (answer) => use(answer.explained ?? undefined));
});
/** @type {Aim} */
const aim = new Aim(section, connection, locate);
aim.onUse = async ({ name, value, path, property }) => {
  if (path === undefined || property === undefined) {
    if (await source.set(name, value)) player.setPlaying(true);
    panels.showParameters(source.parameters);
    return;
  }
  player.setPlaying(false);
  await source.seek(0);
  await source.act({ do: "edit", behavior: path, property, value });
  player.setPlaying(true);
};

panels.timeline.isSeeking = () => source.seekTarget !== undefined;
source.wantsXRay = () => xray.isShown;
source.onTurn = () => touches.flush();
source.onOpen = (scene) => {
  notify("");
  document.body.dataset.view = "scene";
  scriptedTouches.hidden = !scene.hasTouches;
  section.innerHTML = scene.device;
  device.clear();
  zooming.reset();
  typing.show(false);
  build.isWatched = scene.isWatched;
  document.body.classList.toggle("watching", source.watched !== undefined);
  find("home").hidden = gallery.single !== undefined;
  xray.attach(device.group("xray"), { width: scene.width, height: scene.height });
  panels.open(scene);
  ghost.open();
  aim.open(scene);
  explain.close();
};
xray.onShow = () => { if (source.scene && !player.isPlaying) source.refresh(); };

/** Begins the address of a session that one watches. */
const watchPrefix = "watch=";

/** @param {string} text empty hides it */
function notify(text) {
  find("notice").textContent = text;
  find("notice").hidden = text === "";
}

/** @param {number} frame from which on the app did something else when it was run again */
function showDivergence(frame) {
  player.setPlaying(false);
  notify(`Run again, the app does something else from frame ${frame} on: it uses what is not part of the run, such as a random number or the clock.`);
}

connection.onOpen = async () => {
  notify("");
  await gallery.load();
  if (!await resume()) await openAddress();
};
connection.onClose = () => {
  const { run } = source;
  if (run) interrupted = { run, isPlaying: player.isPlaying, address: location.hash };
  source.reset();
  inspection.isAsking = false;
  notify("Connection lost. Reconnecting …");
};
connection.onError = (reason) => {
  notify(`The preview refused a request: ${reason}.`);
  // Else each picture would ask again.
  if (player.isPlaying) player.setPlaying(false);
};

/** Goes on where the connection broke: the process may be another one, with new code. */
async function resume() {
  const before = interrupted;
  interrupted = undefined;
  if (!before || before.address !== location.hash) return false;
  player.setPlaying(false);
  if (!await source.resume(before.run)) return false;
  panels.showParameters(source.parameters);
  player.setPlaying(before.isPlaying);
  return true;
}

/** @param {string} name */
async function watch(name) {
  player.setPlaying(false);
  if (await source.watch(name)) return player.setPlaying(true);
  notify("There is nothing to watch at this address.");
}

/** Whether the person asked for less motion: then nothing plays by itself. */
const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Opens the scene of the address at its moment, or the gallery. */
async function openAddress() {
  const address = readAddress(location.hash, true);
  address.scene ||= gallery.single ?? "";
  if (address.scene.startsWith(watchPrefix)) return watch(address.scene.slice(watchPrefix.length));
  if (!address.scene) {
    document.body.dataset.view = "gallery";
    document.title = "OpenUIDynamics preview";
    source.scene = undefined;
    return;
  }
  if (address.xray !== undefined) xray.fade(address.xray);
  player.setSpeed(address.speed);
  source.style = address.style ?? source.style;
  player.setPlaying(false);
  if (await runs.openGiven(location.hash)) return;
  if (!await source.open(address.scene)) {
    location.hash = "";
    notify(`There is no scene “${address.scene.slice(0, 40)}”.`);
    return;
  }
  for (const [name, value] of Object.entries(address.parameters)) await source.set(name, value);
  panels.showParameters(source.parameters);
  // An animator of the scene has `debugEnabled` set.
  if (address.xray === undefined && source.scene?.showsXRay) xray.fade(100);
  const frames = Math.round((address.time ?? 0) * source.framesPerSecond);
  if (frames > 0) await source.advance(frames);
  // What stays on the page is shown in full.
  if (address.isPaused) await source.refresh();
  player.setPlaying(!address.isPaused && !prefersStillness());
}
addEventListener("hashchange", () => {
  if (location.hash !== copied) openAddress();
});

/** @param {number} offset */
function openNeighbor(offset) {
  const id = gallery.neighbor(source.scene?.id, offset);
  if (id) location.hash = encodeURIComponent(id);
}

function toggleScriptedTouches() {
  source.playsTouches = !source.playsTouches;
  scriptedTouches.setAttribute("aria-pressed", String(source.playsTouches));
  source.reopen();
}

function toggleGrabbing() {
  source.setGrabbing(!source.grabsItems);
  grabbing.setAttribute("aria-pressed", String(source.grabsItems));
}

const toggleStyle = () => source.setStyle(source.shownStyle === "dark" ? "light" : "dark");

/** The address that was copied last, which is that of what shows. */
let copied = "#";

/** Copies the address of what shows now. */
async function copyAddress() {
  const { scene, frame, framesPerSecond, parameters } = source;
  if (!scene) return;
  const address = writeAddress({
    scene: scene.id, time: frame / framesPerSecond, xray: xray.value, speed: Number(player.speed.value),
    isPaused: !player.isPlaying, parameters, style: source.shownStyle,
  });
  copied = `#${address}`;
  location.replace(copied);
  await navigator.clipboard?.writeText(location.href);
  notify("The address of this moment is copied.");
  setTimeout(() => notify(""), 2000);
}

/** Copies an address by which others watch this session. */
async function share() {
  const { shared } = await connection.ask({ do: "share" });
  if (!shared) return;
  const address = new URL(`#${watchPrefix}${shared}`, location.href).href;
  await navigator.clipboard?.writeText(address);
  notify(`${address} shows this session; the address is copied.`);
  setTimeout(() => notify(""), 6000);
}

function showKeys() {
  const sheet = find("keys", HTMLDialogElement);
  if (sheet.open) sheet.close(); else sheet.showModal();
}
find("keys").addEventListener("click", showKeys);

const openGallery = () => { if (gallery.single === undefined) location.hash = ""; };
scriptedTouches.addEventListener("click", toggleScriptedTouches);
grabbing.addEventListener("click", toggleGrabbing);
dark.addEventListener("click", toggleStyle);
find("show-keys").addEventListener("click", showKeys);
find("link").addEventListener("click", copyAddress);
find("share").addEventListener("click", () => {
  find("share").closest("details")?.removeAttribute("open");
  share();
});
find("home").addEventListener("click", openGallery);
bindKeys({
  ...player.keyActions, x: () => xray.toggle(), f: toggleScriptedTouches, g: toggleGrabbing, d: toggleStyle, l: copyAddress, b: () => ghost.toggle(), t: () => aim.toggle(), e: () => explain.toggle(), "?": showKeys, escape: openGallery,
  ...zooming.keyActions, "[": () => openNeighbor(-1), "]": () => openNeighbor(1),
  tab: () => document.body.classList.toggle("wide"),
}, () => document.body.dataset.view === "scene" && !find("keys", HTMLDialogElement).open);
bindTabs();
new Sidebar();
new Saving(device, source, player, notify);
/** @type {Runs} */
const runs = new Runs(source, player, notify);
runs.onOpen = (run) => {
  panels.showParameters(source.parameters);
  scriptedTouches.setAttribute("aria-pressed", String(run.playsTouches));
  if (!asksForRun(location.hash)) history.replaceState(null, "", `#${encodeURIComponent(run.scene)}`);
};

aim.listen();
explain.listen();
touches.listen(section);
section.addEventListener("click", () => typing.keepFocus());
section.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch" || touches.down.size || !device.svg) return inspection.leave();
  inspection.point = { clientX: event.clientX, clientY: event.clientY };
});
section.addEventListener("pointerdown", () => inspection.leave());
section.addEventListener("pointerleave", () => inspection.leave());

// For the console of the browser, and for programs that drive the page.
Object.assign(globalThis, { preview: { connection, device, player, runs, source, touches, typing, xray, zooming } });

connection.open();
player.run((now) => { if (source.scene) inspection.follow(now); });

"""####,
"runs.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Opens saved runs: from a file that is chosen or dropped on the page, or the one of `dynamics open`.

import { find } from "../../DynamicsSimulator/Client/document.mjs";

/** @typedef {import("./live.mjs").LiveSource} LiveSource */
/** @typedef {import("../../DynamicsSimulator/Client/player.mjs").Player} Player */

/**
 * A run that the process has opened and replayed.
 * @typedef {object} OpenedRun
 * @property {string} scene
 * @property {Record<string, number>} parameters
 * @property {boolean} playsTouches
 * @property {number} frameCount
 * @property {number} actionCount
 * @property {{frame: number}[]} actions messages with their frames
 * @property {import("./live.mjs").Style} style that of the device at the start
 * @property {string} package the version that wrote the file
 * @property {string} runningPackage
 * @property {number} [divergesAt] the first frame that is another one than in the file
 * @property {string} [divergence] the same in words
 */

/** Bytes of a file in one message: a third more in base64, and a message has 4,096. */
const partLength = 2952;
/** The maximum length of a file in bytes, which the process has as well. */
const maximumLength = 16e6;

/** Milliseconds for which a notice stays that asks for nothing. */
const noticeTime = 6000;

/** Opens runs. */
export class Runs {
  /**
   * @param {LiveSource} source
   * @param {Player} player
   * @param {(notice: string) => void} notify
   */
  constructor(source, player, notify) {
    this.source = source;
    this.player = player;
    this.notify = notify;
    /** @type {(run: OpenedRun) => void} */
    this.onOpen = () => {};
    const input = find("run-file", HTMLInputElement);
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = document.querySelectorAll("[data-open=run]");
    for (const button of buttons) {
      button.addEventListener("click", () => {
        button.closest("details")?.removeAttribute("open");
        input.click();
      });
    }
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      if (file) this.openFile(file);
      // The same file may be chosen again.
      input.value = "";
    });
    addEventListener("dragover", (event) => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); });
    addEventListener("drop", (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      this.openFile(file);
    });
  }

  /**
   * Sends a file, and shows its run; nothing changes where it is none.
   * @param {Blob} file
   */
  async openFile(file) {
    if (file.size > maximumLength) return this.notify(`The file is longer than ${maximumLength / 1e6} MB, as no run is.`);
    this.notify("Replaying the run …");
    const parts = base64Parts(new Uint8Array(await file.arrayBuffer()), partLength);
    const answers = parts.map((part, index) =>
      this.source.connection.ask({ do: "load", part, isLast: index === parts.length - 1 }));
    await this.adopt(await answers[answers.length - 1]);
  }

  /**
   * Opens the run that the command was given, if the address asks for it.
   * @param {string} hash
   * @returns {Promise<boolean>} whether it is open
   */
  async openGiven(hash) {
    if (!asksForRun(hash)) return false;
    this.notify("Replaying the run …");
    return this.adopt(await this.source.connection.ask({ do: "openRun" }));
  }

  /**
   * Shows a run that the process has opened: from its start, or paused where it diverges.
   * @param {{opened?: import("./live.mjs").Scene, run?: OpenedRun}} answer
   */
  async adopt({ opened, run }) {
    // What is wrong with the file is shown as an error of the connection.
    if (!opened || !run) return false;
    const { source, player } = this;
    player.setPlaying(false);
    source.begin(opened, run.playsTouches, run.parameters, run.actions.map(({ frame, ...message }) => ({ frame, message })));
    source.startStyle = run.style;
    source.last = run.frameCount;
    this.onOpen(run);
    await source.seek(run.divergesAt ?? 0);
    const notice = runNotice(run);
    this.notify(notice);
    if (run.divergence) return true;
    player.setPlaying(true);
    setTimeout(() => { if (find("notice").textContent === notice) this.notify(""); }, noticeTime);
    return true;
  }
}

/**
 * Whether an address asks for the run that the command was given: #R2a&run
 * @param {string} hash
 */
export function asksForRun(hash) { return hash.replace(/^#/, "").split("&").slice(1).includes("run"); }

/**
 * What there is to say of a run that was opened.
 * @param {OpenedRun} run
 */
export function runNotice({ frameCount, actionCount, divergence, package: version, runningPackage }) {
  if (!divergence) {
    const actions = actionCount === 1 ? "1 action" : `${actionCount} actions`;
    return `Replayed ${(frameCount / 60).toFixed(2)} s with ${actions}: all state hashes are equal.`;
  }
  const origin = version === runningPackage ? "" : ` The file is of version ${version}, this is ${runningPackage}.`;
  return `${divergence[0].toUpperCase()}${divergence.slice(1)}. The dashed outlines are those of the file.${origin}`;
}

/**
 * Bytes as texts in base64, one for each message; an empty file has one part.
 * @param {Uint8Array} bytes
 * @param {number} length of a part, in bytes
 */
export function base64Parts(bytes, length) {
  const parts = [];
  for (let start = 0; start < bytes.length || start === 0; start += length) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + length))));
  }
  return parts;
}

"""####,
"saving.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Saves what runs: the browser draws pictures and videos, the process writes pages and traces.

/** @typedef {import("../../DynamicsSimulator/Client/device.mjs").DeviceView} DeviceView */
/** @typedef {import("../../DynamicsSimulator/Client/player.mjs").Player} Player */
/** @typedef {import("./live.mjs").LiveSource} LiveSource */

/** Pixels to a point, in pictures and in videos. */
const pictureScale = 3, videoScale = 2;
/** Frames per second of videos: half of the scene's. */
const videoRate = 30;

/** The menu of files. */
export class Saving {
  /**
   * @param {DeviceView} device
   * @param {LiveSource} source
   * @param {Player} player
   * @param {(notice: string) => void} notify
   */
  constructor(device, source, player, notify) {
    this.device = device;
    this.source = source;
    this.player = player;
    this.notify = notify;
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = document.querySelectorAll("[data-save]");
    for (const button of buttons) {
      button.addEventListener("click", () => {
        button.closest("details")?.removeAttribute("open");
        this.save(button.dataset.save ?? "");
      });
    }
  }

  /** @param {string} kind */
  save(kind) {
    if (kind === "png") return this.savePicture();
    return kind === "webm" ? this.saveVideo() : this.saveFile(kind);
  }

  /**
   * Gives a file to the browser's downloads.
   * @param {string} name
   * @param {Blob} blob
   */
  download(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  /**
   * Draws the device as it is now.
   * @param {HTMLCanvasElement} canvas
   */
  async draw(canvas) {
    const copy = /** @type {SVGSVGElement} */ (this.device.svg?.cloneNode(true));
    const style = document.createElementNS(copy.namespaceURI, "style");
    style.textContent = [...document.styleSheets[0].cssRules].map((rule) => rule.cssText)
      .filter((text) => /^(:root|#xray|#touches|@media \(prefers-color-scheme)/.test(text)).join("\n");
    copy.prepend(style);
    const image = new Image(), markup = new XMLSerializer().serializeToString(copy);
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
    await image.decode();
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  }

  /** @param {number} scale */
  makeCanvas(scale) {
    const canvas = document.createElement("canvas"), box = this.device.svg?.viewBox.baseVal;
    canvas.width = Math.round((box?.width ?? 0) * scale);
    canvas.height = Math.round((box?.height ?? 0) * scale);
    return canvas;
  }

  async savePicture() {
    const canvas = this.makeCanvas(pictureScale);
    await this.draw(canvas);
    canvas.toBlob((blob) => {
      if (blob) this.download(`${this.source.scene?.id}-${this.source.frame}.png`, blob);
    });
  }

  /** Plays the run from its start and lets the browser encode it. */
  async saveVideo() {
    const { source } = this, { id = "", duration = 0 } = source.scene ?? {};
    const canvas = this.makeCanvas(videoScale), stream = canvas.captureStream(0);
    const track = /** @type {CanvasCaptureMediaStreamTrack} */ (stream.getVideoTracks()[0]);
    const recorder = new MediaRecorder(stream, { mimeType: "video/webm", videoBitsPerSecond: 6e6 });
    /** @type {Blob[]} */
    const parts = [];
    const end = Math.max(source.last, Math.round(duration * source.framesPerSecond));
    recorder.ondataavailable = (event) => parts.push(event.data);
    const show = async () => { await this.draw(canvas); track.requestFrame(); };
    this.player.setPlaying(false);
    recorder.start(200);
    for (let frame = 0; frame <= end; frame += source.framesPerSecond / videoRate) {
      const due = performance.now() + 1000 / videoRate;
      this.notify(`Recording a video: ${Math.round(frame / end * 100)} percent`);
      await source.reach(frame);
      await show();
      await wait(due - performance.now());
    }
    // The last picture stays for half a second, and longer if the encoder has not caught up.
    const size = () => parts.reduce((sum, part) => sum + part.size, 0);
    for (let round = 0; round < 5 || (size() < 1000 && round < 300); round += 1) {
      await show();
      await wait(100);
    }
    recorder.onstop = () => this.download(`${id}.webm`, new Blob(parts, { type: "video/webm" }));
    recorder.stop();
    this.notify("");
  }

  /** @param {string} kind */
  async saveFile(kind) {
    const { file } = await this.source.connection.ask({ do: "save", as: kind });
    if (!file) return;
    this.download(file.name, new Blob([file.text], { type: file.type }));
    if (file.note) this.notify(`${file.note}.`);
  }
}

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.max(milliseconds, 0)));

"""####,
"sidebar.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The width of what stands beside the device, and the source in it.

import { find } from "../../DynamicsSimulator/Client/document.mjs";

/** Widths in pixels. */
const standardWidth = 318, minimumWidth = 240, keyStep = 24;
/** The name under which the browser keeps the width. */
const storageName = "side-width";

/**
 * A width that leaves room for the device.
 * @param {number} width
 * @param {number} windowWidth
 */
export function sideWidth(width, windowWidth) {
  const maximum = Math.max(Math.round(windowWidth * 0.7), minimumWidth);
  return Number.isFinite(width) ? Math.min(Math.max(Math.round(width), minimumWidth), maximum) : standardWidth;
}

/** A separator that is dragged, or moved by the arrow keys; a double click restores the width. */
export class Sidebar {
  constructor() {
    this.separator = find("separator");
    this.width = standardWidth;
    this.set(Number.parseFloat(localStorage.getItem(storageName) ?? ""));
    this.separator.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.separator.setPointerCapture(event.pointerId);
    });
    this.separator.addEventListener("pointermove", (event) => {
      if (this.separator.hasPointerCapture(event.pointerId)) this.set(innerWidth - event.clientX - 8);
    });
    this.separator.addEventListener("dblclick", () => this.set(standardWidth));
    this.separator.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: keyStep, ArrowRight: -keyStep }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      this.set(this.width + step);
    });
    find("copy-source").addEventListener("click", () => this.copySource());
    find("wrap-source").addEventListener("click", () => this.toggleWrapping());
  }

  /** @param {number} width */
  set(width) {
    this.width = sideWidth(width, innerWidth);
    document.body.style.setProperty("--side", `${this.width}px`);
    this.separator.setAttribute("aria-valuenow", String(this.width));
    localStorage.setItem(storageName, String(this.width));
  }

  async copySource() {
    await navigator.clipboard?.writeText(find("source").textContent ?? "");
    const button = find("copy-source");
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  }

  toggleWrapping() {
    const isWrapped = find("source").classList.toggle("wrapped");
    find("wrap-source").setAttribute("aria-pressed", String(isWrapped));
  }
}

"""####,
"touches.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Mouse, pen and touch screen become touches of the app.

/** @typedef {{clientX: number, clientY: number}} WindowPoint */
/** @typedef {{x: number, y: number}} ScreenPoint */

/** The identifiers that the process accepts. */
const identifiers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The touches of the client, by the pointers of the browser. */
export class PointerTouches {
  /**
   * @param {(point: WindowPoint) => ScreenPoint | undefined} locate finds the point on the app's screen
   * @param {(message: object) => void} send
   */
  constructor(locate, send) {
    this.locate = locate;
    this.send = send;
    /** @type {Map<number, number>} the identifiers of touches that are down, by pointer */
    this.down = new Map();
    /** @type {Map<number, WindowPoint>} where touches moved since they were sent last */
    this.moved = new Map();
  }

  /**
   * Follows the pointers on an element.
   * @param {HTMLElement} target
   */
  listen(target) {
    target.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !this.begin(event.pointerId, event)) return;
      event.preventDefault();
      target.setPointerCapture(event.pointerId);
    });
    target.addEventListener("pointermove", (event) => this.move(event.pointerId, event));
    target.addEventListener("pointerup", (event) => this.end(event.pointerId));
    target.addEventListener("pointercancel", (event) => this.end(event.pointerId));
  }

  /**
   * @param {number} pointer
   * @param {WindowPoint} point
   * @returns {boolean} whether there is a screen, and an identifier for one more touch
   */
  begin(pointer, point) {
    const used = new Set(this.down.values());
    const touch = identifiers.find((identifier) => !used.has(identifier));
    const position = this.locate(point);
    if (touch === undefined || !position) return false;
    this.down.set(pointer, touch);
    this.send({ do: "begin", touch, ...position });
    return true;
  }

  /**
   * @param {number} pointer
   * @param {WindowPoint} point
   */
  move(pointer, point) {
    const touch = this.down.get(pointer);
    if (touch !== undefined) this.moved.set(touch, point);
  }

  /** @param {number} pointer */
  end(pointer) {
    const touch = this.down.get(pointer);
    if (touch === undefined) return;
    this.flush();
    this.down.delete(pointer);
    this.send({ do: "end", touch });
  }

  /** Sends where touches moved since the last frame: one message a touch, however fast the mouse. */
  flush() {
    for (const [touch, point] of this.moved) this.send({ do: "move", touch, ...this.locate(point) });
    this.moved.clear();
  }
}

/**
 * A point of the window in points of the app's screen.
 * @param {SVGSVGElement} svg of the device
 * @param {WindowPoint} point
 * @returns {ScreenPoint}
 */
export function screenPoint(svg, { clientX, clientY }) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return { x, y };
}

"""####,
"typing.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The keyboard types into the text field that the app edits.

import { find } from "../../DynamicsSimulator/Client/document.mjs";

/** The maximum length of a text that one request types. */
const maximumTextLength = 200;

/**
 * What a change of an input field means for the app.
 * @param {{inputType: string, data: string | null}} change
 * @returns {object | undefined}
 */
export function typingMessage({ inputType, data }) {
  if (inputType === "deleteContentBackward") return { do: "erase" };
  if (inputType === "insertLineBreak" || inputType === "insertParagraph") return { do: "type", text: "\n" };
  const text = (data ?? "").slice(0, maximumTextLength);
  return inputType.startsWith("insert") && text ? { do: "type", text } : undefined;
}

/**
 * An invisible field: it has the focus while the app edits text, so that a phone shows its
 * keyboard and input methods work.
 */
export class Typing {
  /** @param {(message: object) => void} send */
  constructor(send) {
    this.field = find("typing", HTMLTextAreaElement);
    /** @type {boolean | undefined} */
    this.isActive = false;
    this.field.addEventListener("beforeinput", (event) => {
      // While an input method composes, the field keeps what it has; the result comes at the end.
      if (event.isComposing) return;
      const pasted = event.dataTransfer?.getData("text/plain") ?? null;
      const message = typingMessage({ inputType: event.inputType, data: event.data ?? pasted });
      event.preventDefault();
      if (message) send(message);
    });
    this.field.addEventListener("compositionend", ({ data }) => {
      this.field.value = "";
      if (data) send({ do: "type", text: data.slice(0, maximumTextLength) });
    });
    this.field.addEventListener("keydown", (event) => {
      if (event.key === "Escape") send({ do: "endEditing" });
      // An empty field reports no deletion in some browsers.
      if (event.key === "Backspace" && !event.isComposing) { event.preventDefault(); send({ do: "erase" }); }
    });
  }

  /**
   * Takes the focus when the app begins to edit text, and returns it when it ends.
   * @param {boolean | undefined} acceptsText undefined has not changed
   */
  show(acceptsText) {
    if (acceptsText === undefined || acceptsText === this.isActive) return;
    this.isActive = acceptsText;
    if (acceptsText) this.field.focus({ preventScroll: true }); else this.field.blur();
  }

  /** Takes the focus again where a click took it. */
  keepFocus() { if (this.isActive) this.field.focus({ preventScroll: true }); }
}

"""####,
"wire.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Reads frames as the process sends them; `FrameMessage` describes the layout.

import { XRayReader } from "./xraywire.mjs";

/**
 * A property of a behavior; one that can be set has the name of the property.
 * @typedef {object} BehaviorValue
 * @property {string} label
 * @property {string} text
 * @property {string} [property]
 * @property {number} [number]
 * @property {string[]} [choices]
 * @property {boolean} [isToggle]
 * @property {number} [step]
 */

/**
 * A behavior and its properties, with the behaviors below it.
 * @typedef {{
 *   name: string, path: string, variable: string, values: BehaviorValue[], children: Behavior[]
 * }} Behavior
 */

/**
 * What the process tells of a frame beside what every source does.
 * @typedef {import("../../DynamicsSimulator/Client/frame.mjs").Frame & {
 *   cost: number, timings: number[], counters: number[], behaviors?: Behavior[], acceptsText?: boolean,
 *   style?: "light" | "dark", isSettled?: boolean, divergesAt?: number, isElsewhere?: boolean, ghost?: import("../../DynamicsSimulator/Client/frame.mjs").XRayItem[]
 * }} LiveFrame
 */

const version = 5;
/** The numbers of `FrameTimings`. */
const timingCount = 7;
const framesPerSecond = 60;

/**
 * Reads a frame: numbers with the lowest byte first, then JSON.
 * @param {ArrayBuffer} buffer
 * @param {XRayReader} [xrayReader] keeps what the X-ray is different from
 * @returns {LiveFrame | {error: string}}
 */
export function readFrame(buffer, xrayReader = new XRayReader()) {
  const view = new DataView(buffer);
  let at = 0;
  const byte = () => view.getUint8(at++);
  const short = () => { at += 2; return view.getUint16(at - 2, true); };
  const word = () => { at += 4; return view.getUint32(at - 4, true); };
  const float = () => { at += 4; return view.getFloat32(at - 4, true); };
  const double = () => { at += 8; return view.getFloat64(at - 8, true); };
  const hash = () => { at += 8; return view.getBigUint64(at - 8, true).toString(16).padStart(16, "0"); };
  const found = byte();
  if (found !== version) return { error: `frames of version ${found} cannot be read` };
  const head = {
    isReset: byte() === 1, frame: word(), last: word(), time: double(), hash: hash(), cost: float(),
    timings: Array.from({ length: timingCount }, float), counters: Array.from({ length: 6 }, word),
  };
  const touches = Array.from({ length: short() }, () => ({ x: float(), y: float(), age: 0 }));
  const motions = Array.from({ length: word() }, () => {
    const node = word(), parts = byte(), x = float(), y = float();
    return {
      node, x, y, rotation: parts & 1 ? float() : 0, scaleX: parts & 2 ? float() : 1,
      scaleY: parts & 2 ? float() : 1, shear: parts & 4 ? float() : 0, opacity: parts & 8 ? float() : 1,
    };
  });
  const xrayLength = word();
  const xrayBytes = new Uint8Array(buffer, at, xrayLength);
  at += xrayLength;
  const length = word();
  const json = length ? JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, at, length))) : {};
  const { nodes = [], appearances = [], definitions = [], events = [], behaviors, acceptsText, ghost, style, isSettled, divergesAt } = json;
  const xray = xrayLength ? xrayReader.read(xrayBytes, json.xray ?? {}) : undefined;
  return {
    ...head, touches, motions, nodes, appearances, definitions, behaviors, xray, acceptsText, ghost, style,
    isSettled, divergesAt, events: events.map((/** @type {{frame: number}} */ event) =>
      ({ ...event, time: event.frame / framesPerSecond })),
  };
}

"""####,
"xraywire.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Reads the X-ray as the process sends it: differences from frame to frame; `XRayCoder` describes them.

/** @typedef {import("../../DynamicsSimulator/Client/frame.mjs").XRayFrame} XRayFrame */

/**
 * What is sent once, and again when it changes.
 * @typedef {object} XRayDefinitions
 * @property {{number: number, name: string, outlines: number[][]}[]} [items]
 * @property {XRayFrame["boundaries"]} [boundaries]
 * @property {{kind: string, count: number}[]} [joints]
 * @property {{kind: string, region: number[][]}[]} [fields]
 */

/** The numbers of an item. */
const itemStride = 8;
const arrowKinds = ["gravity", "push"];
const probeKinds = ["probe", "turn", "still"];
/** The lists before those of arrows and probes. */
const firstLists = 5;

/** Keeps what a frame is different from. */
export class XRayReader {
  constructor() {
    /** @type {number[][]} */
    this.lists = [];
    /** @type {Map<number, {name: string, outlines: number[][]}>} */
    this.items = new Map();
    /** @type {XRayFrame["boundaries"]} */
    this.boundaries = [];
    /** @type {{kind: string, count: number}[]} */
    this.joints = [];
    /** @type {{kind: string, region: number[][]}[]} */
    this.fields = [];
    this.reset();
  }

  reset() {
    this.lists = Array.from({ length: firstLists + arrowKinds.length + probeKinds.length }, () => []);
    this.items = new Map();
    this.boundaries = [];
    this.joints = [];
    this.fields = [];
  }

  /**
   * The X-ray of the next frame.
   * @param {Uint8Array} bytes
   * @param {XRayDefinitions} definitions
   * @returns {XRayFrame}
   */
  read(bytes, definitions) {
    if (bytes[0] === 1) this.reset();
    this.lists = addDifferences(bytes, this.lists);
    for (const { number, name, outlines } of definitions.items ?? []) this.items.set(number, { name, outlines });
    this.boundaries = definitions.boundaries ?? this.boundaries;
    this.joints = definitions.joints ?? this.joints;
    this.fields = definitions.fields ?? this.fields;
    return this.frame;
  }

  /** @returns {XRayFrame} */
  get frame() {
    const [numbers, values, contacts, points, origins, ...lines] = this.lists;
    let at = 0;
    return {
      items: numbers.map((number, index) => this.item(number, values, index * itemStride)),
      boundaries: this.boundaries,
      contacts: contacts.map((value, index) => value / (index % 4 < 2 ? 100 : 2)),
      joints: this.joints.map(({ kind, count }) => {
        at += 2 * count;
        return { kind, points: points.slice(at - 2 * count, at).map(hundredth) };
      }),
      fields: this.fields.map(({ kind, region }, index) =>
        ({ kind, x: origins[2 * index] / 100, y: origins[2 * index + 1] / 100, region })),
      arrows: linesByKind(arrowKinds, lines),
      probes: linesByKind(probeKinds, lines.slice(arrowKinds.length)),
    };
  }

  /**
   * @param {number} number
   * @param {number[]} values
   * @param {number} at
   */
  item(number, values, at) {
    const { name, outlines } = this.items.get(number) ?? { name: "", outlines: [] };
    return {
      name, state: values[at], x: values[at + 1] / 100, y: values[at + 2] / 100, angle: values[at + 3] / 10000,
      velocityX: values[at + 4] / 10, velocityY: values[at + 5] / 10, pullX: values[at + 6] / 2,
      pullY: values[at + 7] / 2, outlines,
    };
  }
}

/** @param {number} value */
const hundredth = (value) => value / 100;

/**
 * @param {string[]} kinds
 * @param {number[][]} lists
 * @returns {Record<string, number[]>}
 */
function linesByKind(kinds, lists) {
  const found = kinds.map((kind, index) => /** @type {const} */ ([kind, lists[index].map(hundredth)]));
  return Object.fromEntries(found.filter(([, list]) => list.length > 0));
}

/**
 * Adds the differences to lists.
 * @param {Uint8Array} bytes
 * @param {number[][]} known
 */
function addDifferences(bytes, known) {
  let at = 1;
  const next = () => {
    let [number, factor] = [0, 1];
    for (;;) {
      const byte = bytes[at++] ?? 0;
      // Not shifted, because shifts end at 32 bits.
      number += (byte & 127) * factor;
      if (byte < 128) return number;
      factor *= 128;
    }
  };
  return known.map((before) => {
    const list = new Array(Math.min(next(), 8 * 1024 * bytes.length));
    let zeros = 0;
    for (let index = 0; index < list.length; index += 1) {
      let difference = 0;
      if (zeros > 0) zeros -= 1;
      else {
        const number = next();
        if (number === 0) zeros = next();
        else difference = number % 2 === 0 ? number / 2 : -(number + 1) / 2;
      }
      list[index] = (before[index] ?? 0) + difference;
    }
    return list;
  });
}

"""####,
"zooming.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Pan and zoom: a part of the screen fills the stage.

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** The maximum magnification. */
const maximumZoom = 12;
/** How much a turn of the wheel by one unit magnifies, as a power of e; one step of a key. */
const wheelStep = 0.002, zoomStep = 1.25;

/**
 * The part of a picture that is shown after a change of scale about a point that stays where it is.
 * @param {Box} box what is shown
 * @param {Box} whole
 * @param {number} factor above 1 magnifies
 * @param {{x: number, y: number}} point
 * @returns {Box}
 */
export function zoomed(box, whole, factor, point) {
  const zoom = Math.min(Math.max(whole.width / box.width * factor, 1), maximumZoom);
  const scale = whole.width / zoom / box.width;
  return within({
    x: point.x + (box.x - point.x) * scale, y: point.y + (box.y - point.y) * scale,
    width: box.width * scale, height: box.height * scale,
  }, whole);
}

/**
 * A part of a picture moved so that it lies within it.
 * @param {Box} box
 * @param {Box} whole
 * @returns {Box}
 */
export function within(box, whole) {
  const clamp = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) =>
    Math.min(Math.max(value, low), Math.max(low, high));
  return {
    ...box, x: clamp(box.x, whole.x, whole.x + whole.width - box.width),
    y: clamp(box.y, whole.y, whole.y + whole.height - box.height),
  };
}

/** The wheel with Control (two fingers on a touch pad) zooms, and so do keys; the middle button pans. */
export class Zooming {
  /**
   * @param {HTMLElement} section that holds the SVG of the device
   * @param {(point: {clientX: number, clientY: number}) => {x: number, y: number} | undefined} locate
   */
  constructor(section, locate) {
    this.section = section;
    this.locate = locate;
    /** @type {Box | undefined} */
    this.whole = undefined;
    /** @type {Box | undefined} */
    this.box = undefined;
    section.addEventListener("wheel", (event) => this.turn(event), { passive: false });
    section.addEventListener("pointerdown", (event) => this.beginPan(event));
    section.addEventListener("auxclick", (event) => { if (event.button === 1) event.preventDefault(); });
  }

  get svg() { return this.section.querySelector("svg"); }

  /** Begins with the whole screen of a scene that was opened. */
  reset() {
    const view = this.svg?.viewBox.baseVal;
    this.whole = view && { x: view.x, y: view.y, width: view.width, height: view.height };
    this.box = this.whole;
    this.section.classList.remove("zoomed");
  }

  /** @param {WheelEvent} event */
  turn(event) {
    const point = this.locate(event);
    if (!point || !this.box || !this.whole) return;
    if (event.ctrlKey) {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * wheelStep * (event.deltaMode ? 16 : 1)), point);
    } else if (this.isZoomed) {
      event.preventDefault();
      this.pan(event.deltaX, event.deltaY);
    }
  }

  get isZoomed() { return this.box !== undefined && this.whole !== undefined && this.box.width < this.whole.width * 0.999; }

  /**
   * @param {number} factor
   * @param {{x: number, y: number}} [point] the middle of what is shown by default
   */
  zoom(factor, point) {
    if (!this.box || !this.whole) return;
    const { x, y, width, height } = this.box;
    this.show(zoomed(this.box, this.whole, factor, point ?? { x: x + width / 2, y: y + height / 2 }));
  }

  /**
   * Moves what is shown by pixels of the window.
   * @param {number} deltaX
   * @param {number} deltaY
   */
  pan(deltaX, deltaY) {
    const scale = this.svg?.getScreenCTM()?.a ?? 1;
    if (!this.box || !this.whole) return;
    this.show(within({ ...this.box, x: this.box.x + deltaX / scale, y: this.box.y + deltaY / scale }, this.whole));
  }

  /** @param {PointerEvent} event */
  beginPan(event) {
    if (event.button !== 1 || !this.isZoomed) return;
    event.preventDefault();
    let { clientX, clientY } = event;
    const move = (/** @type {PointerEvent} */ next) => {
      this.pan(clientX - next.clientX, clientY - next.clientY);
      ({ clientX, clientY } = next);
    };
    const end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
  }

  /** @param {Box} box */
  show(box) {
    this.box = box;
    this.svg?.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    this.section.classList.toggle("zoomed", this.isZoomed);
  }

  /** The keys. */
  get keyActions() {
    return {
      "+": () => this.zoom(zoomStep), "=": () => this.zoom(zoomStep), "-": () => this.zoom(1 / zoomStep),
      0: () => { if (this.whole) this.show(this.whole); },
    };
  }
}

"""####,
  ]

  /// The text of a file that is there.
  static func text(_ name: String) -> String {
    guard let text = texts[name] else { preconditionFailure("no file \(name) is embedded") }
    return text
  }
}
