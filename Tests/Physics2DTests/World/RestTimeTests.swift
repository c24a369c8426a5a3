// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Rest times")
struct RestTimeTests {
  @Test(
    "a body that trembles rests where it drifts slower than its sleep threshold",
    arguments: [Float(0), 0.5, 1, 2, 19])
  func trembling(drift: Float) {
    // It trembles at 5 points/s around a place that moves.
    let rests = longestRest(drift: drift, speed: 5 + drift, contacts: 1) >= 0.5
    #expect(rests == (drift < 0.8))
  }

  @Test("a body that trembles faster than 20 thresholds, or touches nothing, does not rest")
  func moving() {
    #expect(longestRest(drift: 0, speed: 21, contacts: 1) == 0)
    #expect(longestRest(drift: 0, speed: 5, contacts: 0) == 0)
  }

  @Test("what accelerates from rest at 4 thresholds per second starts before it sleeps")
  func starting() {
    var body = RestingBody(contacts: 1)
    for step in 1...60 {
      let time = Float(step) / 60
      body.move(to: 2 * time * time, speed: 4 * time)
      #expect(body.record.restTime < 0.5)
    }
  }

  @Test(
    "a slow disc stops rolling, a faster one rolls on",
    arguments: [(Float(1.5), Float(0.8)...1.1), (8, 7...9)])
  func rolling(speed: Float, rest: ClosedRange<Float>) throws {
    // With friction a disc loses 1/3 of the resistance of 6 per second, and 0.1 by damping: it rests with 1 point/s at
    // its top after ln 3 / 2.1 = 0.5 s, or a little earlier within 0.4 points, and sleeps 0.5 s later. Above
    // 8 points/s at its top damping alone slows it, for ln 2 / 0.1 = 7 s.
    let world = World.ofPile(gravity: 1000)
    try world.addContainer(Vector2(400, 100))
    let disc = try world.item(.circle, Vector2(20, 20), at: Vector2(50, 89))
    for _ in 0..<60 { world.step(by: 1 / 60) }
    world.setLinearVelocity(Vector2(speed, 0), of: disc)
    world.setAngularVelocity(speed / 10, of: disc)
    var time: Float = 0
    while world.isAwake(disc), time < 30 {
      world.step(by: 1 / 60)
      time += 1 / 60
    }
    #expect(rest.contains(time))
  }

  /// The maximum rest time in 1.2 s of a body that leaves its place at a drift, in points/s.
  private func longestRest(drift: Float, speed: Float, contacts: Int32) -> Float {
    var body = RestingBody(contacts: contacts)
    var longest: Float = 0
    for step in 1...72 {
      let tremble: Float = step % 2 == 0 ? 0.04 : -0.04
      body.move(to: drift * Float(step) / 60 + tremble, speed: speed)
      longest = max(longest, body.record.restTime)
    }
    return longest
  }
}

/// A body of the sleep threshold 1 on a line, in a world that stabilizes piles.
private struct RestingBody {
  var record = BodyRecord()
  private var pose = BodyPose()

  init(contacts: Int32) {
    record.kind = .dynamic
    record.flags = [.inUse, .allowsSleep]
    record.sleepThreshold = 1
    record.contactCount = contacts
  }

  mutating func move(to place: Float, speed: Float) {
    var context = StepContext(
      timeStep: 1 / 60, subSteps: 4, gravity: .zero, contactHertz: 60, contactDampingRatio: 10,
      maximumContactPushSpeed: 100, jointHertz: 60, jointDampingRatio: 2, minimumReboundSpeed: 20,
      maximumLinearSpeed: 1e5, linearSlop: 0.2, lengthUnitsPerMeter: 100)
    context.stabilizesPiles = true
    let travel = abs(place - pose.center.x)
    pose.center.x = place
    updateRestTime(&record, &pose, radius: 10, speed: speed, travel: travel, context)
  }
}
