// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("The tree of UIViews")
@MainActor
struct UIViewTreeTests {
  /// Notes the calls that tell of changes in the tree.
  final class Witness: UIView {
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append(newSuperview == nil ? "willLeave" : "willMoveToSuperview")
    }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append(newWindow == nil ? "willLeaveWindow" : "willMoveToWindow")
    }
    override func didMoveToWindow() { calls.append("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { calls.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove") }
  }

  private let root = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  @Test("subviews have an order, which can be changed")
  func order() {
    for view in [a, b, c] { root.addSubview(view) }
    #expect(root.subviews == [a, b, c])
    root.bringSubviewToFront(a)
    #expect(root.subviews == [b, c, a])
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, b, a])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [a, b, c])
    root.insertSubview(c, belowSubview: a)
    #expect(root.subviews == [c, a, b])
    root.insertSubview(c, aboveSubview: a)
    #expect(root.subviews == [a, c, b])
    root.insertSubview(b, at: 0)
    #expect(root.subviews == [b, a, c])
    root.insertSubview(UIView(), at: 99)
    #expect(root.subviews.count == 4)
  }

  @Test("adding a subview again brings it to the front; adding it elsewhere moves it")
  func moving() {
    root.addSubview(a)
    root.addSubview(b)
    root.addSubview(a)
    #expect(root.subviews == [b, a])
    b.addSubview(a)
    #expect(root.subviews == [b])
    #expect(a.superview === b && a.isDescendant(of: root))
  }

  @Test("a view cannot become a subview of itself or of a descendant")
  func cycle() {
    root.addSubview(a)
    let messages = RefusalLog.record {
      a.addSubview(root)
      a.addSubview(a)
    }
    #expect(messages.count == 2)
    #expect(root.superview == nil && a.subviews.isEmpty)
  }

  @Test("a view is notified of its new superview and window, in UIKit's order")
  func notifications() {
    let window = UIWindow(frame: .zero)
    let (parent, child) = (Witness(), Witness())
    parent.addSubview(child)
    #expect(parent.calls == ["didAdd"])
    #expect(child.calls == ["willMoveToSuperview", "didMoveToSuperview"])
    (parent.calls, child.calls) = ([], [])
    window.addSubview(parent)
    #expect(
      parent.calls == [
        "willMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "didMoveToSuperview",
      ])
    #expect(child.calls == ["willMoveToWindow", "didMoveToWindow"])
    (parent.calls, child.calls) = ([], [])
    child.removeFromSuperview()
    #expect(parent.calls == ["willRemove"])
    #expect(
      child.calls == ["willLeave", "willLeaveWindow", "didMoveToWindow", "didMoveToSuperview"])
    #expect(child.window == nil && child.superview == nil)
  }

  @Test("a tag is found at any depth; an unknown tag finds nothing")
  func tags() {
    root.addSubview(a)
    a.addSubview(b)
    b.tag = 12
    #expect(root.viewWithTag(12) === b)
    #expect(root.viewWithTag(0) === root)
    #expect(root.viewWithTag(5) == nil)
  }

  @Test("a superview does not keep alive what was removed, nor a subview its superview")
  func lifetimes() {
    weak var parent: UIView?
    let child = UIView()
    do {
      let view = UIView()
      view.addSubview(child)
      parent = view
    }
    #expect(parent == nil)
    #expect(child.superview == nil)
  }

  @Test("the tint color is inherited unless it is set")
  func tint() {
    root.addSubview(a)
    #expect(a.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(a.tintColor == .red)
    a.tintColor = .green
    #expect(a.tintColor == .green)
  }
}
