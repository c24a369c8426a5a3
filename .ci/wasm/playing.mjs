// SPDX-License-Identifier: Apache-2.0

// Writes the first world of each animator of pages, and what becomes of it in 600 steps, with the hashes that both have
// in the page after 600 more.
//
//   node playing.mjs FOLDER PAGE...    writes FOLDER/worlds/NAME and FOLDER/page.txt
import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { Keyframes } from "../../Sources/DynamicsSimulator/Client/keyframes.mjs";
import { readPage } from "../browser/page.mjs";

const [folder, ...paths] = process.argv.slice(2);
const lines = [];
for (const path of paths) {
  const { recording: { play, frameCount }, engine } = await readPage(path);
  play.animators.forEach((animator, world) => {
    const keyframes = new Keyframes(animator, frameCount, play.animators.length);
    keyframes.prepare(engine, () => keyframes.worlds.length > 0);
    const name = `${basename(path, ".html")}-${world}`, { bytes } = keyframes.worlds[0][0];
    writeFileSync(`${folder}/worlds/${name}`, bytes);
    engine.load(world, bytes);
    engine.exports.step(world, 600);
    lines.push(`${name} ${engine.hash(world)}\n`);
    // The other way: what the page has made of it goes on natively.
    writeFileSync(`${folder}/worlds/${name}-page`, engine.save(world));
    engine.exports.step(world, 600);
    lines.push(`${name}-page ${engine.hash(world)}\n`);
  });
}
// By code units, as the native program sorts.
writeFileSync(`${folder}/page.txt`, lines.sort().join(""));
