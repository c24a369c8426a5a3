// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Safe areas")
@MainActor
struct SafeAreaTests {
  private final class Witness: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  private final class Controller: UIViewController {
    var changes = 0
    override func viewSafeAreaInsetsDidChange() { changes += 1 }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let controller = Controller()

  init() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test("nothing covers a window, and a controller's insets cover its view")
  func controllers() {
    #expect(window.safeAreaInsets == .zero)
    #expect(controller.view.safeAreaInsets == controller.additionalSafeAreaInsets)
    #expect(
      controller.view.safeAreaLayoutGuide.layoutFrame
        == CGRect(x: 10, y: 40, width: 270, height: 330))
  }

  @Test(
    "a view is covered as far as it reaches into the insets of its superview",
    arguments: [
      // The superview's safe area is (10, 40)–(280, 370).
      (CGRect(x: 0, y: 0, width: 300, height: 400), UIEdgeInsetsMake(40, 10, 30, 20)),
      (CGRect(x: 4, y: 15, width: 296, height: 385), UIEdgeInsetsMake(25, 6, 30, 20)),
      (CGRect(x: 10, y: 40, width: 270, height: 330), UIEdgeInsetsMake(0, 0, 0, 0)),
      (CGRect(x: 50, y: 100, width: 20, height: 280), UIEdgeInsetsMake(0, 0, 10, 0)),
      (CGRect(x: -5, y: -5, width: 10, height: 10), UIEdgeInsetsMake(45, 15, 0, 0)),
    ])
  func overlap(frame: CGRect, expected: UIEdgeInsets) {
    let view = UIView(frame: frame)
    controller.view.addSubview(view)
    #expect(view.safeAreaInsets == expected)
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == expected)
  }

  @Test("a view in a scrolled superview is covered where it is seen")
  func scrolled() {
    controller.view.bounds.origin = CGPoint(x: 100, y: 1000)
    let view = UIView(frame: CGRect(x: 104, y: 1015, width: 296, height: 385))
    controller.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 25, left: 6, bottom: 30, right: 20))
  }

  @Test("a view that reaches out of its superview is not covered at edges where nothing is")
  func outside() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let menu = UIScrollView(frame: CGRect(x: -181, y: 0, width: 180, height: 500))
    menu.contentSize = CGSize(width: 180, height: 900)
    controller.view.addSubview(menu)
    window.layoutIfNeeded()
    #expect(menu.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(menu.contentOffset == CGPoint(x: 0, y: -20))
  }

  @Test("a view is notified when what covers it changes, and not by a layout without a change")
  func notifications() {
    let view = Witness(frame: controller.view.bounds)
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.changes == 1 && controller.changes == 1)
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.changes == 1 && controller.changes == 1)
    controller.additionalSafeAreaInsets.top = 60
    window.layoutIfNeeded()
    #expect(view.changes == 2 && controller.changes == 2)
    #expect(view.safeAreaInsets.top == 60)
  }

  @Test("insets of a child controller add to those around it")
  func children() {
    let child = UIViewController()
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    controller.addChild(child)
    child.view.frame = controller.view.bounds
    controller.view.addSubview(child.view)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 45, left: 10, bottom: 30, right: 20))
  }

  @Test("what is constrained to the safe area follows its change in the next layout")
  func constraints() {
    let view = Block(content: CGSize(width: 10, height: 10))
    controller.view.addSubview(view)
    let guide = controller.view.safeAreaLayoutGuide
    view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    view.rightAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 270, y: 40, width: 10, height: 10))
    controller.additionalSafeAreaInsets = .zero
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 290, y: 0, width: 10, height: 10))
  }

  @Test("the insets of the device cover the window, and the controllers that it presents")
  func device() {
    let root = Controller()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    root.deviceSafeAreaInsets = insets
    window.rootViewController = root
    #expect(window.safeAreaInsets == insets && root.view.safeAreaInsets == insets)
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    #expect(presented.view.safeAreaInsets == insets)
  }
}
