// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { unpack } from "../../Sources/DynamicsSimulator/Client/lzma.mjs";

// Text that repeats at several distances, bytes that hardly do, and some of the text again.
const squares = Array.from({ length: 300 }, (_, index) => (index * index * 7 + index) % 251);
const text = Buffer.from("Every scene runs live in the browser. ".repeat(12) + "0123456789".repeat(7) + "\n");
const sample = Buffer.concat([text, Buffer.from(squares), text.subarray(0, 200)]);

// What xz 5.4.1 makes of it: xz --format=raw --lzma1=preset=9e,lc=4,lp=0,pb=0
const packed = Buffer.from(`
  ACKeddqTUn2SZIKlwnYKbQLjxKN2yu1M/B+YIVGBUFbi7holSCDH0rgc/JGKjjGQvs9pDflBICUB9ulIQv+33VaXy89HOXqUH2zh9zfCyO+FxEHj
  dpMwefqgI/1RqwKeNm1wcghAHD4zXWFCem0MthGUFZ1AYklSnEenwFp42F5Iw1gvg5wK7PD4UkaXjnpw8zTrtAK0kfX/UsdsaxWlD03V9iVFILxb
  YlQLgb5KQdGfDYDTfh/GlmUIj1/5hQrwu7s6Dj50xmt8vcpo5lqJ4zDqPGG2iB5wOIj27127wg92RMQZ3XeTJuXd1LM43BHuYX7bAdHlt9coXiDB
  Mjsv7V6uFXy/0P2g6oLP1GEm3Pqc9U+RqSqzxhS4N7vaeaHg4BBU9lEBpkfKOU6sasS4X9aEzZ9dWZaLBztO29dQTRaKxK3+9LStzg==`, "base64");

test("a stream of xz is read to the byte", async () => {
  assert.deepEqual(Buffer.from(await unpack(packed, sample.length)), sample);
});

test("a damaged stream is refused, or is other data of the same size, and reading it ends", async () => {
  await assert.rejects(unpack(packed, sample.length - 1), RangeError);
  await assert.rejects(unpack(packed, sample.length + 1), RangeError);
  await assert.rejects(unpack(packed.subarray(0, 100), sample.length), RangeError);
  await assert.rejects(unpack(new Uint8Array(0), 1), RangeError);
  for (let index = 1; index < packed.length; index += 7) {
    const damaged = Buffer.from(packed);
    damaged[index] ^= 0x55;
    const read = await unpack(damaged, sample.length).catch((error) => error);
    assert.ok(read instanceof RangeError || read.length === sample.length);
  }
});

test("the engine of the package is a module with the functions that a page calls", async () => {
  const path = "../../Sources/DynamicsSimulator/Export/Play/PlayEngine.swift";
  const [, size, code] = readFileSync(new URL(path, import.meta.url), "utf8").match(/"(\d+) ([\w+/=]+)"/);
  const module = await WebAssembly.compile(await unpack(Buffer.from(code, "base64"), Number(size)));
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  for (const name of ["memory", "load", "save", "step", "poses", "grab", "move", "release", "hash"]) {
    assert.ok(names.includes(name), name);
  }
});
