// SPDX-License-Identifier: Apache-2.0

// What a page that can be played with holds, read under Node.
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { makeEngine } from "../../Sources/DynamicsSimulator/Client/engine.mjs";

/** The text of an element of a page. */
const element = (page, id) => page.match(new RegExp(`<script[^>]*id="${id}"[^>]*>(.*?)</script>`, "s"))?.[1] ?? "";

/** The module of the engine: in the page, or beside it. */
function engineText(path, page) {
  const text = element(page, "engine");
  if (text) return text;
  return readFileSync(`${dirname(path)}/engine.js`, "utf8").match(/\d+ [\w+/]{1000,}=*/)?.[0] ?? "";
}

/** The recording and the engine of a page of one file, or of one beside its engine.js. */
export async function readPage(path) {
  const page = readFileSync(path, "utf8"), recording = JSON.parse(element(page, "recording"));
  const engine = await makeEngine(engineText(path, page));
  if (!engine || !recording.play) throw new Error(`${path} is no page that can be played with`);
  return { recording, engine };
}
