// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
internal import KeyedLists

/// Makes its items collide with each other and with boundaries.
///
/// Each collision behavior is a group of its own: items of two behaviors pass through each other
/// (S070). There may be any number of groups, and an item may be in several.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  private var settings = Settings()

  /// The values that the user has set, which a snapshot holds.
  struct Settings: SnapshotState {
    var mode = Mode.everything
    var boundaries = KeyedList<BoundaryKeys>()
    /// The keys under which boundaries were added or removed since the effect read them last; empty
    /// while there is no effect, which begins with all boundaries.
    var changedBoundaries: Set<BoundaryKey> = []
    /// The serial of the next boundary.
    var nextSerial = 0
    var translatesReferenceBounds = false
    var referenceInsets = UIEdgeInsets.zero
  }

  /// The user's boundaries in the order of adding; they stay when the behavior leaves its animator.
  ///
  /// (C08)
  var boundaries: [CollisionBoundary] { settings.boundaries.elements }

  /// The boundary under a key, with its place among the others; nil if there is none.
  func boundary(for key: BoundaryKey) -> (order: Int, boundary: CollisionBoundary)? {
    settings.boundaries.entry(for: key).map { ($0.order, $0.element) }
  }

  /// Returns the keys under which boundaries have changed since the last call.
  func takeChangedBoundaries() -> Set<BoundaryKey> {
    let changed = settings.changedBoundaries
    settings.changedBoundaries = []
    return changed
  }

  /// The distance of the reference boundary from the reference bounds, positive inwards.
  var referenceInsets: UIEdgeInsets { settings.referenceInsets }

  /// The object that is called when contacts begin and end; nil unless set, and not retained.
  ///
  /// (CO14)
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Creates a group of items that collide with each other and with the boundaries that are added.
  ///
  /// (CO01)
  public init(items: [any UIDynamicItem]) {
    super.init()
    itemList = ItemList(items)
  }

  /// Creates a group without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// The handler of the details of contacts that begin.
  var detailsHandler: ((UIDynamicContact) -> Void)?

  // MARK: Items

  /// Adds an item; one that is there already is ignored.
  ///
  /// (CO02)
  open func addItem(_ item: any UIDynamicItem) {
    append(item, method: "UICollisionBehavior.addItem(_:)")
  }

  /// Removes an item and ends its contacts, which the delegate is notified of in the next step; one
  /// that is not in the list is ignored.
  ///
  /// (CO03)
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item)
  }

  /// The items in the order of adding.
  ///
  /// (CO04)
  open var items: [any UIDynamicItem] { itemList.items }

  /// Whether items collide with items, with boundaries or with both; `.everything` unless set.
  ///
  /// (CO05)
  open var collisionMode: Mode {
    get { settings.mode }
    set {
      guard newValue != settings.mode else { return }
      settings.mode = newValue
      intentDidChange()
    }
  }

  // MARK: Reference bounds

  /// Whether the bounds of the reference view, or of the collection view's content, are a boundary;
  /// false unless set.
  ///
  /// The boundary follows their size (S075). An animator in an abstract coordinate system has no
  /// bounds: a diagnostic says so, and there is no boundary (CO06, S003).
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { settings.translatesReferenceBounds }
    set {
      settings.translatesReferenceBounds = newValue
      settings.referenceInsets = .zero
      intentDidChange()
    }
  }

  /// Makes the reference bounds a boundary, inset by points; a negative inset moves a side
  /// outwards.
  ///
  /// Insets that are not finite are refused with a diagnostic (CO07, S074).
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    let method = "UICollisionBehavior.setTranslatesReferenceBoundsIntoBoundary(with:)"
    guard Self.accepts(CGPoint(x: insets.left, y: insets.top), method: method),
      Self.accepts(CGPoint(x: insets.right, y: insets.bottom), method: method)
    else { return }
    translatesReferenceBoundsIntoBoundary = true
    settings.referenceInsets = insets
    intentDidChange()
  }

  // MARK: Boundaries

  /// Adds a path in the animator's coordinate system as a boundary that is solid from both sides.
  ///
  /// Curves become runs of short lines along which items slide smoothly (S071). A boundary with the
  /// same identifier is replaced. A path without a line, or with a number that is not finite, is
  /// refused with a diagnostic (CO08).
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let method = "UICollisionBehavior.addBoundary(withIdentifier:for:)"
    addBoundary(identifier, path: bezierPath, method: method)
  }

  /// Adds a line between two points of the animator's coordinate system as a boundary.
  ///
  /// A boundary with the same identifier is replaced. A line without length, or with a number that
  /// is not finite, is refused with a diagnostic (CO09).
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let method = "UICollisionBehavior.addBoundary(withIdentifier:from:to:)"
    guard Self.acceptsBoundary([p1, p2], method: method) else { return }
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(identifier, path: path, method: method)
  }

  /// A copy of the path of a boundary; nil if there is none with the identifier.
  ///
  /// (CO10)
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    settings.boundaries.element(for: BoundaryKey(identifier)).map { Self.copy(of: $0.path) }
  }

  /// Removes a boundary; an unknown identifier is ignored.
  ///
  /// (CO11)
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let key = BoundaryKey(identifier)
    if settings.boundaries.remove(key) != nil { boundaryDidChange(key) }
    intentDidChange()
  }

  /// The identifiers of the boundaries in the order of adding; nil if there are none.
  ///
  /// (CO12)
  open var boundaryIdentifiers: [any NSCopying]? {
    settings.boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes all boundaries that were added; the reference bounds stay as they are set.
  ///
  /// (CO13)
  open func removeAllBoundaries() {
    for boundary in boundaries { boundaryDidChange(boundary.key) }
    settings.boundaries.removeAll()
    intentDidChange()
  }

  private func boundaryDidChange(_ key: BoundaryKey) {
    if effect != nil { settings.changedBoundaries.insert(key) }
  }

  private static func acceptsBoundary(_ points: [CGPoint], method: String) -> Bool {
    points.allSatisfy { accepts($0, method: method, otherwise: "No boundary is added") }
  }

  private func addBoundary(_ identifier: any NSCopying, path: UIBezierPath, method: String) {
    let polylines = path.flattened(tolerance: Tuning.boundaryFlatness)
      .map(\.withoutRepetitions).filter { $0.points.count > 1 }
    guard polylines.allSatisfy({ Self.acceptsBoundary($0.points, method: method) }) else { return }
    guard !polylines.isEmpty else {
      DiagnosticReporter.report(
        method, problem: "The boundary \(identifier) has no line.",
        remedy: "Give a path with at least one line between two different points.")
      return
    }
    let key = BoundaryKey(identifier)
    let boundary = CollisionBoundary(
      key: key, identifier: BoundaryKey.copy(of: identifier),
      path: Self.copy(of: path), polylines: polylines, serial: settings.nextSerial)
    settings.nextSerial += 1
    if !settings.boundaries.replace(with: boundary) { settings.boundaries.append(boundary) }
    boundaryDidChange(key)
    intentDidChange()
  }

  private static func copy(of path: UIBezierPath) -> UIBezierPath {
    path.copy() as? UIBezierPath ?? path
  }

  override func makeEffect(in simulation: Simulation) -> BehaviorEffect? {
    CollisionEffect(self, in: simulation)
  }

  override var setupClass: String { "UICollisionBehavior" }

  override var ownState: (any SnapshotState)? {
    get { settings }
    set { if let state = newValue as? Settings { settings = state } }
  }
}

extension FlattenedSubpath {
  /// The same polyline without consecutive points within `Tuning.minimumBoundarySegment`; a closed
  /// one does not repeat its first point.
  fileprivate var withoutRepetitions: FlattenedSubpath {
    var kept: [CGPoint] = []
    for point in points where kept.last.map({ !Self.areOne($0, point) }) ?? true {
      kept.append(point)
    }
    while isClosed, kept.count > 1, Self.areOne(kept[0], kept[kept.count - 1]) {
      kept.removeLast()
    }
    return FlattenedSubpath(points: kept, isClosed: isClosed)
  }

  /// Points that are not finite never coincide, so that they are kept and refused with a
  /// diagnostic.
  private static func areOne(_ first: CGPoint, _ second: CGPoint) -> Bool {
    let x = second.x - first.x
    let y = second.y - first.y
    return x * x + y * y < Tuning.minimumBoundarySegment * Tuning.minimumBoundarySegment
  }
}
