// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// Popovers in a window of 320 × 480 points.
@Suite("UIPopoverPresentationController")
@MainActor
struct PopoverTests {
  /// Keeps the bubble on a phone.
  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      calls.append("prepare")
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popover: UIPopoverPresentationController
    ) { calls.append("dismiss") }
  }

  private let fixture = ControllerFixture()
  private let keeper = Keeper()
  private let base: UIViewController
  private let other: UIViewController
  private let source = UIView(frame: CGRect(x: 40, y: 100, width: 60, height: 40))

  init() {
    (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    base.view.addSubview(source)
    other.modalPresentationStyle = .popover
    other.preferredContentSize = CGSize(width: 200, height: 100)
  }

  private func present(keeping: Bool) throws {
    let popover = try #require(other.popoverPresentationController)
    popover.sourceView = source
    if keeping { popover.delegate = keeper }
    fixture.time.run { base.present(other, animated: false) }
    fixture.wait(0.1)
  }

  @Test("a bubble of the preferred size points to its source, within the margins")
  func bubble() throws {
    try present(keeping: true)
    // Below the source by the length of the arrow; centered at x = 70, it would begin at -30.
    #expect(other.view.frame == CGRect(x: 10, y: 150, width: 200, height: 100))
    #expect(other.popoverPresentationController?.arrowDirection == .up)
    #expect(keeper.calls == ["prepare"])
  }

  @Test("a shown bubble takes another preferred size, and still points to its source")
  func resizing() throws {
    try present(keeping: true)
    fixture.time.run { other.preferredContentSize = CGSize(width: 100, height: 200) }
    fixture.wait(0.5)
    #expect(other.view.frame == CGRect(x: 20, y: 150, width: 100, height: 200))
  }

  @Test("what a bubble contains grows with it")
  func content() throws {
    final class Filler: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds }
    }
    let filler = Filler()
    filler.addSubview(filler.inner)
    other.view = filler
    try present(keeping: true)
    fixture.time.run { other.preferredContentSize = CGSize(width: 200, height: 200) }
    fixture.wait(0.1)
    let outer = try #require(filler.layer.presentation()).bounds.height
    let inner = try #require(filler.inner.layer.presentation()).bounds.height
    #expect(100 < outer && outer < 200 && inner == outer)
  }

  @Test("a shown bubble that grows beyond the space below goes above its source, with its arrow")
  func growing() throws {
    source.frame.origin.y = 300
    try present(keeping: true)
    #expect(other.popoverPresentationController?.arrowDirection == .up)
    fixture.time.run { other.preferredContentSize = CGSize(width: 100, height: 200) }
    fixture.wait(0.5)
    #expect(other.view.frame == CGRect(x: 20, y: 90, width: 100, height: 200))
    #expect(other.popoverPresentationController?.arrowDirection == .down)
    let arrow = other.presentationController?.containerView?.subviews.dropFirst().first
    #expect(arrow?.center == CGPoint(x: 70, y: 287))
  }

  @Test("a tap beside the bubble dismisses it, and the delegate is notified")
  func dismissal() throws {
    try present(keeping: true)
    fixture.time.run {
      let touches = TouchDispatcher(window: fixture.window)
      touches.begin(0, at: CGPoint(x: 160, y: 440))
      touches.end(0)
    }
    fixture.wait(1)
    #expect(base.presentedViewController == nil && keeper.calls == ["prepare", "dismiss"])
  }

  @Test("on a phone it is a sheet, unless the delegate keeps it")
  func adaptive() throws {
    try present(keeping: false)
    #expect(other.view.frame.width == 320 && other.view.frame.maxY == 480)
  }
}
