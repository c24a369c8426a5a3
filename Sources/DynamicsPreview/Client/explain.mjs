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
