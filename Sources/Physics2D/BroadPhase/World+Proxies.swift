extension World {
  /// Puts a shape into the broad phase.
  func insertProxy(of shape: Int32) {
    let body = shapes.record[shape].body
    let kind = bodies.record[body].kind
    let bounds = updateBounds(of: shape, prediction(ofBody: body))
    let enlarged = kind == .static ? bounds : enlargedBounds(bounds)
    shapes.record[shape].enlargedBounds = enlarged
    shapes.record[shape].proxy = broadPhase.insert(
      enlarged, shapes.record[shape].filter, shape: shape, kind: kind)
  }

  /// Takes a shape out of the broad phase.
  func removeProxy(of shape: Int32) {
    let record = shapes.record[shape]
    broadPhase.remove(record.proxy, kind: bodies.record[record.body].kind)
    shapes.record[shape].proxy = -1
  }

  /// Brings the boxes of a body's shapes to where the body was put or will go.
  func moveProxies(of body: Int32) {
    let kind = bodies.record[body].kind
    let prediction = prediction(ofBody: body)
    var shape = bodies.record[body].firstShape
    while shape >= 0 {
      let bounds = updateBounds(of: shape, prediction)
      if kind == .static || !shapes.record[shape].enlargedBounds.contains(bounds) {
        let enlarged = kind == .static ? bounds : enlargedBounds(bounds)
        shapes.record[shape].enlargedBounds = enlarged
        broadPhase.move(shapes.record[shape].proxy, to: enlarged, kind: kind)
      }
      shape = shapes.record[shape].nextShape
    }
  }

  /// Lets a shape with another filter look for neighbors.
  func refilterProxy(of shape: Int32) {
    let record = shapes.record[shape]
    let kind = bodies.record[record.body].kind
    broadPhase.setFilter(record.filter, of: record.proxy, kind: kind)
    broadPhase.restartPairSearch(of: record.proxy, kind: kind)
  }

  /// Computes the box of a shape where its body is now and will go.
  private func updateBounds(of shape: Int32, _ prediction: MovementPrediction) -> BoundingBox {
    let transform = bodies.pose[shapes.record[shape].body].transform
    let bounds = prediction.contactBounds(
      shapes.geometry[shape].bounds(at: transform),
      speculativeDistance: settings.speculativeDistance)
    bodies.record[shapes.record[shape].body].boundsSlack = 0
    bodies.motion[shapes.record[shape].body].usesExtendedMargin = prediction.isQuick
    return bounds
  }

  private func prediction(ofBody body: Int32) -> MovementPrediction {
    MovementPrediction(
      bodies.motion[body], bodies.mass[body], center: bodies.pose[body].center,
      seconds: predictedSeconds,
      speculativeDistance: settings.speculativeDistance)
  }

  /// A box with room to move in.
  func enlargedBounds(_ bounds: BoundingBox) -> BoundingBox {
    bounds.expanded(by: boundsMargin(of: bounds, settings))
  }
}

// A positive group collides whatever categories and masks say, so the trees must not leave it out.
extension CollisionFilter {
  /// The categories under which the trees keep a shape.
  var treeCategories: UInt64 { group > 0 ? .max : categories }

  /// The categories that a shape looks for in the trees.
  var treeMask: UInt64 { group > 0 ? .max : mask }
}

/// The room that an enlarged box leaves on each side.
func boundsMargin(of bounds: BoundingBox, _ settings: WorldSettings) -> Float {
  let margin = WorldSettings.boundsMarginFraction * bounds.extents.length
  return margin < settings.maximumBoundsMargin ? margin : settings.maximumBoundsMargin
}
