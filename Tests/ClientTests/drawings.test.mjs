// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnAppearances } from "../../Sources/DynamicsSimulator/Client/drawings.mjs";
import { codedLists } from "./coding.mjs";

test("drawings are their text with their numbers; other appearances are as they stand", () => {
  const rows = codedLists([0, 2], [[0, 65703, -180], [0, 160000, 1]], 1);
  const appearances = [{ clip: "url(#c)" }, { markup: "<rect/>" }, {}, {}];
  assert.deepEqual(drawnAppearances({ appearances, drawings: { templates: ['<path d="M\t \t"/>'], rows } }), [
    { clip: "url(#c)", markup: '<path d="M65.703 -0.18"/>' }, { markup: "<rect/>" },
    // The last one differs from the one before only in what is not markup.
    { markup: '<path d="M160 0.001"/>' }, { markup: '<path d="M160 0.001"/>' },
  ]);
  assert.deepEqual(drawnAppearances({ appearances: [{ markup: "<g/>" }] }), [{ markup: "<g/>" }]);
});
