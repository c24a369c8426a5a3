// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIResponder")
@MainActor
struct UIResponderTests {
  /// A view that can become the first responder, and resigns as a test sets it.
  private final class Field: UIView {
    var resigns = true
    var shakes: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      shakes.append("began \(motion == .motionShake)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      shakes.append("ended \(motion == .motionShake)")
    }
  }

  /// Runs a body with an application of its own.
  private func run(_ body: () -> Void) { AppEnvironment().run(body) }

  @Test("the first responder resigns for the next one, unless it refuses")
  func firstResponder() {
    run {
      let (first, second) = (Field(), Field())
      #expect(first.becomeFirstResponder() && first.isFirstResponder)
      #expect(first.becomeFirstResponder())
      #expect(second.becomeFirstResponder() && !first.isFirstResponder)
      second.resigns = false
      #expect(!first.becomeFirstResponder() && second.isFirstResponder)
      #expect(!second.resignFirstResponder())
      second.resigns = true
      #expect(second.resignFirstResponder() && !second.isFirstResponder)
    }
  }

  @Test("a plain responder cannot become the first one, and resigns without effect")
  func plain() {
    run {
      let (plain, field) = (UIResponder(), Field())
      #expect(!plain.canBecomeFirstResponder && !plain.becomeFirstResponder())
      field.becomeFirstResponder()
      #expect(plain.resignFirstResponder() && field.isFirstResponder)
      #expect(plain.next == nil)
    }
  }

  @Test("a motion goes up the responder chain to the one that handles it")
  func motion() {
    let (outer, inner) = (Field(), UIView())
    outer.addSubview(inner)
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    #expect(outer.shakes == ["began true", "ended true"])
  }

  @Test("the chain leads from a view through controllers, window and scene to the app's delegate")
  func chain() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (parent, child, leaf) = (UIViewController(), UIViewController(), UIView())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.view.addSubview(leaf)
      window.rootViewController = parent
      window.makeKeyAndVisible()
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      var chain: [UIResponder] = [leaf]
      while let next = chain.last?.next { chain.append(next) }
      let expected: [UIResponder?] = [
        leaf, child.view, child, parent.view, parent, window, window.windowScene,
        UIApplication.shared, delegate,
      ]
      #expect(chain == expected)
    }
  }
}
