// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// The effect of a collision behavior: a collision group of items, and the bodies of its
/// boundaries.
final class CollisionEffect: BehaviorEffect {
  unowned let behavior: UICollisionBehavior
  /// The category of the group's items.
  let itemGroupID: Int32
  /// The category of the group's boundaries.
  let boundaryGroupID: Int32

  var state = State()

  /// The part of the effect that a snapshot holds.
  struct State {
    /// The bodies of the user's boundaries, with the serials of the boundaries.
    fileprivate var boundaries: [(serial: Int, body: BoundaryBody)] = []
    /// The body of the reference bounds.
    fileprivate var referenceBoundary: BoundaryBody?
    /// The rectangle for which `referenceBoundary` was made.
    fileprivate var referenceRectangle: CGRect?
    /// Whether the diagnostic about missing reference bounds has been reported.
    fileprivate var hasReportedReference = false
    /// The contacts whose begin was reported to the delegate, and not yet their end.
    var reportedContacts: [ContactKey: ContactReport] = [:]
    /// The items added since the last step; they may be in contact already.
    var newItems: [SimulatedItem] = []
  }

  init(_ behavior: UICollisionBehavior, in simulation: Simulation) {
    self.behavior = behavior
    let group = Int32(simulation.allocateGroupID())
    itemGroupID = 2 * group
    boundaryGroupID = 2 * group + 1
    super.init(in: simulation)
  }

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
    state.newItems.removeAll { $0 === item }
    recordEnds { $0.involves(item) }
  }

  override func tearDown() {
    recordEnds { _ in true }
    for entry in state.boundaries { simulation.destroy(entry.body) }
    state.boundaries = []
    state.referenceRectangle = nil
    if let referenceBoundary = state.referenceBoundary { simulation.destroy(referenceBoundary) }
    state.referenceBoundary = nil
    simulation.freeGroupID(Int(itemGroupID / 2))
    simulation.referenceFollowersDidChange()
  }

  override func capture() -> [Restore] {
    super.capture() + [restoring(self, \.state)]
  }

  private func updateBoundaries() {
    let wanted = behavior.boundaries
    let outdated = state.boundaries.filter { entry in
      !wanted.contains { $0.serial == entry.serial }
    }
    for entry in outdated {
      simulation.destroy(entry.body)
      state.boundaries.removeAll { $0.serial == entry.serial }
    }
    for boundary in wanted
    where !state.boundaries.contains(where: { $0.serial == boundary.serial }) {
      guard
        let made = simulation.makeBoundary(
          boundary.polylines, identifier: boundary.identifier, of: self)
      else { continue }
      state.boundaries.append((boundary.serial, made))
    }
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

  private static func sides(of rectangle: CGRect) -> [FlattenedSubpath] {
    let corners = [
      CGPoint(x: rectangle.minX, y: rectangle.minY), CGPoint(x: rectangle.maxX, y: rectangle.minY),
      CGPoint(x: rectangle.maxX, y: rectangle.maxY), CGPoint(x: rectangle.minX, y: rectangle.maxY),
    ]
    return corners.indices.map { index in
      FlattenedSubpath(points: [corners[index], corners[(index + 1) % 4]], isClosed: false)
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
