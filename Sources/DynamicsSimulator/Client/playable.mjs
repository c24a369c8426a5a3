// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The page of a recording that can be played with.

import { find } from "./document.mjs";
import { makeEngine } from "./engine.mjs";
import { PlaySource } from "./playsource.mjs";
import { prepareInPauses } from "./preparation.mjs";
import { device, player, recording, source, xray } from "./recorded.mjs";
import { canTilt, TiltFollower } from "./tilt.mjs";
import { invitation } from "./xraytrack.mjs";

/** What of the app a page does not have, in words. */
const shortfallTexts = {
  actions: "what the app does after each step",
  contacts: "what it does about contacts",
  customField: "fields with a law of its own",
  customRegion: "regions of its own",
};

/** The line that tells who moves the items. */
const playLine = find("play-line"), playText = find("play-text"), tiltButton = find("tilt", HTMLButtonElement);

/** @param {PointerEvent} event */
function devicePoint({ clientX, clientY }) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(device.svg?.getScreenCTM()?.inverse());
  return { x, y };
}

/** @param {PlaySource} play */
function listen(play) {
  const section = find("device");
  section.classList.add("playable");
  section.addEventListener("pointerdown", (event) => {
    const { x, y } = devicePoint(event);
    if (event.button !== 0 || !play.grab(x, y)) return;
    event.preventDefault();
    section.setPointerCapture(event.pointerId);
    player.setPlaying(true);
  });
  section.addEventListener("pointermove", (event) => {
    const { x, y } = devicePoint(event);
    play.moveHand(x, y);
  });
  for (const name of ["pointerup", "pointercancel"]) section.addEventListener(name, () => play.release());
}

/**
 * Gravity follows the phone while the button is pressed.
 * @param {PlaySource} play
 */
function followTilt(play) {
  const host = /** @type {import("./tilt.mjs").Host} */ (/** @type {unknown} */ (window));
  const follower = new TiltFollower(host, (acceleration) => play.setTilt(acceleration));
  tiltButton.hidden = !canTilt(host);
  tiltButton.addEventListener("click", async () => {
    const isAllowed = await follower.toggle();
    tiltButton.textContent = isAllowed ? "Gravity by tilting" : "Tilting is not allowed here";
    tiltButton.setAttribute("aria-pressed", String(follower.isOn));
    if (follower.isOn && !play.isFree) play.leave();
  });
}

/** @param {PlaySource} play */
function tell(play) {
  const names = recording.play.shortfalls.map((/** @type {keyof typeof shortfallTexts} */ name) => shortfallTexts[name]);
  const missing = names.length ? ` Not here: ${names.join(", ")}.` : "";
  playLine.hidden = false;
  find("recorded").hidden = !play.isFree;
  playText.textContent = play.isFree ? `The engine in this page goes on.${missing}` : invitation(recording);
}

/** @param {import("./engine.mjs").Engine} engine */
function begin(engine) {
  const play = new PlaySource(source, recording.play, engine);
  player.source = play;
  xray.onShow = () => play.refresh();
  find("recorded").addEventListener("click", () => {
    play.comeBack();
    player.setPlaying(false);
  });
  play.onChange = () => tell(play);
  listen(play);
  followTilt(play);
  tell(play);
  // With the contacts that only the engine knows.
  play.refresh();
  prepareInPauses(play);
  // For those who look into the page, and for the check of it.
  Object.assign(window, { playPage: { play, player, recording } });
}

makeEngine(find("engine").textContent ?? "").then((engine) => { if (engine) begin(engine); });
