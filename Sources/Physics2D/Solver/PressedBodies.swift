// SPDX-License-Identifier: Apache-2.0

// Light bodies between a heavy one and others: the impulses that stop the heavy one must not throw it back.

extension ContactBlock {
  /// The ratio of masses from which a body counts as light beside another one.
  static var pressedMassRatio: Float { 3 }
}

extension World {
  /// Lists the lighter body of a contact if the other one is much heavier, the load could throw that one, and one of
  /// both moves.
  func press(_ pair: UnequalPair, _ bodyView: BodyView, _ context: StepContext) {
    // n·λ/M is what the load changes the speed of the heavy body by in the step.
    let (light, heavy) = (pair.light, pair.heavy)
    let change = Float(context.subStepCount) * pair.heavyInverseMass * pair.view.normalImpulse
    guard change > context.impactSpeed else { return }
    // Bodies at rest come apart only after an impact.
    guard !bodies.motion[light].isPressed,
      outlineSpeed(light) > 0.5 * context.impactSpeed
        || outlineSpeed(heavy) > 0.5 * context.impactSpeed,
      // Loads that balance do not throw the heavy body.
      Float(context.subStepCount) * warmStartChange(of: heavy, bodyView, context)
        > context.impactSpeed
    else { return }
    bodies.motion[light].isPressed = true
    scratch.pressed.append(light)
  }

  /// Clears the impulses of pressed bodies whose contacts come apart; returns whether there are any.
  ///
  /// Warm starting is a spring where the iteration converges slowly. The impulses on a light body grow by what stops
  /// that one, `m·v`, in each sub-step, until their sum stops the heavy one; the last of them are then as great as
  /// `√(M·m)·v`, and shrink as slowly, so that they would throw the heavy body back with most of its speed. They are
  /// cleared once it comes back, which is at the first sub-step in which the contacts of the light body come apart by
  /// more than they approach: their impulses have done what they were for.
  func releasePressedBodies(_ context: StepContext) -> Bool {
    var isAnyReleased = false
    for index in 0..<scratch.pressed.count {
      let body = scratch.pressed[index]
      guard comesApart(body, context) else { continue }
      isAnyReleased = true
      release(body)
    }
    return isAnyReleased
  }

  /// Ends the list of pressed bodies after a step.
  func endPressing() {
    for index in 0..<scratch.pressed.count {
      bodies.motion[scratch.pressed[index]].isPressed = false
    }
    scratch.pressed.removeAll()
  }

  /// Whether the contacts of a body that carry load separate faster than they approach, by the speed of an impact.
  private func comesApart(_ body: Int32, _ context: StepContext) -> Bool {
    var separating: Float = 0
    var approaching: Float = 0
    forEachContact(of: body) {
      let contact = $0.pointee.contacts.view(at: $1)
      let speeds = contact.loadedNormalSpeeds(bodies.motion.base)
      if speeds.maximum > separating { separating = speeds.maximum }
      if speeds.minimum < approaching { approaching = speeds.minimum }
    }
    return separating + approaching > context.impactSpeed
  }

  /// Clears the impulses of a body, and of the bodies like it that it presses.
  func release(_ body: Int32) {
    let limit = bodies.mass[body].inverseMass / ContactBlock.pressedMassRatio
    forEachContact(of: body) {
      let contact = $0.pointee.contacts.view(at: $1)
      $0.pointee.contacts.clearImpulses(at: $1)
      let other = contact.bodyA == body ? contact.bodyB : contact.bodyA
      guard bodies.motion[other].isDynamic, bodies.mass[other].inverseMass > limit else { return }
      forEachContact(of: other) { $0.pointee.contacts.clearImpulses(at: $1) }
    }
  }
}

extension ContactLaneView {
  /// The minimum and maximum normal speed at the points that carry load; 0 without one.
  fileprivate func loadedNormalSpeeds(
    _ motion: UnsafeMutablePointer<BodyMotion>
  ) -> (minimum: Float, maximum: Float) {
    // vn = (vB − vA)·n + ωB·(rB×n) − ωA·(rA×n)
    let a = motion + Int(bodyA)
    let b = motion + Int(bodyB)
    let normal = Vector2(block.pointee.normalX[lane], block.pointee.normalY[lane])
    let center = (b.pointee.linearVelocity - a.pointee.linearVelocity).dot(normal)
    let first =
      center + b.pointee.angularVelocity * block.pointee.first.rCrossNormalB[lane]
      - a.pointee.angularVelocity * block.pointee.first.rCrossNormalA[lane]
    let second =
      center + b.pointee.angularVelocity * block.pointee.second.rCrossNormalB[lane]
      - a.pointee.angularVelocity * block.pointee.second.rCrossNormalA[lane]
    let hasFirst = block.pointee.first.normalImpulse[lane] > 0
    guard block.pointee.second.normalImpulse[lane] > 0 else {
      return hasFirst ? (first, first) : (0, 0)
    }
    guard hasFirst else { return (second, second) }
    return first < second ? (first, second) : (second, first)
  }
}
