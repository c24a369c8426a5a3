// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The list of events, and their marks on the timeline.

import { find, makeButton, setText } from "./document.mjs";

/** @typedef {import("./frame.mjs").TimelineEvent} TimelineEvent */

/** Events of a visitor who plays that are listed, the latest ones. */
const maximumPlayed = 200;
/** How dense the mark of an event is; those of several events at one moment cover each other. */
const markDensity = 0.65;

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
    /** @type {Map<string, {mark: HTMLElement, count: number}>} the marks, by frame and kind */
    this.marked = new Map();
    /** The entry that is highlighted; -1 is none. */
    this.current = -1;
    /** What happens while a visitor plays; undefined while the recording does. */
    this.played = /** @type {HTMLElement[] | undefined} */ (undefined);
  }

  clear() {
    this.entries = [];
    this.current = -1;
    this.marked.clear();
    this.list.replaceChildren();
    this.marks.replaceChildren();
  }

  /**
   * @param {TimelineEvent} event
   * @param {boolean} isPast
   */
  add({ frame, time, kind, text }, isPast) {
    if (this.entries.length >= this.maximum) return;
    const button = eventButton(time, kind, text);
    button.classList.toggle("past", isPast);
    button.addEventListener("click", () => this.choose(frame));
    const entry = document.createElement("li");
    entry.append(button);
    this.list.append(entry);
    this.entries.push({ frame, button });
    if (kind !== "endedContact") this.mark(frame, kind);
  }

  /**
   * Marks a moment, by one element for all events of a kind: there may be thousands.
   * @param {number} frame
   * @param {string} kind
   */
  mark(frame, kind) {
    const key = `${frame} ${kind}`, { mark, count } = this.marked.get(key) ?? { mark: document.createElement("i"), count: 0 };
    if (count === 0) {
      mark.className = kind;
      mark.style.setProperty("--frame", String(frame));
      this.marks.append(mark);
    }
    this.marked.set(key, { mark, count: count + 1 });
    mark.style.setProperty("--density", `${100 * (1 - (1 - markDensity) ** (count + 1))}%`);
  }

  /**
   * Begins or ends to list what happens while a visitor plays, in place of what the recording has later.
   * @param {boolean} isPlayed
   */
  setPlayed(isPlayed) {
    if (isPlayed === (this.played !== undefined)) return;
    this.list.classList.toggle("played", isPlayed);
    for (const entry of this.played ?? []) entry.remove();
    this.played = isPlayed ? [] : undefined;
  }

  /**
   * Adds what has happened while a visitor plays, to which no one can go back.
   * @param {TimelineEvent[]} events
   */
  addPlayed(events) {
    const { played, list } = this;
    if (!played || events.length === 0) return;
    for (const { time, kind, text } of events) {
      const entry = document.createElement("li"), button = eventButton(time, kind, text);
      button.disabled = true;
      button.classList.toggle("past", true);
      entry.append(button);
      list.append(entry);
      played.push(entry);
    }
    for (const entry of played.splice(0, played.length - maximumPlayed)) entry.remove();
    list.scrollTop = list.scrollHeight;
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

/**
 * @param {number} time in seconds
 * @param {string} kind
 * @param {string} text
 */
function eventButton(time, kind, text) {
  const button = makeButton(`<time></time><i class="${kind}"></i><span></span>`);
  setText(button, "time", time.toFixed(3));
  setText(button, "span", text);
  return button;
}
