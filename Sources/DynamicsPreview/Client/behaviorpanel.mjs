// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The panel of behaviors: shows their values and takes new ones.

import { find } from "../../DynamicsSimulator/Client/document.mjs";
import { behaviorMarkup } from "./behaviors.mjs";

/** @typedef {import("./wire.mjs").Behavior} Behavior */

/** The tree of behaviors as fields that can be edited while the scene runs. */
export class BehaviorPanel {
  /** @param {(behavior: string, property: string, value: number) => Promise<boolean>} edit sets a value, unless it is refused */
  constructor(edit) {
    this.panel = find("behaviors");
    /** @type {Behavior[] | undefined} the tree to show next */
    this.behaviors = undefined;
    this.shown = "";
    this.panel.addEventListener("change", async ({ target }) => {
      const field = /** @type {HTMLInputElement} */ (target), { behavior, property } = field.dataset;
      const value = field.type === "checkbox" ? Number(field.checked) : Number.parseFloat(field.value);
      if (behavior === undefined || !property) return;
      if (!Number.isFinite(value) || !await edit(behavior, property, value)) this.restore();
    });
    this.panel.addEventListener("click", ({ target }) => {
      const lines = /** @type {HTMLElement} */ (target).dataset.copy;
      if (lines !== undefined) navigator.clipboard?.writeText(lines);
    });
  }

  /** Shows the values that the scene has in place of what was typed, and leaves the focus where it is. */
  restore() {
    const { behavior, property } = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset ?? {};
    this.panel.innerHTML = this.shown;
    if (!property) return;
    /** @type {HTMLElement | null} */
    const field = this.panel.querySelector(`[data-behavior="${behavior}"][data-property="${property}"]`);
    field?.focus();
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
