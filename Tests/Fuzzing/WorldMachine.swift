// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// Random programs over the public interface of the engine: settings of a world, bodies, shapes, chains, joints,
/// queries, snapshots, bytes and steps, also with stale handles and numbers that no world accepts.
@MainActor
package final class WorldMachine: FuzzMachine {
  package static let name = "world"
  package static let programLength = 60

  package var onLine: ((String) -> Void)?

  private(set) var world: World
  let role: TwinRole
  private let definition: WorldDefinition
  private var isDefined = false
  var bodies: [BodyHandle] = []
  var shapes: [ShapeHandle] = []
  var chains: [ChainHandle] = []
  var joints: [JointHandle] = []
  private var moments: [(snapshot: World.Snapshot, hash: UInt64, contacts: Set<ShapePair>)] = []
  /// The contacts that have begun and not ended.
  private var contacts: Set<ShapePair> = []
  private var problem: String?

  /// Two shapes in either order.
  private typealias ShapePair = Set<ShapeHandle>

  package convenience init(seed: UInt64) { self.init(seed: seed, role: .alone) }

  init(seed: UInt64, role: TwinRole) {
    self.role = role
    var random = FuzzRandom(seed: seed)
    var definition = Self.definition(&random)
    definition.workerCount = role.workerCount ?? definition.workerCount
    self.definition = definition
    world = World(definition)
    if role.hasHistory, !makeHistory(seed: seed &+ 1) { world = World(definition) }
  }

  /// Forgets what the program got from the world.
  func forgetAll() {
    (bodies, shapes, chains, joints) = ([], [], [], [])
    (moments, contacts, problem) = ([], [], nil)
  }

  package func run(_ operation: FuzzOperation) {
    if !isDefined {
      say("let world = World(\(definition))")
      isDefined = true
    }
    var random = FuzzRandom(seed: operation.seed)
    switch random.index(below: 27) {
    case 0...3: addBody(&random)
    case 4, 5: addShape(&random)
    case 6: addChain(&random)
    case 7...9: addJoint(&random)
    case 10...12: changeBody(&random)
    case 13: changeShape(&random)
    case 14: changeJoint(&random)
    case 15: destroy(&random)
    case 16: query(&random)
    case 17: snapshot(&random)
    case 18: push(&random)
    case 19: changeWorld(&random)
    case 20: random.once(in: 2) ? readOut(&random) : copy()
    default: step(&random)
    }
  }

  func say(_ line: @autoclosure () -> String) { onLine?(line()) }

  // MARK: Choosing

  func number(_ random: inout FuzzRandom, _ size: Double = 300) -> Float {
    Float(random.number(size))
  }

  func point(_ random: inout FuzzRandom, _ size: Double = 300) -> Vector2 {
    Vector2(number(&random, size), number(&random, size))
  }

  func body(_ random: inout FuzzRandom) -> BodyHandle? {
    bodies.isEmpty ? nil : random.element(of: bodies)
  }

  func shape(_ random: inout FuzzRandom) -> ShapeHandle? {
    shapes.isEmpty ? nil : random.element(of: shapes)
  }

  /// A number that is not negative, mostly, once in three times; else none.
  func optionalMagnitude(_ random: inout FuzzRandom, _ size: Double) -> Float? {
    random.once(in: 3) ? Float(random.magnitude(size)) : nil
  }

  // MARK: Time

  private func step(_ random: inout FuzzRandom) {
    let seconds: Float = random.once(in: 20) ? number(&random, 0.1) : 1 / 60
    let subSteps = random.once(in: 10) ? random.index(below: 9) - 1 : 4
    guard !(seconds > 1) else { return }
    for _ in 0..<1 + random.index(below: 6) {
      say("world.step(by: \(seconds), subSteps: \(subSteps))")
      world.step(by: seconds, subSteps: subSteps)
      readEvents(isStep: seconds > 1e-6 && subSteps > 0)
    }
  }

  private func readEvents(isStep: Bool) {
    guard isStep else { return }
    // An end in the same list comes before the begin: a joint may have come and gone meanwhile.
    let ends = world.endContacts.map { [$0.shapeA, $0.shapeB] as ShapePair }
    contacts.subtract(ends)
    for event in world.beginContacts {
      if !contacts.insert([event.shapeA, event.shapeB]).inserted {
        fail("a contact began twice")
      }
      expectFinite([event.point.x, event.point.y, event.normal.x, event.normal.y], "a begin")
    }
    for hit in world.hits {
      expectFinite([hit.point.x, hit.point.y, hit.approachSpeed], "a hit")
    }
    for moved in world.movedBodies {
      expectFinite(moved.transform, "a moved body")
    }
  }

  private func snapshot(_ random: inout FuzzRandom) {
    if moments.isEmpty || random.once(in: 2) {
      say("moments.append(world.snapshot())")
      moments.append((world.snapshot(), world.stateHash, contacts))
      return
    }
    let number = random.index(below: moments.count)
    say("world.restore(moments[\(number)])")
    world.restore(moments[number].snapshot)
    contacts = moments[number].contacts
    if world.stateHash != moments[number].hash { fail("the restored state has another hash") }
  }

  /// Writes the world as bytes, and reads them.
  private func copy() {
    say("_ = try World(decoding: world.encode())")
    let bytes = world.encode()
    guard let copy = try? World(decoding: bytes) else {
      return fail("the world's bytes are refused")
    }
    if copy.stateHash != world.stateHash { fail("the world's bytes have another hash") }
    if copy.encode() != bytes { fail("the copy of the world has other bytes") }
    guard role.isReopened else { return }
    copy.workerCount = world.workerCount
    world = copy
  }

  // MARK: Checking

  func fail(_ text: @autoclosure () -> String) {
    if problem == nil { problem = text() }
  }

  func expectFinite(_ numbers: [Float], _ name: @autoclosure () -> String) {
    if !numbers.allSatisfy(\.isFinite) { fail("\(name()) is not finite: \(numbers)") }
  }

  func expectFinite(_ transform: Transform, _ name: @autoclosure () -> String) {
    expectFinite(
      [
        transform.position.x, transform.position.y, transform.rotation.cosine,
        transform.rotation.sine,
      ], name())
  }

  package func failure() -> String? {
    for body in bodies where world.isValid(body) {
      let (velocity, center) = (world.linearVelocity(of: body), world.centerOfMass(of: body))
      expectFinite(world.transform(of: body), "a body")
      expectFinite(
        [
          velocity.x, velocity.y, world.angularVelocity(of: body), world.mass(of: body),
          world.rotationalInertia(of: body), center.x, center.y,
        ], "a body")
    }
    for contact in world.contactInfos {
      expectFinite([contact.normal.x, contact.normal.y], "a contact's normal")
      for point in contact.points {
        expectFinite([point.approachSpeed], "approachSpeed")
        expectFinite([point.point.x, point.point.y], "a contact's point")
        expectFinite([point.separation], "separation")
        expectFinite([point.normalImpulse], "normalImpulse")
      }
    }
    for joint in world.jointInfos {
      expectFinite(
        [joint.anchorA.x, joint.anchorA.y, joint.anchorB.x, joint.anchorB.y], "a joint's anchor")
      expectFinite([joint.force.x, joint.force.y, joint.torque], "a joint's force")
    }
    return problem
  }
}
