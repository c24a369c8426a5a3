// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The page of the live preview.

import { readAddress, writeAddress } from "../../DynamicsSimulator/Client/address.mjs";
import { DeviceView } from "../../DynamicsSimulator/Client/device.mjs";
import { find } from "../../DynamicsSimulator/Client/document.mjs";
import { bindKeys } from "../../DynamicsSimulator/Client/keys.mjs";
import { Player } from "../../DynamicsSimulator/Client/player.mjs";
import { XRayPanel } from "../../DynamicsSimulator/Client/xraypanel.mjs";
import { Aim } from "./aim.mjs";
import { BuildPanel } from "./build.mjs";
import { Connection } from "./connection.mjs";
import { Explain } from "./explain.mjs";
import { Gallery } from "./gallery.mjs";
import { Ghost } from "./ghost.mjs";
import { Inspection } from "./inspection.mjs";
import { LiveSource } from "./live.mjs";
import { bindTabs, Panels } from "./panels.mjs";
import { asksForRun, Runs } from "./runs.mjs";
import { Saving } from "./saving.mjs";
import { Sidebar } from "./sidebar.mjs";
import { PointerTouches, screenPoint } from "./touches.mjs";
import { Typing } from "./typing.mjs";
import { Zooming } from "./zooming.mjs";

