// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
internal import KeyedLists

/// Sets how its items respond to forces, collisions and rotation, and gives them velocities.
///
/// Only properties that you set count (S054). Where several item behaviors set the same property of
/// an item, the last one in a pre-order walk of the behavior tree wins (S055). By default an item
/// has elasticity 0.2, friction 0.2, resistance 0.1, angular resistance 0.1 and density 1, whatever
/// the getters of a new behavior return (S051, S053).
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var settings = Settings()

  /// The values that the user has set, which a snapshot holds.
  struct Settings: SnapshotState {
    var properties = ItemProperties()
    /// Velocities for items that are not in an animator yet.
    var pendingVelocities = KeyedList<PendingVelocity.Keys>()
  }

  /// The properties that have been set.
  var properties: ItemProperties { settings.properties }

  struct PendingVelocity {
    let item: any UIDynamicItem
    var linear = CGPoint.zero
    var angular: CGFloat = 0

    enum Keys: ListKeys {
      static func key(of element: PendingVelocity) -> ObjectIdentifier {
        ObjectIdentifier(element.item)
      }
    }
  }

  /// Creates a behavior that changes nothing about its items until a property is set.
  ///
  /// (IB01)
  public init(items: [any UIDynamicItem]) {
    super.init()
    itemList = ItemList(items)
  }

  /// Creates a behavior without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// Adds an item; one that is there already is ignored.
  ///
  /// (IB02)
  open func addItem(_ item: any UIDynamicItem) {
    append(item, method: "UIDynamicItemBehavior.addItem(_:)")
  }

  /// Removes an item, whose properties revert to those of other behaviors or the defaults; one that
  /// is not in the list is ignored.
  ///
  /// (IB03)
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item) { settings.pendingVelocities.remove(ObjectIdentifier($0)) }
  }

  /// The items in the order of adding.
  ///
  /// (IB04)
  open var items: [any UIDynamicItem] { itemList.items }

  // MARK: Properties

  /// How much of its speed an item keeps in a bounce, from 0 to 1; 0 until set.
  ///
  /// A pair uses the greater of its two (S058). A negative number is refused with a diagnostic
  /// (IB05).
  open var elasticity: CGFloat {
    get { properties.elasticity ?? 0 }
    set { set(\.elasticity, newValue, method: "UIDynamicItemBehavior.elasticity") }
  }

  /// How much items resist sliding along each other; 0 slides freely, 1 is strong, more is allowed;
  /// 0 until set.
  ///
  /// A pair uses the root of the product (S058). A negative number is refused with a diagnostic
  /// (IB06).
  open var friction: CGFloat {
    get { properties.friction ?? 0 }
    set { set(\.friction, newValue, method: "UIDynamicItemBehavior.friction") }
  }

  /// Relative mass per area; 1 until set.
  ///
  /// Items of density 0 have the mass 1, that of 100 × 100 points of density 1, whatever their size
  /// (S142). A negative number is refused with a diagnostic (IB07, S056).
  open var density: CGFloat {
    get { properties.density ?? 1 }
    set {
      let method = "UIDynamicItemBehavior.density"
      let minimum = newValue == 0 ? 0 : Tuning.minimumDensity
      guard
        Self.accepts(newValue, from: minimum, through: Tuning.maximumDensity, method: method)
      else { return }
      settings.properties.density = newValue
      intentDidChange()
    }
  }

  /// The linear damping per second: a step reduces the velocity by resistance × time; 0 until set.
  ///
  /// A negative number is refused with a diagnostic (IB08, S059).
  open var resistance: CGFloat {
    get { properties.resistance ?? 0 }
    set { set(\.resistance, newValue, method: "UIDynamicItemBehavior.resistance") }
  }

  /// The angular damping per second; 0 until set.
  ///
  /// A negative number is refused with a diagnostic (IB09, S059).
  open var angularResistance: CGFloat {
    get { properties.angularResistance ?? 0 }
    set { set(\.angularResistance, newValue, method: "UIDynamicItemBehavior.angularResistance") }
  }

  /// The electric charge, without unit; 0 until set.
  ///
  /// A number that is not finite is refused with a diagnostic (IB10).
  open var charge: CGFloat {
    get { properties.charge ?? 0 }
    set {
      guard Self.accepts(newValue, method: "UIDynamicItemBehavior.charge") else { return }
      settings.properties.charge = newValue
      intentDidChange()
    }
  }

  /// Whether items stand still like boundaries while others collide with them; false until set.
  ///
  /// (IB11, S062)
  open var isAnchored: Bool {
    get { properties.isAnchored ?? false }
    set {
      settings.properties.isAnchored = newValue
      intentDidChange()
    }
  }

  /// Whether items may turn; true until set.
  ///
  /// (IB12)
  open var allowsRotation: Bool {
    get { properties.allowsRotation ?? true }
    set {
      settings.properties.allowsRotation = newValue
      intentDidChange()
    }
  }

  private func set(
    _ property: WritableKeyPath<ItemProperties, CGFloat?>, _ value: CGFloat, method: String
  ) {
    guard Self.acceptsNotNegative(value, method: method) else { return }
    settings.properties[keyPath: property] = value
    intentDidChange()
  }

  // MARK: Velocities

  /// Adds to an item's velocity, in points/s.
  ///
  /// Before the item is in an animator the additions accumulate and act when it comes into one
  /// (S061). A velocity that is not finite is refused with a diagnostic (IB13).
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let method = "UIDynamicItemBehavior.addLinearVelocity(_:for:)"
    guard Self.accepts(CGVector(dx: velocity.x, dy: velocity.y), method: method) else { return }
    addVelocity(linear: velocity, angular: 0, to: item)
  }

  /// An item's velocity in points/s.
  ///
  /// (IB14)
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    simulation?.simulatedItem(for: item)?.linearVelocity
      ?? pendingVelocity(of: item)?.linear ?? .zero
  }

  /// Adds to an item's angular velocity, in radians/s, clockwise.
  ///
  /// Before the item is in an animator the additions accumulate and act when it comes into one
  /// (S061). A velocity that is not finite is refused with a diagnostic (IB15).
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    let method = "UIDynamicItemBehavior.addAngularVelocity(_:for:)"
    guard Self.accepts(velocity, method: method) else { return }
    addVelocity(linear: .zero, angular: velocity, to: item)
  }

  /// An item's angular velocity in radians/s, clockwise.
  ///
  /// (IB16)
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    simulation?.simulatedItem(for: item)?.angularVelocity
      ?? pendingVelocity(of: item)?.angular ?? 0
  }

  private func addVelocity(linear: CGPoint, angular: CGFloat, to item: any UIDynamicItem) {
    if let simulated = simulation?.simulatedItem(for: item), simulated.isSimulated {
      simulated.addVelocity(linear: linear, angular: angular)
      return
    }
    var velocity = pendingVelocity(of: item) ?? PendingVelocity(item: item)
    velocity.linear.x += linear.x
    velocity.linear.y += linear.y
    velocity.angular += angular
    if !settings.pendingVelocities.replace(with: velocity) {
      settings.pendingVelocities.append(velocity)
    }
  }

  private func pendingVelocity(of item: any UIDynamicItem) -> PendingVelocity? {
    settings.pendingVelocities.element(for: ObjectIdentifier(item))
  }

  /// Adds the velocity that accumulated while the item was in no animator.
  func applyPendingVelocity(to simulated: SimulatedItem) {
    guard let velocity = settings.pendingVelocities.remove(ObjectIdentifier(simulated.item)) else {
      return
    }
    simulated.addVelocity(linear: velocity.linear, angular: velocity.angular)
  }

  override func makeEffect(in simulation: Simulation) -> BehaviorEffect? {
    ItemPropertiesEffect(self, in: simulation)
  }

  override var setupClass: String { "UIDynamicItemBehavior" }

  override var ownState: (any SnapshotState)? {
    get { settings }
    set { if let state = newValue as? Settings { settings = state } }
  }
}
