// @ts-check
// SPDX-License-Identifier: Apache-2.0
// How the nodes of a recording are painted, with the drawings that differ only in numbers; see `DrawnMarkup`.

import { readLists } from "./coder.mjs";
import { steps } from "./series.mjs";

/** @typedef {{markup?: string, clip?: string, mask?: string}} RecordedAppearance */
/** @typedef {{templates: string[], rows: string}} Drawings */

/**
 * The appearances with their markup.
 * @param {{appearances: RecordedAppearance[], drawings?: Drawings}} recording
 * @returns {{markup: string, clip?: string, mask?: string}[]}
 */
export function drawnAppearances({ appearances, drawings }) {
  const row = steps(drawings ? readLists(drawings.rows) : { at: [], values: [] }, []);
  return appearances.map((appearance, index) => ({
    ...appearance, markup: appearance.markup ?? filled(drawings?.templates ?? [], row(index)),
  }));
}

/**
 * The text of a template with its numbers, which are thousandths.
 * @param {string[]} templates
 * @param {number[]} row
 */
function filled(templates, [number, ...numbers]) {
  return (templates[number] ?? "").split("\t").map((text, index) => (index === 0 ? text : numbers[index - 1] / 1000 + text)).join("");
}
