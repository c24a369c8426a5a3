// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
internal import KeyedLists
import Physics2D

/// The parts of a body that the next update recomputes.
struct ItemAspects: OptionSet {
  let rawValue: UInt8

  /// Mass, friction, restitution, damping, fixed rotation and kind of body.
  static let properties = ItemAspects(rawValue: 1 << 0)
  /// The steady acceleration and the sleep threshold.
  static let acceleration = ItemAspects(rawValue: 1 << 1)
  /// The collision filter.
  static let filter = ItemAspects(rawValue: 1 << 2)
}

/// An item on which at least one behavior of the animator acts, and its body in the engine.
@MainActor
final class SimulatedItem {
  /// The part of an item that a snapshot holds and `restore` assigns back.
  struct State {
    /// The behaviors that act on the item, in the order of the tree after the next update.
    ///
    /// Not retained: the effects retain the items that they act on, and remove themselves from this
    /// list when they end.
    var effectReferences = KeyedList<UnownedKeys<BehaviorEffect>>()
    /// The body; nil for an item that was refused.
    var body: BodyHandle?
    /// The shapes of the body, one for each piece of `itemShape`.
    var shapes = BodyShapes()
    /// The collision shape from which the body was made.
    var itemShape: ItemShape?
    /// The size of the item when the body was made.
    var size = CGSize.zero
    /// The combined properties of the item behaviors.
    ///
    /// (S055)
    var properties = ItemProperties()
    /// What the next update recomputes; the simulation lists the items for which this is not empty.
    var staleAspects: ItemAspects = []
    /// The pairs of shapes in contact, where the item or its partner has several shapes.
    var contactCounts = ContactCounts()
    /// What fields and snaps read of the item and keep of it.
    var subject = LawSubject()
    /// Whether the rest handlers were last called with the item at rest; kept while there are handlers.
    var isResting = false
    /// Whether the diagnostic about several snaps of the item has been reported (R5).
    var hasReportedSnaps = false
  }

  let item: any UIDynamicItem
  /// The item's index in the simulation's tables.
  let slot: Int
  /// The position in the order in which items became active; never reused.
  let serial: Int
  unowned let simulation: Simulation
  /// The engine, which is reached often: not through the simulation, whose weak references make each
  /// count of its references slow.
  private let world: World
  /// The collection view element that the item described when it became active.
  let attributesKey: LayoutAttributesKey?
  /// Everything that a snapshot holds of the item; checked for overlapping accesses in debug builds,
  /// as `Simulation.state` is.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var state = State()

  init(item: any UIDynamicItem, slot: Int, serial: Int, simulation: Simulation) {
    self.item = item
    self.slot = slot
    self.serial = serial
    self.simulation = simulation
    world = simulation.world
    attributesKey = (item as? UICollectionViewLayoutAttributes).map(LayoutAttributesKey.init)
  }

  /// The body; nil for an item that was refused.
  var body: BodyHandle? { state.body }

  /// The shapes of the body.
  var shapes: BodyShapes { state.shapes }

  /// Whether the item has a body.
  var isSimulated: Bool { state.body != nil }

  // MARK: Effects

  /// The behaviors that act on the item, in the order of the tree after the last update.
  var effects: [BehaviorEffect] { state.effectReferences.elements.map { $0.object } }

  /// Whether any behavior acts on the item.
  var isAffected: Bool { !state.effectReferences.isEmpty }

  func isAffected(by effect: BehaviorEffect) -> Bool {
    state.effectReferences.contains(ObjectIdentifier(effect))
  }

  func add(_ effect: BehaviorEffect) { state.effectReferences.append(Unowned(effect)) }

  func remove(_ effect: BehaviorEffect) {
    state.effectReferences.remove(ObjectIdentifier(effect))
  }

  /// Visits the effects of the collision behaviors that have the item.
  func forEachCollision(_ visit: (CollisionEffect) -> Void) {
    // All are retained before the first visit, which may run the user's code and end others; an array
    // is made for more than one.
    var first: CollisionEffect?
    var others: [CollisionEffect] = []
    for reference in state.effectReferences.elements {
      guard let effect = reference.object as? CollisionEffect else { continue }
      if first == nil { first = effect } else { others.append(effect) }
    }
    if let first { visit(first) }
    for effect in others { visit(effect) }
  }

  /// The effects of the snaps of the item, in the order of the tree.
  var snaps: [SnapEffect] { effects.compactMap { $0 as? SnapEffect } }

  // MARK: Body

