// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Numbers in SVG")
struct SVGNumberTests {
  private static let notations: [String: CGFloat] = [
    "0": 0, "1": 1, "-1.5": -1.5, "2.001": 2.0005, "12.05": 12.05, "0.01": 0.01,
  ]

  @Test("thousandths, without trailing zeros")
  func notation() {
    for (expected, number) in Self.notations { #expect(number.svgNumber == expected) }
  }

  @Test("what is next to 0 or not a number is written as 0")
  func zeros() {
    let numbers: [CGFloat] = [0.0004, -0.0004, .nan, .infinity]
    #expect(numbers.map(\.svgNumber) == ["0", "0", "0", "0"])
  }
}
