// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { buildMarkup } from "../../Sources/DynamicsPreview/Client/build.mjs";
import { flatJSON } from "../../Sources/DynamicsPreview/Client/connection.mjs";
import { leadText } from "../../Sources/DynamicsPreview/Client/gallery.mjs";
import { LiveSource } from "../../Sources/DynamicsPreview/Client/live.mjs";
import { sideWidth } from "../../Sources/DynamicsPreview/Client/sidebar.mjs";
import { typingMessage } from "../../Sources/DynamicsPreview/Client/typing.mjs";
import { within, zoomed } from "../../Sources/DynamicsPreview/Client/zooming.mjs";
import { keyAction } from "../../Sources/DynamicsSimulator/Client/keys.mjs";

test("a message stays flat whatever is typed", () => {
  const json = flatJSON({ do: "type", text: "{[a]}" });
  assert.equal(json.slice(1).match(/[[{]/), null);
  assert.deepEqual(JSON.parse(json), { do: "type", text: "{[a]}" });
});

test("what is typed, deleted or entered is sent; other changes are not", () => {
  assert.deepEqual(typingMessage({ inputType: "insertText", data: "a" }), { do: "type", text: "a" });
  assert.deepEqual(typingMessage({ inputType: "insertFromPaste", data: "x".repeat(300) }), { do: "type", text: "x".repeat(200) });
  assert.deepEqual(typingMessage({ inputType: "insertLineBreak", data: null }), { do: "type", text: "\n" });
  assert.deepEqual(typingMessage({ inputType: "deleteContentBackward", data: null }), { do: "erase" });
  assert.equal(typingMessage({ inputType: "historyUndo", data: null }), undefined);
});

test("keys that type into the app are no keys of the page", () => {
  const target = { matches: (selector) => selector.split(", ").includes("textarea") };
  const event = { key: "p", metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, target };
  assert.equal(keyAction(event, { p: () => {} }), undefined);
});

test("an error of a build shows its file, line and text, none of which is markup", () => {
  assert.equal(buildMarkup(null), "");
  assert.equal(buildMarkup({ state: "built", messages: [] }), "");
  const markup = buildMarkup({ state: "failed", messages: [{ file: "A.swift", line: 3, text: "no <b>", source: "let a = 1" }] });
  assert.match(markup, /One error/);
  assert.match(markup, /A\.swift:3<\/code> no &#60;b&#62;<pre>let a = 1<\/pre>/);
});

test("the point below the pointer stays where it is while one zooms, within the whole", () => {
  const whole = { x: -10, y: -10, width: 320, height: 480 }, point = { x: 100, y: 200 };
  const box = zoomed(whole, whole, 2, point);
  assert.deepEqual([box.width, box.height], [160, 240]);
  assert.equal((point.x - box.x) / box.width, (point.x - whole.x) / whole.width);
  assert.deepEqual(zoomed(box, whole, 0.1, point), whole);
  assert.equal(zoomed(whole, whole, 1000, point).width.toFixed(6), (320 / 12).toFixed(6));
  assert.deepEqual(within({ x: -50, y: 400, width: 160, height: 240 }, whole), { x: -10, y: 230, width: 160, height: 240 });
});

test("the panels leave room for the device", () => {
  assert.deepEqual([sideWidth(Number.NaN, 1280), sideWidth(100, 1280), sideWidth(5000, 1280)], [318, 240, 896]);
});

test("the lead is a sentence for one scene and for many", () => {
  assert.match(leadText(1), /^One scene of UIKit Dynamics\. /);
  assert.match(leadText(62), /^62 scenes of UIKit Dynamics\. /);
});

/** A connection whose process opens a scene, counts frames and keeps a log of what it was asked. */
function process() {
  const log = [];
  let frame = 0, performed = 0;
  const answer = (message) => {
    log.push(message.do === "advance" ? `+${message.frames}` : message.do);
    switch (message.do) {
      case "open": frame = 0; performed = 0; return { opened: { id: message.scene, parameters: [{ name: "gravity" }] } };
      case "advance": frame += message.frames; return { frame, last: frame };
      case "set": frame = 0; return { frame, last: 0 };
      case "seek": frame = message.frame; performed = 0; return { frame, last: 100 };
      default: performed += 1; return { frame, performed };
    }
  };
  const connection = {
    isBusy: false, send: (message, use) => use(answer(message)), ask: async (message) => answer(message),
  };
  return { log, source: new LiveSource(connection, () => {}) };
}

test("a run goes on in another process: scene, parameters, actions at their frames, moment", async () => {
  const { source } = process();
  await source.open("R2a");
  await source.set("gravity", 2);
  await source.set("lost", 3);
  await source.advance(10);
  await source.act({ do: "begin", x: 1, y: 2 });
  await source.advance(20);
  await source.act({ do: "end" });
  await source.advance(5);
  const { run } = source;
  assert.deepEqual(run.history.map(({ frame, message }) => [frame, message.do]), [[10, "begin"], [30, "end"]]);
  const next = process();
  assert.equal(await next.source.resume(run), true);
  const acts = next.log.filter((entry) => entry !== "+0");
  assert.deepEqual(acts, ["open", "set", "+10", "begin", "+20", "end", "+5"]);
  assert.deepEqual(next.source.run.history, run.history);
});

test("an action in the past replaces those that came after it", async () => {
  const { source } = process();
  await source.open("R2a");
  await source.advance(10);
  await source.act({ do: "begin", x: 1, y: 2 });
  await source.act({ do: "end" });
  await source.seek(4);
  await source.act({ do: "erase" });
  assert.deepEqual(source.history, [{ frame: 4, message: { do: "erase" } }]);
});

test("a run that was opened begins again with its history, and goes on in another process", async () => {
  const { source, log } = process();
  const history = [{ frame: 4, message: { do: "begin", x: 1, y: 2 } }, { frame: 9, message: { do: "end" } }];
  source.begin({ id: "R2a", parameters: [] }, true, {}, history);
  source.last = 20;
  source.startStyle = "dark";
  await source.restart();
  assert.deepEqual(log, ["seek"]);
  assert.deepEqual(source.run.history, history);
  const next = process();
  await next.source.resume({ ...source.run, frame: 6 });
  // The actions that lie ahead are performed before the moment is shown.
  assert.deepEqual(next.log.filter((entry) => entry !== "+0"), ["open", "+4", "begin", "+5", "end", "seek"]);
  assert.equal(next.source.startStyle, "dark");
  await source.reopen();
  assert.deepEqual([source.isReplay, source.history], [false, []]);
});

test("a parameter that is set in the past keeps the history", async () => {
  const { source } = process();
  await source.open("R2a");
  await source.act({ do: "begin", x: 1, y: 2 });
  source.connection.ask = async () => ({ frame: 7, last: 20 });
  await source.set("gravity", 1);
  assert.equal(source.history.length, 1);
  source.connection.ask = async () => ({ frame: 0, last: 0 });
  await source.set("gravity", 2);
  assert.equal(source.history.length, 0);
});
