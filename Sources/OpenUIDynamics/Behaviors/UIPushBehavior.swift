// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

/// Applies a force to its items continuously, or an impulse once.
///
/// Magnitude 1 accelerates an item of 100 × 100 points and density 1 by 100 points/s², or, as an
/// instantaneous push, changes its velocity by 100 points/s (S040, S041). Direction, angle and
/// magnitude are views of one vector.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// A force on every step while the behavior is active.
    ///
    /// (PU01)
    case continuous
    /// One impulse, after which the behavior switches itself off.
    ///
    /// (PU02)
    case instantaneous
  }

  private let duration: Mode
  private var settings = Settings()

  /// The values that the user has set, which a snapshot holds.
  struct Settings: SnapshotState {
    var force = DirectedMagnitude.zero
    /// The offsets from the center that are not zero.
    var offsets = KeyedList<ItemOffset.Keys>()
    var isActive = true
  }

  /// Where the force acts on an item.
  struct ItemOffset {
    let item: any UIDynamicItem
    let offset: UIOffset

    enum Keys: ListKeys {
      static func key(of element: ItemOffset) -> ObjectIdentifier { ObjectIdentifier(element.item) }
    }
  }

  /// Creates an active push of no strength to the right.
  ///
  /// (PU03)
  public init(items: [any UIDynamicItem], mode: Mode) {
    duration = mode
    super.init()
    itemList = ItemList(items)
  }

  /// Creates a continuous push without items.
  public convenience override init() {
    self.init(items: [], mode: .continuous)
  }

  /// Adds an item; one that is there already is ignored.
  ///
  /// (PU04)
  open func addItem(_ item: any UIDynamicItem) {
    append(item, method: "UIPushBehavior.addItem(_:)")
  }

  /// Removes an item and forgets its offset; one that is not there is ignored.
  ///
  /// (PU05)
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item) { settings.offsets.remove(ObjectIdentifier($0)) }
  }

  /// The items in the order of adding.
  ///
  /// (PU06)
  open var items: [any UIDynamicItem] { itemList.items }

  /// Whether the push lasts or happens once; it cannot change.
  ///
  /// (PU09)
  open var mode: Mode { duration }

  /// Where the force acts on an item, in points from its center, turning with the item; zero unless
  /// set.
  ///
  /// (PU07)
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    settings.offsets.isEmpty
      ? .zero : settings.offsets.element(for: ObjectIdentifier(item))?.offset ?? .zero
  }

  /// Sets where the force acts on an item, in points from its center; away from the center it also
  /// turns the item.
  ///
  /// An offset that is not finite is refused with a diagnostic (PU08, S043).
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    let method = "UIPushBehavior.setTargetOffsetFromCenter(_:for:)"
    guard Self.accepts(o, method: method) else { return }
    settings.offsets.remove(ObjectIdentifier(item))
    if o != .zero { settings.offsets.append(ItemOffset(item: item, offset: o)) }
    intentDidChange()
  }

  /// Whether the push acts; true unless set, false after an instantaneous push has fired.
  ///
  /// Setting it fires an instantaneous push again (PU10, S042).
  open var active: Bool {
    get { settings.isActive }
    set {
      settings.isActive = newValue
      intentDidChange()
    }
  }

  /// The direction in radians, 0 to the right, clockwise; 0 unless set.
  ///
  /// A number that is not finite is refused with a diagnostic (PU11).
  open var angle: CGFloat {
    get { settings.force.angle }
    set { setAngle(newValue, magnitude: magnitude, method: "UIPushBehavior.angle") }
  }

  /// The strength of the force; 0 unless set, negative pushes the other way.
  ///
  /// 1 accelerates an item of 100 × 100 points and density 1 by 100 points/s², or changes its velocity
  /// by 100 points/s at once. A number that is not finite is refused with a diagnostic (PU12, S040,
  /// S044).
  open var magnitude: CGFloat {
    get { settings.force.magnitude }
    set { setAngle(angle, magnitude: newValue, method: "UIPushBehavior.magnitude") }
  }

  /// The force as a vector, whose length is the magnitude, in its unit; zero unless set.
  ///
  /// A part that is not finite is refused with a diagnostic (PU13).
  open var pushDirection: CGVector {
    get { settings.force.vector }
    set {
      guard Self.accepts(newValue, method: "UIPushBehavior.pushDirection") else { return }
      settings.force.set(vector: newValue)
      intentDidChange()
    }
  }

  /// Sets direction in radians and strength at once.
  ///
  /// (PU14)
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    setAngle(angle, magnitude: magnitude, method: "UIPushBehavior.setAngle(_:magnitude:)")
  }

  private func setAngle(_ angle: CGFloat, magnitude: CGFloat, method: String) {
    guard Self.accepts(angle, method: method), Self.accepts(magnitude, method: method) else {
      return
    }
    settings.force.set(angle: angle, magnitude: magnitude)
    intentDidChange()
  }

  override func makeEffect(in simulation: Simulation) -> BehaviorEffect? {
    PushEffect(self, in: simulation)
  }

  override var setupClass: String { "UIPushBehavior" }
  override var setupDetail: String? { "\(duration)" }

  override var ownState: (any SnapshotState)? {
    get { settings }
    set { if let state = newValue as? Settings { settings = state } }
  }
}
