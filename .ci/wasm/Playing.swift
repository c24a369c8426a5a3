// SPDX-License-Identifier: Apache-2.0

import Foundation

// Prints the name of each world of a folder, and its hash after 600 steps.
let folder = CommandLine.arguments[1]
for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
  let bytes = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
  let world = try PlayableWorld(decoding: [UInt8](bytes))
  for _ in 0..<600 { world.step() }
  let digits = String(world.world.stateHash, radix: 16)
  print(name, String(repeating: "0", count: 16 - digits.count) + digits)
}
