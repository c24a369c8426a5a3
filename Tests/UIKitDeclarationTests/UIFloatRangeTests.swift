// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@Suite("UIFloatRange, as UIKit declares it")
struct UIFloatRangeTests {
  @Test("FR01–FR04: a range has two ends that can be set, both 0 at first")
  func ends() {
    var range = UIFloatRange()
    #expect(range.minimum == 0 && range.maximum == 0)
    range.minimum = -1
    range.maximum = 2
    #expect(range == UIFloatRange(minimum: -1, maximum: 2))
    #expect(range == UIFloatRangeMake(-1, 2))
    let minimum: CGFloat = range.minimum
    #expect(minimum == -1)
  }

  @Test("FR05–FR07: zero, and what has no ends")
  func constants() {
    #expect(UIFloatRange.zero == UIFloatRange())
    #expect(UIFloatRange.infinite.minimum == -.infinity)
    #expect(UIFloatRange.infinite.maximum == .infinity)
    #expect(UIFloatRange.infinite.isInfinite)
    #expect(!UIFloatRange.zero.isInfinite)
  }

  @Test("FR08, FR09: ranges are equatable, codable and sendable")
  func conformances() throws {
    let range = UIFloatRange(minimum: -3, maximum: 4)
    #expect(range != UIFloatRange(minimum: -3, maximum: 5))
    let data = try JSONEncoder().encode(range)
    #expect(try JSONDecoder().decode(UIFloatRange.self, from: data) == range)
    let sendable: any Sendable & Equatable & Codable = range
    #expect(sendable is UIFloatRange)
  }

  @available(swift, deprecated: 4.2)
  @Test("FR10: the function that came before == says the same")
  func oldEquality() {
    #expect(UIFloatRangeIsEqualToRange(.zero, UIFloatRange()))
    #expect(!UIFloatRangeIsEqualToRange(.zero, .infinite))
  }
}
