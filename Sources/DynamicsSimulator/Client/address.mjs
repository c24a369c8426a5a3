// @ts-check
// The address of a page may carry a scene and a moment: #R3&t=1.5&xray=1&paused&speed=0.25

/**
 * @typedef {object} Address
 * @property {string} scene empty where there is none
 * @property {number} [time] seconds
 * @property {number} [xray] percent
 * @property {number} [speed]
 * @property {boolean} isPaused
 */

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
  const xray = number("xray");
  return {
    scene, time: number("t"), speed: number("speed"), isPaused: values.has("paused"),
    xray: xray === undefined ? undefined : Math.round(Math.min(Math.max(xray, 0), 1) * 100),
  };
}
