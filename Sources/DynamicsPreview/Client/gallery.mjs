// @ts-check
// All scenes as moving pictures.

import { find, setText } from "../../DynamicsSimulator/Client/document.mjs";

/** @typedef {import("./live.mjs").Scene} Scene */

/** The scenes to choose from. */
export class Gallery {
  constructor() {
    /** @type {Scene[]} */
    this.scenes = [];
  }

  async load() {
    this.scenes = await (await fetch("scenes.json")).json();
    const count = this.scenes.length;
    find("scene-count").textContent = count === 1 ? "1 scene" : `${count} scenes`;
    find("cards").replaceChildren(...this.scenes.map(sceneCard));
  }

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

/** @param {Scene} scene */
function sceneCard({ id, title, summary, width, height }) {
  const card = document.createElement("a");
  card.className = "card";
  card.href = `#${encodeURIComponent(id)}`;
  card.innerHTML = `<img loading="lazy" alt="" width="${width}" height="${height}"><h2></h2><p></p>`;
  card.querySelector("img")?.setAttribute("src", `pictures/${encodeURIComponent(id)}.svg`);
  setText(card, "h2", title);
  setText(card, "p", summary);
  const label = document.createElement("span");
  label.className = "id";
  label.textContent = id;
  card.querySelector("h2")?.append(label);
  return card;
}
