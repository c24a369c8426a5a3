// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Presentation and transition styles")
@MainActor
struct PresentationStyleTests {
  private let fixture = ControllerFixture()

  /// A style, and whether its presentation removes the view below and is a sheet.
  struct Style: Sendable {
    let style: UIModalPresentationStyle
    let removes: Bool
    let isSheet: Bool
  }

  private nonisolated static let styles = [
    Style(style: .fullScreen, removes: true, isSheet: false),
    Style(style: .currentContext, removes: true, isSheet: false),
    Style(style: .overFullScreen, removes: false, isSheet: false),
    Style(style: .overCurrentContext, removes: false, isSheet: false),
    Style(style: .custom, removes: false, isSheet: false),
    Style(style: .popover, removes: false, isSheet: true),
    Style(style: .pageSheet, removes: false, isSheet: true),
    Style(style: .formSheet, removes: false, isSheet: true),
    Style(style: .automatic, removes: false, isSheet: true),
  ]

  @Test("the style decides whether the view below is removed, and the frame", arguments: styles)
  func styles(style: Style) throws {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    other.modalPresentationStyle = style.style
    fixture.time.run { base.present(other, animated: false) }
    #expect((base.view.window == nil) == style.removes)
    #expect(other.presentationController is UISheetPresentationController == style.isSheet)
    #expect((other.sheetPresentationController != nil) == style.isSheet)
    #expect(other.view.frame.minY == (style.isSheet ? 54 : 0) && other.view.frame.maxY == 480)
    let presentation = try #require(other.presentationController)
    #expect(presentation.shouldRemovePresentersView == style.removes)
    #expect(presentation.presentationStyle == style.style)
    let isNotified = fixture.log.calls.contains { $0.hasPrefix("a ") }
    #expect(isNotified == style.removes)
    fixture.time.run { base.dismiss(animated: false) }
    #expect(base.view.window === fixture.window && other.view.window == nil)
    #expect(presentation.containerView == nil)
  }

  @Test("a presentation controller knows both controllers and fills its container by default")
  func presentationController() {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    let presentation = UIPresentationController(presentedViewController: other, presenting: base)
    #expect(presentation.presentedViewController === other)
    #expect(presentation.presentingViewController === base)
    #expect(presentation.containerView == nil && presentation.delegate == nil)
    #expect(presentation.frameOfPresentedViewInContainerView == .zero)
    #expect(presentation.presentedView === other.view)
    #expect(
      presentation.adaptivePresentationStyle == .none && presentation.shouldPresentInFullscreen)
  }

  @Test("a presented controller follows the size of the window")
  func resizing() {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    other.modalPresentationStyle = .overFullScreen
    fixture.time.run {
      base.present(other, animated: false)
      fixture.window.frame.size = CGSize(width: 480, height: 320)
      fixture.window.layoutIfNeeded()
    }
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
  }

  private nonisolated static let transitions: [UIModalTransitionStyle] = [
    .flipHorizontal, .crossDissolve, .partialCurl,
  ]

  @Test(
    "a dissolve shows both views half in its middle, and ends after 0.4 s", arguments: transitions)
  func dissolve(style: UIModalTransitionStyle) throws {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    other.modalPresentationStyle = .overFullScreen
    other.modalTransitionStyle = style
    fixture.time.run { base.present(other, animated: true) }
    fixture.wait(0.2)
    // The curve that eases in and out is at its half after half of the time.
    let shown = try #require(other.view.layer.presentation()?.opacity)
    #expect(abs(shown - 0.5) < 0.01 && other.isBeingPresented)
    fixture.wait(0.25)
    #expect(!other.isBeingPresented && other.view.alpha == 1)
    fixture.time.run { base.dismiss(animated: true) }
    fixture.wait(0.2)
    #expect(abs(try #require(other.view.layer.presentation()?.opacity) - 0.5) < 0.01)
    fixture.wait(0.25)
    #expect(base.presentedViewController == nil && other.view.alpha == 1)
  }

  @Test("a cover comes from below the screen, and leaves downward")
  func cover() throws {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    other.modalPresentationStyle = .fullScreen
    fixture.time.run { base.present(other, animated: true) }
    func top() throws -> CGFloat { try #require(other.view.layer.presentation()).frame.minY }
    #expect(try top() == 480)
    var last = try top()
    for _ in 0..<20 {
      fixture.time.advance(frames: 1)
      #expect(try top() < last)
      last = try top()
    }
    fixture.wait(0.5)
    #expect(try top() == 0)
    fixture.time.run { base.dismiss(animated: true) }
    fixture.wait(0.2)
    #expect(try top() > 0)
    fixture.wait(0.5)
    #expect(other.view.transform.isIdentity && other.view.window == nil)
  }

  @Test("a push moves the new view over the old one, which moves by 0.3 of the width")
  func push() throws {
    let (first, second) = (fixture.make("a"), fixture.make("b"))
    let stack = UINavigationController(rootViewController: first)
    fixture.show(stack)
    fixture.time.run { stack.pushViewController(second, animated: true) }
    func shift(_ controller: UIViewController) throws -> CGFloat {
      try #require(controller.view.layer.presentation()).affineTransform().tx
    }
    #expect(try shift(second) == 320)
    #expect(try shift(first) == 0)
    for _ in 0..<5 {
      fixture.time.advance(frames: 4)
      // Both follow one curve: (320 − x) / 320 = x′ / −96.
      let share = 1 - (try shift(second)) / 320
      #expect(share > 0 && share < 1)
      #expect(abs((try shift(first)) + 96 * share) < 1e-6)
    }
    fixture.wait(0.2)
    #expect(first.view.transform.isIdentity && first.view.superview == nil)
    _ = fixture.time.run { stack.popViewController(animated: true) }
    #expect(try shift(first) == -96)
    fixture.wait(0.5)
    #expect(second.view.transform.isIdentity && first.view.transform.isIdentity)
  }

  @Test("the raw values of styles and keys are those of Apple's headers")
  func rawValues() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    #expect(styles.map(\.rawValue) == Array(-2...7))
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    #expect(transitions.map(\.rawValue) == [0, 1, 2, 3])
    #expect(
      UITransitionContextViewControllerKey.from.rawValue == "UITransitionContextFromViewController")
    #expect(
      UITransitionContextViewControllerKey.to.rawValue == "UITransitionContextToViewController")
    #expect(UITransitionContextViewKey.from.rawValue == "UITransitionContextFromView")
    #expect(UITransitionContextViewKey.to.rawValue == "UITransitionContextToView")
  }

  @Test("a new controller is presented as the system chooses, covering vertically")
  func defaults() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical && !controller.isModalInPresentation)
  }
}
