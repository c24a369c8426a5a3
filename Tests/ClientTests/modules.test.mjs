// SPDX-License-Identifier: Apache-2.0

// What `ModuleLinker` relies on: it joins modules as text.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Script } from "node:vm";

const folders = ["../../Sources/DynamicsSimulator/Client/", "../../Sources/DynamicsPreview/Client/"]
  .map((path) => new URL(path, import.meta.url));
const modules = folders.flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith(".mjs"))
  .map((name) => ({ name, lines: readFileSync(new URL(name, folder), "utf8").split("\n") })));

test("joined modules are one program, in which each name at the top level exists once", () => {
  for (const other of ["recorded.mjs", "preview.mjs"]) {
    const joined = modules.filter(({ name }) => name !== other)
      .flatMap(({ lines }) => lines.filter((line) => !line.startsWith("import "))).join("\n").replace(/^export /gm, "");
    // In a block of strict code a function that exists twice is an error as well.
    new Script(`"use strict"; {${joined}}`);
  }
});

test("modules import by the forms that are joined, and rename nothing", () => {
  for (const { name, lines } of modules) {
    for (const line of lines.filter((line) => /^\s*import\b(?!\()/.test(line))) {
      assert.match(line, /^import \{ [\w$]+(, [\w$]+)* \} from "\.[\w./]*\/\w+\.mjs";$/, name);
    }
    for (const line of lines.filter((line) => /^\s*export\b/.test(line))) {
      assert.match(line, /^export (async function|function|class|const|\{\};)/, name);
    }
  }
});

test("templates end on their line, and no line of code looks like a comment", () => {
  for (const { name, lines } of modules) {
    let isComment = false;
    for (const line of lines) {
      const text = line.trimStart();
      if (isComment || text.startsWith("/*")) {
        isComment = !text.includes("*/");
        if (!isComment) assert.equal(text.slice(text.indexOf("*/") + 2), "", name);
      } else if (!text.startsWith("//")) {
        assert.equal((line.match(/`/g) ?? []).length % 2, 0, `${name}: ${line}`);
      }
    }
  }
});

test("file names are unique, and a page can hold the modules", () => {
  assert.equal(new Set(modules.map(({ name }) => name)).size, modules.length);
  for (const { name, lines } of modules) {
    assert.ok(!lines.join("\n").includes("</script"), name);
  }
});
