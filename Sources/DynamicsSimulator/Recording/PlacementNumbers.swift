// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A placement as eight whole numbers: what cannot be seen must not count as a change.
struct PlacementNumbers: Equatable, Sendable {
  /// x, y, rotation, width, height, both scales, and shear, in steps.
  var lanes: SIMD8<Int>

  /// Steps per point, and per radian or unit of scale: finer than any screen.
  private static let lengthSteps = 1000.0
  private static let ratioSteps = 100_000.0

  init(_ lanes: SIMD8<Int>) { self.lanes = lanes }

  /// A placement in steps.
  init(_ placement: Placement) {
    lanes = SIMD8(
      Self.length(placement.x), Self.length(placement.y), Self.ratio(placement.rotation),
      Self.length(placement.width), Self.length(placement.height), Self.ratio(placement.scaleX),
      Self.ratio(placement.scaleY), Self.ratio(placement.shear))
  }

  /// The placement of a presented view.
  ///
  /// - Parameters:
  ///   - presented: the view.
  ///   - origin: the point of the superview's coordinates that is the origin of placements.
  ///   - previous: the numbers a frame ago, so that a full turn does not jump back.
  init(_ presented: PresentedView, origin: CGPoint, previous: PlacementNumbers?) {
    self.init(
      center: presented.center, size: presented.bounds.size, transform: presented.transform,
      origin: origin, previous: previous)
  }

  /// Where a view is whose look has not changed.
  init(_ geometry: ViewGeometry, origin: CGPoint, previous: PlacementNumbers?) {
    self.init(
      center: geometry.center, size: geometry.bounds.size, transform: geometry.transform,
      origin: origin, previous: previous)
  }

  /// Where the middle of a view's bounds is, and how the view is transformed.
  init(
    center: CGPoint, size: CGSize, transform: CGAffineTransform, origin: CGPoint,
    previous: PlacementNumbers?
  ) {
    let before = previous.map { Double($0.lanes[2]) / Self.ratioSteps } ?? 0
    lanes = SIMD8(
      Self.length(center.x - origin.x), Self.length(center.y - origin.y), 0,
      Self.length(size.width), Self.length(size.height), 100_000, 100_000, 0)
    let (a, b) = (Double(transform.a), Double(transform.b))
    let (c, d) = (Double(transform.c), Double(transform.d))
    // What is only turned is recognized exactly; then the matrix is taken apart as rotation, scale
    // and shear, in this order from outside.
    guard a != 1 || b != 0 || c != 0 || d != 1 else {
      lanes[2] = Self.ratio(Self.nearest(0, to: before))
      return
    }
    let length = (a * a + b * b).squareRoot()
    lanes[5] = Self.ratio(length)
    guard length > 0 else {
      lanes[6] = Self.ratio((c * c + d * d).squareRoot())
      return
    }
    lanes[6] = Self.ratio((a * d - b * c) / length)
    lanes[7] = Self.ratio((a * c + b * d) / (length * length))
    lanes[2] = Self.ratio(Self.nearest(atan2(b, a), to: before))
  }

  /// Moves to where the middle of a view of the same size and transform is; returns whether that is elsewhere.
  @inline(__always)
  mutating func move(to center: CGPoint, origin: CGPoint) -> Bool {
    let (x, y) = (Self.length(center.x - origin.x), Self.length(center.y - origin.y))
    guard lanes[0] != x || lanes[1] != y else { return false }
    lanes[0] = x
    lanes[1] = y
    return true
  }

  /// Forgets where the middle of a view is, so that it is elsewhere wherever it is found.
  mutating func forgetPosition() { lanes[0] = .min }

  /// Moves and turns to where a view of the same size is that is neither scaled nor sheared; nil where it is.
  ///
  /// The numbers are those of a placement that is made anew; of a length that is 1 within the rounding of
  /// 32-bit numbers, no scale remains.
  @inline(__always)
  mutating func turn(to center: CGPoint, transform: CGAffineTransform, origin: CGPoint) -> Bool? {
    let (a, b) = (Double(transform.a), Double(transform.b))
    guard Double(transform.c) == -b, Double(transform.d) == a, abs(a * a + b * b - 1) < 4e-6,
      a != 1
    else { return nil }
    var (scales, turned) = (lanes.highHalf, lanes)
    scales = SIMD4(scales[0], 100_000, 100_000, 0)
    turned.highHalf = scales
    let before = Double(lanes[2]) / Self.ratioSteps
    turned[0] = Self.length(center.x - origin.x)
    turned[1] = Self.length(center.y - origin.y)
    turned[2] = Self.ratio(Self.nearest(atan2(b, a), to: before))
    guard turned != lanes else { return false }
    lanes = turned
    return true
  }

  /// The placement in points and radians.
  var placement: Placement {
    func length(_ lane: Int) -> Double { Double(lanes[lane]) / Self.lengthSteps }
    func ratio(_ lane: Int) -> Double { Double(lanes[lane]) / Self.ratioSteps }
    var placement = Placement(x: length(0), y: length(1), width: length(3), height: length(4))
    placement.rotation = ratio(2)
    placement.scaleX = ratio(5)
    placement.scaleY = ratio(6)
    placement.shear = ratio(7)
    return placement
  }

  private static func nearest(_ angle: Double, to previous: Double) -> Double {
    // Nearly all: a turn of no frame is half of a full one.
    if abs(previous - angle) < 3 { return angle }
    return angle + ((previous - angle) / (2 * .pi)).rounded() * 2 * .pi
  }

  @inline(__always)
  private static func length(_ number: Double) -> Int { whole(number * lengthSteps) }

  @inline(__always)
  private static func ratio(_ number: Double) -> Int { whole(number * ratioSteps) }

  /// The nearest whole number, of two the one away from zero; 0 for what no page can draw.
  @inline(__always)
  private static func whole(_ steps: Double) -> Int {
    guard abs(steps) < 1e15 else { return 0 }
    // Without a call: what is cut off is exact.
    let whole = Int(steps)
    let rest = steps - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}
