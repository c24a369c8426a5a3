// SPDX-License-Identifier: Apache-2.0

// Compares the engine of pages with the native one, under Node: where an animator has one keyframe, the engine of the
// page steps on from it to the last frame of the recording, and has to end in the state that the animator had.
//
// An animator that came to rest takes fewer steps than the recording has frames.
//
//   node hashes.mjs PAGE...    pages of one file each, or beside their engine.js
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { makeEngine } from "../../Sources/DynamicsSimulator/Client/engine.mjs";
import { Keyframes } from "../../Sources/DynamicsSimulator/Client/keyframes.mjs";

/** The text of an element of a page. */
const element = (page, id) => page.match(new RegExp(`<script[^>]*id="${id}"[^>]*>(.*?)</script>`, "s"))?.[1] ?? "";

/** The module of the engine: in the page, or beside it. */
function engineText(path, page) {
  const text = element(page, "engine");
  if (text) return text;
  return readFileSync(`${dirname(path)}/engine.js`, "utf8").match(/\d+ [\w+/]{1000,}=*/)?.[0] ?? "";
}

/** Steps of ten seconds. */
const longSteps = 600;
const counts = { equal: 0, different: 0, app: 0, long: 0 };
for (const path of process.argv.slice(2)) {
  const page = readFileSync(path, "utf8"), { play, frameCount } = JSON.parse(element(page, "recording"));
  const engine = await makeEngine(engineText(path, page));
  if (!engine || !play) throw new Error(`${path} is no page that can be played with`);
  play.animators.forEach((animator, world) => {
    const keyframes = new Keyframes(animator, frameCount, world);
    keyframes.prepare(engine, () => false);
    const steps = keyframes.lastSteps - keyframes.stepCounts[0];
    // With several keyframes the app has changed something on the way; without the last state nothing can be compared.
    if (animator.count > 1 || keyframes.isExact(frameCount - 1) !== 1) { counts.app += 1; return; }
    if (steps >= longSteps) counts.long += 1;
    engine.load(world, keyframes.worlds[0][0].bytes);
    engine.exports.step(world, steps);
    const isEqual = engine.hash(world) === animator.hash;
    counts[isEqual ? "equal" : "different"] += 1;
    if (!isEqual) console.log(`${basename(path)}: ${engine.hash(world)} after ${steps} steps, native ${animator.hash}`);
  });
}
console.log(`${counts.equal} animators end in the native hash, ${counts.different} in another one;`
  + ` ${counts.long} of them after ${longSteps} steps or more, ${counts.app} that the app changed are not compared`);
process.exit(counts.different > 0 || counts.equal === 0 ? 1 : 0);
