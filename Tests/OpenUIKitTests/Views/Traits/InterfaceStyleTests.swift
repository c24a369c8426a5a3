// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("Light and dark style")
@MainActor
struct InterfaceStyleTests {
  private let environment = AppEnvironment()

  /// A window with a controller's view and a label below it, on a screen of its own.
  private func window(_ controller: UIViewController = UIViewController()) -> UIWindow {
    environment.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return window
    }
  }

  private func setStyle(_ style: UIUserInterfaceStyle, of window: UIWindow) {
    environment.run { _ = environment.screen.setUserInterfaceStyle(style, windows: [window]) }
  }

  /// Records the styles before and after each change.
  private final class Observer: UIView {
    var changes: [[UIUserInterfaceStyle?]] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      changes.append([
        previous?.userInterfaceStyle, traitCollection.userInterfaceStyle,
        UITraitCollection.current.userInterfaceStyle,
      ])
    }
  }

  @Test("the screen's style is the trait of all views and controllers that do not override it")
  func inheritance() {
    let controller = UIViewController()
    let (outer, inner) = (UIView(), UIView())
    let window = window(controller)
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    setStyle(.dark, of: window)
    for view in [window, outer, inner] as [UIView] {
      #expect(view.traitCollection.userInterfaceStyle == .dark)
    }
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    outer.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    outer.overrideUserInterfaceStyle = .unspecified
    controller.overrideUserInterfaceStyle = .light
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a change is reported once, with the previous traits, and the new ones as the current ones")
  func changes() {
    let controller = UIViewController()
    let window = window(controller)
    let observer = Observer()
    controller.view.addSubview(observer)
    var registered: [UIUserInterfaceStyle] = []
    let registration = observer.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Observer, previous: UITraitCollection) in
      registered += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    setStyle(.dark, of: window)
    setStyle(.dark, of: window)
    #expect(observer.changes == [[.light, .dark, .dark]])
    #expect(registered == [.light, .dark])
    observer.unregisterForTraitChanges(registration)
    observer.overrideUserInterfaceStyle = .dark
    #expect(observer.changes.count == 1, "the style is what it was")
    setStyle(.light, of: window)
    #expect(observer.changes.count == 1, "an overridden style does not change")
    observer.overrideUserInterfaceStyle = .unspecified
    #expect(observer.changes.last == [.dark, .light, .light])
    #expect(registered.count == 2)
  }

  #if !canImport(ObjectiveC)
    private final class Target: UIView {
      var styles: [UIUserInterfaceStyle] = []
      func noteOwn() { styles.append(traitCollection.userInterfaceStyle) }
      func note(_ view: UIView, previous: UITraitCollection) {
        styles.append(previous.userInterfaceStyle)
      }
    }

    @Test("a method of the view or of a target is called after a change")
    func actions() {
      let window = window()
      let target = Target()
      window.addSubview(target)
      target.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], action: Selector("noteOwn", Target.noteOwn))
      window.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: target,
        action: Selector("note:previous:", Target.note(_:previous:)))
      setStyle(.dark, of: window)
      #expect(target.styles.sorted { $0.rawValue < $1.rawValue } == [.light, .dark])
    }
  #endif

  @Test("a view that moves to a hierarchy with another style is notified")
  func moving() {
    let window = window()
    let (dark, observer) = (UIView(), Observer())
    window.addSubview(dark)
    dark.overrideUserInterfaceStyle = .dark
    dark.addSubview(observer)
    #expect(observer.changes == [[.light, .dark, .dark]])
    observer.removeFromSuperview()
    #expect(observer.changes.last == [.dark, .light, .light])
  }

  @Test("a background stays the dynamic color, and the layer has its variant for the style")
  func background() {
    let window = window()
    let view = UIView()
    window.addSubview(view)
    view.backgroundColor = .systemBackground
    func white() -> CGFloat? { view.presented().backgroundColor?.components.red }
    #expect(white() == 1)
    setStyle(.dark, of: window)
    #expect(white() == 0)
    #expect(view.backgroundColor == .systemBackground)
    view.backgroundColor = .red
    setStyle(.light, of: window)
    #expect(view.presented().backgroundColor?.components.red == 1)
    #expect(view.backgroundColor == .red)
    // A color of the layer is no dynamic one, as in UIKit.
    view.backgroundColor = .systemBackground
    view.layer.backgroundColor = UIColor.blue.cgColor
    setStyle(.dark, of: window)
    #expect(view.backgroundColor == .blue)
  }

  @Test("what a view draws is drawn again with the colors of its style")
  func drawing() {
    final class Drawn: UIView {
      var colors: [CGFloat] = []

      override func draw(_ rect: CGRect) {
        var red: CGFloat = -1
        UIColor.label.getRed(&red, green: nil, blue: nil, alpha: nil)
        colors.append(red)
      }
    }
    let window = window()
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    _ = view.presented()
    setStyle(.dark, of: window)
    _ = view.presented()
    _ = view.presented()
    #expect(view.colors == [0, 1])
  }

  @Test("dynamic colors resolve by traits: system colors, providers and providers of providers")
  func resolving() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.systemRed.resolvedColor(with: light) == UIColor.bytes(255, 59, 48))
    #expect(UIColor.systemRed.resolvedColor(with: dark) == UIColor.bytes(255, 69, 58))
    let own = UIColor { $0.userInterfaceStyle == .dark ? .label : .green }
    #expect(own.resolvedColor(with: light) == .green)
    #expect(own.resolvedColor(with: dark) == .white)
    #expect(own.withAlphaComponent(0.5).resolvedColor(with: dark).rgba.alpha == 0.5)
    #expect(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark).rgba.red == 1)
    #expect(UIColor.darkText.resolvedColor(with: dark) == .black)
    var red: CGFloat = 0
    dark.performAsCurrent { UIColor.systemRed.getRed(nil, green: &red, blue: nil, alpha: nil) }
    #expect(red == 69.0 / 255)
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
  }
}
