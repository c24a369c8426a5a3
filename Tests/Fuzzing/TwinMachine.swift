// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// Random programs that several worlds run side by side, which must not differ in a bit: worlds with any
/// number of workers, one that is replaced by its decoded bytes again and again, and one that was full and
/// was emptied before.
@MainActor
package final class TwinMachine: FuzzMachine {
  package static let name = "twins"
  package static let programLength = 60

  package var onLine: ((String) -> Void)? {
    get { machines[0].onLine }
    set { machines[0].onLine = newValue }
  }

  /// The first world is the one that the others are compared with.
  private let machines: [WorldMachine]
  private var problem: String?

  package init(seed: UInt64) {
    machines = TwinRole.all.map { WorldMachine(seed: seed, role: $0) }
  }

  package func run(_ operation: FuzzOperation) {
    var random = FuzzRandom(seed: operation.seed &+ 1)
    // Small worlds give workers nothing to share.
    let isCrowd = random.once(in: 30)
    for machine in machines {
      var own = random
      isCrowd ? machine.addCrowd(&own) : machine.run(operation)
    }
    let expected = machines[0].digest()
    for machine in machines.dropFirst() where problem == nil && machine.digest() != expected {
      problem = "\(machine.role.name): another state"
    }
  }

  package func failure() -> String? { problem }

  /// What the states and events after each operation of a program amount to; equal in every build.
  package static func digest(of program: FuzzProgram) async -> UInt64 {
    let machine = WorldMachine(seed: program.seed, role: TwinRole.all[0])
    var sum = FNV1a()
    for operation in program.operations {
      var random = FuzzRandom(seed: operation.seed &+ 1)
      random.once(in: 30) ? machine.addCrowd(&random) : machine.run(operation)
      sum.add(machine.digest())
    }
    return sum.value
  }
}

/// How a world of a program differs from its twins in what must make no difference.
package struct TwinRole {
  let name: String
  /// The number of workers whatever the program asks for; nil for what it asks for.
  var workerCount: Int?
  /// Whether the world is replaced by its decoded bytes after some operations.
  var isReopened = false
  /// Whether the world was full before the program begins, and has been emptied.
  var hasHistory = false

  /// The role of a world that has no twins.
  static let alone = TwinRole(name: "alone")

  static let all = [
    TwinRole(name: "one worker", workerCount: 1),
    TwinRole(name: "two workers", workerCount: 2),
    TwinRole(name: "three workers", workerCount: 3),
    TwinRole(name: "four workers, reopened", workerCount: 4, isReopened: true),
    TwinRole(name: "emptied before", workerCount: 1, hasHistory: true),
  ]
}

extension FNV1a {
  fileprivate mutating func add(_ number: Float) { add(word: number.bitPattern) }

  fileprivate mutating func add(_ vector: Vector2) {
    add(vector.x)
    add(vector.y)
  }
}

extension WorldMachine {
  /// A hash of the state, of the events in their order, and of the impulses of contacts and joints.
  ///
  /// Shapes count by when the program got them: their generations differ in a world that had others before.
  func digest() -> UInt64 {
    var sum = FNV1a()
    sum.add(world.stateHash)
    let numbers = Dictionary(shapes.enumerated().map { ($1, UInt64($0)) }) { first, _ in first }
    /// Whether an event is of this program; a world that was emptied has the last events of before.
    func add(_ first: ShapeHandle, _ second: ShapeHandle) -> Bool {
      let (first, second) = (numbers[first], numbers[second])
      guard first != nil || second != nil else { return false }
      sum.add(first ?? .max)
      sum.add(second ?? .max)
      return true
    }
    for event in world.beginContacts where add(event.shapeA, event.shapeB) {
      sum.add(event.point)
      sum.add(event.normal)
    }
    for event in world.endContacts { _ = add(event.shapeA, event.shapeB) }
    for event in world.hits where add(event.shapeA, event.shapeB) {
      sum.add(event.point)
      sum.add(event.approachSpeed)
    }
    for event in world.sensorBegins + world.sensorEnds { _ = add(event.sensor, event.visitor) }
    for contact in world.contactInfos {
      sum.add(contact.normal)
      for point in contact.points {
        sum.add(point.normalImpulse)
        sum.add(point.separation)
      }
    }
    for joint in joints { sum.add(world.reactionForce(of: joint)) }
    return sum.value
  }

  /// Adds dozens of shapes in a heap, so that the stages of a step have chunks for all workers.
  func addCrowd(_ random: inout FuzzRandom) {
    let kind = random.index(below: 4)
    let (corner, columns) = (point(&random), 4 + random.index(below: 12))
    // Heaps inside of heaps have a contact for each pair.
    guard corner.x.magnitude < 1e5, corner.y.magnitude < 1e5, bodies.count < 150 else { return }
    say("addCrowd(\(kind), at: \(corner), columns: \(columns))")
    var previous: BodyHandle?
    for number in 0..<100 + random.index(below: 100) {
      let offset = Vector2(Float(number % columns) * 19, -Float(number / columns) * 19)
      let definition = BodyDefinition(kind: .dynamic, position: corner + offset)
      guard let body = try? world.createBody(definition) else { return }
      bodies.append(body)
      let shape: CollisionShape? =
        (kind + number) % 2 == 0
        ? try? .circle(CircleShape(radius: 10))
        : try? .polygon(.box(halfWidth: 10, halfHeight: 9))
      if let shape, let handle = try? world.addShape(shape, to: body) { shapes.append(handle) }
      if kind == 3, let previous, number % columns > 0 {
        var joint = DistanceJointDefinition(bodyA: previous, bodyB: body)
        if number % 3 == 0 { joint.spring = JointSpring(hertz: 3, dampingRatio: 0) }
        if let handle = try? world.createJoint(joint) { joints.append(handle) }
      }
      previous = body
    }
  }

  /// Fills the world by another program, and empties it again; returns whether its gravity is as before.
  ///
  /// A definition takes a gravity beyond the usable coordinates, which cannot be set again.
  func makeHistory(seed: UInt64) -> Bool {
    let gravity = world.gravity
    for operation in FuzzProgram(seed: seed, count: 24).operations { run(operation) }
    for body in bodies { world.destroyBody(body) }
    world.gravity = gravity
    forgetAll()
    return world.gravity == gravity
  }
}