const section = find("device"), scriptedTouches = find("scripted-touches");
const grabbing = find("grabbing"), dark = find("dark");
/** @type {Connection} */
const connection = new Connection(new URL("live", location.href).href.replace(/^http/, "ws").replace(/#.*$/, ""));
const device = new DeviceView(section);
const gallery = new Gallery();
const xray = new XRayPanel();

/** The frame that showed when the last touch began. */
let touchedFrame = 0;
const pausedNotice = "The scene is paused: items follow a touch while it plays (P) or steps (.).";
/** @type {string | undefined} why the last value was refused */
let refused;

/** @type {LiveSource} */
const source = new LiveSource(connection, (frame) => {
  const start = performance.now();
  device.show(frame);
  if (frame.xray) xray.show(frame.xray);
  ghost.show(frame.ghost);
  panels.show(frame, !player.isPlaying);
  typing.show(frame.acceptsText);
  document.body.classList.toggle("following", !source.isSettled);
  if (player.isPlaying || frame.frame !== touchedFrame) retract(pausedNotice);
  if (frame.divergesAt !== undefined) showDivergence(frame.divergesAt);
  if (frame.style) dark.setAttribute("aria-pressed", String(frame.style === "dark"));
  if (frame.cost > 0) panels.load.addPage(performance.now() - start);
});
/** @type {Player} */
const player = new Player(source);
/** @type {Panels} */
const panels = new Panels((frame) => player.seek(frame), async (parameter, value) => {
  if (await source.set(parameter, value)) player.setPlaying(true);
}, async (behavior, property, value) => {
  const { refusal } = await source.act({ do: "edit", behavior, property, value });
  if (refusal) remark(refusal, 8000);
  // The value was corrected: what was said of the one before no longer holds.
  else retract(refused);
  refused = refusal;
  return !refusal;
});
/** @param {{clientX: number, clientY: number}} point of the window */
const locate = (point) => device.svg ? screenPoint(device.svg, point) : undefined;
const touches = new PointerTouches(locate, (message) => {
  if (message.do === "begin") touchedFrame = source.frame;
  else if (message.do === "end" && !player.isPlaying && source.frame === touchedFrame) {
    remark(pausedNotice, 4000);
  }
  source.act(message);
});
const typing = new Typing((message) => source.act(message));
const zooming = new Zooming(section, locate);
const build = new BuildPanel(connection);
/** @type {{run: import("./live.mjs").Run, isPlaying: boolean, address: string} | undefined} what ran when the connection broke */
let interrupted;
const inspection = new Inspection((point, use) => {
  connection.send({ do: "inspect", ...locate(point) }, (answer) => use(answer.item));
});

const ghost = new Ghost(section, (isOn) => source.act({ do: "ghost", isOn }));
const explain = new Explain(section, (point, use) => {
  connection.send({ do: "explain", ...locate(point) }, (answer) => use(answer.explained ?? undefined));
});
/** @type {Aim} */
const aim = new Aim(section, connection, locate);
aim.onUse = async ({ name, value, path, property }) => {
  if (path === undefined || property === undefined) {
    if (await source.set(name, value)) player.setPlaying(true);
    panels.showParameters(source.parameters);
    return;
  }
  player.setPlaying(false);
  await source.seek(0);
  await source.act({ do: "edit", behavior: path, property, value });
  player.setPlaying(true);
};

panels.timeline.isSeeking = () => source.seekTarget !== undefined;
source.wantsXRay = () => xray.isShown;
source.onTurn = () => touches.flush();
source.onOpen = (scene) => {
  notify("");
  document.body.dataset.view = "scene";
  scriptedTouches.hidden = !scene.hasTouches;
  section.innerHTML = scene.device;
  device.clear();
  zooming.reset();
  typing.show(false);
  build.isWatched = scene.isWatched;
  document.body.classList.toggle("watching", source.watched !== undefined);
  find("home").hidden = gallery.single !== undefined;
  xray.attach(device.group("xray"), { width: scene.width, height: scene.height });
  panels.open(scene);
  ghost.open();
  aim.open(scene);
  explain.close();
};
xray.onShow = () => { if (source.scene && !player.isPlaying) source.refresh(); };

/** Begins the address of a session that one watches. */
const watchPrefix = "watch=";

/** @param {string} text empty hides it */
function notify(text) {
  find("notice").textContent = text;
  find("notice").hidden = text === "";
}

/**
 * Shows a notice for a time, unless another one takes its place.
 * @param {string} text
 * @param {number} milliseconds
 */
function remark(text, milliseconds) {
  notify(text);
  setTimeout(() => retract(text), milliseconds);
}

/** @param {string | undefined} text hidden if it is what the notice says */
function retract(text) {
  const notice = find("notice");
  if (!notice.hidden && notice.textContent === text) notify("");
}

/** @param {number} frame from which on the app did something else when it was run again */
function showDivergence(frame) {
  player.setPlaying(false);
  notify(`Run again, the app does something else from frame ${frame} on: it uses what is not part of the run, such as a random number or the clock.`);
}

connection.onOpen = async () => {
  notify("");
  await gallery.load();
  await followAddress();
};
connection.onClose = () => {
  const { run } = source;
  if (run) interrupted = { run, isPlaying: player.isPlaying, address: location.hash };
  source.reset();
  inspection.isAsking = false;
  // What awaits an answer of this connection never goes on.
  isFollowing = false;
  notify("Connection lost. Reconnecting …");
};
connection.onError = (reason) => {
  notify(`The preview refused a request: ${reason}.`);
  // Else each picture would ask again.
  if (player.isPlaying) player.setPlaying(false);
};

/** Goes on where the connection broke: the process may be another one, with new code. */
async function resume() {
  const before = interrupted;
  interrupted = undefined;
  if (!before || before.address !== location.hash) return false;
  player.setPlaying(false);
  if (!await source.resume(before.run)) return false;
  panels.showParameters(source.parameters);
  player.setPlaying(before.isPlaying);
  return true;
}

/** @param {string} name */
async function watch(name) {
  player.setPlaying(false);
  if (await source.watch(name)) return player.setPlaying(true);
  notify("There is nothing to watch at this address.");
}

/** Whether the person asked for less motion: then nothing plays by itself. */
const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether an address is being opened, and whether it was another one meanwhile. */
let isFollowing = false, hasChanged = false;

/** Opens the address, and afterwards the one that it became meanwhile: never two at once. */
async function followAddress() {
  hasChanged = isFollowing;
  if (isFollowing) return;
  isFollowing = true;
  if (!await resume()) await openAddress();
  isFollowing = false;
  if (hasChanged) await followAddress();
}

/** Opens the scene of the address at its moment, or the gallery. */
async function openAddress() {
  const address = readAddress(location.hash, true);
  address.scene ||= gallery.single ?? "";
  if (address.scene.startsWith(watchPrefix)) return watch(address.scene.slice(watchPrefix.length));
  if (!address.scene) {
    document.body.dataset.view = "gallery";
    document.title = "OpenUIDynamics preview";
    source.scene = undefined;
    return;
  }
  if (address.xray !== undefined) xray.fade(address.xray);
  player.setSpeed(address.speed);
  source.style = address.style ?? source.style;
  player.setPlaying(false);
  if (await runs.openGiven(location.hash)) return;
  if (!await source.open(address.scene)) {
    location.hash = "";
    notify(`There is no scene “${address.scene.slice(0, 40)}”.`);
    return;
  }
  for (const [name, value] of Object.entries(address.parameters)) await source.set(name, value);
  panels.showParameters(source.parameters);
  // An animator of the scene has `debugEnabled` set.
  if (address.xray === undefined && source.scene?.showsXRay) xray.fade(100);
  const frames = Math.round((address.time ?? 0) * source.framesPerSecond);
  if (frames > 0) await source.advance(frames);
  // What stays on the page is shown in full.
  if (address.isPaused) await source.refresh();
  player.setPlaying(!address.isPaused && !prefersStillness());
}
addEventListener("hashchange", followAddress);

/** @param {number} offset */
function openNeighbor(offset) {
  const id = gallery.neighbor(source.scene?.id, offset);
  if (id) location.hash = encodeURIComponent(id);
}

function toggleScriptedTouches() {
  source.playsTouches = !source.playsTouches;
  scriptedTouches.setAttribute("aria-pressed", String(source.playsTouches));
  source.reopen();
}

function toggleGrabbing() {
  source.setGrabbing(!source.grabsItems);
  grabbing.setAttribute("aria-pressed", String(source.grabsItems));
}

const toggleStyle = () => source.setStyle(source.shownStyle === "dark" ? "light" : "dark");

/** Copies the address of what shows now. */
async function copyAddress() {
  const { scene, frame, framesPerSecond, parameters } = source;
  if (!scene) return;
  const address = writeAddress({
    scene: scene.id, time: frame / framesPerSecond, xray: xray.value, speed: Number(player.speed.value),
    isPaused: !player.isPlaying, parameters, style: source.shownStyle,
  });
  // It is that of what shows: nothing is to be opened.
  history.replaceState(null, "", `#${address}`);
  await navigator.clipboard?.writeText(location.href);
  remark("The address of this moment is copied.", 2000);
}

/** Copies an address by which others watch this session. */
async function share() {
  const { shared } = await connection.ask({ do: "share" });
  if (!shared) return;
  const address = new URL(`#${watchPrefix}${shared}`, location.href).href;
  await navigator.clipboard?.writeText(address);
  remark(`${address} shows this session; the address is copied.`, 6000);
}

function showKeys() {
  const sheet = find("keys", HTMLDialogElement);
  if (sheet.open) sheet.close(); else sheet.showModal();
}
find("keys").addEventListener("click", showKeys);

const openGallery = () => { if (gallery.single === undefined) location.hash = ""; };
scriptedTouches.addEventListener("click", toggleScriptedTouches);
grabbing.addEventListener("click", toggleGrabbing);
dark.addEventListener("click", toggleStyle);
find("show-keys").addEventListener("click", showKeys);
find("link").addEventListener("click", copyAddress);
find("share").addEventListener("click", () => {
  find("share").closest("details")?.removeAttribute("open");
  share();
});
find("home").addEventListener("click", openGallery);
bindKeys({
  ...player.keyActions, x: () => xray.toggle(), f: toggleScriptedTouches, g: toggleGrabbing, d: toggleStyle, l: copyAddress, b: () => ghost.toggle(), t: () => aim.toggle(), e: () => explain.toggle(), "?": showKeys, escape: openGallery,
  ...zooming.keyActions, "[": () => openNeighbor(-1), "]": () => openNeighbor(1),
  h: () => document.body.classList.toggle("wide"),
}, () => document.body.dataset.view === "scene" && !find("keys", HTMLDialogElement).open);
bindTabs();
new Sidebar();
new Saving(device, source, player, notify);
/** @type {Runs} */
const runs = new Runs(source, player, notify);
runs.onOpen = (run) => {
  panels.showParameters(source.parameters);
  scriptedTouches.setAttribute("aria-pressed", String(run.playsTouches));
  if (!asksForRun(location.hash)) history.replaceState(null, "", `#${encodeURIComponent(run.scene)}`);
};

aim.listen();
explain.listen();
touches.listen(section);
section.addEventListener("click", () => typing.keepFocus());
section.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch" || touches.down.size || !device.svg) return inspection.leave();
  inspection.point = { clientX: event.clientX, clientY: event.clientY };
});
section.addEventListener("pointerdown", () => inspection.leave());
section.addEventListener("pointerleave", () => inspection.leave());

// For the console of the browser, and for programs that drive the page.
Object.assign(globalThis, { preview: { connection, device, player, runs, source, touches, typing, xray, zooming } });

connection.open();
player.run((now) => { if (source.scene) inspection.follow(now); });
