// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Pan and zoom: a part of the screen fills the stage.

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** The maximum magnification. */
const maximumZoom = 12;
/** How much a turn of the wheel by one unit magnifies, as a power of e; one step of a key. */
const wheelStep = 0.002, zoomStep = 1.25;

/**
 * The part of a picture that is shown after a change of scale about a point that stays where it is.
 * @param {Box} box what is shown
 * @param {Box} whole
 * @param {number} factor above 1 magnifies
 * @param {{x: number, y: number}} point
 * @returns {Box}
 */
export function zoomed(box, whole, factor, point) {
  const zoom = Math.min(Math.max(whole.width / box.width * factor, 1), maximumZoom);
  const scale = whole.width / zoom / box.width;
  return within({
    x: point.x + (box.x - point.x) * scale, y: point.y + (box.y - point.y) * scale,
    width: box.width * scale, height: box.height * scale,
  }, whole);
}

/**
 * A part of a picture moved so that it lies within it.
 * @param {Box} box
 * @param {Box} whole
 * @returns {Box}
 */
export function within(box, whole) {
  const clamp = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) =>
    Math.min(Math.max(value, low), Math.max(low, high));
  return {
    ...box, x: clamp(box.x, whole.x, whole.x + whole.width - box.width),
    y: clamp(box.y, whole.y, whole.y + whole.height - box.height),
  };
}

/** The wheel with Control (two fingers on a touch pad) zooms, and so do keys; the middle button pans. */
export class Zooming {
  /**
   * @param {HTMLElement} section that holds the SVG of the device
   * @param {(point: {clientX: number, clientY: number}) => {x: number, y: number} | undefined} locate
   */
  constructor(section, locate) {
    this.section = section;
    this.locate = locate;
    /** @type {Box | undefined} */
    this.whole = undefined;
    /** @type {Box | undefined} */
    this.box = undefined;
    section.addEventListener("wheel", (event) => this.turn(event), { passive: false });
    section.addEventListener("pointerdown", (event) => this.beginPan(event));
    section.addEventListener("auxclick", (event) => { if (event.button === 1) event.preventDefault(); });
  }

  get svg() { return this.section.querySelector("svg"); }

  /** Begins with the whole screen of a scene that was opened. */
  reset() {
    const view = this.svg?.viewBox.baseVal;
    this.whole = view && { x: view.x, y: view.y, width: view.width, height: view.height };
    this.box = this.whole;
    this.section.classList.remove("zoomed");
  }

  /** @param {WheelEvent} event */
  turn(event) {
    const point = this.locate(event);
    if (!point || !this.box || !this.whole) return;
    if (event.ctrlKey) {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * wheelStep * (event.deltaMode ? 16 : 1)), point);
    } else if (this.isZoomed) {
      event.preventDefault();
      this.pan(event.deltaX, event.deltaY);
    }
  }

  get isZoomed() { return this.box !== undefined && this.whole !== undefined && this.box.width < this.whole.width * 0.999; }

  /**
   * @param {number} factor
   * @param {{x: number, y: number}} [point] the middle of what is shown by default
   */
  zoom(factor, point) {
    if (!this.box || !this.whole) return;
    const { x, y, width, height } = this.box;
    this.show(zoomed(this.box, this.whole, factor, point ?? { x: x + width / 2, y: y + height / 2 }));
  }

  /**
   * Moves what is shown by pixels of the window.
   * @param {number} deltaX
   * @param {number} deltaY
   */
  pan(deltaX, deltaY) {
    const scale = this.svg?.getScreenCTM()?.a ?? 1;
    if (!this.box || !this.whole) return;
    this.show(within({ ...this.box, x: this.box.x + deltaX / scale, y: this.box.y + deltaY / scale }, this.whole));
  }

  /** @param {PointerEvent} event */
  beginPan(event) {
    if (event.button !== 1 || !this.isZoomed) return;
    event.preventDefault();
    let { clientX, clientY } = event;
    const move = (/** @type {PointerEvent} */ next) => {
      this.pan(clientX - next.clientX, clientY - next.clientY);
      ({ clientX, clientY } = next);
    };
    const end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
  }

  /** @param {Box} box */
  show(box) {
    this.box = box;
    this.svg?.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    this.section.classList.toggle("zoomed", this.isZoomed);
  }

  /** The keys. */
  get keyActions() {
    return {
      "+": () => this.zoom(zoomStep), "=": () => this.zoom(zoomStep), "-": () => this.zoom(1 / zoomStep),
      0: () => { if (this.whole) this.show(this.whole); },
    };
  }
}
