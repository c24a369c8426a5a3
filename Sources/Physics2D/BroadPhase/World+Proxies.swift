// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Inserts a shape into the broad phase.
  func insertProxy(of shape: Int32) {
    let body = shapes.record[shape].body
    let kind = bodies.record[body].kind
    let bounds = updateBounds(of: shape, prediction(ofBody: body, bodies.motion[body]))
    let enlarged = kind == .static ? bounds : enlargedBounds(bounds)
    shapes.enlargedBounds[shape] = enlarged
    shapes.record[shape].proxy = broadPhase.insert(
      enlarged, shapes.record[shape].filter, shape: shape, kind: kind)
  }

  /// Removes a shape from the broad phase.
  func removeProxy(of shape: Int32) {
    let record = shapes.record[shape]
    broadPhase.remove(record.proxy, kind: bodies.record[record.body].kind)
    shapes.record[shape].proxy = -1
  }

  /// Updates the boxes of a body's shapes to its pose and predicted movement.
  func moveProxies(of body: Int32) {
    let kind = bodies.record[body].kind
    let prediction = prediction(ofBody: body, bodies.motion[body])
    var shape = bodies.record[body].firstShape
    while shape >= 0 {
      let bounds = updateBounds(of: shape, prediction)
      if kind == .static || !shapes.enlargedBounds[shape].contains(bounds) {
        let enlarged = kind == .static ? bounds : enlargedBounds(bounds)
        shapes.enlargedBounds[shape] = enlarged
        broadPhase.move(shapes.record[shape].proxy, to: enlarged, kind: kind)
      }
      shape = shapes.record[shape].nextShape
    }
  }

  /// Stores the new filter of a shape in its tree, and makes the next search report all its pairs again.
  func refilterProxy(of shape: Int32) {
    let record = shapes.record[shape]
    let kind = bodies.record[record.body].kind
    broadPhase.setFilter(record.filter, of: record.proxy, kind: kind)
    broadPhase.restartPairSearch(of: record.proxy, kind: kind)
  }

  /// The box of a shape at the pose and the predicted movement of its body.
  private func updateBounds(of shape: Int32, _ prediction: MovementPrediction) -> BoundingBox {
    let transform = bodies.pose[shapes.record[shape].body].transform
    let body = shapes.record[shape].body
    let tight = shapes.geometry[shape].bounds(at: transform)
    let bounds = prediction.contactBounds(tight, contactDistance: settings.contactDistance)
    bodies.record[body].boundsSlack = 0
    bodies.motion[body].usesExtendedMargin = prediction.usesExtendedMargin
    guard let sharedMotion, bodies.motion[body].isDynamic else { return bounds }
    // The other boxes reach ahead in a moving frame of reference.
    let own = self.prediction(ofBody: body, sharedMotion.relativeMotion(bodies.motion[body]))
    return bounds.union(own.contactBounds(tight, contactDistance: settings.contactDistance))
  }

  private func prediction(ofBody body: Int32, _ motion: BodyMotion) -> MovementPrediction {
    MovementPrediction(
      motion, bodies.mass[body], center: bodies.pose[body].center,
      seconds: predictedSeconds, settings)
  }

  /// A box with a margin.
  func enlargedBounds(_ bounds: BoundingBox) -> BoundingBox {
    bounds.expanded(by: boundsMargin(of: bounds, settings))
  }
}

// Shapes of a positive group collide whatever their categories and masks, so the trees must not filter them.
extension CollisionFilter {
  /// The categories of a shape in the trees.
  var treeCategories: UInt64 { group > 0 ? .max : categories }

  /// The mask of a shape in the trees.
  var treeMask: UInt64 { group > 0 ? .max : mask }
}

/// The margin of an enlarged box on each side.
func boundsMargin(of bounds: BoundingBox, _ settings: WorldSettings) -> Float {
  let margin = WorldSettings.boundsMarginFraction * bounds.extents.length
  return margin < settings.maximumBoundsMargin ? margin : settings.maximumBoundsMargin
}
