// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The panel of the X-ray: how much of it shows, and which layers.

import { find, makeButton } from "./document.mjs";
import { xrayLayers, XRayView } from "./xray.mjs";

/** The slider that fades from the app to the X-ray, and a button for each layer. */
export class XRayPanel {
  constructor() {
    this.slider = find("fade", HTMLInputElement);
    /** @type {Set<string>} */
    this.hiddenLayers = new Set();
    /** @type {XRayView | undefined} */
    this.view = undefined;
    /** Called when the X-ray begins to show. */
    this.onShow = () => {};
    this.slider.addEventListener("input", () => this.fade(this.slider.valueAsNumber));
    this.value = 0;
  }

  /** Whether any of the X-ray shows. */
  get isShown() { return this.value > 0; }

  /**
   * Controls the X-ray of a device.
   * @param {Element} layer
   * @param {{width: number, height: number}} size
   */
  attach(layer, size) {
    this.view = new XRayView(layer, size);
    this.view.fade(this.value);
    for (const name of this.hiddenLayers) this.view.setLayer(name, false);
  }

  /**
   * Fades to a value from 0, the app, to 100, the X-ray.
   * @param {number} value
   */
  fade(value) {
    const { slider } = this, wasShown = this.isShown;
    this.value = value;
    slider.value = String(value);
    slider.style.setProperty("--share", `${value}%`);
    slider.setAttribute(
      "aria-valuetext", value < 1 ? "App" : value > 99 ? "X-ray" : `${value} percent X-ray`);
    this.view?.fade(value);
    if (this.isShown && !wasShown) this.onShow();
  }

  /** Goes to the other end. */
  toggle() { this.fade(this.value < 50 ? 100 : 0); }

  /** @param {import("./frame.mjs").XRayFrame} frame */
  show(frame) {
    this.view?.show(frame);
    this.showLayers();
  }

  /** Puts up the buttons for the layers, once. */
  showLayers() {
    const group = find("layers");
    if (group.childElementCount) return;
    for (const [name, color] of Object.entries(xrayLayers)) {
      const button = makeButton(`<i style="--chip: var(--${color})"></i>${name}`);
      button.setAttribute("aria-pressed", "true");
      button.addEventListener("click", () => {
        const isShown = this.hiddenLayers.delete(name);
        if (!isShown) this.hiddenLayers.add(name);
        button.setAttribute("aria-pressed", String(isShown));
        this.view?.setLayer(name, isShown);
      });
      group.append(button);
    }
  }
}
