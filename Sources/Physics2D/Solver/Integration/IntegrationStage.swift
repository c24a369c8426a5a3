// SPDX-License-Identifier: Apache-2.0

/// The integration of velocities or positions over one sub-step; a part is a body.
private struct IntegrationStage: StageWork {
  let quantity: BodyView.Integrated
  let motion: UnsafeMutablePointer<BodyMotion>
  let inputs: UnsafeMutablePointer<VelocityIntegrationInput>
  let context: StepContext

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    switch quantity {
    case .velocities:
      // The velocity before constraints is kept for a warm start in one sum.
      let limits = SpeedLimits(context)
      for index in range {
        let body = motion + Int(inputs[index].row)
        body.pointee.integrateVelocity(inputs[index], limits)
        inputs[index].unconstrainedLinear = body.pointee.linearVelocity
        inputs[index].unconstrainedAngular = body.pointee.angularVelocity
      }
    case .velocitiesAndWarmStart:
      let limits = SpeedLimits(context)
      for index in range {
        motion[Int(inputs[index].row)].integrateVelocityAndWarmStart(&inputs[index], limits)
      }
    case .positions:
      for index in range {
        motion[Int(inputs[index].row)].integratePosition(context.subStep)
      }
    }
  }
}

extension BodyView {
  /// What is integrated.
  enum Integrated {
    /// Gravity, forces and damping become velocity.
    case velocities
    /// The same, followed by a warm start of all constraints in one sum per body.
    case velocitiesAndWarmStart
    /// Velocities become movement.
    case positions
  }

  /// Integrates over one sub-step.
  func integrate(
    _ quantity: Integrated, _ inputs: borrowing Column<VelocityIntegrationInput>,
    _ context: StepContext, _ workers: borrowing WorkerPool
  ) {
    let stage = IntegrationStage(
      quantity: quantity, motion: motion, inputs: inputs.base, context: context)
    workers.run(stage, count: inputs.count, minimumChunk: 128)
  }
}
