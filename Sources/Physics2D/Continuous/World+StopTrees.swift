// SPDX-License-Identifier: Apache-2.0

// Trees of joints of which continuous collision stops a body. What the other bodies move on would open the joints, so
// that the whole tree stays where it was at the earliest stop.

extension World {
  /// Sets the trees of stopped bodies back, and forgets the fractions of their stops.
  func stopTrees(_ fast: UnsafeMutablePointer<Int32>, _ count: Int, _ context: StepContext) {
    let view = continuousView(amongDynamic: false)
    for index in 0..<graph.trees.trees.count {
      let tree = graph.trees.trees[index].nodes
      // What closes the joints may lead into an obstacle again; the start of the step does not.
      var turn = 0
      while let fraction = stopFraction(tree), turn < Self.maximumStopTurns {
        turn &+= 1
        setBack(tree, to: turn < Self.maximumStopTurns ? fraction : 0, context)
        for node in tree.start..<tree.end {
          let row = graph.trees.nodes[node].body
          let result = view.solveBody(row, &scratch.queries.base[0])
          if result.enlargedShapes > 0 { scratch.enlarged.append(row, result.enlargedShapes) }
        }
      }
      // Also of bodies that the last turn has stopped at the start, and that are not fast: bytes do not keep it.
      for node in tree.start..<tree.end {
        bodies.motion[graph.trees.nodes[node].body].deltaRotation = .identity
      }
    }
    for index in 0..<count { bodies.motion[fast[index]].deltaRotation = .identity }
  }

  /// The number of times that a tree is set back, the last time to the start of the step.
  private static var maximumStopTurns: Int { 4 }

  /// The earliest fraction of a movement at which a body of a tree was stopped; nil if none was.
  private func stopFraction(_ tree: Span) -> Float? {
    var fraction: Float = 1
    for node in tree.start..<tree.end {
      fraction = min(
        fraction, bodies.motion[graph.trees.nodes[node].body].deltaRotation.cosine)
    }
    return fraction < 1 ? fraction : nil
  }

  /// Moves a tree to where it was at a fraction of the movements, with closed joints.
  private func setBack(_ tree: Span, to fraction: Float, _ context: StepContext) {
    // What is left of the movements, as the movements of a step, which the solver of the trees corrects.
    for node in tree.start..<tree.end {
      let row = graph.trees.nodes[node].body
      let pose = bodies.pose[row]
      let own = bodies.motion[row].deltaRotation.cosine
      let part = own > 0 ? fraction / own : 0
      let rotation = pose.startRotation.interpolated(to: pose.transform.rotation, at: part)
      bodies.motion[row].deltaPosition = part * (pose.center - pose.startCenter)
      bodies.motion[row].deltaRotation = rotation * pose.startRotation.inverse
      graph.trees.nodes[node].pose = TreePose(bodies.motion[row])
    }
    // A body that turns does not move along a straight line.
    if fraction > 0 {
      TreeSolver(graph.trees, graph.prepared, BodyView(bodies), context).projectPositions(
        Int(tree.start)..<Int(tree.end), TreeSolver.projectedError, limit: .infinity)
    }
    for node in tree.start..<tree.end { finishMovement(graph.trees.nodes[node].body) }
  }

  /// Moves a body to where its movement since the start of the step leads.
  private func finishMovement(_ row: Int32) {
    let motion = bodies.motion[row]
    let pose = bodies.pose[row]
    let rotation = (motion.deltaRotation * pose.startRotation).normalized
    let center = pose.startCenter + motion.deltaPosition
    let transform = Transform(
      position: center - rotation * bodies.mass[row].localCenter, rotation: rotation)
    bodies.pose[row].center = center
    bodies.pose[row].transform = transform
    bodies.motion[row].deltaPosition = .zero
    bodies.motion[row].deltaRotation = .identity
    events.moved[bodies.record[row].awakeIndex].transform = transform
  }
}
