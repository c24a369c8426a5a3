import Foundation

/// Where an item is, read from it and found good.
@MainActor
struct ItemPlace {
  /// In the animator's coordinates.
  let position: CGPoint
  let orientation: ItemOrientation
  /// Whether the item is a view whose center is in the coordinates of another view than the
  /// reference view.
  let hasOtherCoordinates: Bool

  /// Reads an item; says what is wrong with it in a diagnostic and returns nil if anything is.
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
    let container = (item as? UIView)?.superview
    hasOtherCoordinates = container != nil && reference.view != nil && container !== reference.view
    position =
      hasOtherCoordinates ? reference.view?.convert(center, from: container) ?? center : center
    orientation = ItemOrientation(transform: transform)
    guard abs(position.x) <= Tuning.greatestCoordinate, abs(position.y) <= Tuning.greatestCoordinate
    else {
      DiagnosticReporter.report(
        method, item: item, problem: "The item's center is not a reasonable position (S024).",
        remedy: "It takes no part; place it within \(Tuning.greatestCoordinate) points.")
      return nil
    }
  }
}

/// The whole state of an item when it becomes active, read from it and found good (S020).
@MainActor
struct ItemState {
  let position: CGPoint
  let orientation: ItemOrientation
  let hasOtherCoordinates: Bool
  let form: ItemForm

  /// Reads an item; says what is wrong with it in a diagnostic and returns nil if anything is.
  init?(of item: any UIDynamicItem, in reference: ReferenceSystem, method: String) {
    guard Self.belongs(item, to: reference, method: method),
      Self.hasUsableSize(item, method: method),
      let place = ItemPlace(of: item, in: reference, method: method),
      let form = Self.form(of: item, method: method)
    else { return nil }
    position = place.position
    orientation = place.orientation
    hasOtherCoordinates = place.hasOtherCoordinates
    self.form = form
  }

  /// Views must lie below the reference view (S002), and a layout's items must be attributes (AN03).
  private static func belongs(
    _ item: any UIDynamicItem, to reference: ReferenceSystem, method: String
  ) -> Bool {
    if let view = item as? UIView, let root = reference.view,
      view === root || !view.isDescendant(of: root)
    {
      DiagnosticReporter.report(
        method, item: item, problem: "The view is not below the animator's reference view.",
        remedy: "It takes no part; add it there first, or call updateItem(usingCurrentState:) then."
      )
      return false
    }
    if reference.layout != nil, !(item is UICollectionViewLayoutAttributes) {
      DiagnosticReporter.report(
        method, item: item, problem: "The animator moves layout attributes, and the item is none.",
        remedy: "It takes no part; give the layout's UICollectionViewLayoutAttributes.")
      return false
    }
    return true
  }

  /// An item needs two sides (S023).
  private static func hasUsableSize(_ item: any UIDynamicItem, method: String) -> Bool {
    let size = item.bounds.size
    let range = Tuning.leastSide...Tuning.greatestSide
    // A comparison with NaN is false, so this refuses it as well.
    if range.contains(size.width), range.contains(size.height) { return true }
    DiagnosticReporter.report(
      method, item: item,
      problem: "Invalid size {\(size.width), \(size.height)} for an item in Dynamics.",
      remedy: "It takes no part; give it a size, then call updateItem(usingCurrentState:).")
    return false
  }

  private static func form(of item: any UIDynamicItem, method: String) -> ItemForm? {
    let size = item.bounds.size
    do {
      switch item.collisionBoundsType {
      case .rectangle: return try .rectangle(size)
      case .ellipse: return try .ellipse(size)
      case .path:
        guard let result = try ItemForm.path(item.collisionBoundingPath) else { break }
        if !result.isConvex { reportConcavePath(of: item, method: method) }
        return result.form
      }
    } catch {
      // Falls through to the rectangle, as for a path without an area.
    }
    DiagnosticReporter.report(
      method, item: item, problem: "The item's collision path encloses no area.",
      remedy: "It collides as its rectangle; give a convex path around (0, 0).")
    return try? .rectangle(size)
  }

  private static func reportConcavePath(of item: any UIDynamicItem, method: String) {
    DiagnosticReporter.report(
      method, item: item, problem: "The item's collision path is concave or crosses itself (S027).",
      remedy: "It collides as the path's convex hull; give a convex path.")
  }
}
