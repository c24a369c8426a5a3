// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Gravity that follows the way a phone is held.

/** Points per second squared of a phone that stands upright; a UIKit gravity of magnitude 1. */
const tiltUnit = 1000;
const degree = Math.PI / 180;

/** @typedef {{x: number, y: number}} Acceleration */

/**
 * The part of gravity along the screen, in points per second squared.
 *
 * The angles are those of a DeviceOrientationEvent in degrees: the phone lies on its back, turns about its x axis
 * by beta, then about its own y axis by gamma. Its screen may be turned against its natural orientation.
 * @param {number} beta
 * @param {number} gamma
 * @param {number} screenAngle
 * @returns {Acceleration}
 */
export function tiltedGravity(beta, gamma, screenAngle) {
  // Of a phone that stands upright gamma means nothing, and its cosine of beta is 0.
  const x = tiltUnit * Math.cos(beta * degree) * Math.sin(gamma * degree), y = tiltUnit * Math.sin(beta * degree);
  const cosine = Math.cos(screenAngle * degree), sine = Math.sin(screenAngle * degree);
  return { x: cosine * x + sine * y, y: cosine * y - sine * x };
}

/**
 * What a page knows of the device.
 * @typedef {object} Host
 * @property {boolean} isSecureContext
 * @property {{requestPermission?: () => Promise<string>}} [DeviceOrientationEvent]
 * @property {{orientation?: {angle: number}}} screen
 * @property {(query: string) => {matches: boolean}} matchMedia
 * @property {(name: string, listener: (event: any) => void) => void} addEventListener
 * @property {(name: string, listener: (event: any) => void) => void} removeEventListener
 */

/**
 * Whether the device may tell how it is held: events come in secure contexts alone, and a computer has no sensor.
 * @param {Host} host
 */
export function canTilt(host) {
  return host.isSecureContext && host.DeviceOrientationEvent !== undefined && host.matchMedia("(pointer: coarse)").matches;
}

/** Follows the way the device is held while it is switched on. */
export class TiltFollower {
  /**
   * @param {Host} host
   * @param {(acceleration: Acceleration) => void} onTilt
   */
  constructor(host, onTilt) {
    this.host = host;
    this.onTilt = onTilt;
    this.isOn = false;
    /** @param {{beta: number | null, gamma: number | null}} event */
    this.turn = ({ beta, gamma }) => {
      // Without a sensor there is one event without numbers.
      if (beta === null || gamma === null) return;
      onTilt(tiltedGravity(beta, gamma, host.screen.orientation?.angle ?? 0));
    };
  }

  /**
   * Switches on or off, and returns whether that was allowed; has to be called by a touch, of which Safari makes
   * the question to the visitor depend.
   */
  async toggle() {
    if (!this.isOn && !await this.isAllowed()) return false;
    this.isOn = !this.isOn;
    if (this.isOn) this.host.addEventListener("deviceorientation", this.turn);
    else this.host.removeEventListener("deviceorientation", this.turn);
    if (!this.isOn) this.onTilt({ x: 0, y: 0 });
    return true;
  }

  async isAllowed() {
    const event = this.host.DeviceOrientationEvent;
    if (!event?.requestPermission) return true;
    try {
      return await event.requestPermission() === "granted";
    } catch {
      // Not by a touch, or not in a page that may ask.
      return false;
    }
  }
}
