// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import DynamicsSimulator

/// Motions whose features are known in closed form.
enum SampleMotion {
  /// x(t) = rest + A e^(−ζωt) cos(ω_d t) with ω_d = ω √(1 − ζ²): rest 100, A = 80, sampled at times
  /// that are no multiples of each other.
  struct DampedOscillator {
    let frequency: Double
    let damping: Double

    var dampedAngularFrequency: Double {
      2 * .pi * frequency * (1 - damping * damping).squareRoot()
    }

    /// Twice the time between two zeros of the cosine.
    var period: Double { 2 * .pi / dampedAngularFrequency }

    /// −x′ = 0 where tan(ω_d t) = −ζω/ω_d; the first such time after 0.
    var overshoot: Double {
      let decay = damping * 2 * Double.pi * frequency
      let time = (Double.pi - atan(decay / dampedAngularFrequency)) / dampedAngularFrequency
      return 80 * exp(-decay * time) * abs(cos(dampedAngularFrequency * time))
    }

    func x(at time: Double) -> Double {
      let decay = exp(-damping * 2 * .pi * frequency * time)
      return 100 + 80 * decay * cos(dampedAngularFrequency * time)
    }

    /// Samples a step apart, each moved by up to a third of the step.
    func trace(step: Double, duration: Double) -> MotionTrace {
      var item = MotionTrace.Item(name: "square")
      var time = 0.0
      var index = 0
      while time < duration {
        item.add(x: x(at: time), y: 50, angle: 0, at: time)
        index += 1
        time = step * (Double(index) + Double(index * 7 % 5 - 2) / 6)
      }
      var trace = MotionTrace()
      trace.items = [item]
      return trace
    }
  }

  /// A square of 100 points falls, hits the barrier at time `impact`, and goes on with 3 rad/s,
  /// 120 points/s to the right and 90 points/s upwards.
  static func impact(at impact: Double, step: Double = 1.0 / 60) -> MotionTrace {
    var item = MotionTrace.Item(name: "square", size: CGSize(width: 100, height: 100))
    for index in -10...30 {
      let time = impact + Double(index) * step
      let past = max(time - impact, 0)
      let before = max(impact - time, 0)
      item.add(
        x: 150 + 120 * past, y: 250 - 90 * past - 450 * before, angle: 3 * past, at: time)
    }
    var trace = MotionTrace()
    trace.items = [item]
    trace.events = [
      MotionTrace.Event(time: impact, kind: "beganContact", item: "square", boundary: "barrier"),
      MotionTrace.Event(time: impact + 0.2, kind: "endedContact", item: "square"),
      MotionTrace.Event(time: impact + 0.3, kind: "beganContact", item: "square"),
      MotionTrace.Event(time: impact + 0.4, kind: "paused"),
    ]
    return trace
  }

  static let barrier = MotionTrace.Origin(
    kind: "beganContact", item: "square", boundary: "barrier")
}
