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
      // Eight bodies at a time, because a rotation takes a square root and a division.
      var index = range.lowerBound
      while index &+ laneCount <= range.upperBound {
        let lanes = RowLanes(inputs + index, SIMD8(0, 1, 2, 3, 4, 5, 6, 7))
        BodyLanes.integratePositions(
          at: lanes.read { BodyOffset.of($0.row) }, motion, context.subStep)
        index &+= laneCount
      }
      while index < range.upperBound {
        motion[Int(inputs[index].row)].integratePosition(context.subStep)
        index &+= 1
      }
    }
  }
}

extension BodyLanes {
  /// Moves eight bodies by their velocities, as `BodyMotion.integratePosition` does for one.
  @inline(__always)
  static func integratePositions(
    at offsets: SIMD8<Int32>, _ motion: UnsafeMutablePointer<BodyMotion>, _ seconds: Float
  ) {
    let bodies = BodyLanes(at: offsets, motion)
    let step = Lanes(repeating: seconds)
    let angle = step * bodies.angularVelocity
    let cosine = bodies.cosine - angle * bodies.sine
    let sine = bodies.sine + angle * bodies.cosine
    let length = squareRoot(cosine * cosine + sine * sine)
    let one = Lanes(repeating: 1)
    let inverse = one / length
    let hasDirection = length .> Lanes(repeating: .leastNormalMagnitude)
    let isStill = bodies.angularVelocity .== Lanes()
    bodies.storePosition(
      x: bodies.deltaX + step * bodies.velocityX, y: bodies.deltaY + step * bodies.velocityY,
      cosine: select(isStill, bodies.cosine, select(hasDirection, cosine * inverse, one)),
      sine: select(isStill, bodies.sine, select(hasDirection, sine * inverse, Lanes())),
      at: offsets, motion)
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
