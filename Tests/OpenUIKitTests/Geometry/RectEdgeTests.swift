// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("Edges and corners")
struct RectEdgeTests {
  @Test("edges and corners have the bits of UIKit's headers")
  func bits() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    let directional: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    #expect(directional.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("all holds every edge or corner")
  func all() {
    #expect(UIRectEdge.all.rawValue == 15 && NSDirectionalRectEdge.all.rawValue == 15)
    #expect(UIRectCorner.allCorners.rawValue == UInt.max)
    #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .topRight, .bottomRight]))
  }

  @Test("only the top or the bottom edge alone is vertical")
  func vertical() {
    #expect(NSDirectionalRectEdge.top.isVertical && NSDirectionalRectEdge.bottom.isVertical)
    for edges: NSDirectionalRectEdge in [.leading, .trailing, [], .all, [.top, .leading]] {
      #expect(!edges.isVertical)
    }
  }
}
