// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("F11, custom field")
@MainActor
struct WaveMachineTests {
  @Test(
    "FB22, S111: a block that pulls after a wave makes beads follow it as driven oscillators",
    arguments: 1...15)
  func response(number: Int) throws {
    // ÿ = 60·(A·sin φ − y) − 6·ẏ: amplitude 60/|60 − ω² + 6iω| of A, late by its argument.
    let frequency = Double.pi
    let (real, imaginary) = (60 - frequency * frequency, 6 * frequency)
    let amplitude = 70 * 60 / hypot(real, imaginary)
    let states = try SceneRun("F11").states("bead \(number)")
    for (frame, state) in states.enumerated().dropFirst(150) {
      let phase =
        2 * Double.pi * (Double(state.position.x) / 160 - Double(frame) / 60 / 2)
        + atan2(imaginary, real)
      #expect(abs(Double(state.position.y) - 200 - amplitude * sin(phase)) < 2)
      #expect(state.position.x == CGFloat(20 * number))
    }
  }
}
