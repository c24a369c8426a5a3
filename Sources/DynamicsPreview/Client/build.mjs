// @ts-check
// SPDX-License-Identifier: Apache-2.0
// What became of the last build of an app that is built again when its sources change.

import { find } from "../../DynamicsSimulator/Client/document.mjs";
import { escaped } from "./behaviors.mjs";

/** @typedef {{file: string, line: number, text: string, source?: string}} BuildMessage */
/** @typedef {{state: string, messages: BuildMessage[]}} Build */

/** Milliseconds between requests. */
const buildInterval = 400;

/**
 * The markup of a build; empty where there is nothing to say.
 * @param {Build | null | undefined} build
 * @returns {string}
 */
export function buildMarkup(build) {
  if (build?.state === "building") return "<p>Building …</p>";
  if (build?.state !== "failed") return "";
  const count = build.messages.length;
  const title = count === 1 ? "One error" : `${count} errors`;
  const lines = build.messages.map(({ file, line, text, source }) =>
    `<li><code>${escaped(file)}:${line}</code> ${escaped(text)}${source ? `<pre>${escaped(source)}</pre>` : ""}</li>`);
  return `<p>${title}: the app runs as it was built before.</p><ol>${lines.join("")}</ol>`;
}

/** Asks how the build is, as long as the app is watched. */
export class BuildPanel {
  /** @param {import("./connection.mjs").Connection} connection */
  constructor(connection) {
    this.connection = connection;
    this.box = find("build");
    this.isWatched = false;
    this.shown = "";
    setInterval(() => this.ask(), buildInterval);
  }

  ask() {
    if (!this.isWatched || !this.connection.isOpen || document.hidden) return;
    this.connection.send({ do: "build" }, ({ build }) => this.show(build));
  }

  /** @param {Build | null | undefined} build */
  show(build) {
    const markup = buildMarkup(build);
    if (markup === this.shown) return;
    this.shown = markup;
    this.box.hidden = markup === "";
    this.box.innerHTML = markup;
    this.box.dataset.state = build?.state ?? "";
  }
}
