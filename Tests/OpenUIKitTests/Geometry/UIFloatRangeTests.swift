// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("UIFloatRange")
struct UIFloatRangeTests {
  @Test("FR01–FR04: the two ends are kept, and zero unless given")
  func making() {
    let range = UIFloatRange(minimum: -1, maximum: 2)
    #expect(range.minimum == -1)
    #expect(range.maximum == 2)
    #expect(UIFloatRange().minimum == 0)
    #expect(UIFloatRange().maximum == 0)
    #expect(UIFloatRangeMake(-1, 2) == range)
  }

  @Test("FR05–FR07: zero holds 0 only, infinite every number")
  func constants() {
    #expect(UIFloatRange.zero == UIFloatRange(minimum: 0, maximum: 0))
    #expect(UIFloatRange.infinite.minimum == -.infinity)
    #expect(UIFloatRange.infinite.maximum == .infinity)
    #expect(UIFloatRange.infinite.isInfinite)
    #expect(!UIFloatRange.zero.isInfinite)
    #expect(!UIFloatRange(minimum: 0, maximum: .infinity).isInfinite)
  }

  @Test("FR08: ranges are equal member by member, so that one with NaN equals nothing")
  func equality() {
    #expect(UIFloatRange(minimum: 1, maximum: 2) != UIFloatRange(minimum: 1, maximum: 3))
    #expect(UIFloatRange(minimum: 1, maximum: 2) != UIFloatRange(minimum: 0, maximum: 2))
    let unknown = UIFloatRange(minimum: .nan, maximum: 0)
    #expect(unknown != unknown)
  }

  @Test("FR09: coding gives the same range back, as an array of its ends")
  func coding() throws {
    let range = UIFloatRange(minimum: -0.5, maximum: 1.25)
    let data = try JSONEncoder().encode(range)
    #expect(String(decoding: data, as: UTF8.self) == "[-0.5,1.25]")
    #expect(try JSONDecoder().decode(UIFloatRange.self, from: data) == range)
  }

  @Test("FR09: an archive with one end is refused")
  func shortArchive() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(UIFloatRange.self, from: Data("[1]".utf8))
    }
  }

  @Test("FR10: the old function of equality says what == says")
  func oldEquality() {
    let old: any RangeComparison = OldComparison()
    #expect(old.areEqual(.zero, UIFloatRange()))
    #expect(!old.areEqual(.zero, .infinite))
  }
}

/// Calls a deprecated function without a warning, which the rest of the package does not have.
private protocol RangeComparison {
  func areEqual(_ first: UIFloatRange, _ second: UIFloatRange) -> Bool
}

private struct OldComparison: RangeComparison {
  @available(*, deprecated, message: "Tests what is deprecated.")
  func areEqual(_ first: UIFloatRange, _ second: UIFloatRange) -> Bool {
    UIFloatRangeIsEqualToRange(first, second)
  }
}
