// SPDX-License-Identifier: Apache-2.0

extension FinalizeView {
  /// Updates the boxes of a body, and the leaves of the shapes that left their enlarged boxes.
  ///
  /// The ancestors of the leaves are updated by `refitProxies`.
  @inline(__always)
  func updateBoxes(
    ofBody row: Int, _ settings: WorldSettings, _ seconds: Float, _ shared: SharedMotion?,
    _ result: inout FinalizeResult
  ) {
    // Two functions, so that other worlds do not pay for a moving frame of reference.
    if let shared {
      updateBoxes(ofBody: row, in: shared, settings, seconds, &result)
    } else {
      updateBoxes(ofBody: row, settings, seconds, &result)
    }
  }

  @inline(never)
  private func updateBoxes(
    ofBody row: Int, _ settings: WorldSettings, _ seconds: Float, _ result: inout FinalizeResult
  ) {
    let prediction = MovementPrediction(
      motions[row], masses[row], center: poses[row].center, seconds: seconds,
      settings)
    motions[row].usesExtendedMargin = prediction.usesExtendedMargin
    updateBoxes(ofBody: row, settings, isExtended: prediction.usesExtendedMargin, &result) {
      prediction.contactBounds($0, contactDistance: settings.contactDistance)
    }
  }

  @inline(never)
  private func updateBoxes(
    ofBody row: Int, in shared: SharedMotion, _ settings: WorldSettings, _ seconds: Float,
    _ result: inout FinalizeResult
  ) {
    let own = MovementPrediction(
      shared.relativeMotion(motions[row]), masses[row], center: poses[row].center,
      seconds: seconds, settings)
    let whole = MovementPrediction(
      motions[row], masses[row], center: poses[row].center, seconds: seconds, settings)
    motions[row].usesExtendedMargin = true
    updateBoxes(ofBody: row, settings, isExtended: true, &result) { tight in
      let bounds = own.contactBounds(tight, contactDistance: settings.contactDistance)
      guard shared.boundaries.root >= 0 else { return bounds }
      // Boundaries do not move with the frame of reference.
      let all = whole.contactBounds(tight, contactDistance: settings.contactDistance)
      return shared.boundaries.overlaps(all) ? bounds.union(all) : bounds
    }
  }

  /// - Parameters:
  ///   - isExtended: Whether the boxes reach ahead, so that they are updated again in the next step.
  ///   - bounds: The box within which contacts of a shape with a tight box must exist.
  @inline(__always)
  private func updateBoxes(
    ofBody row: Int, _ settings: WorldSettings, isExtended: Bool, _ result: inout FinalizeResult,
    _ bounds: (BoundingBox) -> BoundingBox
  ) {
    let transform = poses[row].transform
    let isDynamic = records[row].kind == .dynamic
    if !isDynamic { result.flags.insert(.kinematic) }
    let nodes = isDynamic ? dynamicNodes : kinematicNodes
    var shape = records[row].firstShape
    var slack = Float.greatestFiniteMagnitude
    while shape >= 0 {
      let record = shapes + Int(shape)
      let tight = (geometries + Int(shape)).pointee.bounds(at: transform)
      let bounds = bounds(tight)
      // A body that uses the extended margin leaves any box in the next step.
      let margin = isExtended ? 0 : boundsMargin(of: tight, settings)
      let enlarged = self.bounds[Int(shape)]
      var available = enlarged.margin(around: bounds)
      // Also a box that has become much too large, as after a body has slowed down, is replaced.
      if !(available >= 0) || !bounds.expanded(by: 3 * margin).contains(enlarged) {
        available = margin
        let replaced = bounds.expanded(by: available)
        self.bounds[Int(shape)] = replaced
        nodes[Int(record.pointee.proxy)].enlarge(to: replaced)
        result.enlargedShapes &+= 1
      }
      if available < slack { slack = available }
      shape = record.pointee.nextShape
    }
    // An extended box is updated again in the next step.
    records[row].boundsSlack = isExtended ? 0 : slack
  }
}

extension BoundingBox {
  /// The minimum distance of the sides of a box inside from those of this one; negative if it is not inside.
  @inline(__always)
  fileprivate func margin(around other: BoundingBox) -> Float {
    let left = other.lower.x - lower.x
    let right = upper.x - other.upper.x
    let below = other.lower.y - lower.y
    let above = upper.y - other.upper.y
    let wide = left < right ? left : right
    let high = below < above ? below : above
    return wide < high ? wide : high
  }
}
