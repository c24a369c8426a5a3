// SPDX-License-Identifier: Apache-2.0

extension JointTable {
  /// Converts the impulses of one sub-step to those of another, also of joints that sleep.
  func scaleImpulses(by factor: Float) {
    distance.update {
      $0.impulse *= factor
      $0.lowerImpulse *= factor
      $0.upperImpulse *= factor
      $0.pointImpulse = factor * $0.pointImpulse
    }
    revolute.update {
      $0.impulse = factor * $0.impulse
      $0.angularSpringImpulse *= factor
      $0.motorImpulse *= factor
      $0.lowerImpulse *= factor
      $0.upperImpulse *= factor
    }
    prismatic.update {
      $0.impulse = factor * $0.impulse
      $0.springImpulse *= factor
      $0.motorImpulse *= factor
      $0.lowerImpulse *= factor
      $0.upperImpulse *= factor
    }
    weld.update {
      $0.impulse = factor * $0.impulse
      $0.angularImpulse *= factor
    }
    mouse.update { $0.impulse = factor * $0.impulse }
  }
}
