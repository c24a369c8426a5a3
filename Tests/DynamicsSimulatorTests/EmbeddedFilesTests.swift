// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import DynamicsSimulator

@Suite("Embedded files of DynamicsSimulator")
struct EmbeddedFilesTests {
  @Test("the code has each file of the folder to the letter, and no other")
  func areExact() throws {
    let texts = try PackageFolder.embeddedTexts(in: "Sources/DynamicsSimulator/Client")
    #expect(EmbeddedFiles.texts == texts)
  }
}
