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
