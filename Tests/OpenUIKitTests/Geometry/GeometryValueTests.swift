// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Small geometry values")
struct GeometryValueTests {
  @Test("SH05: insets move the edges of a rectangle inwards")
  func insets() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 196))
    #expect(rect.inset(by: .zero) == rect)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == insets)
  }

  @Test("SH05: offsets are equatable and codable")
  func offsets() throws {
    let offset = UIOffset(horizontal: 3, vertical: -4)
    #expect(UIOffsetMake(3, -4) == offset)
    let data = try JSONEncoder().encode(offset)
    #expect(try JSONDecoder().decode(UIOffset.self, from: data) == offset)
    #expect(UIOffset.zero == UIOffset())
  }

  @Test("a vector is coded as its two components")
  func vector() throws {
    let data = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
    #expect(String(bytes: data, encoding: .utf8) == "[1,2]")
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector.zero == CGVector())
  }
}
