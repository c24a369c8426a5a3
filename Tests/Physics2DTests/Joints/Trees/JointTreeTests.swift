// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Trees of joints")
struct JointTreeTests {
  @Test("a chain, a star and a body on the ground are trees; a ring and a bridge are not")
  func search() throws {
    // Joints as pairs of bodies; −1 is the ground.
    let graphs: [(joints: [(Int, Int)], trees: Int, bodies: Int)] = [
      ([(-1, 0), (0, 1), (1, 2)], 1, 3), ([(0, 1), (0, 2), (0, 3)], 1, 4), ([(0, -1)], 1, 1),
      ([(0, 1), (2, 3)], 2, 4), ([(0, 1), (1, 2), (2, 0)], 0, 0),
      ([(-1, 0), (0, 1), (1, -1)], 0, 0), ([(0, 1), (0, 1)], 0, 0),
    ]
    for graph in graphs {
      let laboratory = try JointLaboratory()
      let bodies = try (0..<4).map { try laboratory.body(at: Vector2(Float($0), 0)) }
      for joint in graph.joints {
        try laboratory.pin(
          joint.0 < 0 ? laboratory.ground : bodies[joint.0],
          joint.1 < 0 ? laboratory.ground : bodies[joint.1])
      }
      laboratory.world.step(by: 1 / 60)
      #expect(laboratory.world.graph.trees.trees.count == graph.trees)
      #expect(laboratory.world.graph.trees.nodes.count == graph.bodies)
    }
  }

  @Test("a net, which is no tree, takes no memory for nodes, and a chain for its bodies alone")
  func memory() throws {
    let laboratory = try JointLaboratory()
    let side = 6
    let net = try (0..<side * side).map {
      try laboratory.body(at: Vector2(Float($0 % side), Float($0 / side)))
    }
    for index in net.indices {
      if index % side > 0 { try laboratory.pin(net[index - 1], net[index]) }
      if index >= side { try laboratory.pin(net[index - side], net[index]) }
    }
    laboratory.world.step(by: 1 / 60)
    #expect(laboratory.world.graph.trees.nodes.capacity == 1)
    let chain = try (0..<5).map { try laboratory.body(at: Vector2(20 + Float($0), 0)) }
    for index in 1..<5 { try laboratory.pin(chain[index - 1], chain[index]) }
    laboratory.world.step(by: 1 / 60)
    #expect(laboratory.world.graph.trees.nodes.capacity == 5)
    #expect(laboratory.world.graph.trees.nodes.count == 5)
  }

  @Test("a joint that becomes a spring, is destroyed or restored leaves or joins its tree")
  func changes() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let a = try laboratory.body(at: .zero)
    let b = try laboratory.body(at: Vector2(1, 0))
    let joint = try laboratory.pin(a, b)
    func treeCount() -> Int {
      world.step(by: 1 / 60)
      return world.graph.trees.trees.count
    }
    #expect(treeCount() == 1)
    let snapshot = world.snapshot()
    world.setSpring(JointSpring(hertz: 2, dampingRatio: 0), of: joint)
    #expect(treeCount() == 0)
    world.setSpring(nil, of: joint)
    #expect(treeCount() == 1)
    world.destroyJoint(joint)
    #expect(treeCount() == 0)
    world.restore(snapshot)
    #expect(treeCount() == 1)
  }

  @Test("momentum and angular momentum of a free chain stay through a blow")
  func momentum() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    var bodies: [BodyHandle] = []
    for index in 0..<6 {
      let mass: Float = index == 5 ? 500 : 1
      bodies.append(
        try laboratory.body(at: Vector2(Float(index), 0), mass: mass, inertia: 0.1 * mass))
      if index > 0 { try laboratory.pin(bodies[index - 1], bodies[index]) }
    }
    world.applyLinearImpulse(Vector2(3, 40), at: Vector2(2.3, 0), to: bodies[2])
    func momenta() -> (linear: Vector2, angular: Float) {
      var linear = Vector2.zero
      var angular: Float = 0
      for body in bodies {
        let momentum = world.mass(of: body) * world.linearVelocity(of: body)
        linear += momentum
        angular += world.position(of: body).cross(momentum)
        angular += world.rotationalInertia(of: body) * world.angularVelocity(of: body)
      }
      return (linear, angular)
    }
    let start = momenta()
    laboratory.run(seconds: 2)
    let end = momenta()
    #expect((end.linear - start.linear).length < 0.01)
    #expect(abs(end.angular - start.angular) < 0.005 * start.angular)
  }
}

extension JointLaboratory {
  /// Pins two bodies together halfway between them, or a body to the ground where it stands.
  @discardableResult
  func pin(_ a: BodyHandle, _ b: BodyHandle) throws -> JointHandle {
    let (positionA, positionB) = (world.position(of: a), world.position(of: b))
    let point =
      a == ground ? positionB : b == ground ? positionA : 0.5 * (positionA + positionB)
    var definition = RevoluteJointDefinition(bodyA: a, bodyB: b)
    definition.localAnchorA = point - positionA
    definition.localAnchorB = point - positionB
    return try world.createJoint(definition)
  }
}
