// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Plays haptic feedback.
///
/// Differs from UIKit: `Simulator.feedback` records the feedback; nothing vibrates.
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

  /// Prepares the generator; without effect, because feedback has no latency here.
  open func prepare() {}
}

/// Plays feedback of impacts.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and hardness of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light
    /// Medium.
    case medium
    /// Large and heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator for impacts of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for impacts of a style, for a view, which makes no difference here.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Creates a generator for medium impacts.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Plays an impact at full intensity.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Plays an impact with an intensity, which is clamped to 0…1.
  open func impactOccurred(intensity: CGFloat) {
    guard intensity.isAccepted(for: "UIImpactFeedbackGenerator.impactOccurred(intensity:)") else {
      return
    }
    UIDevice.current.play(.impact(style, intensity: min(max(intensity, 0), 1)))
  }
}

/// Plays feedback of a task's outcome.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success
    /// A warning.
    case warning
    /// An error.
    case error
  }

  /// Plays an outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    UIDevice.current.play(.notification(notificationType))
  }
}

/// Plays feedback of a changing selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays a change of the selection.
  open func selectionChanged() {
    UIDevice.current.play(.selection)
  }
}
