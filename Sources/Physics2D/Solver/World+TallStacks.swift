// SPDX-License-Identifier: Apache-2.0

// High stacks, which soft contacts would let buckle, and large piles.
//
// Two points at a distance b with the effective mass m and the angular frequency ω turn a body back with the
// stiffness K = m·ω²·b²/2. A column of such contacts at distances H, with the length L and the load P at its foot,
// buckles under its own weight where P·L² > 7.84·K·H (Greenhill, "Determination of the greatest height consistent
// with stability", 1881): 18 squares of 50 points at 60 Hz. ω is limited by the sub-steps, so that a step with a
// higher column takes more of them, with stiffer contacts. The load follows from the weights of the bodies and not
// from impulses, so that a stack has its sub-steps before it gives way.

/// The frequency of contacts and the number of sub-steps of a step.
struct SubSteps {
  var contactHertz: Float
  var count: Int
}

extension World {
  /// The part of the buckling load up to which the contacts of a stack become no stiffer.
  private static var safeLoad: Float { 0.7 }
  /// The maximum stiffening: 240 sub-steps per second become 1,920, and 70 squares stand.
  private static var maximumStiffening: Float { 8 }
  /// The number of steps after which contacts become softer again.
  private static var heldSteps: Int32 { 60 }
  /// The maximum number of bodies of a stack.
  private static var maximumStackCount: Int { 256 }
  /// The number of contacts from which a pile takes half as many sub-steps again: a sub-step passes a load on by one
  /// contact of a chain, so that with four of them some bodies of a pile of 2,000 stay wedged, and shake.
  private static var largePileCount: Int { 1500 }

  /// The frequency of contacts and the sub-steps of a step: what was asked for, unless a high stack needs more.
  ///
  /// Impulses that contacts and joints keep for the next step are those of one sub-step, and are converted.
  func chooseSubSteps(seconds: Float, _ count: Int) -> SubSteps {
    var chosen = SubSteps(contactHertz: settings.contactHertz, count: count)
    guard settings.stabilizesPiles else { return chosen }
    let limit = StepContext.contactHertzFraction * Float(count) / seconds
    let hertz = settings.contactHertz < limit ? settings.contactHertz : limit
    graph.setStiffening(stiffeningOfStacks(hertz: hertz), heldSteps: Self.heldSteps)
    if graph.stiffening > 1 {
      chosen.contactHertz = graph.stiffening * hertz
      let needed = Int(chosen.contactHertz * seconds / StepContext.contactHertzFraction + 0.5)
      if needed > count { chosen.count = needed }
    }
    if graph.contactCount >= Self.largePileCount {
      let needed = (3 * count + 1) / 2
      if needed > chosen.count { chosen.count = needed }
    }
    graph.setSubStepShare(Float(count) / Float(chosen.count), joints)
    return chosen
  }

  /// The power of two by which the contacts of the highest stack have to be stiffer than a frequency.
  private func stiffeningOfStacks(hertz: Float) -> Float {
    let frequency = 2 * Float.pi * hertz
    // P·L²/H ≤ 3.92·m·ω²·b²
    let resistance = Self.safeLoad * 3.92 * frequency * frequency
    var stiffening: Float = 1
    // Contacts with bodies of infinite mass have the last colors; a stack has one or two of them.
    for color in (ConstraintGraph.overflow - 3)..<ConstraintGraph.overflow {
      for index in 0..<graph.colors[color].contacts.count {
        let pair = graph.colors[color].contacts.pair(at: index)
        let isDynamicA = bodies.motion[pair.bodyA].isDynamic
        guard isDynamicA != bodies.motion[pair.bodyB].isDynamic else { continue }
        let needed = stackLoad(on: isDynamicA ? pair.bodyA : pair.bodyB)
        while stiffening < Self.maximumStiffening, stiffening * stiffening * resistance < needed {
          stiffening *= 2
        }
      }
    }
    return stiffening
  }

  /// The maximum of P·L²/(H·m·b²) of the stack above a body that stands on a body of infinite mass.
  private func stackLoad(on foot: Int32) -> Float {
    // Up to the last body, and back with the sum of the weights.
    scratch.stack.removeAll()
    var last: Int32 = -1
    var body = foot
    var length: Float = 0
    while scratch.stack.count < Self.maximumStackCount,
      let next = nextContact(of: body, after: last)
    {
      let record = contacts.record[next]
      let lane = graph.colors[Int(record.color)].contacts.lane(at: Int(record.colorIndex))
      guard lane.second.normalMass > 0 else { break }
      let isUpB = record.bodyA == body
      body = isUpB ? record.bodyB : record.bodyA
      last = next
      let link = StackLink(
        lane, body: body, isUpB: isUpB, bodies.mass[record.bodyA], bodies.mass[record.bodyB])
      guard link.isStraight else { break }
      length += link.height
      scratch.stack.append(link)
    }
    guard scratch.stack.count > 1 else { return 0 }
    var load: Float = 0
    var maximum: Float = 0
    while let link = scratch.stack.last {
      scratch.stack.removeLast()
      load -= weight(of: link.body).dot(link.up)
      let share = load / link.stiffness
      if share > maximum, share.isFinite { maximum = share }
    }
    return maximum * length * length
  }

