// SPDX-License-Identifier: Apache-2.0

// The impulses of contacts from the last step, with which the next one starts, on light bodies below heavy ones.

/// The sum of the impulses of contacts on a body.
private struct ImpulseSum {
  var linear = Vector2.zero
  var angular: Float = 0

  mutating func add(_ lane: ContactLane, on body: Int32) {
    // P = ±Σ(λn·n + λt·t) and L = ±Σ(λn·(r×n) + λt·(r×t)), with r×t = −r·n.
    let isB = lane.bodyB == body
    let sign: Float = isB ? 1 : -1
    let normal = Vector2(lane.normalX, lane.normalY)
    let (first, second) = (lane.first.normalImpulse, lane.second.normalImpulse)
    let tangent = lane.tangentImpulse
    linear += sign * ((first + second) * normal + tangent * Vector2(normal.y, -normal.x))
    angular +=
      sign
      * (first * (isB ? lane.first.rCrossNormalB : lane.first.rCrossNormalA)
        + second * (isB ? lane.second.rCrossNormalB : lane.second.rCrossNormalA)
        - tangent * (isB ? lane.rDotNormalB : lane.rDotNormalA))
  }
}

extension World {
  /// Clears the impulses with which warm starting would throw light bodies that are not braced, because they do not
  /// balance.
  ///
  /// The impulses of a heavy body and of the support are great beside the mass of a light one between them. Where that
  /// begins to slip, it is no longer braced, and the difference, which its greater inertia bore, would throw it aside at
  /// hundreds of points per second.
  func clearUnbalancedLoads(_ view: BodyView, _ context: StepContext) {
    for index in 0..<scratch.light.count {
      let light = scratch.light[index]
      guard !bodies.motion[light].isBraced, isThrown(light, view, context) else { continue }
      release(light)
    }
  }

  /// Calls a function with each contact of a body that the solver has, as its color and the index there.
  func forEachContact(
    of body: Int32, _ visit: (UnsafeMutablePointer<GraphColor>, Int) -> Void
  ) {
    var edge = bodies.record[body].firstContactEdge
    while let (row, _) = contacts.record.next(&edge) {
      let contact = contacts.record[row]
      guard contact.color >= 0 else { continue }
      visit(graph.colors + Int(contact.color), Int(contact.colorIndex))
    }
  }

  /// The speed of the point of a body's outline that moves fastest, at most.
  func outlineSpeed(_ body: Int32) -> Float {
    bodies.motion[body].linearVelocity.length
      + absolute(bodies.motion[body].angularVelocity) * bodies.mass[body].maximumExtent
  }

  /// Whether the impulses on a body balance so badly that warm starting changes its speed by much more than an impact
  /// does, and by more than that is; what joints give is not known.
  private func isThrown(_ body: Int32, _ view: BodyView, _ context: StepContext) -> Bool {
    guard bodies.motion[body].isDynamic, bodies.record[body].jointCount == 0 else { return false }
    let mass = bodies.mass[body]
    // In a pile that is stirred, loads change as fast; but there the bodies move themselves.
    let limit = ContactBlock.massRatioLimit * context.impactSpeed + outlineSpeed(body)
    var load: Float = 0
    forEachContact(of: body) { load += $0.pointee.contacts.axis(at: $1).normalImpulse }
    guard mass.inverseMass * load > limit else { return false }
    return warmStartChange(of: body, view, context) > limit
  }

  /// The change of speed by forces and the impulses of contacts in a sub-step, at the point of the outline that they
  /// move most.
  func warmStartChange(of body: Int32, _ view: BodyView, _ context: StepContext) -> Float {
    // Δv = P/m + h·F/m and Δω = L/I + h·τ/I.
    var sum = ImpulseSum()
    forEachContact(of: body) { sum.add($0.pointee.contacts.lane(at: $1), on: body) }
    let mass = bodies.mass[body]
    let forces = VelocityIntegrationInput(body, view, context)
    let speed = (mass.inverseMass * sum.linear + forces.linear).length
    let turn = absolute(mass.inverseInertia * sum.angular + forces.angular)
    return speed + turn * mass.maximumExtent
  }
}
