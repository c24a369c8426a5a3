// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("Localized strings")
struct LocalizedStringTests {
  @Test("a key without a translation is the text, with its values")
  func plain() {
    #expect(String(localized: "Ready") == "Ready")
    #expect(String(localized: "100%") == "100%")
    let (count, name) = (3, "Ada")
    #expect(String(localized: "\(count) cards of \(name), 50% off") == "3 cards of Ada, 50% off")
    #expect(String(localized: "key", defaultValue: "\(1.5) points") == "1.5 points")
  }

  @Test("the format specifiers of a key are those of Foundation")
  func keys() {
    let (count, name) = (3, "Ada")
    let value: String.LocalizationValue = "\(count) of \(name) at \(0.5) for \([1])"
    #expect(value.key == "%lld of %@ at %lf for %@")
    #expect(value.values == ["3", "Ada", "0.5", "[1]"])
  }

  @Test("a translation takes the values in order, or by their numbers")
  func translations() {
    let value: String.LocalizationValue = "\("A") and \("B")"
    #expect(value.text("%@ und %@, 5%%") == "A und B, 5%")
    #expect(value.text("%2$@ nach %1$@") == "B nach A")
    #expect(value.text("%@ %@ %@") == "A B %@")
  }
}
