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
