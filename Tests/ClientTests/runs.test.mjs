// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { solutionText } from "../../Sources/DynamicsPreview/Client/aim.mjs";
import { explanationMarkup } from "../../Sources/DynamicsPreview/Client/explain.mjs";
import { asksForRun, base64Parts, runNotice } from "../../Sources/DynamicsPreview/Client/runs.mjs";
import { outline } from "../../Sources/DynamicsSimulator/Client/xray.mjs";

test("the parts of a file are its bytes, and fit into messages of 4,096 bytes", () => {
  const bytes = Uint8Array.from({ length: 7001 }, (_, index) => index * 7 % 256);
  const parts = base64Parts(bytes, 2952);
  assert.equal(parts.length, 3);
  for (const part of parts) {
    assert.ok(JSON.stringify({ do: "load", part, isLast: false }).length <= 4096);
  }
  assert.deepEqual(Buffer.concat(parts.map((part) => Buffer.from(part, "base64"))), Buffer.from(bytes));
  assert.deepEqual(base64Parts(new Uint8Array(), 10), [""]);
});

test("only an address with the part 'run' asks for the run of the command", () => {
  assert.ok(asksForRun("#R2a&run"));
  assert.ok(asksForRun("#R2a&t=1&run"));
  for (const hash of ["", "#run", "#R2a", "#R2a&running", "#R2a&set.run=1"]) assert.ok(!asksForRun(hash), hash);
});

test("a notice says that a run is the same, or where it is not and who wrote it", () => {
  const run = {
    scene: "R2a", parameters: {}, playsTouches: true, frameCount: 90, actionCount: 1,
    package: "0.1.0", runningPackage: "0.1.0",
  };
  assert.equal(runNotice(run), "Replayed 1.50 s with 1 action: all state hashes are equal.");
  const divergence = "the replay diverges from the file at frame 7 (0.117 s)";
  assert.equal(
    runNotice({ ...run, divergence, divergesAt: 7 }),
    "The replay diverges from the file at frame 7 (0.117 s). The dashed outlines are those of the file.");
  assert.match(runNotice({ ...run, divergence, package: "0.0.9" }), /of version 0\.0\.9, this is 0\.1\.0\.$/);
});

test("a ghost is drawn where its item is, turned clockwise", () => {
  const item = { x: 100, y: 50, angle: Math.PI / 2, outlines: [[-10, 0, 10, 0]] };
  assert.equal(outline(item), "M100.0 40.0L100.0 60.0Z");
});

test("what a search found is described in words and as Swift", () => {
  const solution = {
    name: "gravity", value: 0.102962, distance: 0.04, isAtRest: false, swift: ["gravity.magnitude = 0.102962"],
    futures: [{ value: 0, points: [], isBest: false }, { value: 1, points: [], isBest: true }],
  };
  assert.equal(
    solutionText(solution),
    "gravity = 0.103: 0.0 points from the place, still moving.\n2 values were tried.\ngravity.magnitude = 0.102962");
});

test("an explanation has a line for each effect, and no markup of its own", () => {
  const markup = explanationMarkup({ name: "a<b", state: "at rest", effects: ["contact with \"c\""], rest: "It rests." });
  assert.match(markup, /a&#60;b <small>at rest<\/small>/);
  assert.match(markup, /<li>contact with &#34;c&#34;<\/li>/);
  assert.match(explanationMarkup({ name: "a", state: "", effects: [], rest: "" }), /Nothing acts on it/);
});
