// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

@testable import OpenUIDynamics

@Suite("Shapes of a body")
struct BodyShapesTests {
  @Test("shapes keep their order, appended or from an array", arguments: 0...3)
  func order(count: Int) throws {
    let world = World(WorldDefinition())
    let body = try world.createBody(BodyDefinition())
    var shapes = BodyShapes()
    let handles = try (0..<count).map { _ in
      try world.addShape(.circle(CircleShape(center: .zero, radius: 1)), to: body)
    }
    for handle in handles { shapes.append(handle) }
    #expect(Array(shapes) == handles)
    #expect(shapes.count == count)
    #expect(shapes.indices.map { shapes[$0] } == handles)
    #expect(Array(BodyShapes(handles)) == handles)
  }
}
