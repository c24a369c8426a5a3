// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("Inheritance of styles")
@MainActor
struct StyleInheritanceTests {
  /// The style of a view by its definition, which asks all ancestors; the screen's where they are their own.
  private func style(of view: UIView, level: Int = 0) -> UIUserInterfaceStyle {
    guard level < 100 else { return UIScreen.main.userInterfaceStyle }
    let controller = view.owningViewController
    let own = [view.overrideUserInterfaceStyle, controller?.overrideUserInterfaceStyle]
    if let style = own.compactMap({ $0 }).first(where: { $0 != .unspecified }) { return style }
    if let superview = view.superview { return style(of: superview, level: level + 1) }
    if let window = view as? UIWindow { return window.screen.userInterfaceStyle }
    return controller?.parent.map { style(of: $0, level: level + 1) }
      ?? UIScreen.main.userInterfaceStyle
  }

  private func style(of controller: UIViewController, level: Int = 0) -> UIUserInterfaceStyle {
    let own = controller.overrideUserInterfaceStyle
    if own != .unspecified { return own }
    if let superview = controller.viewIfLoaded?.superview {
      return style(of: superview, level: level + 1)
    }
    return controller.parent.map { style(of: $0, level: level + 1) }
      ?? UIScreen.main.userInterfaceStyle
  }

  @Test("styles follow any changes of trees, parents, views and screens", arguments: 1...8)
  func changes(seed: UInt64) {
    AppEnvironment().run {
      var random = SplitMix64(seed: seed)
      func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int(random.next() % UInt64(elements.count))]
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var controllers = (0..<5).map { _ in UIViewController() }
      var views = (0..<10).map { _ in UIView() } + controllers.compactMap(\.view) + [window]
      for step in 0..<600 {
        _ = diagnostics {
          let style = pick([UIUserInterfaceStyle.unspecified, .unspecified, .light, .dark])
          switch random.next() % 10 {
          case 0...3: pick(views).addSubview(pick(Array(views.dropLast())))
          case 4: pick(views).removeFromSuperview()
          case 5: pick(views).overrideUserInterfaceStyle = style
          case 6: pick(controllers).overrideUserInterfaceStyle = style
          case 7: pick(controllers).addChild(pick(controllers))
          case 8: pick(controllers).removeFromParent()
          default: UIScreen.main.setUserInterfaceStyle(style, windows: [window])
          }
        }
        if step % 100 == 50 {
          // A view and a controller that end.
          let index = Int(random.next() % 15)
          views[index] = UIView()
          controllers[index % 5] = UIViewController()
        }
        for view in views { #expect(view.interfaceStyle == style(of: view)) }
        for controller in controllers {
          #expect(controller.interfaceStyle == style(of: controller))
        }
      }
    }
  }
}
