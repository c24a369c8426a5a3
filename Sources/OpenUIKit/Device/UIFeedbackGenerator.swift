import Foundation

/// Lets the owner of the device feel something.
///
/// Differs from UIKit: the desk does not move; `Simulator.feedback` tells what would have been felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view, which makes no difference here.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Tells that feedback will come soon; without effect, because it always comes at once.
  open func prepare() {}
}

/// Lets things be felt that hit each other.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and how hard the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light
    /// Of middle size.
    case medium
    /// Large and heavy.
    case heavy
    /// Soft.
    case soft
    /// Stiff.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator for things of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for things of a style, for a view, which makes no difference here.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Creates a generator for things of middle size.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Lets an impact be felt.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Lets an impact be felt, from 0 to 1 hard; other numbers are taken as the nearest of them.
  open func impactOccurred(intensity: CGFloat) {
    guard intensity.isAccepted(for: "UIImpactFeedbackGenerator.impactOccurred(intensity:)") else {
      return
    }
    UIDevice.current.play(.impact(style, intensity: min(max(intensity, 0), 1)))
  }
}

/// Lets the outcome of a task be felt.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes.
  public enum FeedbackType: Int, Sendable {
    /// It is done.
    case success
    /// It needs attention.
    case warning
    /// It failed.
    case error
  }

  /// Lets an outcome be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    UIDevice.current.play(.notification(notificationType))
  }
}

/// Lets a selection be felt that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a step of the selection be felt.
  open func selectionChanged() {
    UIDevice.current.play(.selection)
  }
}
