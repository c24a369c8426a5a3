// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation

@testable import OpenUIDynamics

/// An item that collides as a path.
@MainActor
final class PathItem: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  let collisionBoundsType = UIDynamicItemCollisionBoundsType.path
  let collisionBoundingPath: UIBezierPath

  init(_ path: UIBezierPath, size: CGSize, at center: CGPoint = .zero) {
    collisionBoundingPath = path
    bounds = CGRect(origin: .zero, size: size)
    self.center = center
  }

  /// Creates an item with corners around its center.
  convenience init(
    corners: [(CGFloat, CGFloat)], isClosed: Bool = true, at center: CGPoint = .zero
  ) {
    let points = corners.map { CGPoint(x: $0.0, y: $0.1) }
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed { path.close() }
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let size = CGSize(
      width: (xs.max() ?? 0) - (xs.min() ?? 0), height: (ys.max() ?? 0) - (ys.min() ?? 0))
    self.init(path, size: size, at: center)
  }

  var angle: CGFloat { atan2(transform.b, transform.a) }
}

extension UIDynamicAnimator {
  /// The area of an item's body: mass by density, in hundredths of square points.
  @MainActor
  func bodyArea(of item: any UIDynamicItem) -> CGFloat? {
    guard let simulated = simulation.simulatedItem(for: item), let body = simulated.body else {
      return nil
    }
    return (CGFloat(simulation.world.mass(of: body)) * Tuning.areaOfUnitMass * 100).rounded() / 100
  }

  /// Where the center of mass of an item's body is.
  @MainActor
  func centerOfMass(of item: any UIDynamicItem) -> CGPoint? {
    simulation.simulatedItem(for: item)?.body.map { CGPoint(simulation.world.centerOfMass(of: $0)) }
  }

  /// The number of shapes of an item's body.
  @MainActor
  func shapeCount(of item: any UIDynamicItem) -> Int {
    simulation.simulatedItem(for: item)?.shapes.count ?? 0
  }
}
