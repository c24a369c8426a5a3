// SPDX-License-Identifier: Apache-2.0

// Compares the engine of pages with the native one, under Node: where an animator has one keyframe, the engine of the
// page steps on from it to the last frame of the recording, and has to end in the state that the animator had.
//
// An animator that came to rest takes fewer steps than the recording has frames.
//
//   node hashes.mjs PAGE...    pages of one file each, or beside their engine.js
import { basename } from "node:path";
import { Keyframes } from "../../Sources/DynamicsSimulator/Client/keyframes.mjs";
import { readPage } from "./page.mjs";

/** Steps of ten seconds. */
const longSteps = 600;
const counts = { equal: 0, different: 0, app: 0, long: 0 };
for (const path of process.argv.slice(2)) {
  const { recording: { play, frameCount }, engine } = await readPage(path);
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
