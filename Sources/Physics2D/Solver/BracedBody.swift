// SPDX-License-Identifier: Apache-2.0

/// A light body between a heavy one and its support, with the mass that it has outside of the solver.
struct BracedBody: BitwiseCopyable {
  var row: Int32
  /// The row of the heavy body.
  var heavy: Int32
  var mass: BodyMass
}

/// The inverse masses of the two heaviest bodies that can carry a load.
///
/// A heavy body does not press others against itself, so that where it is the only one, as a drum that turns, no
/// search finds a support.
private struct HeaviestSupports {
  var first = Float.infinity
  var second = Float.infinity

  mutating func add(_ inverseMass: Float) {
    guard inverseMass < second else { return }
    (first, second) =
      inverseMass < first ? (inverseMass, first) : (first, inverseMass)
  }

  /// The inverse mass of the heaviest body other than one of them.
  func inverseMass(besides heavy: Float) -> Float { heavy > first ? first : second }
}

extension World {
  /// The inertia of a braced body, as a part of the mass of the heavy one; with a smaller one an impact sinks in
  /// deeper.
  private static let bracedMassShare: Float = 0.25
  /// The number of light bodies above each other that are braced.
  private static var maximumBracedCount: Int { 8 }

  /// Gives light bodies between a heavy one and their support a part of its inertia in this step.
  ///
  /// The impulses of a heavy body reach the support through the light one. Each iteration passes on only as
  /// much as stops the light body, so that it takes as many as the ratio of masses; meanwhile the light
  /// body is pushed into its support. A braced body does not accelerate, so that its inertia has no effect
  /// but on the convergence (mass scaling, as in Guendelman et al., "Nonconvex Rigid Bodies with
  /// Stacking", 2003). Its weight grows with its inertia, so that it slides and falls as before. Returns whether a
  /// body was changed.
  func braceBodies(_ bodyView: BodyView, _ context: StepContext) -> Bool {
    scratch.braced.removeAll()
    scratch.light.removeAll()
    guard graph.hasMassRatios else { return false }
    scratch.failedSearches.changeMasses()
    let heaviest = findHeaviestSupports()
    for index in 0..<graph.prepared.colors.count where graph.prepared.colors[index].hasMassRatio {
      let color = Int(graph.prepared.colors[index].color)
      let perBlock = graph.colors[color].contacts.contactsPerBlock
      scratch.failedSearches.reserve(contactCount: contacts.record.count)
      for contact in 0..<graph.colors[color].contacts.count
      where graph.colors[color].contacts.states[contact / perBlock].hasMassRatio {
        let view = graph.colors[color].contacts.view(at: contact)
        // Another lane of the block may be the one whose masses differ.
        guard let pair = UnequalPair(view) else { continue }
        press(pair, bodyView, context)
        brace(graph.colors[color].contacts.rows[contact], pair, heaviest)
      }
    }
    for index in 0..<scratch.braced.count {
      shareForces(scratch.braced[index], context)
      let row = scratch.braced[index].row
      bodies.motion[row].isBraced = true
      forEachContact(of: row) { $0.pointee.contacts.invalidate($1) }
    }
    clearUnbalancedLoads(bodyView, context)
    return !scratch.braced.isEmpty
  }

  /// Restores the masses of braced bodies.
  func releaseBracedBodies() {
    // Backward, so that a body that two heavy ones load gets the values that it had first.
    while let braced = scratch.braced.last {
      bodies.mass[braced.row] = braced.mass
      bodies.motion[braced.row].isBraced = false
      scratch.braced.removeLast()
    }
  }

  /// Finds which bodies can carry what a heavy one loads.
  private func findHeaviestSupports() -> HeaviestSupports {
    if graph.hasContactWithInfiniteMass(bodies) { return HeaviestSupports(first: 0, second: 0) }
    var supports = HeaviestSupports()
    for index in 0..<bodies.awake.count {
      supports.add(bodies.mass[bodies.awake[index]].inverseMass)
    }
    return supports
  }

