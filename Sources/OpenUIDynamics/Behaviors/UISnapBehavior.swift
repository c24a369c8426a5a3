// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation

/// Pulls an item to a point, tilts it on the way, and turns it upright.
///
/// The item is pulled beside its center: a square that moves by 4/3 of its side leans by about 30°
/// to where it goes and swings back. `allowsRotation = false` in an item behavior prevents the tilt.
/// An animator applies at most one snap per item: while there are several, none acts, and a
/// diagnostic reports it (recipe R5).
///
/// Differs from UIKit: the model meets the one published trace within 2.7 points in x, 1.2 in y and
/// 4.3°. How the tilt depends on damping, size, way and direction is not published, but chosen (S094,
/// S133) (S090).
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The item that is pulled.
  package let item: any UIDynamicItem

  private var settings: Settings

  /// The values that the user has set, which a snapshot holds.
  struct Settings: SnapshotState {
    var point: CGPoint
    var damping: CGFloat = Tuning.defaultSnapDamping
  }

  /// Creates a snap of an item's center to a point of the animator's coordinate system.
  ///
  /// A point that is not finite is refused with a diagnostic; the snap then aims at the item's
  /// current center (SN01).
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    let isAccepted = Self.accepts(
      point, method: "UISnapBehavior.init(item:snapTo:)",
      otherwise: "The snap holds the item where it is")
    let center = item.center
    let limit = Tuning.maximumCoordinate
    // A comparison with NaN is false.
    let isPlaced = abs(center.x) <= limit && abs(center.y) <= limit
    settings = Settings(point: isAccepted ? point : isPlaced ? center : .zero)
    super.init()
  }

  /// Where the item's center comes to rest; settable at any time, which wakes the item.
  ///
  /// A point that is not finite is refused with a diagnostic (SN02, S092).
  open var snapPoint: CGPoint {
    get { settings.point }
    set {
      guard Self.accepts(newValue, method: "UISnapBehavior.snapPoint") else { return }
      settings.point = newValue
      intentDidChange()
    }
  }

  /// How little the item oscillates, from 0 to 1, which is the least; 0.5 unless set.
  ///
  /// A greater number acts like 1, a negative one or one that is not finite is refused with a
  /// diagnostic (SN03, S091).
  open var damping: CGFloat {
    get { settings.damping }
    set {
      guard Self.acceptsNotNegative(newValue, method: "UISnapBehavior.damping") else { return }
      settings.damping = newValue
      intentDidChange()
    }
  }

  override func makeEffect(in simulation: Simulation) -> BehaviorEffect? {
    SnapEffect(self, in: simulation)
  }

  override var setupClass: String { "UISnapBehavior" }

  override var ownState: (any SnapshotState)? {
    get { settings }
    set { if let state = newValue as? Settings { settings = state } }
  }
}
