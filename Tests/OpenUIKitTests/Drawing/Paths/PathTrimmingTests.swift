// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Parts of paths")
struct PathTrimmingTests {
  @Test("a part of a square's outline has its share of the length, corners included")
  func square() {
    let path = PathGeometry.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))
    let part = path.trimmed(from: 0.125, to: 0.5)
    #expect(
      part.elements == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
      ])
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
  }

  @Test("half of a circle ends opposite of its start")
  func circle() throws {
    let path = PathGeometry.ellipse(in: CGRect(x: -10, y: -10, width: 20, height: 20))
    let part = path.trimmed(from: 0, to: 0.5)
    let (start, end) = (
      try #require(part.elements.first?.end), try #require(part.elements.last?.end)
    )
    #expect(abs(start.x + end.x) < 0.05 && abs(start.y + end.y) < 0.05)
  }
}
