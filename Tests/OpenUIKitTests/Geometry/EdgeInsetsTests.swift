// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("Insets")
struct EdgeInsetsTests {
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test("insets of 0 are the default, and change nothing")
  func zero() {
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
  }

  @Test("negative insets move the edges outward; insets undo their negative")
  func negative() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let outward = UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
    #expect(rect.inset(by: outward) == CGRect(x: 8, y: 19, width: 106, height: 204))
    #expect(rect.inset(by: outward).inset(by: insets) == rect)
  }

  @Test("insets larger than the rectangle leave a negative size, and no other origin")
  func tooLarge() {
    let rect = CGRect(x: 10, y: 20, width: 5, height: 3).inset(by: insets)
    #expect(rect.origin == CGPoint(x: 12, y: 21))
    #expect(rect.size == CGSize(width: -1, height: -1))
  }

  @Test("insets add edge by edge, so that two insets are one")
  func sums() {
    let other = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(insets + other == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    let rect = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(rect.inset(by: insets).inset(by: other) == rect.inset(by: insets + other))
  }

  @Test("leading is left and trailing is right, where text runs from left to right")
  func directions() {
    #expect(directional.leftToRight == insets)
    #expect(NSDirectionalEdgeInsets(insets) == directional)
  }

  @Test("insets are equal edge by edge")
  func equality() {
    for edge in [\UIEdgeInsets.top, \.left, \.bottom, \.right] {
      var other = insets
      other[keyPath: edge] += 1
      #expect(other != insets)
    }
    for edge in [\NSDirectionalEdgeInsets.top, \.leading, \.bottom, \.trailing] {
      var other = directional
      other[keyPath: edge] += 1
      #expect(other != directional)
    }
  }

  @Test("coding gives the same insets back")
  func coding() throws {
    let data = try JSONEncoder().encode(insets)
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
    let other = try JSONEncoder().encode(directional)
    #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: other) == directional)
  }
}