  /// The force of gravity and other forces on a body.
  private func weight(of body: Int32) -> Vector2 {
    let forces = bodies.forces[body]
    let mass = bodies.mass[body].inverseMass
    guard mass > 0 else { return .zero }
    return (1 / mass) * (forces.gravityScale * worldGravity + forces.acceleration) + forces.force
  }

  /// The touching contact with the next body of a stack: the only other dynamic body near it.
  private func nextContact(of body: Int32, after last: Int32) -> Int32? {
    // A body of a free column is near no dynamic bodies but those below and above it. Walls do not count: those of
    // the reference bounds alone are two chains, one for either side.
    var found: Int32?
    var edge = bodies.record[body].firstContactEdge
    while let (contact, other) = contacts.record.next(&edge) {
      guard contact != last, bodies.motion[other].isDynamic else { continue }
      if found != nil { return nil }
      found = contact
    }
    guard let found, contacts.record[found].color >= 0 else { return nil }
    return found
  }
}

/// A body of a stack, and the contact with the one below it.
struct StackLink: BitwiseCopyable {
  /// The row of the body.
  var body: Int32
  /// The normal, from the body below.
  var up: Vector2
  /// The distance of the centers of mass along the normal.
  var height: Float
  /// H·m·b².
  var stiffness: Float
  /// Whether the centers of mass lie above one another, to a tenth of the width of the contact.
  ///
  /// A column that is not straight does not buckle, but bends from the start. While a pile lands, its bodies form
  /// such columns for moments; contacts that turn stiff and soft again would lift the pile and let it sink.
  var isStraight: Bool

  init(_ lane: ContactLane, body: Int32, isUpB: Bool, _ massA: BodyMass, _ massB: BodyMass) {
    self.body = body
    let normal = Vector2(lane.normalX, lane.normalY)
    up = isUpB ? normal : -normal
    height = absolute(lane.rDotNormalA) + absolute(lane.rDotNormalB)
    let width = lane.first.rCrossNormalA - lane.second.rCrossNormalA
    let aside = lane.first.rCrossNormalA - lane.first.rCrossNormalB
    isStraight = absolute(aside) <= 0.1 * absolute(width)
    // 1/m of a point at half of the width, as in `ContactBlock.prepare`.
    let inverse =
      massA.inverseMass + massB.inverseMass + 0.25 * width * width
      * (massA.inverseInertia + massB.inverseInertia)
    stiffness = height * width * width / inverse
  }
}

extension ConstraintGraph {
  /// Makes contacts stiffer at once, and softer after some steps.
  mutating func setStiffening(_ needed: Float, heldSteps: Int32) {
    if needed >= stiffening {
      stiffening = needed
      heldStiffening = 0
    } else {
      heldStiffening &+= 1
      if heldStiffening >= heldSteps {
        stiffening *= 0.5
        heldStiffening = 0
      }
    }
  }

  /// Sets the sub-step as a part of the one that was asked for, and converts impulses of sub-steps.
  mutating func setSubStepShare(_ share: Float, _ joints: borrowing JointTable) {
    guard share != subStepShare else { return }
    let ratio = share / subStepShare
    subStepShare = share
    for color in 0..<Self.colorCount { colors[color].contacts.scaleImpulses(by: ratio) }
    joints.scaleImpulses(by: ratio)
  }
}

extension ContactList {
  fileprivate func scaleImpulses(by factor: Float) {
    let factor = Lanes(repeating: factor)
    for index in 0..<blocks.count {
      let block = blocks.base + index
      block.pointee.first.normalImpulse = factor * block.pointee.first.normalImpulse
      block.pointee.second.normalImpulse = factor * block.pointee.second.normalImpulse
      block.pointee.tangentImpulse = factor * block.pointee.tangentImpulse
    }
  }
}

extension Manifold {
  /// Converts the impulses of one sub-step to those of another.
  mutating func scaleImpulses(by factor: Float) {
    first.normalImpulse *= factor
    second.normalImpulse *= factor
    tangentImpulse *= factor
  }
}
