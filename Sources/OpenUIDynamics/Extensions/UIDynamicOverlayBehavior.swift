// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Draws an overlay of its animator over the reference view: bodies, boundaries, contacts,
/// velocities, forces, joints and fields.
///
///     animator.addBehavior(UIDynamicOverlayBehavior())
///
/// What it draws is a view in front of all others, which takes no touches: it is seen wherever the
/// app is, in recordings, pictures and the live preview. Results do not change. The picture is
/// drawn after every step, or after each `debugInterval` of them; remove the behavior, and it is
/// gone. In an animator that has neither a reference view nor a collection view nothing is drawn.
///
/// The reference view has one subview more as long as the behavior draws.
@preconcurrency @MainActor
open class UIDynamicOverlayBehavior: UIDynamicBehavior {
  /// What an overlay can show.
  public struct Parts: OptionSet, Sendable {
    /// The sum of the members' numbers.
    public let rawValue: Int

    /// Creates a set from the sum of its members' numbers.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Outlines of items: green while they are awake, gray while they sleep, brown where anchored.
    public static let bodies = Parts(rawValue: 1)
    /// Boundaries of collision behaviors.
    public static let boundaries = Parts(rawValue: 2)
    /// Points where items touch, with an arrow along the normal that is longer for a greater
    /// impulse.
    public static let contacts = Parts(rawValue: 4)
    /// Arrows for gravity, pushes, and what fields do to items.
    public static let forces = Parts(rawValue: 8)
    /// Rods, springs, ropes, welds, pins with their ranges, slides with their axes, and snaps.
    public static let joints = Parts(rawValue: 16)
    /// Arrows to where items are a tenth of a second later.
    public static let velocities = Parts(rawValue: 32)
    /// Regions and vectors of fields.
    public static let fields = Parts(rawValue: 64)
    /// Names of boundaries and fields, and accessibility identifiers of up to 14 items.
    public static let names = Parts(rawValue: 128)
    /// Everything.
    public static let all = Parts(rawValue: 255)
  }

  /// What is drawn; everything unless set.
  open var parts: Parts {
    get { settings.parts }
    set {
      settings.parts = newValue
      intentDidChange()
    }
  }

  /// The opacity of the layer between the app and the overlay, from 0 to 1; 0.5 unless set.
  ///
  /// A number outside of the range is clamped; one that is not finite is refused with a diagnostic.
  open var veil: CGFloat {
    get { settings.veil }
    set {
      guard Self.accepts(newValue, method: "UIDynamicOverlayBehavior.veil") else { return }
      settings.veil = min(max(newValue, 0), 1)
      intentDidChange()
    }
  }

  private var settings = Settings()

  /// The values that the user has set, which a snapshot holds.
  struct Settings: SnapshotState {
    var parts = Parts.all
    var veil: CGFloat = 0.5
  }

  override func makeEffect(in simulation: Simulation) -> BehaviorEffect? {
    OverlayEffect(self, in: simulation)
  }

  override var setupClass: String { "UIDynamicOverlayBehavior" }

  override var ownState: (any SnapshotState)? {
    get { settings }
    set { if let state = newValue as? Settings { settings = state } }
  }
}
