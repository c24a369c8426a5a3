// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("Motion features")
struct MotionFeatureTests {
  @Test(
    "a damped oscillator sampled unevenly has its period within 1 %, its overshoot within 0.2 points",
    arguments: [
      (0.05, 1.0), (0.1, 2.0), (0.3, 3.58), (0.64, 3.58),
    ], [1.0 / 60, 1.0 / 47])
  func oscillator(oscillator: (damping: Double, frequency: Double), step: Double) throws {
    let motion = SampleMotion.DampedOscillator(
      frequency: oscillator.frequency, damping: oscillator.damping)
    let trace = motion.trace(step: step, duration: 20)
    let period = try #require(trace.value(of: MotionFeature(.period, item: "square")))
    let overshoot = try #require(trace.value(of: MotionFeature(.overshoot, item: "square")))
    #expect(abs(period / motion.period - 1) < 0.01, "\(period) for \(motion.period)")
    #expect(abs(overshoot - motion.overshoot) < 0.2, "\(overshoot) for \(motion.overshoot)")
    let rest = try #require(trace.value(of: MotionFeature(.restX, item: "square")))
    #expect(abs(rest - 100) < 2)
  }

  @Test("a sine that never rests has its period and extent")
  func undamped() throws {
    let motion = SampleMotion.DampedOscillator(frequency: 0.7, damping: 0)
    let trace = motion.trace(step: 1.0 / 50, duration: 6)
    #expect(trace.value(of: MotionFeature(.restX, item: "square")) == nil)
    #expect(trace.value(of: MotionFeature(.overshoot, item: "square")) == nil)
    let period = try #require(trace.value(of: MotionFeature(.period, item: "square")))
    #expect(abs(period - 1 / 0.7) < 0.003)
    let extent = try #require(trace.value(of: MotionFeature(.extentX, item: "square")))
    #expect(abs(extent - 160) < 0.01)
  }

  @Test("an item that is pushed from its place and returns has a period along its longer side")
  func returning() throws {
    var item = MotionTrace.Item(name: "square")
    for frame in 0...240 {
      let time = Double(frame) / 60
      item.add(x: 10, y: 60 + 40 * exp(-2 * time) * sin(2 * .pi * 2 * time), angle: 0, at: time)
    }
    var trace = MotionTrace()
    trace.items = [item]
    let period = try #require(trace.value(of: MotionFeature(.period, item: "square")))
    #expect(abs(period - 0.5) < 0.005)
    #expect(trace.value(of: MotionFeature(.overshoot, item: "square")) == nil)
  }

  @Test("rounding to half points around the rest makes no oscillation")
  func rounding() {
    var item = MotionTrace.Item(name: "square")
    for frame in 0...60 {
      let jitter = frame % 2 == 0 ? 0.2 : -0.2
      item.add(x: max(100 - Double(frame) * 5, 20) + jitter, y: 0, angle: 0, at: Double(frame) / 60)
    }
    var trace = MotionTrace()
    trace.items = [item]
    #expect(trace.value(of: MotionFeature(.restX, item: "square")) == 20.2)
    #expect(trace.value(of: MotionFeature(.period, item: "square")) == nil)
  }

  @Test("the last sample before a pause is the rest, however short the motion")
  func restByPause() {
    var trace = MotionTrace()
    var item = MotionTrace.Item(name: "square")
    item.add(x: 5, y: 6, angle: 0.1, at: 0)
    item.add(x: 50, y: 60, angle: .pi / 6, at: 0.1)
    trace.items = [item]
    #expect(trace.value(of: MotionFeature(.restX)) == nil)
    trace.events = [MotionTrace.Event(time: 0.6, kind: "paused")]
    #expect(trace.value(of: MotionFeature(.restX)) == 50)
    #expect(trace.value(of: MotionFeature(.restY)) == 60)
    #expect(abs((trace.value(of: MotionFeature(.restAngle)) ?? 0) - 30) < 1e-9)
    #expect(trace.value(of: MotionFeature(.pauseTime)) == 0.6)
  }

  @Test("the greatest angle is a magnitude in degrees, with its time")
  func peakAngle() throws {
    var trace = MotionTrace()
    var item = MotionTrace.Item(name: "square")
    for frame in 0...30 {
      let time = Double(frame) / 30
      item.add(x: 0, y: 0, angle: -0.5 * sin(.pi * time), at: time)
    }
    trace.items = [item]
    let angle = try #require(trace.value(of: MotionFeature(.peakAngle)))
    let time = try #require(trace.value(of: MotionFeature(.peakAngleTime)))
    #expect(abs(angle - 0.5 * 180 / .pi) < 0.001)
    #expect(abs(time - 0.5) < 0.001)
  }

  @Test("rates after a contact are those of the motion, whatever the duration")
  func rates() throws {
    let trace = SampleMotion.impact(at: 0.7)
    for duration in [nil, 2.0 / 60, 0.1] as [Double?] {
      func rate(_ kind: MotionFeature.Kind) throws -> Double {
        try #require(
          trace.value(
            of: MotionFeature(kind, item: "square", boundary: "barrier", duration: duration)))
      }
      #expect(abs(try rate(.velocityXAfterContact) - 120) < 1e-6)
      #expect(abs(try rate(.velocityYAfterContact) + 90) < 1e-6)
      #expect(abs(try rate(.angularVelocityAfterContact) - 3) < 1e-6)
    }
    let late = MotionFeature(.velocityXAfterContact, item: "square", contact: 2)
    #expect(trace.value(of: late) == nil)
  }

  @Test("contacts are counted for each pair of partners, in either order of the items")
  func contacts() {
    var trace = MotionTrace()
    func contact(_ time: Double, _ item: String, _ other: String?, _ boundary: String?) {
      trace.events.append(
        MotionTrace.Event(
          time: time, kind: "beganContact", item: item, otherItem: other, boundary: boundary))
    }
    contact(0.1, "a", "b", nil)
    contact(0.2, "a", nil, "floor")
    contact(0.3, "b", "a", nil)
    contact(0.4, "a", nil, nil)
    func time(_ feature: MotionFeature) -> Double? { trace.value(of: feature) }
    #expect(time(MotionFeature(.contactTime, item: "a", otherItem: "b", contact: 2)) == 0.3)
    #expect(time(MotionFeature(.contactTime, item: "b", otherItem: "a")) == 0.1)
    #expect(time(MotionFeature(.contactTime, item: "a", boundary: "floor")) == 0.2)
    #expect(time(MotionFeature(.contactTime, item: "a")) == 0.4)
    #expect(time(MotionFeature(.contactTime, item: "a", contact: 2)) == nil)
    #expect(trace.contactOrder == ["a – b", "a – floor", "b – a", "a – reference bounds"])
  }

  @Test("an empty motion has no features")
  func empty() {
    #expect(MotionTrace().features().isEmpty)
    for kind in MotionFeature.Kind.allCases {
      #expect(MotionTrace().value(of: MotionFeature(kind)) == nil)
    }
  }
}
