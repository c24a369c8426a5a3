// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Keys of the keyboard as actions.

/** @typedef {Record<string, () => void>} KeyActions by the key in lower case */

/**
 * The action of a key, unless the key belongs to the element that has the focus.
 * @param {Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey" | "target">} event
 * @param {KeyActions} actions
 * @returns {(() => void) | undefined}
 */
export function keyAction({ key, metaKey, ctrlKey, altKey, target }, actions) {
  if (metaKey || ctrlKey || altKey) return undefined;
  const focused = /** @type {Element | null} */ (target);
  if (focused?.matches?.("select, textarea, [type='number'], [type='search']")) return undefined;
  if (key.startsWith("Arrow") && focused?.matches?.("[type='range']")) return undefined;
  const isControl = focused?.matches?.("button, input, summary") ?? false;
  return key === " " ? (isControl ? undefined : actions.p) : actions[key.toLowerCase()];
}

/**
 * Performs actions by keys, while a condition holds.
 * @param {KeyActions} actions
 * @param {() => boolean} [isActive]
 */
export function bindKeys(actions, isActive = () => true) {
  addEventListener("keydown", (event) => {
    const action = isActive() ? keyAction(event, actions) : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
}
