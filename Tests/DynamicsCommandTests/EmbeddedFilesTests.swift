// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Embedded files")
struct EmbeddedFilesTests {
  @Test(
    "the code has each file as it is, and no other; .ci/embed writes it",
    arguments: [
      ("DynamicsSimulator", "Client"), ("DynamicsPreview", "Client"), ("dynamics", "Parity"),
      ("dynamics-port", "Template"),
    ])
  func isCurrent(target: String, folder: String) throws {
    let source = try PackageFolder.text("Sources/\(target)/EmbeddedFiles.swift")
    let folder = "Sources/\(target)/\(folder)"
    let names = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.url(folder).path)
      .filter { !$0.hasSuffix(".swift") }
    for name in names {
      let text = try PackageFolder.text("\(folder)/\(name)")
      #expect(source.contains("\"\(name)\": ####\"\"\"\n\(text)\n\"\"\"####,\n"), "\(name)")
    }
    #expect(source.split(separator: "\n").filter { $0 == "\"\"\"####," }.count == names.count)
  }
}
