// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The position and orientation of an item, read from it and validated.
@MainActor
struct ItemPlacement {
  /// In the animator's coordinates.
  let position: CGPoint
  let orientation: ItemOrientation
  /// Whether the item is a view whose center is in the coordinates of another view than the
  /// reference view.
  let hasOtherCoordinates: Bool

  /// Reads an item; reports a diagnostic and returns nil if a value is invalid.
  init?(of item: any UIDynamicItem, in reference: ReferenceSystem, method: String) {
    let center = item.center
    let transform = item.transform
    guard center.x.isFinite, center.y.isFinite, transform.isFiniteValue else {
      DiagnosticReporter.report(
        method, item: item, problem: "The item's center or transform is not finite.",
        remedy:
          "It takes no part; give it finite numbers, then call updateItem(usingCurrentState:)."
      )
      return nil
    }
    hasOtherCoordinates = reference.hasOtherCoordinates(item)
    position = hasOtherCoordinates ? reference.position(of: item) : center
    orientation = ItemOrientation(transform: transform)
    guard abs(position.x) <= Tuning.maximumCoordinate, abs(position.y) <= Tuning.maximumCoordinate
    else {
      DiagnosticReporter.report(
        method, item: item,
        problem:
          "The item's center, (\(position.x), \(position.y)), is too far from the origin.",
        remedy: "It takes no part; place it within \(Tuning.maximumCoordinate) points.")
      return nil
    }
  }
}

/// The configuration of an item when it becomes active, read from it and validated.
///
/// Noncopyable, because copies of its shape would be counted.
///
/// (S020)
@MainActor
struct ItemConfiguration: ~Copyable {
  let position: CGPoint
  let rotation: Rotation
  let orientation: ItemOrientation
  let hasOtherCoordinates: Bool
  let shape: ItemShape
  let size: CGSize
  /// The arrangement of the members of a group; nil for any other item.
  let arrangement: ItemArrangement?

  /// Reads an item; reports a diagnostic and returns nil if a value is invalid.
  init?(of item: any UIDynamicItem, in reference: ReferenceSystem, method: String) {
    if let group = item as? UIDynamicItemGroup {
      self.init(ofGroup: group, in: reference, method: method)
    } else {
      self.init(ofSingle: item, in: reference, method: method)
    }
  }

  private init?(
    ofSingle item: any UIDynamicItem, in reference: ReferenceSystem, method: String
  ) {
    guard Self.belongs(item, to: reference, method: method),
      Self.hasUsableSize(item, method: method),
      let place = ItemPlacement(of: item, in: reference, method: method)
    else { return nil }
    let size = item.bounds.size
    guard let shape = Self.shape(of: item, size: size, method: method) else { return nil }
    position = place.position
    orientation = place.orientation
    rotation = place.orientation.rotation
    hasOtherCoordinates = place.hasOtherCoordinates
    self.shape = shape
    self.size = size
    arrangement = nil
  }

  /// Reads a group, all of whose members must be valid.
  private init?(
    ofGroup group: UIDynamicItemGroup, in reference: ReferenceSystem, method: String
  ) {
    for member in group.items {
      guard Self.belongs(member, to: reference, method: method),
        Self.hasUsableSize(member, method: method),
        ItemPlacement(of: member, in: reference, method: method) != nil
      else { return nil }
    }
    guard Self.hasUsableSize(group, method: method) else { return nil }
    let arrangement = group.arranged(in: reference)
    var parts: [(shape: ItemShape, transform: Transform)] = []
    for (member, transform) in arrangement.places {
      let size = member.bounds.size
      guard let shape = Self.shape(of: member, size: size, method: method) else { return nil }
      parts.append((shape, transform))
    }
    position = arrangement.center
    rotation = arrangement.rotation
    orientation = ItemOrientation(transform: group.transform)
    hasOtherCoordinates = false
    shape = ItemShape(joining: parts)
    size = arrangement.size
    self.arrangement = arrangement
  }

