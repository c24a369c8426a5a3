// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { EventList } from "../../Sources/DynamicsSimulator/Client/events.mjs";

/** A button that counts what is written to it. */
function entry(frame) {
  const classes = new Set(), attributes = {};
  const button = {
    classes, attributes, writes: 0,
    classList: {
      toggle: (name, isOn) => {
        button.writes += 1;
        classes[isOn ? "add" : "delete"](name);
      },
    },
    setAttribute: (name, value) => { attributes[name] = value; },
    removeAttribute: (name) => { delete attributes[name]; },
  };
  return { frame, button };
}

test("the last event up to a frame is highlighted, those before are past, and only what changes is written", () => {
  globalThis.document = { getElementById: () => ({ scrollHeight: 0, clientHeight: 0 }) };
  const list = new EventList(10, () => {});
  list.entries = [2, 2, 5, 9].map(entry);
  const seen = () => list.entries.map(({ button }) => (button.attributes["aria-current"] ? 2 : button.classes.has("past") ? 1 : 0));
  const highlight = (frame) => { list.highlight(frame); return seen(); };
  assert.deepEqual(highlight(1), [0, 0, 0, 0]);
  assert.deepEqual(highlight(3), [1, 2, 0, 0]);
  assert.deepEqual(highlight(20), [1, 1, 1, 2]);
  assert.deepEqual(list.entries.map(({ button }) => button.writes), [1, 1, 1, 1]);
  assert.deepEqual(highlight(5), [1, 1, 2, 0]);
  assert.deepEqual(highlight(0), [0, 0, 0, 0]);
});

test("what a visitor plays is listed until the recording goes on, the latest 200 events", () => {
  const classes = new Set(), shown = [];
  const make = () => {
    const made = { classList: { toggle: () => {} }, append: () => {}, querySelector: () => ({}), remove: () => shown.splice(shown.indexOf(made), 1) };
    return made;
  };
  const list = {
    scrollHeight: 7, classList: { toggle: (name, isOn) => { classes[isOn ? "add" : "delete"](name); } },
    append: (entry) => shown.push(entry),
  };
  globalThis.document = { getElementById: () => list, createElement: make };
  const events = new EventList(10, () => {}), event = { frame: 1, time: 1, kind: "beganContact", text: "" };
  events.addPlayed([event]);
  assert.equal(shown.length, 0);
  events.setPlayed(true);
  assert.ok(classes.has("played"));
  for (let picture = 0; picture < 150; picture += 1) events.addPlayed([event, event]);
  assert.equal(shown.length, 200);
  assert.equal(list.scrollTop, 7);
  events.setPlayed(false);
  assert.ok(!classes.has("played"));
  assert.equal(shown.length, 0);
});

test("a moment has one mark for all events of a kind, as dense as theirs would be above each other", () => {
  const make = () => {
    const styles = {}, made = { styles, style: { setProperty: (name, value) => { styles[name] = value; } } };
    return Object.assign(made, { classList: { toggle: () => {} }, append: () => {}, querySelector: () => ({}), addEventListener: () => {} });
  };
  const marks = [], place = { append: (mark) => marks.push(mark), replaceChildren: () => marks.splice(0) };
  globalThis.document = { getElementById: () => place, createElement: make };
  const events = new EventList(100, () => {});
  events.list = { append: () => {}, replaceChildren: () => {} };
  for (const [frame, kind] of [[3, "beganContact"], [3, "beganContact"], [3, "paused"], [4, "beganContact"], [4, "endedContact"]]) {
    events.add({ frame, kind, time: 0, text: "" }, true);
  }
  const seen = () => marks.map(({ className, styles }) => [className, styles["--frame"], Math.round(parseFloat(styles["--density"]) * 100)]);
  // Of two layers of 65 % each, 0.35² of what is below shows.
  assert.deepEqual(seen(), [["beganContact", "3", 8775], ["paused", "3", 6500], ["beganContact", "4", 6500]]);
  events.clear();
  assert.deepEqual(seen(), []);
  events.add({ frame: 3, kind: "paused", time: 0, text: "" }, true);
  assert.deepEqual(seen(), [["paused", "3", 6500]]);
});

test("neither an event nor its mark is a layer of its own, of which a page may have thousands", () => {
  const style = readFileSync(new URL("../../Sources/DynamicsSimulator/Client/client.css", import.meta.url), "utf8");
  const rules = [...style.matchAll(/^([^@{}\n]+)\{([^}]*)\}/gm)].filter(([, selector]) => /^(ol button|#marks) i\b/.test(selector));
  assert.ok(rules.length >= 8);
  for (const [rule] of rules) assert.doesNotMatch(rule, /position|transform|opacity|filter|will-change|overflow|contain:/);
});
