// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsSimulator

@Suite("Markup and numbers as text")
struct MarkupTests {
  @Test("every value comes back from an independent parser as it was given")
  func escaping() throws {
    let nasty = #"a < b & "c" > 'd' é 🙂"#
    var writer = MarkupWriter()
    writer.open("g", ["name": nasty, "absent": nil])
    writer.element("text", characters: nasty)
    writer.close()
    let document = try MarkupDocument(writer.text)
    #expect(document.elements.first?.attributes == ["name": nasty])
  }

  @Test("characters that XML forbids are left out")
  func controlCharacters() {
    #expect("a\u{0}\u{1B}b\u{FFFF}\n".escapedForMarkup == "ab\n")
  }

  @Test(
    "numbers have no more digits than they need",
    arguments: [
      (0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (-12.345, "-12.35"), (100.0, "100"),
      (0.05, "0.05"), (.nan, "0"), (-.infinity, "0"),
    ])
  func numbers(_ number: Double, _ text: String) {
    #expect(number.text() == text)
  }

  @Test("zeros are kept where columns should align")
  func zeros() {
    #expect(1.5.text(decimals: 3, keepsZeros: true) == "1.500")
    #expect(2.0.text(decimals: 0, keepsZeros: true) == "2")
  }
}