  /// Whether an item fits the reference system: views must be descendants of the reference view,
  /// items of a layout must be layout attributes.
  ///
  /// (S002, AN03)
  private static func belongs(
    _ item: any UIDynamicItem, to reference: ReferenceSystem, method: String
  ) -> Bool {
    if reference.isAbstract { return true }
    if let view = item as? UIView, view === reference.view {
      DiagnosticReporter.report(
        method, item: item, problem: "The item is the animator's reference view itself.",
        remedy: "It takes no part; give the animator the view's superview as its reference view.")
      return false
    }
    if let view = item as? UIView, let root = reference.view, !view.isDescendant(of: root) {
      DiagnosticReporter.report(
        method, item: item, problem: "The view is not below the animator's reference view.",
        remedy: "It takes no part; add it there first, or call updateItem(usingCurrentState:) then."
      )
      return false
    }
    if reference.layout != nil, !(item is UICollectionViewLayoutAttributes) {
      DiagnosticReporter.report(
        method, item: item,
        problem: "The animator moves layout attributes, and the item is a \(type(of: item)).",
        remedy: "It takes no part; give the layout's UICollectionViewLayoutAttributes.")
      return false
    }
    return true
  }

  /// Whether both sides of an item are in the accepted range.
  ///
  /// (S023)
  private static func hasUsableSize(_ item: any UIDynamicItem, method: String) -> Bool {
    let size = item.bounds.size
    let range = Tuning.minimumSide...Tuning.maximumSide
    // A comparison with NaN is false, so this refuses it as well.
    if range.contains(size.width), range.contains(size.height) { return true }
    DiagnosticReporter.report(
      method, item: item,
      problem: "Invalid size {\(size.width), \(size.height)} for an item in Dynamics.",
      remedy: "It takes no part; give it a size, then call updateItem(usingCurrentState:).")
    return false
  }

  private static func shape(
    of item: any UIDynamicItem, size: CGSize, method: String
  ) -> ItemShape? {
    do {
      switch item.collisionBoundsType {
      case .rectangle: return try latestRectangle.shape(for: size, else: ItemShape.rectangle)
      case .ellipse: return try latestEllipse.shape(for: size, else: ItemShape.ellipse)
      case .path: return try .path(item.collisionBoundingPath)
      }
    } catch {
      reportRefusedPath(of: item, error, method: method)
      return try? .rectangle(size)
    }
  }

  // Making a shape of a size calls no code of the user, so that accesses never overlap.
  @exclusivity(unchecked) private static var latestRectangle = LatestShape()
  @exclusivity(unchecked) private static var latestEllipse = LatestShape()

  /// The shape that was made last, which items of the same size share: rows and grids have many.
  private struct LatestShape {
    private var latest: (size: CGSize, shape: ItemShape)?

    mutating func shape(
      for size: CGSize, else make: (CGSize) throws(PhysicsError) -> ItemShape
    ) throws(PhysicsError) -> ItemShape {
      if let latest, latest.size == size { return latest.shape }
      let shape = try make(size)
      latest = (size, shape)
      return shape
    }
  }

  private static func reportRefusedPath(
    of item: any UIDynamicItem, _ error: PhysicsError, method: String
  ) {
    let problem: String
    let remedy: String
    switch error {
    case .crossingOutline(let point):
      let place = "(\(point.x.rounded()), \(point.y.rounded()))"
      problem = "The item's collision path crosses or touches itself near \(place) (S027)."
      remedy = "let its lines meet at common corners only"
    case .tooManyVertices:
      problem = "The item's collision path has too many corners."
      remedy = "give a path of at most \(ConvexDecomposition.maximumVertexCount) corners"
    case .notFinite:
      problem = "The item's collision path has a point that is not finite or far outside."
      remedy = "give finite points around (0, 0), which is the item's center"
    default:
      problem = "The item's collision path encloses no area."
      remedy = "give a path of at least three points around (0, 0), which is the item's center"
    }
    DiagnosticReporter.report(
      method, item: item, problem: problem, remedy: "It collides as its rectangle; \(remedy).")
  }
}
