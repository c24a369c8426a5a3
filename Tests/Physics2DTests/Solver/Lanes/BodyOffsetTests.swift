// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Offsets of bodies")
struct BodyOffsetTests {
  @Test("are those of their rows in both columns", arguments: [0, 1, 7, 5_050, 1 << 20])
  func columns(row: Int32) {
    #expect(Int(BodyOffset.of(row)) == Int(row) * MemoryLayout<BodyMotion>.stride)
    #expect(Int(BodyOffset.of(row)) == Int(row) * MemoryLayout<BodyMass>.stride)
    #expect(BodyOffset.row(at: BodyOffset.of(row)) == row)
  }

  @Test("eight at once are those of each row, and lead back to them")
  func lanes() {
    let rows = SIMD8<Int32>(3, 8, 0, 10, 15, 1, 600, 12_345)
    let offsets = BodyOffset.of(rows)
    for lane in 0..<laneCount { #expect(offsets[lane] == BodyOffset.of(rows[lane])) }
    #expect(BodyOffset.rows(at: offsets) == rows)
  }

  @Test("bodies are gathered from the rows at their offsets, and scattered to them")
  func gathering() throws {
    var bodies = (0..<12).map { row in
      var motion = BodyMotion()
      motion.linearVelocity = Vector2(Float(row), 10 + Float(row))
      motion.angularVelocity = 20 + Float(row)
      motion.flags = UInt32(row)
      return motion
    }
    let rows = SIMD8<Int32>(3, 8, 0, 10, 11, 1, 6, 5)
    try bodies.withUnsafeMutableBufferPointer {
      let motion = try #require($0.baseAddress)
      let lanes = BodyLanes(at: BodyOffset.of(rows), motion)
      for lane in 0..<laneCount {
        #expect(lanes.velocityX[lane] == Float(rows[lane]))
        #expect(lanes.velocityY[lane] == 10 + Float(rows[lane]))
        #expect(lanes.angularVelocity[lane] == 20 + Float(rows[lane]))
      }
      lanes.store(
        x: lanes.velocityX + 100, y: lanes.velocityY, angularVelocity: lanes.angularVelocity,
        at: BodyOffset.of(rows), motion)
    }
    let written = Set((0..<laneCount).map { Int(rows[$0]) })
    for row in 0..<bodies.count {
      #expect(bodies[row].linearVelocity.x == Float(row) + (written.contains(row) ? 100 : 0))
      #expect(bodies[row].flags == UInt32(row))
    }
  }
}
