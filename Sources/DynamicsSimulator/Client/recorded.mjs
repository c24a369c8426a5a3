// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The page of a recording.

import { readAddress } from "./address.mjs";
import { readEvents } from "./coder.mjs";
import { DeviceView } from "./device.mjs";
import { find } from "./document.mjs";
import { EventList } from "./events.mjs";
import { ItemTable } from "./items.mjs";
import { bindKeys } from "./keys.mjs";
import { Pace } from "./pace.mjs";
import { Player } from "./player.mjs";
import { RecordingSource } from "./recording.mjs";
import { Timeline } from "./timeline.mjs";
import { XRayPanel } from "./xraypanel.mjs";

/** The most events that are listed. */
const maximumEvents = 2000;

export const recording = JSON.parse(find("recording").textContent ?? "");
recording.events = readEvents(recording.log);
export const device = new DeviceView(find("device"));
const timeline = new Timeline();
const items = new ItemTable();
export const xray = new XRayPanel();
const pace = new Pace();
/** @type {import("./frame.mjs").Frame | undefined} the frame whose texts are not shown yet */
let waiting;

/**
 * Shows a frame in all panels.
 * @param {import("./frame.mjs").Frame} frame
 */
export function show(frame) {
  device.show(frame);
  if (frame.xray) xray.show(frame.xray);
  events.setPlayed(frame.left !== undefined);
  if (frame.left !== undefined) events.addPlayed(frame.events);
  else for (const event of frame.events) events.add(event, false);
  // The end of the timeline goes along with a visitor who plays.
  if (frame.left === undefined) timeline.showPlace(frame);
  waiting = frame;
  showTexts();
}

/** Shows the texts of the latest frame, if it is time for them. */
function showTexts() {
  if (!waiting || !pace.isDue(!player.isPlaying, performance.now())) return;
  items.show(waiting.items ?? []);
  events.highlight(waiting.left ?? waiting.frame);
  timeline.show(waiting);
  waiting = undefined;
}

export const source = new RecordingSource(recording, show);
export const player = new Player(source);
const events = new EventList(maximumEvents, (frame) => player.seek(frame));
events.setLast(source.last);
find("events-count").textContent = String(recording.events.length || "");
if (recording.events.length === 0) {
  find("events").innerHTML = `<li class="empty">No contacts, no pauses.</li>`;
}

xray.attach(device.group("xray"), { width: recording.width, height: recording.height });
xray.showLayers();
xray.onShow = () => source.refresh();
source.wantsXRay = () => xray.isShown;
source.onEnd = () => player.setPlaying(false);

/** @param {boolean} value */
function setLoops(value) {
  source.loops = value;
  find("loop").setAttribute("aria-pressed", String(value));
}
find("loop").addEventListener("click", () => setLoops(!source.loops));
bindKeys({ ...player.keyActions, l: () => setLoops(!source.loops), x: () => xray.toggle() });

// A page of a difference opens at it, paused; an address that names a moment comes first.
const address = readAddress(location.hash, false), opensAt = address.time ?? recording.opensAt;
const isOpened = address.time === undefined && opensAt !== undefined;
xray.fade(address.xray ?? recording.xray * 100);
player.setSpeed(address.speed);
player.setPlaying(!address.isPaused && !isOpened && !matchMedia("(prefers-reduced-motion: reduce)").matches);
source.seek(source.frameAt(opensAt ?? recording.startTime));
player.run(showTexts);
