// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Changes of the view hierarchy")
@MainActor
struct ViewHierarchyTests {
  private final class Log {
    var calls: [String] = []
  }

  /// Notes its calls in a list that several share, with the state that it finds.
  private final class Witness: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) {
      log.calls.append(
        "\(name) \(call)\(superview == nil ? "" : " in")\(window == nil ? "" : " shown")")
    }

    override func willMove(toSuperview newSuperview: UIView?) { note("will move") }
    override func didMoveToSuperview() { note("moved") }
    override func willMove(toWindow newWindow: UIWindow?) { note("will change window") }
    override func didMoveToWindow() { note("changed window") }
    override func didAddSubview(_ subview: UIView) { note("added") }
    override func willRemoveSubview(_ subview: UIView) { note("will remove") }
  }

  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("a view that moves between two superviews leaves the first before it is in the second")
  func moving() {
    let (first, second, view) = (Witness("a", log), Witness("b", log), Witness("v", log))
    first.addSubview(view)
    log.calls = []
    second.addSubview(view)
    #expect(log.calls == ["v will move in", "a will remove", "b added", "v moved in"])
    #expect(first.subviews.isEmpty && view.superview === second)
  }

  @Test("moving within one window does not change it; out of it does")
  func sameWindow() {
    let (first, second, view) = (UIView(), UIView(), Witness("v", log))
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(view)
    #expect(
      log.calls == [
        "v will move", "v will change window", "v changed window in shown",
        "v moved in shown",
      ])
    log.calls = []
    second.addSubview(view)
    #expect(log.calls == ["v will move in shown", "v moved in shown"])
  }

  @Test("adding a subview again, or reordering, tells of nothing")
  func reordering() {
    let (parent, view, other) = (Witness("p", log), Witness("v", log), UIView())
    parent.addSubview(view)
    parent.addSubview(other)
    log.calls = []
    parent.addSubview(view)
    parent.sendSubviewToBack(view)
    parent.bringSubviewToFront(view)
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    parent.insertSubview(view, at: 0)
    #expect(log.calls.isEmpty && parent.subviews == [view, other])
  }

  @Test("what is no subview changes no order, and indices outside are the ends")
  func foreign() {
    let (parent, a, b, stranger) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b] { parent.addSubview(view) }
    parent.bringSubviewToFront(stranger)
    parent.sendSubviewToBack(stranger)
    parent.exchangeSubview(at: 0, withSubviewAt: 7)
    parent.exchangeSubview(at: -1, withSubviewAt: 0)
    #expect(parent.subviews == [a, b] && stranger.superview == nil)
    parent.insertSubview(stranger, at: -5)
    #expect(parent.subviews == [stranger, a, b])
    parent.insertSubview(stranger, aboveSubview: UIView())
    #expect(parent.subviews.last === stranger)
    parent.insertSubview(stranger, belowSubview: stranger)
    #expect(parent.subviews.count == 3)
    UIView().removeFromSuperview()
  }

  @Test("a view is a descendant of itself and of all above it, and of none below")
  func descendants() {
    let views = (0..<3).map { _ in UIView() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    #expect(views.allSatisfy { views[2].isDescendant(of: $0) })
    #expect(!views[0].isDescendant(of: views[2]) && !UIView().isDescendant(of: views[0]))
    #expect(views[0].isDescendant(of: views[0]))
  }

  @Test("of views with the same tag the nearest one in front order is found")
  func tags() {
    let (root, first, deep, second) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(first)
    first.addSubview(deep)
    root.addSubview(second)
    (deep.tag, second.tag) = (5, 5)
    #expect(root.viewWithTag(5) === deep && second.viewWithTag(5) === second)
    #expect(root.viewWithTag(6) == nil && root.tag == 0)
  }

  @Test("the responder chain leads from a view over its controller, window and scene to the app")
  func responders() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let (outer, inner) = (UIView(), UIView())
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.next === outer && outer.next === controller.view)
    #expect(controller.view.next === controller && controller.next === window)
    let scene = window.windowScene
    #expect(window.next === scene && scene?.next === UIApplication.shared)
  }

  @Test("hit testing takes the points that a view adds, and none where it takes no touches")
  func customHits() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    window.isHidden = false
    window.addSubview(wide)
    #expect(window.hitTest(CGPoint(x: 25, y: 65), with: nil) === wide)
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: CGFloat.nan, y: 5), with: nil) == nil)
    wide.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 45, y: 45), with: nil) === window)
    wide.isUserInteractionEnabled = true
    for (alpha, isHit) in [(0.009, false), (0.01, true)] as [(CGFloat, Bool)] {
      wide.alpha = alpha
      #expect((window.hitTest(CGPoint(x: 45, y: 45), with: nil) === wide) == isHit)
    }
  }

  @Test("gesture recognizers belong to one view, and a list of them replaces the others")
  func recognizers() {
    let (first, second) = (UIView(), UIView())
    let (tap, pan) = (UITapGestureRecognizer { _ in }, UIPanGestureRecognizer { _ in })
    #expect(first.gestureRecognizers == nil)
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [tap] && tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil && tap.view === second)
    second.gestureRecognizers = [pan]
    #expect(tap.view == nil && pan.view === second)
    second.removeGestureRecognizer(tap)
    second.gestureRecognizers = nil
    #expect(second.gestureRecognizers == nil && pan.view == nil)
  }
}
