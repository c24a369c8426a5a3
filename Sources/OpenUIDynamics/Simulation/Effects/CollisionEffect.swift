// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists
import Physics2D

/// The effect of a collision behavior: a collision group of items, and the bodies of its
/// boundaries.
final class CollisionEffect: BehaviorEffect {
  unowned let behavior: UICollisionBehavior
  /// The category of the group's items.
  var itemGroupID: Int32 { 2 * Int32(state.group) }
  /// The category of the group's boundaries.
  var boundaryGroupID: Int32 { itemGroupID + 1 }

  var state = State()

  /// The part of the effect that a snapshot holds.
  struct State: SnapshotState {
    /// The number of the collision group.
    var group = 0
    /// The user's boundaries that have bodies.
    var boundaries: [BoundaryKey: MadeBoundary] = [:]
    /// The number of bodies made so far.
    var madeCount = 0
    /// Whether the bodies were those of all boundaries at the last update.
    var hasBoundaries = false
    /// The body of the reference bounds.
    var referenceBoundary: BoundaryBody?
    /// The rectangle for which `referenceBoundary` was made.
    var referenceRectangle: CGRect?
    /// Whether the diagnostic about missing reference bounds has been reported.
    var hasReportedReference = false
    /// The contacts whose begin was reported to the delegate, and not yet their end.
    var reportedContacts = ReportedContacts()
    /// The items added since the last step; they may be in contact already.
    var newItems = KeyedList<ObjectKeys<SimulatedItem>>()
  }

  /// A boundary of the behavior and its body.
  struct MadeBoundary {
    let serial: Int
    /// The number of bodies that were made before.
    let order: Int
    let body: BoundaryBody
  }

  init(_ behavior: UICollisionBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  override func willBegin() { state.group = simulation.allocateGroupID() }

  var mode: UICollisionBehavior.Mode { behavior.collisionMode }

  /// Whether there is a delegate or a handler to notify of contacts.
  var wantsContacts: Bool { behavior.collisionDelegate != nil || wantsContactDetails }

  /// Whether there is a handler that asks for the details of contacts.
  var wantsContactDetails: Bool { behavior.detailsHandler != nil }

  override var initialItems: [any UIDynamicItem] { behavior.items }
  override var aspects: ItemAspects { .filter }

  override func update() {
    setItemsNeedUpdate()
    updateBoundaries()
    updateReferenceBoundary()
    simulation.referenceFollowersDidChange()
  }

  override func didAdd(_ item: SimulatedItem) { state.newItems.append(item) }

  override func didRemove(_ item: SimulatedItem) {
    state.newItems.remove(ObjectIdentifier(item))
    recordEnds(of: state.reportedContacts.keys(of: item))
  }

  override func tearDown() {
    recordEnds(of: state.reportedContacts.keys)
    for entry in state.boundaries.values.sorted(by: { $0.order < $1.order }) {
      simulation.destroy(entry.body)
    }
    state.boundaries = [:]
    _ = behavior.takeChangedBoundaries()
    state.referenceRectangle = nil
    if let referenceBoundary = state.referenceBoundary { simulation.destroy(referenceBoundary) }
    state.referenceBoundary = nil
    simulation.freeGroupID(state.group)
    simulation.referenceFollowersDidChange()
  }

  override var ownState: (any SnapshotState)? {
    get { state }
    set { if let restored = newValue as? State { state = restored } }
  }

  /// Destroys the bodies of boundaries that were removed or replaced, in the order in which they
  /// were made, then makes those of new ones, in the order of the behavior.
  private func updateBoundaries() {
    let changed = behavior.takeChangedBoundaries()
    let isFirstUpdate = !state.hasBoundaries
    state.hasBoundaries = true
    guard !isFirstUpdate else { return behavior.boundaries.forEach(make) }
    var outdated: [MadeBoundary] = []
    var wanted: [CollisionBoundary] = []
    // Sorted instead of the boundaries, of which each copy counts six references.
    var orders: [(order: Int, index: Int)] = []
    for key in changed {
      let current = behavior.boundary(for: key)
      let made = state.boundaries[key]
      guard current?.boundary.serial != made?.serial else { continue }
      if let made {
        state.boundaries[key] = nil
        outdated.append(made)
      }
      if let current {
        orders.append((current.order, wanted.count))
        wanted.append(current.boundary)
      }
    }
    for made in outdated.sorted(by: { $0.order < $1.order }) { simulation.destroy(made.body) }
    for entry in orders.sorted(by: { $0.order < $1.order }) { make(wanted[entry.index]) }
  }

  private func make(_ boundary: CollisionBoundary) {
    let body = simulation.makeBoundary(
      boundary.polylines, identifier: boundary.identifier, of: self)
    guard let body else { return }
    state.boundaries[boundary.key] = MadeBoundary(
      serial: boundary.serial, order: state.madeCount, body: body)
    state.madeCount += 1
  }
}

// MARK: - Reference bounds

extension CollisionEffect {
  /// Whether the reference bounds are a boundary.
  ///
  /// (S075)
  var followsReference: Bool { behavior.translatesReferenceBoundsIntoBoundary }

  /// Recreates the boundary of the reference bounds if they have changed.
  ///
  /// If the reference layout no longer exists, the boundary stays.
  func updateReferenceBoundary() {
    guard followsReference else { return replaceReferenceBoundary(with: nil) }
    guard !simulation.reference.isAbstract else { return reportAbstractReference() }
    guard let bounds = simulation.reference.bounds else { return }
    let insets = behavior.referenceInsets
    let rectangle = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
    guard rectangle != state.referenceRectangle else { return }
    state.referenceRectangle = rectangle
    replaceReferenceBoundary(with: rectangle)
  }

  private func replaceReferenceBoundary(with rectangle: CGRect?) {
    if let referenceBoundary = state.referenceBoundary { simulation.destroy(referenceBoundary) }
    state.referenceBoundary = nil
    state.referenceRectangle = rectangle
    // A view without a size has no boundary until it is laid out.
    guard let rectangle, rectangle.width > 0, rectangle.height > 0 else { return }
    state.referenceBoundary = simulation.makeBoundary(
      Self.sides(of: rectangle), identifier: nil, of: self)
  }

  /// Counterclockwise on screen: an item whose center is on a line leaves it to the left of its
  /// direction, which is into the bounds.
  static func sides(of rectangle: CGRect) -> [FlattenedSubpath] {
    let corners = [
      CGPoint(x: rectangle.minX, y: rectangle.minY), CGPoint(x: rectangle.maxX, y: rectangle.minY),
      CGPoint(x: rectangle.maxX, y: rectangle.maxY), CGPoint(x: rectangle.minX, y: rectangle.maxY),
    ]
    return corners.indices.map { index in
      FlattenedSubpath(points: [corners[(index + 1) % 4], corners[index]], isClosed: false)
    }
  }

  private func reportAbstractReference() {
    guard !state.hasReportedReference else { return }
    state.hasReportedReference = true
    DiagnosticReporter.report(
      "UICollisionBehavior.translatesReferenceBoundsIntoBoundary",
      problem: "The animator works in an abstract coordinate system, which has no bounds.",
      remedy: "Use init(referenceView:), or add a boundary with an identifier.")
  }
}
