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
