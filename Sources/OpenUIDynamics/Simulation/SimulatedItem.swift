import Foundation
import Physics2D

/// What has to be worked out again about an item before the next step.
struct ItemAspects: OptionSet {
  let rawValue: UInt8

  /// Mass, surface, damping, whether it turns or moves at all.
  static let properties = ItemAspects(rawValue: 1 << 0)
  /// The steady acceleration.
  static let acceleration = ItemAspects(rawValue: 1 << 1)
  /// What it collides with.
  static let filter = ItemAspects(rawValue: 1 << 2)
}

/// An item of which some behavior of the animator makes use, and its body in the engine.
@MainActor
final class SimulatedItem {
  let item: any UIDynamicItem
  /// The item's place in the simulation's rows.
  let slot: Int
  /// Counts up over the life of the simulation: the order in which items became active.
  let serial: Int
  unowned let simulation: Simulation

  /// The behaviors that act on the item, in the order of the tree after the next update.
  ///
  /// Not retained: the effects retain the items that they act on, and take themselves off this list
  /// when they end.
  private var effectReferences: [Unowned<BehaviorEffect>] = []
  /// The body; nil for an item that was refused.
  private(set) var body: BodyHandle?
  private(set) var shapes: [ShapeHandle] = []
  private(set) var itemShape: ItemShape?
  /// What the item behaviors say together (S055).
  private(set) var properties = ItemProperties()
  /// What is to be worked out again; the simulation keeps the items for which this is not empty.
  var staleAspects: ItemAspects = []
  /// What the item touches, as far as several shapes are involved.
  var contactCounts = ContactCounts()
  /// Points/s² that do not come from fields.
  private(set) var steadyAcceleration = Vector2.zero
  /// Points/s below which the item may fall asleep where no field acts.
  private(set) var sleepSpeed = Tuning.sleepSpeed
  /// What fields did in the last step in which one acted.
  var fieldInfluence = FieldInfluence()
  /// Whether the item was last told to rest; kept while somebody wants to hear of rest.
  var isResting = false
  /// Whether the user has been told that several snaps compete for the item (R5).
  var hasReportedSnaps = false

  init(item: any UIDynamicItem, slot: Int, serial: Int, simulation: Simulation) {
    self.item = item
    self.slot = slot
    self.serial = serial
    self.simulation = simulation
  }

  private var world: World { simulation.world }

  /// Whether the item has a body.
  var isSimulated: Bool { body != nil }

  // MARK: Effects

  /// The behaviors that act on the item, in the order of the tree after the last update.
  var effects: [BehaviorEffect] { effectReferences.map(\.object) }

  /// Whether any behavior acts on the item.
  var isAffected: Bool { !effectReferences.isEmpty }

  func isAffected(by effect: BehaviorEffect) -> Bool {
    effectReferences.contains { $0.object === effect }
  }

  func add(_ effect: BehaviorEffect) { effectReferences.append(Unowned(object: effect)) }

  func remove(_ effect: BehaviorEffect) { effectReferences.removeAll { $0.object === effect } }

  /// The collision behaviors whose delegates may want to hear of the item's contacts.
  var collisions: [CollisionEffect] {
    effectReferences.compactMap { $0.object as? CollisionEffect }
  }

  /// The snaps that compete for the item, in the order of the tree.
  var snaps: [SnapEffect] { effects.compactMap { $0 as? SnapEffect } }

  // MARK: Body

  /// Makes the body of an item whose state has been found good.
  func makeBody(shape itemShape: ItemShape, position: CGPoint, rotation: Rotation) throws {
    var definition = BodyDefinition(
      kind: .dynamic, position: Vector2(position), angle: rotation.angle)
    definition.linearDamping = Float(Tuning.resistance)
    definition.angularDamping = Float(Tuning.angularResistance)
    definition.sleepThreshold = Tuning.sleepSpeed
    definition.userData = UInt64(slot)
    let body = try world.createBody(definition)
    var shape = ShapeDefinition()
    shape.friction = Float(Tuning.friction)
    shape.restitution = Float(Tuning.elasticity)
    shape.filter = CollisionFilter(categories: 0, mask: 0)
    shape.userData = UInt64(slot)
    do {
      for (index, piece) in itemShape.pieces.enumerated() {
        shape.density = Float(Tuning.density * piece.densityFactor / Tuning.areaOfUnitMass)
        shape.isSensor = !piece.collides
        // The mass of several pieces is that of all.
        let isLast = index == itemShape.pieces.count - 1
        shapes.append(try world.addShape(piece.shape, to: body, shape, updatesMass: isLast))
      }
    } catch {
      world.destroyBody(body)
      shapes = []
      throw error
    }
    world.removeInternalEdges(of: body)
    self.body = body
    self.itemShape = itemShape
  }

  /// Takes the body out of the world.
  func destroyBody() {
    guard let body else { return }
    world.destroyBody(body)
    self.body = nil
    shapes = []
  }

  /// Puts the body where the item is, at the velocity that it has (S020).
  func move(to position: CGPoint, rotation: Rotation) {
    guard let body else { return }
    world.setTransform(of: body, position: Vector2(position), angle: rotation.angle)
    world.wake(body)
  }

  // MARK: Velocity

  /// Points/s; nil without a body.
  var linearVelocity: CGPoint? {
    body.map { CGPoint(world.linearVelocity(of: $0)) }
  }

  /// Radians/s; nil without a body.
  var angularVelocity: CGFloat? {
    body.map { CGFloat(world.angularVelocity(of: $0)) }
  }

