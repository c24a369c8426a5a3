// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIWindow")
@MainActor
struct UIWindowTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("levels have the numbers of UIKit's headers, an order, and arithmetic")
  func levels() {
    #expect(
      [UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal - 1 < .normal)
    #expect(UIWindow.Level(rawValue: 5) == UIWindow.Level(5))
    #expect(window.windowLevel == .normal)
  }

  @Test("a new window is hidden, is its own window, and has no root")
  func defaults() {
    #expect(window.isHidden && window.window === window && window.rootViewController == nil)
    #expect(!window.isKeyWindow && window.screen === UIScreen.main && window.windowScene == nil)
    #expect(window.next === UIApplication.shared)
  }

  @Test("a view has the window that it is in, at any depth, and none outside")
  func windows() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.window == nil)
    window.addSubview(outer)
    #expect(inner.window === window)
    outer.removeFromSuperview()
    #expect(inner.window == nil)
  }

  @Test("a view in a window inside of another has the inner one, until that ends")
  func nestedWindows() {
    let (outer, inner, outside) = (UIView(), UIView(), UIView())
    do {
      let other = UIWindow(frame: window.frame)
      other.addSubview(inner)
      inner.addSubview(outside)
      outer.addSubview(other)
      window.addSubview(outer)
      #expect(outer.window === window && inner.window === other && outside.window === other)
      outer.removeFromSuperview()
      #expect(outer.window == nil && inner.window === other && outside.window === other)
      other.removeFromSuperview()
    }
    #expect(inner.window == nil && outside.window == nil && inner.superview == nil)
  }

  @Test("the window made key last is the key window, and the only one")
  func keyWindow() {
    let other = UIWindow(frame: window.frame)
    window.makeKey()
    #expect(window.isKeyWindow && window.isHidden)
    other.makeKeyAndVisible()
    #expect(other.isKeyWindow && !other.isHidden && !window.isKeyWindow)
  }

  @Test("the root's view fills the window behind the other subviews, once the window is shown")
  func root() {
    let controller = UIViewController()
    let banner = UIView()
    window.addSubview(banner)
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.isHidden = false
    #expect(window.subviews == [controller.view, banner])
    #expect(controller.view.frame == window.bounds)
    window.frame.size = CGSize(width: 200, height: 100)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    window.rootViewController = nil
    #expect(window.subviews == [banner] && controller.view.superview == nil)
  }

  @Test("a shown window is laid out and drawn at the end of each frame")
  func frames() {
    final class Canvas: UIView {
      var calls: [String] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout")
      }
      override func draw(_ rect: CGRect) { calls.append("draw") }
    }
    let fixture = TimeFixture()
    fixture.run {
      window.isHidden = false
      let canvas = Canvas(frame: window.bounds)
      window.addSubview(canvas)
      #expect(canvas.calls.isEmpty)
      fixture.advance(frames: 1)
      #expect(canvas.calls == ["layout", "draw"])
      fixture.advance(frames: 3)
      #expect(canvas.calls.count == 2)
      canvas.setNeedsDisplay()
      canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      fixture.advance(frames: 1)
      #expect(canvas.calls == ["layout", "draw", "draw"])
    }
  }
}
