// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Values that must be finite", .serialized)
struct FiniteValueTests {
  private nonisolated static let invalid: [CGFloat] = [.nan, .infinity, -.infinity, .signalingNaN]

  @Test("one number that is not finite spoils a value, at any position", arguments: invalid)
  func components(number: CGFloat) {
    for index in 0..<6 {
      var entries: [CGFloat] = [1, 0, -2, 3, 1e300, -1e300]
      entries[index] = number
      let transform = CGAffineTransform(
        entries[0], entries[1], entries[2], entries[3], entries[4], entries[5])
      #expect(!transform.isFiniteValue)
    }
    for index in 0..<4 {
      var numbers: [CGFloat] = [1, 0, -2, 1e300]
      numbers[index] = number
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let insets = UIEdgeInsets(
        top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
      #expect(!rect.isFiniteValue && !insets.isFiniteValue)
    }
    for (first, second) in [(number, 1), (1, number)] as [(CGFloat, CGFloat)] {
      #expect(!CGPoint(x: first, y: second).isFiniteValue)
      #expect(!CGSize(width: first, height: second).isFiniteValue)
      #expect(!CGVector(dx: first, dy: second).isFiniteValue)
    }
    #expect(!number.isFiniteValue && !Float(number).isFiniteValue)
  }

  @Test("the largest and the smallest numbers are finite")
  func extremes() {
    let large = CGFloat.greatestFiniteMagnitude
    #expect(CGPoint(x: large, y: -large).isFiniteValue)
    #expect(CGRect(x: -large, y: large, width: large, height: 0).isFiniteValue)
    #expect(CGAffineTransform(large, -large, large, large, -large, large).isFiniteValue)
    #expect(CGPoint(x: .leastNonzeroMagnitude, y: -0.0).isFiniteValue)
    #expect(CGRect.zero.isFiniteValue && !CGRect.null.isFiniteValue)
    #expect(Float.greatestFiniteMagnitude.isFiniteValue)
  }

  @Test("a refusal names the call once, and an accepted value is not reported")
  @MainActor
  func report() {
    let found = diagnostics {
      #expect(!CGPoint(x: CGFloat.nan, y: 0).isAccepted(for: "Some.call(_:)"))
      #expect(CGPoint(x: 1, y: 0).isAccepted(for: "Other.call(_:)"))
    }
    #expect(found.map(\.method) == ["Some.call(_:)"])
    #expect(found.first?.problem.contains("not finite") == true)
  }
}
