// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// A row of the published trace of a snap (S094).
struct SnapTraceRow: Sendable, CustomTestStringConvertible {
  /// Frames of a 60 Hz display.
  let frame: Int
  let x: CGFloat
  let y: CGFloat
  /// Degrees, without sign.
  var angle: CGFloat?

  var testDescription: String { "frame \(frame)" }

  static let all = [
    SnapTraceRow(frame: 2, x: 155, y: 251, angle: 7.02),
    SnapTraceRow(frame: 4, x: 132, y: 247, angle: 28.04),
    SnapTraceRow(frame: 6, x: 102, y: 243, angle: 34.14),
    SnapTraceRow(frame: 8, x: 84, y: 244, angle: 24.37),
    SnapTraceRow(frame: 10, x: 76.5, y: 247.5, angle: 8.5),
    SnapTraceRow(frame: 12, x: 74.5, y: 251.5, angle: 0.07),
    SnapTraceRow(frame: 14, x: 75.5, y: 253.5, angle: 1.07),
    SnapTraceRow(frame: 16, x: 77.5, y: 254, angle: 0.56),
    SnapTraceRow(frame: 18, x: 79.5, y: 253.5, angle: 0.08),
    SnapTraceRow(frame: 20, x: 80.5, y: 252.5), SnapTraceRow(frame: 22, x: 81, y: 252),
    SnapTraceRow(frame: 24, x: 81, y: 251.5), SnapTraceRow(frame: 26, x: 80.5, y: 251.5),
    SnapTraceRow(frame: 28, x: 80, y: 251.5), SnapTraceRow(frame: 30, x: 80, y: 252),
  ]
}

@MainActor
@Suite("UISnapBehavior, the published trace")
struct SnapTraceTests {
  /// The start that S133 derives.
  private func motion(allowsRotation: Bool = true) -> SnapMotion {
    SnapMotion(
      of: Square(side: 60, at: CGPoint(x: 159.3, y: 250.6)), to: CGPoint(x: 80, y: 252),
      allowsRotation: allowsRotation)
  }

  @Test(
    "S094, S133: every row is met in x, y and angle, 1.5 frames late",
    arguments: SnapTraceRow.all)
  func row(_ row: SnapTraceRow) {
    let moment = motion().moment(at: Double(row.frame) - 1.5)
    #expect(abs(moment.position.x - row.x) < 4)
    #expect(abs(moment.position.y - row.y) < 3)
    guard let angle = row.angle else { return }
    #expect(abs(abs(moment.angle) * 180 / .pi - angle) < 6)
  }

  @Test("S094, S096: the animator pauses after 1.167 s")
  func pause() {
    #expect(abs(motion().time - 1.167) < 0.1)
  }

  @Test("S133: an item that may not rotate never turns, and passes its place like an oscillator")
  func withoutRotation() {
    let motion = motion(allowsRotation: false)
    #expect(motion.angles.allSatisfy { $0 == 0 })
    #expect(abs((motion.positions.last?.x ?? 0) - 80) < 0.1)
    #expect(abs((motion.positions.last?.y ?? 0) - 252) < 0.1)
  }

  @Test(
    "S091, S133: without rotation the way is that of a damped oscillator",
    arguments: [(0, 0.2025), (0.5, 0.45), (0.75, 0.6708)])
  func oscillator(damping: CGFloat, ratio: Double) {
    let motion = SnapMotion(
      of: Square(side: 60, at: CGPoint(x: 100, y: 0)), to: .zero, damping: damping,
      allowsRotation: false, resistance: 0)
    // x = e^(−ζωt)·(cos ω't + ζ/√(1 − ζ²)·sin ω't); an item is shown h/8 ahead of it.
    let rate = 2 * Double.pi * 4.15
    let root = (1 - ratio * ratio).squareRoot()
    for step in 2..<30 {
      let time = (Double(step) + 0.125) / 60
      let phase = rate * root * time
      let expected = 100 * exp(-ratio * rate * time) * (cos(phase) + ratio / root * sin(phase))
      #expect(abs(motion.positions[step].x - expected) < 2, "step \(step)")
    }
  }
}
