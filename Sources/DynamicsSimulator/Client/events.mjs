// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The list of events, and their marks on the timeline.

import { find, makeButton, setText } from "./document.mjs";

/** @typedef {import("./frame.mjs").TimelineEvent} TimelineEvent */

/** Contacts, pauses and resumes; choosing one goes to its frame. */
export class EventList {
  /**
   * @param {number} maximum the number of events that are listed
   * @param {(frame: number) => void} choose
   */
  constructor(maximum, choose) {
    this.maximum = maximum;
    this.choose = choose;
    this.list = find("events");
    this.marks = find("marks");
    /** @type {{frame: number, button: HTMLButtonElement}[]} */
    this.entries = [];
    /** The entry that is highlighted; -1 is none. */
    this.current = -1;
  }

  clear() {
    this.entries = [];
    this.current = -1;
    this.list.replaceChildren();
    this.marks.replaceChildren();
  }

  /**
   * @param {TimelineEvent} event
   * @param {boolean} isPast
   */
  add({ frame, time, kind, text }, isPast) {
    if (this.entries.length >= this.maximum) return;
    const button = makeButton(`<time></time><i class="${kind}"></i><span></span>`);
    setText(button, "time", time.toFixed(3));
    setText(button, "span", text);
    button.classList.toggle("past", isPast);
    button.addEventListener("click", () => this.choose(frame));
    const entry = document.createElement("li"), mark = document.createElement("i");
    entry.append(button);
    this.list.append(entry);
    mark.className = kind;
    mark.style.setProperty("--frame", String(frame));
    this.marks.append(mark);
    this.entries.push({ frame, button });
  }

  /**
   * Tells the marks how many frames the timeline has.
   * @param {number} last
   */
  setLast(last) { this.marks.style.setProperty("--frames", String(Math.max(last, 1))); }

  /**
   * Highlights the last event up to a frame, and scrolls to it.
   * @param {number} frame
   */
  highlight(frame) {
    const current = this.entries.reduce((found, entry, index) => entry.frame <= frame ? index : found, -1);
    if (current === this.current) return;
    // Only those in between have changed: there may be thousands.
    for (let index = Math.min(this.current, current) + 1; index <= Math.max(this.current, current); index += 1) {
      this.entries[index].button.classList.toggle("past", index <= current);
    }
    this.entries[this.current]?.button.removeAttribute("aria-current");
    this.entries[current]?.button.setAttribute("aria-current", "true");
    this.current = current;
    const { list } = this;
    if (current < 0 || list.scrollHeight <= list.clientHeight) return;
    list.scrollTop = this.entries[current].button.offsetTop - list.offsetTop - list.clientHeight / 2;
  }
}
