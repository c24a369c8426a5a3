// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation

/// Applies a force to its items inside of a region: gravity of several kinds, springs, drag, noise,
/// or a law of your own.
///
/// A field acts on the items that were added to it, not on everything in its region (S112). Any
/// number of fields may act on an item; what they do adds up.
///
///     let well = UIFieldBehavior.radialGravityField(position: view.center)
///     well.strength = 2
///     well.falloff = 2
///     well.addItem(ball)
///     animator.addBehavior(well)
///
/// What a field does is multiplied by its strength and by max(r, `minimumRadius`) to the power of
/// −`falloff`, where r is the distance from the position in meters of 100 points (S101, P04); at a
/// distance of 100 points a field has its own strength whatever its falloff. Each factory tells the
/// law and the unit of its kind.
///
/// Forces are sampled once per step where the item will be 3/8 of the step later: together with the
/// sub-steps of the engine, that keeps the energy of orbits and swings instead of feeding or
/// draining it.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// What the field does to its items; own extension.
  public let kind: Kind

  private var settings: Settings

  /// The values that the user has set, which a snapshot holds.
  struct Settings: SnapshotState {
    var values: FieldValues
    var area: UIRegion
  }

  var values: FieldValues { settings.values }

  /// What a custom field does; nil for the other kinds.
  var evaluationBlock:
    ((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)?

  /// Creates a field of a kind with its defaults; own extension, which the factories need to make
  /// subclasses.
  ///
  /// A custom field without a block, as this one makes it, does nothing.
  public required init(kind: Kind) {
    self.kind = kind
    settings = Settings(values: FieldValues(kind: kind), area: .infinite)
    super.init()
  }

  /// Not available, as in UIKit: use a factory.
  @available(*, unavailable, message: "Use a factory, such as springField().")
  public convenience override init() {
    self.init(kind: .custom)
  }

  /// Adds an item; one that is there already is ignored.
  ///
  /// (FB01)
  open func addItem(_ item: any UIDynamicItem) {
    append(item, method: "UIFieldBehavior.addItem(_:)")
  }

  /// Removes an item; one that is not there is ignored.
  ///
  /// (FB02)
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item)
  }

  /// The items in the order of adding.
  ///
  /// (FB03)
  open var items: [any UIDynamicItem] { itemList.items }

  /// The origin of the field and the center of its region, in points; (0, 0) unless a factory sets
  /// it.
  ///
  /// A position that is not finite is refused with a diagnostic (FB04).
  open var position: CGPoint {
    get { values.position }
    set {
      guard Self.accepts(newValue, method: "UIFieldBehavior.position") else { return }
      set(\.position, newValue)
    }
  }

  /// Where the field acts, around its position; infinite unless set.
  ///
  /// (FB05, S100)
  open var region: UIRegion {
    get { settings.area }
    set {
      guard newValue !== settings.area else { return }
      settings.area = newValue
      intentDidChange()
    }
  }

  /// Scales what the field does; 1 unless set, negative reverses it.
  ///
  /// A number that is not finite is refused with a diagnostic (FB06).
  open var strength: CGFloat {
    get { values.strength }
    set { set(\.strength, newValue, method: "UIFieldBehavior.strength") }
  }

  /// How fast the field weakens with the distance, as an exponent; 0, which does not weaken, unless
  /// set; 2 is the inverse square.
  ///
  /// A number that is not finite is refused with a diagnostic (FB07).
  open var falloff: CGFloat {
    get { values.falloff }
    set { set(\.falloff, newValue, method: "UIFieldBehavior.falloff") }
  }

  /// Points from the position below which the field does not grow any more; 1 unless set, and less
  /// acts like 1.
  ///
  /// A number that is negative or not finite is refused with a diagnostic (FB08, S101).
  open var minimumRadius: CGFloat {
    get { values.minimumRadius }
    set { set(\.minimumRadius, newValue, from: 0, method: "UIFieldBehavior.minimumRadius") }
  }

  /// Where linear gravity and velocity fields point, with its length as a factor; zero for the
  /// others.
  ///
  /// A part that is not finite is refused with a diagnostic (FB09).
  open var direction: CGVector {
    get { values.direction }
    set {
      guard Self.accepts(newValue, method: "UIFieldBehavior.direction") else { return }
      set(\.direction, newValue)
    }
  }

  /// How smooth noise is, from 0, noisy, to 1, smooth; 0 for kinds without noise.
  ///
  /// A number outside of this range is refused with a diagnostic (FB10).
  open var smoothness: CGFloat {
    get { values.smoothness }
    set {
      let method = "UIFieldBehavior.smoothness"
      guard Self.accepts(newValue, from: 0, through: 1, method: method) else { return }
      set(\.smoothness, newValue)
    }
  }

  /// How often per second noise changes; 0, which freezes it, for kinds without noise.
  ///
  /// A number that is not finite is refused with a diagnostic (FB11, S108).
  open var animationSpeed: CGFloat {
    get { values.animationSpeed }
    set { set(\.animationSpeed, newValue, method: "UIFieldBehavior.animationSpeed") }
  }

  private func set(
    _ property: WritableKeyPath<FieldValues, CGFloat>, _ value: CGFloat,
    from lowest: CGFloat = -Tuning.maximumNumber, method: String
  ) {
    guard Self.accepts(value, from: lowest, method: method) else { return }
    set(property, value)
  }

  /// Sets a value that was found good; what is there already changes nothing.
  func set<Value: Equatable>(_ property: WritableKeyPath<FieldValues, Value>, _ value: Value) {
    guard values[keyPath: property] != value else { return }
    settings.values[keyPath: property] = value
    intentDidChange()
  }

  override func makeEffect(in simulation: Simulation) -> BehaviorEffect? {
    FieldEffect(self, in: simulation)
  }

  override var setupClass: String { "UIFieldBehavior" }
  override var setupDetail: String? { "\(kind)" }

  override var ownState: (any SnapshotState)? {
    get { settings }
    set { if let state = newValue as? Settings { settings = state } }
  }

  // MARK: Factories

  /// Returns a field whose force is opposite to the velocity: F = −strength · v, in newtons for
  /// meters per second.
  ///
  /// Strength 1 lets an item of 100 × 100 points and density 1 keep 1/e of its speed after a
  /// second, a heavier one more (FB12, S103).
  open class func dragField() -> Self { self.init(kind: .drag) }

  /// Returns a field that drives items around its position, counter-clockwise on the screen: a =
  /// 100 · strength · r, with r in points.
  ///
  /// Strength 0.01 accelerates an item at 100 points from the position by 100 points/s², whatever it
  /// weighs; published apps use 0.004 to 1. The unit is unverified (FB13, S104, S138).
  open class func vortexField() -> Self { self.init(kind: .vortex) }

  /// Returns a field that pulls items towards a position: a = strength · 100 points/s².
  ///
  /// A position that is not finite is refused with a diagnostic and taken as (0, 0) (FB14, S105).
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = self.init(kind: .radialGravity)
    field.position = position
    return field
  }

  /// Returns a field that pulls items the same way everywhere: a = strength · direction · 100
  /// points/s².
  ///
  /// A direction of length 10 is as strong as a `UIGravityBehavior` of magnitude 1. One that is not
  /// finite is refused with a diagnostic and taken as zero (FB15, S106).
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = self.init(kind: .linearGravity)
    field.direction = direction
    return field
  }

  /// Returns a field that gives items a velocity, whatever else accelerates them: v = strength ·
  /// direction · 100 points/s.
  ///
  /// Collisions still stop them. Of several velocity fields at one place the first in the tree
  /// acts. A direction that is not finite is refused with a diagnostic and taken as zero (FB16,
  /// S107).
  open class func velocityField(direction: CGVector) -> Self {
    let field = self.init(kind: .velocity)
    field.direction = direction
    return field
  }

  /// Returns a field that shakes items, by up to strength · 100 points/s² in each axis, whatever
  /// they weigh.
  ///
  /// The noise is differentiable in place and time and the same in each run; see `noiseSeed`. While
  /// it changes, items in its region do not come to rest, and the animator does not pause. Numbers
  /// out of range are refused with a diagnostic and taken as 1 (FB17, S108).
  ///
  /// - Parameters:
  ///   - smoothness: From 0, which changes within tens of points, to 1, within hundreds.
  ///   - speed: Changes per second; 0 freezes the noise.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = self.init(kind: .noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Returns a field like a noise field whose strength grows with the speed of the item: up to
  /// strength · speed per second.
  ///
  /// Numbers out of range are refused with a diagnostic and taken as 1 (FB18, S108).
  ///
  /// - Parameters:
  ///   - smoothness: From 0, which changes within tens of points, to 1, within hundreds.
  ///   - speed: Changes per second; 0 freezes the noise.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = self.init(kind: .turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Returns a field that draws items to its position like an undamped spring: F = −strength · r,
  /// in newtons for meters.
  ///
  /// An item of 100 × 100 points and density 1 swings with a period of 2π / √strength seconds, one
  /// of n times the mass √n times as long. What is faster than 19 swings per second, swings 19
  /// times (FB19, S109).
  open class func springField() -> Self { self.init(kind: .spring) }

  /// Returns a field that pushes items of positive charge away from its position: F = strength ·
  /// charge, in hundredths of a newton.
  ///
  /// A negative strength or a negative charge attracts, both together repel. Strength and charge 1
  /// accelerate an item of 10 × 10 points and density 1 by 100 points/s². The unit is unverified
  /// (S138) (FB20, S110).
  open class func electricField() -> Self { self.init(kind: .electric) }

  /// Returns a field in which items of positive charge circle counter-clockwise on the screen, at
  /// the speed that they have: F = strength · charge · v, across the velocity, in hundredths of a
  /// newton for meters per second.
  ///
  /// An item of 10 × 10 points, density 1 and charge 1 turns by 1 radian per second. Items without
  /// charge or without velocity feel nothing. The unit is unverified (FB21, S110, S138).
  open class func magneticField() -> Self { self.init(kind: .magnetic) }

  /// Returns a field with a law of your own.
  ///
  /// The block is called once per step for each item in the region, before the step; it may change
  /// anything. Its arguments are the field, the position of the sample in points, the item's
  /// velocity in meters per second, of which 1 is 100 points/s, its mass, where 100 × 100 points of
  /// density 1 weigh 1, its charge, and the time in seconds during which the animator has run with
  /// the field in it. It returns a force in newtons, of which one accelerates a mass of 1 by 100
  /// points/s²: a force of −c · velocity brakes at the rate c / mass (S147). Strength and falloff do not scale the result; the block may read them from the field. A force that is not
  /// finite is refused with a diagnostic and counts as none.
  ///
  /// An item that rests stays at rest when the force on it has not changed for half a second (FB22,
  /// S111).
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    let field = self.init(kind: .custom)
    field.evaluationBlock = block
    return field
  }
}
