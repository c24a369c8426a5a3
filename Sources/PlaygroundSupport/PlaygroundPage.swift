// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The page of a playground: its live view, and whether it keeps running.
///
///     PlaygroundPage.current.liveView = view
///
/// Differs from UIKit: nothing appears by itself. Show `liveViewController` in a
/// simulator or a preview once the code of the page has run.
@preconcurrency @MainActor
public final class PlaygroundPage {
  /// The current page.
  public static let current = PlaygroundPage()

  /// Whether the page keeps running after its last line; false unless set or a live view is.
  public var needsIndefiniteExecution = false

  /// The live view of the page; nil unless set.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { if liveView != nil { needsIndefiniteExecution = true } }
  }

  /// Whether the live view prefers the whole screen; false unless set, and without effect.
  public var wantsFullScreenLiveView = false {
    didSet { reportNoEffect(if: wantsFullScreenLiveView, in: PlaygroundPage.self) }
  }

  private init() {}

  /// Shows a view or a view controller.
  public func setLiveView(_ newLiveView: any PlaygroundLiveViewable) {
    liveView = newLiveView
  }

  /// Ends the program.
  public func finishExecution() -> Never {
    exit(0)
  }
}
