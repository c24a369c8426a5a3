// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@MainActor
@Suite("Content modes and drawing")
struct ContentModeTests {
  /// Draws a square over its bounds and counts how often.
  private final class Canvas: UIView {
    var drawn: [CGRect] = []
    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  private func shown(_ view: UIView) -> CGRect? {
    guard case .drawing(let drawing) = view.presentedContent(), let step = drawing.steps.first,
      case .fill(let path, _, _) = step.mark
    else { return nil }
    return path.bounds.applying(step.transform)
  }

  /// Where a drawing of 40 × 20 points lies in bounds of 100 × 100: each mode's factor and place.
  nonisolated private static let modes: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
    (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
    (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
    (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
    (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
    (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
    (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
    (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
  ]

  @Test("a drawing is fitted to new bounds as the mode says, and not drawn again", arguments: modes)
  func fitted(mode: UIView.ContentMode, expected: CGRect) {
    let view = Canvas(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.contentMode = mode
    view.displayIfNeeded()
    view.frame.size = CGSize(width: 100, height: 100)
    view.displayIfNeeded()
    #expect(shown(view) == expected && view.drawn.count == 1)
  }

  @Test("bounds with an origin of their own move the content along", arguments: modes)
  func scrolled(mode: UIView.ContentMode, expected: CGRect) {
    let bounds = CGRect(x: 7, y: -3, width: 100, height: 100)
    #expect(
      mode.placement(of: CGSize(width: 40, height: 20), in: bounds)
        == expected.offsetBy(dx: 7, dy: -3))
  }

  @Test("content without a size takes the bounds, in every mode", arguments: modes)
  func withoutSize(mode: UIView.ContentMode, expected: CGRect) {
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(mode.placement(of: .zero, in: bounds) == bounds)
    #expect(mode.placement(of: CGSize(width: 5, height: 0), in: bounds) == bounds)
  }

  @Test("a view that redraws draws once for each new size, and not for a new place")
  func redraw() {
    let view = Canvas(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.contentMode = .redraw
    view.displayIfNeeded()
    view.center = CGPoint(x: 300, y: 300)
    view.displayIfNeeded()
    #expect(view.drawn.count == 1)
    view.frame.size = CGSize(width: 100, height: 100)
    view.displayIfNeeded()
    view.displayIfNeeded()
    #expect(view.drawn == [CGRect(x: 0, y: 0, width: 40, height: 20), view.bounds])
  }

  @Test("a view without a size draws when it gets one")
  func empty() {
    let view = Canvas()
    view.displayIfNeeded()
    #expect(view.drawn.isEmpty)
    view.frame.size = CGSize(width: 10, height: 10)
    view.displayIfNeeded()
    #expect(view.drawn.count == 1)
  }

  @Test("only the views of a tree that need it draw, and a late child draws as well")
  func tree() {
    let views = (0..<3).map { _ in Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    views[0].addSubview(views[1])
    views[0].displayTree()
    #expect(views.map(\.drawn.count) == [1, 1, 0])
    views[1].addSubview(views[2])
    views[0].displayTree()
    #expect(views.map(\.drawn.count) == [1, 1, 1])
    views[2].setNeedsDisplay()
    views[0].displayTree()
    #expect(views.map(\.drawn.count) == [1, 1, 2])
  }
}