  /// Creates the body of an item from a validated configuration.
  func makeBody(
    shape itemShape: ItemShape, size: CGSize, position: CGPoint, rotation: Rotation
  ) throws {
    var definition = BodyDefinition(
      kind: .dynamic, position: Vector2(position),
      angle: rotation == .identity ? 0 : rotation.angle)
    definition.linearDamping = Float(Tuning.resistance)
    definition.angularDamping = Float(Tuning.angularResistance)
    definition.sleepThreshold = Tuning.sleepSpeed
    definition.userData = UInt64(slot)
    let body = try world.createBody(definition)
    var shapes = BodyShapes()
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
      throw error
    }
    if itemShape.pieces.count > 1 { world.removeInternalEdges(of: body) }
    ItemChanges.note()
    state.body = body
    state.shapes = shapes
    state.itemShape = itemShape
    state.size = size
  }

  /// Removes the body from the world.
  func destroyBody() {
    guard let body else { return }
    world.destroyBody(body)
    ItemChanges.note()
    state.body = nil
    state.shapes = BodyShapes()
  }

  /// Moves the body to where the item is and keeps its velocity.
  ///
  /// (S020)
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

  /// Recomputes the stale aspects of the body from the behaviors that act on it.
  func update() {
    let aspects = state.staleAspects
    state.staleAspects = []
    sortEffects()
    guard let body, !aspects.isEmpty else { return }
    if aspects.contains(.properties) { updateProperties(of: body) }
    if aspects.contains(.filter) { updateFilter() }
    // The acceleration of a push depends on the mass: a = F/m.
    if !aspects.isDisjoint(with: [.acceleration, .properties]) { updateAcceleration(of: body) }
    world.wake(body)
  }

  /// Sorts the behaviors that act on the item in the order of the tree, unless they are.
  private func sortEffects() {
    let references = state.effectReferences.elements
    let areSorted = zip(references, references.dropFirst()).allSatisfy {
      $0.object.order <= $1.object.order
    }
    guard !areSorted else { return }
    state.effectReferences.withArray { $0.sort { $0.object.order < $1.object.order } }
  }

  private func updateProperties(of body: BodyHandle) {
    var effective = ItemProperties()
    for case let effect as ItemPropertiesEffect in effects {
      effective.override(with: effect.properties)
    }
    guard effective != state.properties else { return }
    state.properties = effective
    // Defaults apply to properties that no behavior sets (S051, S053).
    let limit = Tuning.maximumCoefficient
    let friction = min(effective.friction ?? Tuning.friction, limit)
    let elasticity = min(effective.elasticity ?? Tuning.elasticity, 1)
    for shape in state.shapes {
      world.setFriction(Float(friction), of: shape)
      world.setRestitution(Float(elasticity), of: shape)
    }
    let resistance = Float(min(effective.resistance ?? Tuning.resistance, limit))
    state.subject.resistance = resistance
    state.subject.charge = Float(effective.charge ?? 0)
    world.setDamping(
      linear: resistance,
      angular: Float(min(effective.angularResistance ?? Tuning.angularResistance, limit)),
      of: body)
    world.setAllowsRotation(effective.allowsRotation ?? true, of: body)
    world.setKind(effective.isAnchored ?? false ? .static : .dynamic, of: body)
    setDensity(effective.density ?? Tuning.density, of: body)
  }

  /// Sets the density of all shapes; a density of 0 gives the body the mass of items without mass.
  ///
  /// (S142)
  private func setDensity(_ density: CGFloat, of body: BodyHandle) {
    let isMassless = density == 0
    setDensityOfShapes(isMassless ? Tuning.density : density)
    guard isMassless else { return }
    let mass = CGFloat(world.mass(of: body))
    // An anchored item has none.
    guard mass > 0 else { return }
    let needed = Tuning.density * Tuning.massOfMasslessItems / mass
    setDensityOfShapes(min(max(needed, Tuning.minimumDensity), Tuning.maximumDensity))
  }

  private func setDensityOfShapes(_ density: CGFloat) {
    for (index, shape) in state.shapes.enumerated() {
      let factor = state.itemShape?.pieces[index].densityFactor ?? 1
      world.setDensity(
        Float(density * factor / Tuning.areaOfUnitMass), of: shape,
        updatesMass: index == state.shapes.count - 1)
    }
  }

  private func updateAcceleration(of body: BodyHandle) {
    let mass = world.mass(of: body)
    // a = Σ aᵢ; a bound of the magnitude includes accelerations that act off the center.
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
    // From rest, v = a·t exceeds the threshold within `Tuning.timeToStart`.
    if greatest > Tuning.minimumAcceleration {
      threshold = min(threshold, Tuning.timeToStart * greatest)
    }
    world.setSleepThreshold(threshold, of: body)
    state.subject.steadyAcceleration = steady
    state.subject.sleepSpeed = threshold
  }

  /// Sets the collision filter: an item collides with the items and with the boundaries of its
  /// groups, which have separate identifiers because a mode may include one without the other.
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
    for (index, shape) in state.shapes.enumerated()
    where state.itemShape?.pieces[index].collides ?? true {
      world.setFilter(filter, of: shape)
    }
  }
}
