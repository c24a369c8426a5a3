// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Conversion between coordinate systems")
@MainActor
struct CoordinateConversionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))

  /// A chain of views in the window, each moved, scrolled and turned another way.
  private func chain() -> [UIView] {
    var outer: UIView = window
    return (1...4).map { number in
      let step = CGFloat(number)
      let view = UIView(frame: CGRect(x: 10 * step, y: 7 * step, width: 100, height: 80))
      view.bounds.origin = CGPoint(x: step, y: -2 * step)
      view.transform = CGAffineTransform(rotationAngle: 0.3 * step).scaledBy(
        x: 1 + 0.2 * step, y: 1 - 0.1 * step)
      outer.addSubview(view)
      outer = view
      return view
    }
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    max(abs(a.x - b.x), abs(a.y - b.y))
  }

  @Test("converting there and back gives the point again, between any two views of a tree")
  func roundTrips() {
    let views: [UIView] = [window] + chain()
    let point = CGPoint(x: 13, y: -5)
    for first in views {
      for second in views {
        let there = first.convert(point, to: second)
        #expect(distance(second.convert(there, to: first), point) < 1e-9)
        #expect(distance(second.convert(point, from: first), there) < 1e-9)
        #expect(distance(first.convert(there, from: second), point) < 1e-9)
      }
    }
  }

  @Test("a way over a third view leads to the same point")
  func composition() {
    let views = chain()
    let point = CGPoint(x: 3, y: 4)
    let direct = views[3].convert(point, to: views[0])
    for middle in [views[1], views[2], window] {
      let indirect = middle.convert(views[3].convert(point, to: middle), to: views[0])
      #expect(distance(direct, indirect) < 1e-9)
    }
  }

  @Test("one step up is the transform around the center, written out")
  func oneStep() {
    let view = chain()[0]
    // q = center + T(p − middle of the bounds)
    let point = CGPoint(x: 20, y: 30)
    let offset = CGPoint(x: point.x - view.bounds.midX, y: point.y - view.bounds.midY)
    let turned = offset.applying(view.transform)
    let expected = CGPoint(x: view.center.x + turned.x, y: view.center.y + turned.y)
    #expect(distance(view.convert(point, to: window), expected) < 1e-12)
  }

  @Test("a rectangle becomes the box around its corners, which only grows on the way back")
  func rectangles() {
    let view = chain()[2]
    let rect = CGRect(x: 5, y: 6, width: 30, height: 10)
    let box = view.convert(rect, to: window)
    let corners = [
      CGPoint(x: 5, y: 6), CGPoint(x: 35, y: 6), CGPoint(x: 35, y: 16), CGPoint(x: 5, y: 16),
    ].map { view.convert($0, to: window) }
    #expect(abs(box.minX - (corners.map(\.x).min() ?? 0)) < 1e-9)
    #expect(abs(box.maxY - (corners.map(\.y).max() ?? 0)) < 1e-9)
    #expect(view.convert(box, from: window).insetBy(dx: -1e-9, dy: -1e-9).contains(rect))
  }

  @Test("nil stands for the window, and for the topmost view where there is none")
  func noView() {
    let view = chain()[3]
    let point = CGPoint(x: 1, y: 2)
    #expect(view.convert(point, to: nil) == view.convert(point, to: window))
    #expect(view.convert(point, from: nil) == view.convert(point, from: window))
    let (loose, inner) = (UIView(frame: CGRect(x: 9, y: 9, width: 5, height: 5)), UIView())
    inner.frame = CGRect(x: 3, y: 4, width: 1, height: 1)
    loose.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 3, y: 4))
    #expect(loose.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("a view scaled to nothing converts to numbers")
  func degenerate() {
    let view = chain()[1]
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    let there = view.convert(CGPoint(x: 5, y: 5), to: window)
    let back = view.convert(CGPoint(x: 5, y: 5), from: window)
    #expect(there.x.isFinite && there.y.isFinite && back.x.isFinite && back.y.isFinite)
  }

  @Test("an anchor point other than the middle moves the view, and conversion follows")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    window.addSubview(view)
    view.layer.anchorPoint = .zero
    #expect(view.convert(CGPoint.zero, to: window) == view.center)
    #expect(view.frame == CGRect(x: 120, y: 110, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.convert(CGPoint(x: 10, y: 5), to: window) == CGPoint(x: 140, y: 120))
  }
}
