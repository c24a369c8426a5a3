// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The panels of the preview: parameters, behaviors, events, source and load.

import { find } from "../../DynamicsSimulator/Client/document.mjs";
import { EventList } from "../../DynamicsSimulator/Client/events.mjs";
import { Pace } from "../../DynamicsSimulator/Client/pace.mjs";
import { Timeline } from "../../DynamicsSimulator/Client/timeline.mjs";
import { BehaviorPanel } from "./behaviorpanel.mjs";
import { highlighted } from "./behaviors.mjs";
import { LoadPanel } from "./load.mjs";

/** @typedef {import("./live.mjs").Scene} Scene */
/** @typedef {import("./wire.mjs").LiveFrame} LiveFrame */

/** Events that are listed. */
const maximumListedEvents = 500;

/** What stands beside the device. */
export class Panels {
  /**
   * @param {(frame: number) => void} chooseEvent
   * @param {(parameter: string, value: number) => void} setParameter
   * @param {(behavior: string, property: string, value: number) => Promise<boolean>} edit
   */
  constructor(chooseEvent, setParameter, edit) {
    this.setParameter = setParameter;
    this.timeline = new Timeline();
    this.events = new EventList(maximumListedEvents, chooseEvent);
    this.load = new LoadPanel();
    this.behaviors = new BehaviorPanel(edit);
    this.pace = new Pace();
  }

  /** @param {Scene} scene */
  open({ title, summary, source, parameters }) {
    find("title").textContent = title;
    find("summary").textContent = summary;
    find("source").innerHTML = source ? highlighted(source) : "The source is not at hand.";
    document.title = `${title} · OpenUIDynamics`;
    find("parameters-panel").hidden = parameters.length === 0;
    find("parameters").replaceChildren(...parameters.map((parameter) => this.parameterSlider(parameter)));
    this.clear();
  }

  clear() {
    this.events.clear();
    this.load.clear();
  }

  /**
   * Shows values of the parameters that were set elsewhere.
   * @param {Record<string, number>} values
   */
  showParameters(values) {
    for (const label of find("parameters").children) {
      const value = values[label.firstChild?.textContent ?? ""], slider = label.querySelector("input");
      if (value === undefined || !slider) continue;
      slider.valueAsNumber = value;
      slider.dispatchEvent(new Event("show"));
    }
  }

  /** @param {Scene["parameters"][number]} parameter */
  parameterSlider({ name, minimum, maximum, value, unit }) {
    const label = document.createElement("label"), text = document.createElement("span");
    const slider = document.createElement("input"), output = document.createElement("output");
    text.textContent = name;
    Object.assign(slider, { type: "range", step: "any", min: minimum, max: maximum, value });
    const write = () => {
      const current = slider.valueAsNumber;
      output.textContent = `${current.toFixed(2)}${unit ? ` ${unit}` : ""}`;
      slider.style.setProperty("--share", `${(current - minimum) / (maximum - minimum) * 100}%`);
    };
    slider.addEventListener("show", write);
    slider.addEventListener("input", () => { write(); this.setParameter(name, slider.valueAsNumber); });
    write();
    label.append(text, slider, output);
    return label;
  }

  /**
   * Takes in a frame; text follows ten times a second, or at once.
   * @param {LiveFrame} frame
   * @param {boolean} isStill
   */
  show(frame, isStill) {
    if (frame.isReset) this.clear();
    for (const event of frame.events) this.events.add(event, true);
    this.load.add(frame);
    this.behaviors.behaviors = frame.behaviors ?? this.behaviors.behaviors;
    if (!this.pace.isDue(isStill, performance.now())) return;
    this.timeline.show(frame);
    this.events.setLast(frame.last);
    this.load.show(frame);
    this.behaviors.update();
  }
}

/** Lets the tabs choose a panel. */
export function bindTabs() {
  const tabs = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-tab]"));
  const panels = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-panel]"));
  for (const tab of tabs) {
    tab.addEventListener("click", () => {
      for (const other of tabs) other.setAttribute("aria-selected", String(other === tab));
      for (const panel of panels) panel.hidden = panel.dataset.panel !== tab.dataset.tab;
      document.body.dataset.tab = tab.dataset.tab;
    });
  }
}
