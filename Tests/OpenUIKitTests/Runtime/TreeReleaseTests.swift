// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

/// Trees that are deeper than the stack has frames for.
@MainActor
@Suite("Release of deep trees")
struct TreeReleaseTests {
  private static let depth = 50_000

  /// Makes a chain of objects, from its top or from its end; returns its top and its end.
  private func chain<Node>(
    of make: () -> Node, fromTop: Bool = true, join: (Node, Node) -> Void
  ) -> (top: Node, end: Node) {
    InterfaceStyles.areUsed = true
    let first = make()
    var last = first
    for _ in 0..<Self.depth {
      let next = make()
      if fromTop { join(last, next) } else { join(next, last) }
      last = next
    }
    return fromTop ? (first, last) : (last, first)
  }

  @Test("views are released", arguments: [true, false])
  func views(fromTop: Bool) {
    weak var last: UIView?
    do {
      let (top, end) = chain(of: { UIView() }, fromTop: fromTop) { $0.addSubview($1) }
      last = end
      #expect(end.tintColor == top.tintColor && end.window == nil)
      let reports = diagnostics { end.addSubview(top) }
      #expect(reports.count == 1 && end.subviews.isEmpty)
    }
    #expect(last == nil)
  }

  @Test("views that enter and leave a window, and take a tint color, are released")
  func shownViews() {
    let window = UIWindow(frame: .zero)
    weak var last: UIView?
    do {
      let (top, end) = chain(of: { UIView() }) { $0.addSubview($1) }
      last = end
      window.addSubview(top)
      #expect(end.window === window)
      top.tintColor = .red
      #expect(end.tintColor == .red)
      top.removeFromSuperview()
      #expect(end.window == nil && last != nil)
    }
    #expect(last == nil)
  }

  @Test("masks of masks are released")
  func masks() {
    weak var view: UIView?
    weak var layer: CALayer?
    do {
      view = chain(of: { UIView() }) { $0.mask = $1 }.end
      layer = chain(of: { CALayer() }) { $0.mask = $1 }.end
    }
    #expect(view == nil && layer == nil)
  }

  @Test("layers are released", arguments: [true, false])
  func layers(fromTop: Bool) {
    weak var last: CALayer?
    do {
      let (top, end) = chain(of: { CALayer() }, fromTop: fromTop) { $0.addSublayer($1) }
      last = end
      end.addSublayer(top)
      #expect(end.sublayers == nil && top.superlayer == nil)
    }
    #expect(last == nil)
  }

  @Test("controllers are released, with their views", arguments: [true, false])
  func controllers(fromTop: Bool) {
    weak var last: UIViewController?
    weak var view: UIView?
    do {
      let (top, end) = chain(of: { UIViewController() }, fromTop: fromTop) { parent, child in
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      (last, view) = (end, end.view)
      let reports = diagnostics { end.addChild(top) }
      #expect(reports.count == 1 && end.children.isEmpty)
    }
    #expect(last == nil && view == nil)
  }

  @Test("a tree that another thread releases last is released there")
  func otherThread() async {
    weak var last: UIView?
    // The only reference to the tree.
    nonisolated(unsafe) var tree: UIView?
    do {
      let (top, end) = chain(of: { UIView() }) { $0.addSubview($1) }
      (last, tree) = (end, top)
    }
    await withCheckedContinuation { released in
      let thread = Thread {
        tree = nil
        released.resume()
      }
      thread.start()
    }
    #expect(tree == nil && last == nil)
  }

  @Test("views are released in pre-order, after they could still see their subviews")
  func order() {
    final class Noted: UIView {
      let name: Int
      nonisolated(unsafe) static var ended: [[Int]] = []
      convenience init(_ name: Int, _ subviews: [UIView] = []) {
        self.init(name: name)
        for view in subviews { addSubview(view) }
      }
      private init(name: Int) {
        self.name = name
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      deinit { Noted.ended.append([name, subviewList.count]) }
    }
    let kept = Noted(2, [Noted(3)])
    do { _ = Noted(0, [Noted(1, [kept, Noted(4)]), Noted(5)]) }
    #expect(Noted.ended == [[0, 2], [1, 2], [4, 0], [5, 0]])
    #expect(kept.superview == nil && kept.subviews.count == 1)
  }
}