  func addVelocity(linear: CGPoint, angular: CGFloat) {
    guard let body else { return }
    world.setLinearVelocity(world.linearVelocity(of: body) + Vector2(linear), of: body)
    world.setAngularVelocity(world.angularVelocity(of: body) + Float(angular), of: body)
    world.wake(body)
    simulation.worldDidChange()
  }

  // MARK: Update

  /// Brings the body up to date with the behaviors that act on it.
  func update() {
    let aspects = staleAspects
    staleAspects = []
    effectReferences.sort { $0.object.order < $1.object.order }
    guard let body, !aspects.isEmpty else { return }
    if aspects.contains(.properties) { updateProperties(of: body) }
    if aspects.contains(.filter) { updateFilter() }
    // The acceleration of a push depends on the mass.
    if !aspects.isDisjoint(with: [.acceleration, .properties]) { updateAcceleration(of: body) }
    world.wake(body)
  }

  private func updateProperties(of body: BodyHandle) {
    var effective = ItemProperties()
    for case let effect as ItemPropertiesEffect in effects {
      effective.override(with: effect.properties)
    }
    guard effective != properties else { return }
    properties = effective
    let limit = Tuning.maximumCoefficient
    let friction = min(effective.friction ?? Tuning.friction, limit)
    let elasticity = min(effective.elasticity ?? Tuning.elasticity, 1)
    let density = (effective.density ?? Tuning.density) / Tuning.areaOfUnitMass
    for (index, shape) in shapes.enumerated() {
      world.setFriction(Float(friction), of: shape)
      world.setRestitution(Float(elasticity), of: shape)
      world.setDensity(
        Float(density * (itemShape?.pieces[index].densityFactor ?? 1)), of: shape,
        updatesMass: index == shapes.count - 1)
    }
    world.setDamping(
      linear: Float(min(effective.resistance ?? Tuning.resistance, limit)),
      angular: Float(min(effective.angularResistance ?? Tuning.angularResistance, limit)),
      of: body)
    world.setAllowsRotation(effective.allowsRotation ?? true, of: body)
    world.setKind(effective.isAnchored ?? false ? .static : .dynamic, of: body)
  }

  private func updateAcceleration(of body: BodyHandle) {
    let mass = world.mass(of: body)
    var steady = Vector2.zero
    var greatest: Float = 0
    var threshold = Tuning.sleepSpeed
    for effect in effects {
      let acceleration = effect.acceleration(of: self, mass: mass)
      steady += acceleration.steady
      greatest += (acceleration.steady + acceleration.offCenter).length
      threshold = min(threshold, effect.sleepSpeed)
    }
    world.setAcceleration(steady, of: body)
    if greatest > Tuning.minimumAcceleration {
      threshold = min(threshold, Tuning.timeToStart * greatest)
    }
    world.setSleepThreshold(threshold, of: body)
    steadyAcceleration = steady
    sleepSpeed = threshold
  }

  /// An item collides with the items of the same group and with the boundaries of its groups; the
  /// two are numbers of their own, since a mode may ask for one without the other.
  private func updateFilter() {
    var memberships: [Int32] = []
    var targets: [Int32] = []
    for case let effect as CollisionEffect in effects {
      if effect.mode.contains(.items) {
        memberships.append(effect.itemGroupID)
        targets.append(effect.itemGroupID)
      }
      if effect.mode.contains(.boundaries) { targets.append(effect.boundaryGroupID) }
    }
    let filter =
      targets.isEmpty
      ? CollisionFilter(categories: 0, mask: 0)
      : CollisionFilter(
        memberships: world.memberships(memberships), targets: world.memberships(targets))
    for (index, shape) in shapes.enumerated() where itemShape?.pieces[index].collides ?? true {
      world.setFilter(filter, of: shape)
    }
  }
}

// MARK: - Snapshots

/// What a simulated item was at a moment.
struct SimulatedItemState {
  fileprivate let effectReferences: [Unowned<BehaviorEffect>]
  fileprivate let body: BodyHandle?
  fileprivate let shapes: [ShapeHandle]
  fileprivate let itemShape: ItemShape?
  fileprivate let properties: ItemProperties
  fileprivate let staleAspects: ItemAspects
  fileprivate let contactCounts: ContactCounts
  fileprivate let steadyAcceleration: Vector2
  fileprivate let sleepSpeed: Float
  fileprivate let fieldInfluence: FieldInfluence
  fileprivate let isResting: Bool
  fileprivate let hasReportedSnaps: Bool
}

extension SimulatedItem {
  /// What the item is now; setting it brings the item back to that.
  var state: SimulatedItemState {
    get {
      SimulatedItemState(
        effectReferences: effectReferences, body: body, shapes: shapes, itemShape: itemShape,
        properties: properties, staleAspects: staleAspects, contactCounts: contactCounts,
        steadyAcceleration: steadyAcceleration, sleepSpeed: sleepSpeed,
        fieldInfluence: fieldInfluence, isResting: isResting, hasReportedSnaps: hasReportedSnaps)
    }
    set {
      effectReferences = newValue.effectReferences
      body = newValue.body
      shapes = newValue.shapes
      itemShape = newValue.itemShape
      properties = newValue.properties
      staleAspects = newValue.staleAspects
      contactCounts = newValue.contactCounts
      steadyAcceleration = newValue.steadyAcceleration
      sleepSpeed = newValue.sleepSpeed
      fieldInfluence = newValue.fieldInfluence
      isResting = newValue.isResting
      hasReportedSnaps = newValue.hasReportedSnaps
    }
  }
}

/// A reference to an object that is known to live long enough.
struct Unowned<Object: AnyObject> {
  unowned let object: Object
}
