// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The way from an animator's coordinate system to that of the screen.
struct ScreenSpace: Equatable {
  private let origin: CGPoint
  private let right: CGVector
  private let down: CGVector

  /// Follows the reference view or the collection view; an animator without either works in the
  /// coordinates of the screen.
  @MainActor
  init(of animator: UIDynamicAnimator, in window: UIWindow) {
    guard let view = animator.coordinateView else {
      origin = .zero
      right = CGVector(dx: 1, dy: 0)
      down = CGVector(dx: 0, dy: 1)
      return
    }
    let corner = view.convert(CGPoint.zero, to: window)
    let rightward = view.convert(CGPoint(x: 1, y: 0), to: window)
    let downward = view.convert(CGPoint(x: 0, y: 1), to: window)
    origin = corner
    right = CGVector(dx: rightward.x - corner.x, dy: rightward.y - corner.y)
    down = CGVector(dx: downward.x - corner.x, dy: downward.y - corner.y)
  }

  /// The corner of the system on the screen and its unit vectors there, as six numbers.
  var numbers: [Double] {
    [origin.x, origin.y, right.dx, right.dy, down.dx, down.dy].map { Double($0) }
  }

  /// A point on the screen.
  func point(_ point: CGPoint) -> CGPoint {
    let offset = vector(CGVector(dx: point.x, dy: point.y))
    return CGPoint(x: origin.x + offset.dx, y: origin.y + offset.dy)
  }

  /// A direction and length on the screen.
  func vector(_ vector: CGVector) -> CGVector {
    CGVector(
      dx: right.dx * vector.dx + down.dx * vector.dy,
      dy: right.dy * vector.dx + down.dy * vector.dy)
  }

  /// The point of the system that shows at a point of the screen; nil where the system has no area on
  /// it.
  func localPoint(at point: CGPoint) -> CGPoint? {
    let determinant = right.dx * down.dy - right.dy * down.dx
    guard determinant != 0 else { return nil }
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    return CGPoint(
      x: (x * down.dy - y * down.dx) / determinant, y: (y * right.dx - x * right.dy) / determinant)
  }

  /// The smallest rectangle of the system that shows on a screen of a size; null where the system
  /// has no area on it.
  func area(ofScreen size: CGSize) -> CGRect {
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ]
    return corners.compactMap(localPoint).reduce(CGRect.null) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// How far the system is turned against the screen, radians clockwise.
  var angle: CGFloat { right.dy == 0 && right.dx > 0 ? 0 : atan2(right.dy, right.dx) }
}
