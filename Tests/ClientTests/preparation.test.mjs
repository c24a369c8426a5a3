// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareInPauses } from "../../Sources/DynamicsSimulator/Client/preparation.mjs";

test("keyframes are not read while a visitor plays, and go on being read afterwards", () => {
  let work, read = 0;
  const play = { isFree: false, prepare: () => (read += 1) === 4 };
  const goOn = () => {
    const next = work;
    work = undefined;
    next?.();
  };
  prepareInPauses(play, (next) => { work = next; });
  goOn();
  assert.equal(read, 2);
  play.isFree = true;
  for (let pause = 0; pause < 10; pause += 1) goOn();
  assert.equal(read, 2);
  play.isFree = false;
  goOn();
  goOn();
  assert.equal(read, 4);
  // All are read: nothing is left to do.
  assert.equal(work, undefined);
});
