// SPDX-License-Identifier: Apache-2.0

import Physics2D

extension PhysicsScene {
  static let rain = PhysicsScene(
    name: "rain", summary: "up to 1,000 ragdolls fall on five floors", stepCount: 1000
  ) { backend in
    let floor = try backend.addBody(BodyDefinition(kind: .static))
    for row in 0..<rowCount {
      for tile in 0...500 {
        let center = Vector2(-125 + 0.5 * Float(tile), rowDistance * Float(row))
        try backend.add(.box(0.25, 0.25, at: center), to: floor)
      }
    }
    var columns: [[Ragdoll]] = []
    var oldest = 0
    return { index in
      guard index % 8 == 0 else { return }
      if columns.count < columnCount {
        columns.append(try addRagdolls(column: columns.count, on: backend))
      } else {
        for ragdoll in columns[oldest] { ragdoll.remove(from: backend) }
        columns[oldest] = try addRagdolls(column: oldest, on: backend)
        oldest = (oldest + 1) % columnCount
      }
    }
  }

  private static let rowCount = 5
  private static let rowDistance: Float = 45
  private static let columnCount = 40

  /// Adds five ragdolls above every floor.
  private static func addRagdolls(column: Int, on backend: any PhysicsBackend) throws -> [Ragdoll] {
    var ragdolls: [Ragdoll] = []
    for row in 0..<rowCount {
      let x = -125 + 6.25 * (Float(column) + 0.5)
      let y = 40 + rowDistance * Float(row)
      for place in 0..<5 {
        ragdolls.append(
          try Ragdoll(
            at: Vector2(x + 0.5 * Float(place), y), group: Int32(-(place + 1)), on: backend))
      }
    }
    return ragdolls
  }
}
