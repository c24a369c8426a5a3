// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation

/// A part of the plane in which a field acts: a circle, a rectangle, or a combination of others.
///
/// A region has its origin at its own center; a field places it at its position (S100). Outlines
/// belong to it. Regions do not change, so that one may serve several fields.
///
///     let ring = UIRegion(radius: 100).byDifference(from: UIRegion(radius: 40))
///     ring.contains(CGPoint(x: 70, y: 0))   // true
///
/// A subclass that overrides `contains(_:)` has to override the four operations too, whose results
/// are of its own class (S113). Other regions may combine with it as it is.
///
/// Differs from UIKit: a subclass with designated initializers of its own also needs `init()`,
/// since Swift makes a `Self` in no other way.
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  private static let everything = UIRegion()

  private(set) var shape = RegionShape.infinite

  /// The number of regions that are asked for one point: this one and those that it was made of, each as often as
  /// it was used.
  private(set) var partCount = 1
  /// A region that is combined with itself again and again has twice as many parts each time.
  private static let maximumPartCount = 4096

  /// Creates a region that covers everything.
  public required override init() {
    super.init()
  }

  /// The region that covers everything; the same object each time.
  ///
  /// (RG01)
  open class var infinite: UIRegion { everything }

  /// Creates a circle around the origin, with a radius in points.
  ///
  /// A radius that is negative or not finite is refused with a diagnostic; the region is empty
  /// then (RG02).
  public init(radius: CGFloat) {
    let isUsable = Self.accepts([radius], method: "UIRegion.init(radius:)")
    shape = isUsable ? .circle(radius: radius) : .empty
    super.init()
  }

  /// Creates a rectangle centered on the origin, with sides in points.
  ///
  /// A side that is negative or not finite is refused with a diagnostic; the region is empty then
  /// (RG03).
  public init(size: CGSize) {
    let isUsable = Self.accepts([size.width, size.height], method: "UIRegion.init(size:)")
    shape = isUsable ? .rectangle(size) : .empty
    super.init()
  }

  private static func accepts(_ lengths: [CGFloat], method: String) -> Bool {
    guard let refused = lengths.first(where: { !RegionShape.isLength($0) }) else { return true }
    DiagnosticReporter.report(
      method, problem: "\(refused) is not a length.",
      remedy: "The region is empty; give finite lengths that are not negative.")
    return false
  }

  // MARK: Operations

  /// The region that covers what this one does not; nothing for the infinite one.
  ///
  /// An operation whose result would have more than 4,096 parts is refused with a diagnostic (RG04, S113).
  open func inverse() -> Self {
    made(of: .inverse(self), method: "UIRegion.inverse()")
  }

  /// The region that covers what this one or another covers.
  ///
  /// (RG05)
  open func byUnion(with region: UIRegion) -> Self {
    made(of: .union(self, region), method: "UIRegion.byUnion(with:)")
  }

  /// The region that covers what this one covers and another does not.
  ///
  /// (RG06)
  open func byDifference(from region: UIRegion) -> Self {
    made(of: .difference(self, region), method: "UIRegion.byDifference(from:)")
  }

  /// The region that covers what both this one and another cover.
  ///
  /// (RG07)
  open func byIntersection(with region: UIRegion) -> Self {
    made(of: .intersection(self, region), method: "UIRegion.byIntersection(with:)")
  }

  private func made(of shape: RegionShape, method: String) -> Self {
    guard shape.partCount <= Self.maximumPartCount else {
      DiagnosticReporter.report(
        method, problem: "The region would have more than \(Self.maximumPartCount) parts.",
        remedy: "It stays as it is; combine fewer regions.")
      return self
    }
    let region = type(of: self).init()
    (region.shape, region.partCount) = (shape, shape.partCount)
    return region
  }

  /// Whether the region covers a point, given in points from the region's center.
  ///
  /// No region contains a point that is not finite (RG08).
  open func contains(_ point: CGPoint) -> Bool {
    point.x.isFinite && point.y.isFinite && shape.contains(point)
  }

  // MARK: Copying and coding

  /// Returns the region itself, which does not change.
  ///
  /// (RG09)
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Writes the region, and those that it was made of, to a keyed archive.
  ///
  /// A coder without keys is refused with a diagnostic (RG10).
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else {
      return DiagnosticReporter.report(
        "UIRegion.encode(with:)", problem: "The coder does not support keys.",
        remedy: "Nothing is written; use NSKeyedArchiver.")
    }
    shape.encode(with: coder)
  }

  /// Reads a region from a keyed archive; nil if it holds none.
  ///
  /// (RG11)
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding, let shape = RegionShape(coder: coder),
      shape.partCount <= Self.maximumPartCount
    else { return nil }
    (self.shape, partCount) = (shape, shape.partCount)
    super.init()
  }
}

extension UIRegion {
  /// The region as a value; nil for one of a class of the user's own, or made of such a one, whose
  /// `contains(_:)` has to be asked.
  var plainRegion: FieldRegion? {
    guard type(of: self) == UIRegion.self else { return nil }
    switch shape {
    case .infinite: return .infinite
    case .empty: return .empty
    case .circle(let radius): return .circle(radius: Double(radius))
    case .rectangle(let size):
      return .rectangle(width: Double(size.width), height: Double(size.height))
    case .inverse(let region): return region.plainRegion.map { .inverse($0) }
    case .union(let first, let second): return first.combined(with: second, FieldRegion.union)
    case .difference(let first, let second):
      return first.combined(with: second, FieldRegion.difference)
    case .intersection(let first, let second):
      return first.combined(with: second, FieldRegion.intersection)
    }
  }

  private func combined(
    with other: UIRegion, _ operation: (FieldRegion, FieldRegion) -> FieldRegion
  ) -> FieldRegion? {
    guard let region = plainRegion, let otherRegion = other.plainRegion else { return nil }
    return operation(region, otherRegion)
  }
}
