// SPDX-License-Identifier: Apache-2.0

// Prints what the module's `determinismHash` gives, as 16 hexadecimal digits.
import { readFile } from "node:fs/promises";

const module = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
const hash = BigInt.asUintN(64, module.instance.exports.determinismHash());
console.log(hash.toString(16).padStart(16, "0"));
