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
