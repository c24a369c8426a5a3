// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Access to the document.

const namespace = "http://www.w3.org/2000/svg";

/**
 * Finds an element that the page must have.
 * @template {Element} [Kind=HTMLElement]
 * @param {string} id
 * @param {abstract new () => Kind} [kind]
 * @returns {Kind}
 */
export function find(id, kind) {
  const found = document.getElementById(id);
  if (!found || (kind && !(found instanceof kind))) throw new Error(`no element '${id}'`);
  return /** @type {any} */ (found);
}

/**
 * Makes an element of SVG at the end of another one.
 * @param {string} name
 * @param {Element} parent
 * @param {Record<string, string | number>} [attributes]
 * @returns {SVGElement}
 */
export function element(name, parent, attributes = {}) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  parent.append(made);
  return /** @type {SVGElement} */ (made);
}

/**
 * Makes a button from markup.
 * @param {string} markup
 * @returns {HTMLButtonElement}
 */
export function makeButton(markup) {
  const button = document.createElement("button");
  button.type = "button";
  button.innerHTML = markup;
  return button;
}

/**
 * Sets the text of the first match below an element.
 * @param {Element} parent
 * @param {string} selector
 * @param {string} text
 */
export function setText(parent, selector, text) {
  const found = parent.querySelector(selector);
  if (found) found.textContent = text;
}
