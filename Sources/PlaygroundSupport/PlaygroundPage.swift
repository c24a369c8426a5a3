import Foundation
import OpenUIDynamics

/// The page of a playground: what it shows beside the code, and whether it goes on running.
///
///     PlaygroundPage.current.liveView = view
///
/// Differs from UIKit: nothing appears by itself. Whoever runs the page shows `liveViewController` in a
/// simulator or a preview once the code of the page has run.
@preconcurrency @MainActor
public final class PlaygroundPage {
  /// The page that runs.
  public static let current = PlaygroundPage()

  /// Whether the page goes on running after its last line; false unless set or a live view is.
  public var needsIndefiniteExecution = false

  /// What the page shows; nil unless set.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { if liveView != nil { needsIndefiniteExecution = true } }
  }

  /// Whether the live view would rather have the whole screen; false unless set, and without effect.
  public var wantsFullScreenLiveView = false

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
