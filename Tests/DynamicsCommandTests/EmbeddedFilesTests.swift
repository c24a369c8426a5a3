// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import dynamics

@Suite("Embedded files of dynamics")
struct EmbeddedFilesTests {
  @Test("the code has each file of the folder to the letter, and no other")
  func areExact() throws {
    let texts = try PackageFolder.embeddedTexts(in: "Sources/dynamics/Parity")
    #expect(EmbeddedFiles.texts == texts)
  }
}