  private func brace(_ contact: Int32, _ pair: UnequalPair, _ heaviest: HeaviestSupports) {
    let (light, heavy) = (pair.light, pair.heavy)
    let limit = ContactBlock.massRatioLimit
    guard pair.lightInverseMass > limit * pair.heavyInverseMass else { return }
    let target = bodies.mass[heavy].inverseMass / Self.bracedMassShare
    guard heaviest.inverseMass(besides: bodies.mass[heavy].inverseMass) <= target else { return }
    scratch.light.append(light)
    // Most bodies that a heavy one touches are not held from the other side, whatever carries their supports.
    let load = ContactLoad(pair.view, on: light)
    guard bodies.mass[light].inverseMass > target, isHeld(light, against: load),
      hasMet(pair) || !strikes(light, against: load)
    else { return }
    let first = scratch.braced.count
    scratch.failedSearches.begin(target: target)
    let masses = scratch.failedSearches.masses
    let edge = contact &<< 1 | (pair.isLightB ? 1 : 0)
    if !supports(light, edge, load, heavy, Self.maximumBracedCount) {
      // What a search that failed has changed is undone.
      while scratch.braced.count > first, let braced = scratch.braced.last {
        bodies.mass[braced.row] = braced.mass
        scratch.braced.removeLast()
      }
      scratch.failedSearches.restore(masses: masses)
    }
  }

  /// Whether the bodies of a pair pressed each other before this step; an impact leaves no impulse, but an overlap.
  private func hasMet(_ pair: UnequalPair) -> Bool {
    pair.view.normalImpulse > 0
      || pair.view.block.pointee.separation(ofLane: pair.view.lane) < -settings.linearSlop
  }

  /// Whether a body carries a load without turning, because contacts opposite to it do; it then gets the
  /// inverse mass.
  ///
  /// - Parameter edge: The edge of the contact that loads the body, in the list of the body.
  private func supports(
    _ body: Int32, _ edge: Int32, _ load: ContactLoad, _ heavy: Int32, _ depth: Int
  ) -> Bool {
    let target = scratch.failedSearches.target
    if bodies.mass[body].inverseMass <= target { return true }
    guard depth > 0, bodies.motion[body].isDynamic,
      scratch.failedSearches.follow(edge, depth: depth)
    else { return false }
    let masses = scratch.failedSearches.masses
    var held = HeldInterval()
    var next = bodies.record[body].firstContactEdge
    while let support = nextSupport(of: body, against: load, &next) {
      let below = ContactLoad(support.contact, on: support.load.other)
      if supports(support.load.other, support.edge ^ 1, below, heavy, depth - 1) {
        held.add(support.load)
      }
    }
    guard isHeld(body, against: load, by: held) else {
      if scratch.failedSearches.masses == masses {
        scratch.failedSearches.insert(edge, depth: depth)
      }
      return false
    }
    setInverseMass(target, of: body, under: heavy)
    return true
  }

  private func setInverseMass(_ inverseMass: Float, of body: Int32, under heavy: Int32) {
    let mass = bodies.mass[body]
    scratch.braced.append(BracedBody(row: body, heavy: heavy, mass: mass))
    scratch.failedSearches.changeMasses()
    bodies.mass[body].inverseMass = inverseMass
    bodies.mass[body].inverseInertia = inverseMass / mass.inverseMass * mass.inverseInertia
  }

  /// Makes forces on a braced body and on the heavy one accelerate both as they would accelerate bodies with their
  /// own masses; the input of the integration was made before bodies were braced.
  private func shareForces(_ braced: BracedBody, _ context: StepContext) {
    let own = bodies.forces[braced.row]
    let both = own.force + bodies.forces[braced.heavy].force
    guard own.force != .zero || own.torque != 0 || both != .zero else { return }
    // F/M′ instead of F/m, and (M′ − m)·a with the acceleration a = F/M of both for the inertia that was added.
    let mass = bodies.mass[braced.row]
    let added = 1 - mass.inverseMass / braced.mass.inverseMass
    let linear =
      (mass.inverseMass - braced.mass.inverseMass) * own.force
      + added * bodies.mass[braced.heavy].inverseMass * both
    let angular = (mass.inverseInertia - braced.mass.inverseInertia) * own.torque
    for index in 0..<scratch.velocityInputs.count
    where scratch.velocityInputs[index].row == braced.row {
      scratch.velocityInputs[index].linear += context.subStep * linear
      scratch.velocityInputs[index].angular += context.subStep * angular
    }
  }
}
