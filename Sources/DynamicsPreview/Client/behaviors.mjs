// @ts-check
// Markup for the tree of behaviors and for source code.

/** @param {unknown} text */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * A behavior with its properties and the behaviors below it.
 * @param {import("./wire.mjs").Behavior} behavior
 * @returns {string}
 */
export function behaviorMarkup({ name, values, children }) {
  const rows = values.map(({ label, text }) => `<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`).join("");
  return `<div class="behavior"><h3>${escaped(name)}</h3><dl>${rows}</dl>${(children ?? []).map(behaviorMarkup).join("")}</div>`;
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
