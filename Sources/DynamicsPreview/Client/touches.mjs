// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Mouse, pen and touch screen become touches of the app.

/** @typedef {{clientX: number, clientY: number}} WindowPoint */
/** @typedef {{x: number, y: number}} ScreenPoint */
/** @typedef {{do: "begin" | "move" | "end", touch: number, x?: number, y?: number}} TouchMessage */

/** The identifiers that the process accepts. */
const identifiers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The touches of the client, by the pointers of the browser. */
export class PointerTouches {
  /**
   * @param {(point: WindowPoint) => ScreenPoint | undefined} locate finds the point on the app's screen
   * @param {(message: TouchMessage) => void} send
   */
  constructor(locate, send) {
    this.locate = locate;
    this.send = send;
    /** @type {Map<number, number>} the identifiers of touches that are down, by pointer */
    this.down = new Map();
    /** @type {Map<number, WindowPoint>} where touches moved since they were sent last */
    this.moved = new Map();
  }

  /**
   * Follows the pointers on an element.
   * @param {HTMLElement} target
   */
  listen(target) {
    target.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !this.begin(event.pointerId, event)) return;
      event.preventDefault();
      target.setPointerCapture(event.pointerId);
    });
    target.addEventListener("pointermove", (event) => this.move(event.pointerId, event));
    target.addEventListener("pointerup", (event) => this.end(event.pointerId));
    target.addEventListener("pointercancel", (event) => this.end(event.pointerId));
  }

  /**
   * @param {number} pointer
   * @param {WindowPoint} point
   * @returns {boolean} whether there is a screen, and an identifier for one more touch
   */
  begin(pointer, point) {
    const used = new Set(this.down.values());
    const touch = identifiers.find((identifier) => !used.has(identifier));
    const position = this.locate(point);
    if (touch === undefined || !position) return false;
    this.down.set(pointer, touch);
    this.send({ do: "begin", touch, ...position });
    return true;
  }

  /**
   * @param {number} pointer
   * @param {WindowPoint} point
   */
  move(pointer, point) {
    const touch = this.down.get(pointer);
    if (touch !== undefined) this.moved.set(touch, point);
  }

  /** @param {number} pointer */
  end(pointer) {
    const touch = this.down.get(pointer);
    if (touch === undefined) return;
    this.flush();
    this.down.delete(pointer);
    this.send({ do: "end", touch });
  }

  /** Sends where touches moved since the last frame: one message a touch, however fast the mouse. */
  flush() {
    for (const [touch, point] of this.moved) this.send({ do: "move", touch, ...this.locate(point) });
    this.moved.clear();
  }
}

/**
 * A point of the window in points of the app's screen.
 * @param {SVGSVGElement} svg of the device
 * @param {WindowPoint} point
 * @returns {ScreenPoint}
 */
export function screenPoint(svg, { clientX, clientY }) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return { x, y };
}
