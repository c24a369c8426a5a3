// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Stiffness of contacts")
struct ContactStiffnessTests {
  /// A world in meters in which nothing sleeps, with a ground.
  private func awakeWorld() throws -> World {
    var definition = WorldDefinition(gravity: Vector2(0, -10))
    definition.allowsSleep = false
    let world = World(definition)
    try world.addGround()
    return world
  }

  @Test("both points of a contact are springs of m·ω², m the effective mass of the point alone")
  func overlap() throws {
    // Boxes that do not turn: an impulse at one point changes the speed of the other as much as its own.
    let world = try awakeWorld()
    let boxes = try (0..<20).map { try world.addBox(at: Vector2(0, 0.5 + Float($0))) }
    for box in boxes { world.setAllowsRotation(false, of: box) }
    world.run(90)
    // 1/m = 2/M between bodies of mass M, so that two points give by N/(M·ω²) under the load N = n·M·g.
    let frequency = 2 * Float.pi * 30
    for index in stride(from: 0, to: 16, by: 5) {
      let expected = Float(boxes.count - 1 - index) * 10 / (frequency * frequency)
      let overlap =
        1 - (world.position(of: boxes[index + 1]).y - world.position(of: boxes[index]).y)
      #expect(abs(overlap - expected) < 0.02 * expected)
    }
  }

  @Test(
    "a pyramid stands as high as in Box2D v3.2",
    arguments: [(10, Float(3.49642))] + (isStressed ? [(20, 6.81942), (100, 33.1565)] : []))
  func height(base: Int, ofBox2D: Float) throws {
    // Box2D at 617d32ab, its defaults, 60 steps per second of four sub-steps; 300 steps, of which the tenth part is
    // enough for ten rows.
    let world = try awakeWorld()
    var boxes: [BodyHandle] = []
    for row in 0..<base {
      for column in row..<base {
        let x = Float(row + 1) * 0.5 + Float(column - row) - 0.5 * Float(base)
        boxes.append(try world.addBox(at: Vector2(x, Float(row) + 0.5)))
      }
    }
    world.run(base > 10 ? 300 : 40)
    let height = boxes.reduce(Float(0)) { $0 + world.position(of: $1).y } / Float(boxes.count)
    // The pyramid sinks by a fiftieth of its square in millimeters there.
    let sinking = 0.5 + Float(base - 1) / 3 - ofBox2D
    #expect(abs(height - ofBox2D) < 0.1 * sinking)
  }
}
