// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Opens saved runs: from a file that is chosen or dropped on the page, or the one of `dynamics open`.

import { find } from "../../DynamicsSimulator/Client/document.mjs";

/** @typedef {import("./live.mjs").LiveSource} LiveSource */
/** @typedef {import("../../DynamicsSimulator/Client/player.mjs").Player} Player */

/**
 * A run that the process has opened and replayed.
 * @typedef {object} OpenedRun
 * @property {string} scene
 * @property {Record<string, number>} parameters
 * @property {boolean} playsTouches
 * @property {number} frameCount
 * @property {number} actionCount
 * @property {{frame: number}[]} actions messages with their frames
 * @property {import("./live.mjs").Style} style that of the device at the start
 * @property {string} package the version that wrote the file
 * @property {string} runningPackage
 * @property {number} [divergesAt] the first frame that is another one than in the file
 * @property {string} [divergence] the same in words
 */

/** Bytes of a file in one message: a third more in base64, and a message has 4,096. */
const partLength = 2952;
/** The maximum length of a file in bytes, which the process has as well. */
const maximumLength = 16e6;

/** Milliseconds for which a notice stays that asks for nothing. */
const noticeTime = 6000;

/** Opens runs. */
export class Runs {
  /**
   * @param {LiveSource} source
   * @param {Player} player
   * @param {(notice: string) => void} notify
   */
  constructor(source, player, notify) {
    this.source = source;
    this.player = player;
    this.notify = notify;
    /** @type {(run: OpenedRun) => void} */
    this.onOpen = () => {};
    const input = find("run-file", HTMLInputElement);
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = document.querySelectorAll("[data-open=run]");
    for (const button of buttons) {
      button.addEventListener("click", () => {
        button.closest("details")?.removeAttribute("open");
        input.click();
      });
    }
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      if (file) this.openFile(file);
      // The same file may be chosen again.
      input.value = "";
    });
    addEventListener("dragover", (event) => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); });
    addEventListener("drop", (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      this.openFile(file);
    });
  }

  /**
   * Sends a file, and shows its run; nothing changes where it is none.
   * @param {Blob} file
   */
  async openFile(file) {
    if (file.size > maximumLength) return this.notify(`The file is longer than ${maximumLength / 1e6} MB, as no run is.`);
    this.notify("Replaying the run …");
    const parts = base64Parts(new Uint8Array(await file.arrayBuffer()), partLength);
    const answers = parts.map((part, index) =>
      this.source.connection.ask({ do: "load", part, isLast: index === parts.length - 1 }));
    await this.adopt(await answers[answers.length - 1]);
  }

  /**
   * Opens the run that the command was given, if the address asks for it.
   * @param {string} hash
   * @returns {Promise<boolean>} whether it is open
   */
  async openGiven(hash) {
    if (!asksForRun(hash)) return false;
    this.notify("Replaying the run …");
    return this.adopt(await this.source.connection.ask({ do: "openRun" }));
  }

  /**
   * Shows a run that the process has opened: from its start, or paused where it diverges.
   * @param {{opened?: import("./live.mjs").Scene, run?: OpenedRun}} answer
   */
  async adopt({ opened, run }) {
    // What is wrong with the file is shown as an error of the connection.
    if (!opened || !run) return false;
    const { source, player } = this;
    player.setPlaying(false);
    source.begin(opened, run.playsTouches, run.parameters, run.actions.map(({ frame, ...message }) => ({ frame, message })));
    source.startStyle = run.style;
    source.last = run.frameCount;
    this.onOpen(run);
    await source.seek(run.divergesAt ?? 0);
    const notice = runNotice(run);
    this.notify(notice);
    if (run.divergence) return true;
    player.setPlaying(true);
    setTimeout(() => { if (find("notice").textContent === notice) this.notify(""); }, noticeTime);
    return true;
  }
}

/**
 * Whether an address asks for the run that the command was given: #R2a&run
 * @param {string} hash
 */
export function asksForRun(hash) { return hash.replace(/^#/, "").split("&").slice(1).includes("run"); }

/**
 * What there is to say of a run that was opened.
 * @param {OpenedRun} run
 */
export function runNotice({ frameCount, actionCount, divergence, package: version, runningPackage }) {
  if (!divergence) {
    const actions = actionCount === 1 ? "1 action" : `${actionCount} actions`;
    return `Replayed ${(frameCount / 60).toFixed(2)} s with ${actions}: all state hashes are equal.`;
  }
  const origin = version === runningPackage ? "" : ` The file is of version ${version}, this is ${runningPackage}.`;
  return `${divergence[0].toUpperCase()}${divergence.slice(1)}. The dashed outlines are those of the file.${origin}`;
}

/**
 * Bytes as texts in base64, one for each message; an empty file has one part.
 * @param {Uint8Array} bytes
 * @param {number} length of a part, in bytes
 */
export function base64Parts(bytes, length) {
  const parts = [];
  for (let start = 0; start < bytes.length || start === 0; start += length) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + length))));
  }
  return parts;
}
