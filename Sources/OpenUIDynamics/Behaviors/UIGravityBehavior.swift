// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Accelerates its items in one direction, independent of their mass.
///
/// Magnitude 1 is 1000 points/s² (S030). Direction, angle and magnitude are views of one vector.
///
/// Differs from UIKit: several gravity behaviors in one animator add up, where UIKit leaves the
/// result undefined (C28); a diagnostic still says that the code will not work there (S031, S006).
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var gravity = DirectedMagnitude.unitDown

  /// Creates a gravity that pulls items down with 1000 points/s².
  ///
  /// (GR01)
  public init(items: [any UIDynamicItem]) {
    super.init()
    itemList = ItemList(items)
  }

  /// Creates a gravity without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// Adds an item; one that is there already is ignored.
  ///
  /// (GR02)
  open func addItem(_ item: any UIDynamicItem) {
    append(item, method: "UIGravityBehavior.addItem(_:)")
  }

  /// Removes an item; one that is not there is ignored.
  ///
  /// (GR03)
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item)
  }

  /// The items in the order of adding.
  ///
  /// (GR04)
  open var items: [any UIDynamicItem] { itemList.items }

  /// The gravity as a vector, in units of 1000 points/s²; (0, 1) unless set.
  ///
  /// A vector of zero resets the angle to 0, to the right (S146). A part that is not finite is
  /// refused with a diagnostic (GR05).
  open var gravityDirection: CGVector {
    get { gravity.vector }
    set {
      guard Self.accepts(newValue, method: "UIGravityBehavior.gravityDirection") else { return }
      gravity.set(vector: newValue)
      if gravity.magnitude == 0 { gravity.set(angle: 0, magnitude: 0) }
      intentDidChange()
    }
  }

  /// The direction in radians, 0 to the right, clockwise; π/2 unless set.
  ///
  /// An angle that is set while the magnitude is 0 counts as soon as it is not.
  /// A number that is not finite is refused with a diagnostic (GR06).
  open var angle: CGFloat {
    get { gravity.angle }
    set {
      guard Self.accepts(newValue, method: "UIGravityBehavior.angle") else { return }
      gravity.set(angle: newValue, magnitude: magnitude)
      intentDidChange()
    }
  }

  /// The strength in units of 1000 points/s²; 1 unless set, negative pulls the other way.
  ///
  /// Setting 0 resets the angle to 0: a strength that is set afterwards pulls to the right (S132).
  /// A number that is not finite is refused with a diagnostic (GR07).
  open var magnitude: CGFloat {
    get { gravity.magnitude }
    set { setAngle(angle, magnitude: newValue, method: "UIGravityBehavior.magnitude") }
  }

  /// Sets direction in radians and strength in units of 1000 points/s² at once.
  ///
  /// A strength of 0 resets the angle to 0 here as well (GR08, S132).
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    setAngle(angle, magnitude: magnitude, method: "UIGravityBehavior.setAngle(_:magnitude:)")
  }

  private func setAngle(_ angle: CGFloat, magnitude: CGFloat, method: String) {
    guard Self.accepts(angle, method: method), Self.accepts(magnitude, method: method) else {
      return
    }
    gravity.set(angle: magnitude == 0 ? 0 : angle, magnitude: magnitude)
    intentDidChange()
  }

  override func makeEffect(in simulation: Simulation) -> BehaviorEffect? {
    GravityEffect(self, in: simulation)
  }

  override var setupClass: String { "UIGravityBehavior" }

  override var ownState: (any SnapshotState)? {
    get { gravity }
    set { if let state = newValue as? DirectedMagnitude { gravity = state } }
  }
}
