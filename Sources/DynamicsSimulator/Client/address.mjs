// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The address of a page may carry a scene and a moment: #R3&set.gravity=2&t=1.5&xray=1&paused&speed=0.25

/**
 * @typedef {object} Address
 * @property {string} scene empty where there is none
 * @property {number} [time] seconds
 * @property {number} [xray] percent
 * @property {number} [speed]
 * @property {boolean} isPaused
 * @property {"light" | "dark"} [style] of the device
 * @property {Record<string, number>} parameters those that differ from the scene's own
 */

/** Before the name of a parameter. */
const prefix = "set.";

/**
 * Reads the part of an address behind its hash sign.
 * @param {string} hash
 * @param {boolean} hasScene whether the first part is a scene
 * @returns {Address}
 */
export function readAddress(hash, hasScene) {
  const parts = hash.replace(/^#/, "").split("&");
  const scene = hasScene ? decodeURIComponent(parts.shift() ?? "") : "";
  const values = new URLSearchParams(parts.join("&"));
  const number = (/** @type {string} */ name) => {
    const value = Number.parseFloat(values.get(name) ?? "");
    return Number.isFinite(value) ? value : undefined;
  };
  const xray = number("xray"), style = values.get("style");
  /** @type {Record<string, number>} */
  const parameters = {};
  for (const [name] of values) {
    const value = number(name);
    if (name.startsWith(prefix) && value !== undefined) parameters[name.slice(prefix.length)] = value;
  }
  return {
    ...(style === "dark" || style === "light" ? { style } : {}), parameters, scene, time: number("t"), speed: number("speed"), isPaused: values.has("paused"),
    xray: xray === undefined ? undefined : Math.round(Math.min(Math.max(xray, 0), 1) * 100),
  };
}

/**
 * Writes the part of an address behind its hash sign.
 * @param {Address} address
 * @returns {string}
 */
export function writeAddress({ scene, time, xray, speed, isPaused, parameters, style }) {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) values.set(prefix + name, String(Number(value.toFixed(6))));
  if (time !== undefined) values.set("t", String(Number(time.toFixed(4))));
  if (xray) values.set("xray", String(xray / 100));
  if (speed !== undefined && speed !== 1) values.set("speed", String(speed));
  if (style === "dark") values.set("style", style);
  return [encodeURIComponent(scene), values.toString(), isPaused ? "paused" : ""].filter(Boolean).join("&");
}
