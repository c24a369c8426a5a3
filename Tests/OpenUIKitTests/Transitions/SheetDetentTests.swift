// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// Sheets in a window of 320 × 480 points, whose maximum height is 480 − 54 = 426.
@Suite("Detents of a sheet")
@MainActor
struct SheetDetentTests {
  private typealias Detent = UISheetPresentationController.Detent
  private let fixture = ControllerFixture()
  private let base: UIViewController
  private let other: UIViewController

  init() {
    (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
  }

  private func present(_ change: (UISheetPresentationController) -> Void) throws {
    let sheet = try #require(other.sheetPresentationController)
    change(sheet)
    fixture.time.run { base.present(other, animated: false) }
  }

  private func tapOutside() {
    fixture.time.run {
      let touches = TouchDispatcher(window: fixture.window)
      touches.begin(0, at: CGPoint(x: 160, y: 20))
      touches.end(0)
    }
    fixture.wait(1)
  }

  @Test("a new sheet has the large detent, and Apple's other defaults")
  func defaults() throws {
    let sheet = try #require(other.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil && sheet.largestUndimmedDetentIdentifier == nil)
    #expect(!sheet.prefersGrabberVisible && sheet.preferredCornerRadius == nil)
    #expect(Detent.Identifier.medium.rawValue == "com.apple.UIKit.medium")
    #expect(Detent.Identifier.large.rawValue == "com.apple.UIKit.large")
  }

  private nonisolated static let heights: [(asked: CGFloat?, height: CGFloat)] = [
    (100, 100), (0, 0), (426, 426), (1000, 426), (-50, 0), (nil, 426),
  ]

  @Test(
    "a custom height is limited to the maximum; an inactive detent leaves the maximum",
    arguments: heights)
  func customHeight(asked: CGFloat?, height: CGFloat) throws {
    var maximum: CGFloat?
    try present { sheet in
      sheet.detents = [
        .custom { (context: any UISheetPresentationControllerDetentResolutionContext) in
          maximum = context.maximumDetentValue
          return asked
        }
      ]
    }
    #expect(maximum == 426)
    #expect(other.view.frame == CGRect(x: 0, y: 480 - height, width: 320, height: height))
  }

  private nonisolated static let selections: [(selected: String?, height: CGFloat)] = [
    (nil, 100), ("small", 100), ("com.apple.UIKit.medium", 213), ("com.apple.UIKit.large", 426),
    ("unknown", 100), ("inactive", 100),
  ]

  @Test("the selected detent counts, otherwise the first active one", arguments: selections)
  func selection(selected: String?, height: CGFloat) throws {
    try present { sheet in
      sheet.detents = [
        .custom(identifier: Detent.Identifier(rawValue: "inactive")) { _ in nil },
        .custom(identifier: Detent.Identifier(rawValue: "small")) { _ in 100 }, .medium(), .large(),
      ]
    }
    other.sheetPresentationController?.selectedDetentIdentifier = selected.map {
      Detent.Identifier(rawValue: $0)
    }
    #expect(other.view.frame.height == height && other.view.frame.maxY == 480)
  }

  @Test("custom detents without an identifier are distinguished by their own ones")
  func uniqueIdentifiers() throws {
    let detents: [Detent] = [.custom { _ in 100 }, .custom { _ in 200 }]
    #expect(detents[0].identifier != detents[1].identifier)
    try present { sheet in
      sheet.detents = detents
      sheet.selectedDetentIdentifier = detents[1].identifier
    }
    #expect(other.view.frame.height == 200)
  }

  @Test("a sheet follows the height of the window")
  func resizing() throws {
    try present { $0.detents = [.medium()] }
    fixture.time.run {
      fixture.window.frame.size.height = 654
      fixture.window.layoutIfNeeded()
    }
    #expect(other.view.frame == CGRect(x: 0, y: 354, width: 320, height: 300))
  }

  @Test(
    "the corners have a radius of 10 points, or the preferred one",
    arguments: [nil, 0, 24] as [CGFloat?])
  func corners(radius: CGFloat?) throws {
    try present { $0.preferredCornerRadius = radius }
    #expect(other.view.layer.cornerRadius == radius ?? 10 && other.view.clipsToBounds)
  }

  @Test("a grabber is in the middle of the upper edge if it is wanted", arguments: [false, true])
  func grabber(isVisible: Bool) throws {
    try present { $0.prefersGrabberVisible = isVisible }
    let grabbers = other.view.subviews.filter { $0.frame.size == CGSize(width: 36, height: 5) }
    #expect(grabbers.map(\.center.x) == (isVisible ? [160] : []))
  }

  /// Records the questions and reports about a dismissal by the user.
  @MainActor
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var mayDismiss = true

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      calls.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { calls.append("attempt") }
  }

  private nonisolated static let dismissals: [(modal: Bool, allows: Bool, calls: [String])] = [
    (false, true, ["should", "will", "did"]), (false, false, ["should", "attempt"]),
    (true, true, ["attempt"]),
  ]

  @Test(
    "a tap outside asks the delegate and reports a dismissal or an attempt", arguments: dismissals)
  func userDismissal(modal: Bool, allows: Bool, calls: [String]) throws {
    let delegate = Delegate()
    delegate.mayDismiss = allows
    other.isModalInPresentation = modal
    try present { $0.delegate = delegate }
    tapOutside()
    #expect(delegate.calls == calls)
    #expect((base.presentedViewController == nil) == (calls.last == "did"))
  }

  @Test("a dismissal in code does not call the delegate")
  func dismissalInCode() throws {
    let delegate = Delegate()
    try present { $0.delegate = delegate }
    fixture.time.run { base.dismiss(animated: false) }
    #expect(delegate.calls.isEmpty && base.presentedViewController == nil)
  }

  @Test("a delegate without methods keeps the style and allows the dismissal")
  func delegateDefaults() throws {
    final class Empty: NSObject, UIAdaptivePresentationControllerDelegate {}
    let empty = Empty()
    try present { $0.delegate = empty }
    let presentation = try #require(other.presentationController)
    #expect(empty.adaptivePresentationStyle(for: presentation) == .none)
    tapOutside()
    #expect(base.presentedViewController == nil)
  }

  private nonisolated static let dimmings: [(undimmed: String?, selected: String, isDimmed: Bool)] =
    [
      (nil, "com.apple.UIKit.medium", true),
      ("com.apple.UIKit.medium", "com.apple.UIKit.medium", false),
      ("com.apple.UIKit.medium", "com.apple.UIKit.large", true),
      ("com.apple.UIKit.large", "com.apple.UIKit.medium", false),
    ]

  @Test(
    "the background is dimmed above the largest undimmed detent, and takes touches then",
    arguments: dimmings)
  func dimming(undimmed: String?, selected: String, isDimmed: Bool) throws {
    try present { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = Detent.Identifier(rawValue: selected)
      sheet.largestUndimmedDetentIdentifier = undimmed.map { Detent.Identifier(rawValue: $0) }
    }
    let hit = fixture.window.hitTest(CGPoint(x: 160, y: 20), with: nil)
    #expect((hit === base.view) == !isDimmed)
  }
}
