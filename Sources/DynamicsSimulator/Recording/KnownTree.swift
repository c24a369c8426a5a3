// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What has to be read of a tree in which nothing but places has changed since it was looked at: the places
/// of plain views, and all of the views that show more than the values of their layers.
@MainActor
struct KnownTree {
  /// A view that is looked at in each frame, such as a label or one with a running animation.
  struct Watched {
    /// Weak, because the app may count on the view's end.
    private(set) weak var view: UIView?
    let node: Int
    /// The origin of the superview's coordinates at placements.
    let origin: CGPoint
  }

  /// The places of the plain views.
  private var places = LayerPlaces()
  /// The node of each plain view, and the origin of its superview's coordinates at placements.
  private(set) var placed: [(node: Int, origin: CGPoint)] = []
  private(set) var watched: [Watched] = []

  private var roots: [ObjectIdentifier] = []
  /// The count of changes when the tree was looked at.
  private var changeCount = -1
  /// The count of moves of layers that follow bodies, when it was seen last.
  private var followerCount = -1
  /// Whether nothing is in the tree that can change without being counted or watched.
  private var isComplete = false

  /// Whether nothing but places has changed below the same views.
  func isCurrent(for roots: [UIView]) -> Bool {
    isComplete && changeCount == DisplayChanges.count && roots.count == self.roots.count
      && zip(roots, self.roots).allSatisfy { ObjectIdentifier($0) == $1 }
  }

  /// Whether a layer that follows a body was moved by another than its animator since this was asked last.
  mutating func followersWereMoved() -> Bool {
    defer { followerCount = DisplayChanges.followerCount }
    return followerCount != DisplayChanges.followerCount
  }

  /// Does not read the layers any more that are where bodies are; see ``LayerPlaces/follow(_:)``.
  mutating func follow(
    _ candidates: [(layer: CALayer, position: CGPoint)]
  ) -> [(index: Int, shape: LayerShape)?] {
    places.follow(candidates)
  }

  /// Reads layers again; see ``LayerPlaces/stopFollowing(_:)``.
  mutating func stopFollowing(_ indices: [Int]) { places.stopFollowing(indices) }

  /// The places of the plain views, until they are given back.
  mutating func takePlaces() -> LayerPlaces {
    defer { places = LayerPlaces() }
    return places
  }

  mutating func giveBack(_ places: LayerPlaces) { self.places = places }

  /// Begins a look at the trees below views.
  mutating func begin(_ roots: [UIView]) {
    self.roots = roots.map { ObjectIdentifier($0) }
    // Before the look: what changes meanwhile is looked at again.
    changeCount = DisplayChanges.count
    isComplete = true
    places.removeAll()
    placed.removeAll(keepingCapacity: true)
    watched.removeAll(keepingCapacity: true)
  }

  /// Adds a view whose look is plain.
  mutating func addPlain(_ view: UIView, node: Int, origin: CGPoint) {
    places.append(view)
    placed.append((node, origin))
  }

  /// Adds a view that shows more than the values of its layer, and what it shows now.
  mutating func add(_ view: UIView, _ presented: PresentedView, node: Int, origin: CGPoint) {
    // Sublayers have nodes of their own, and what is below an animated view moves with it.
    guard presented.sublayers.isEmpty, !view.isAnimated || !view.hasSubviews else {
      return isComplete = false
    }
    watched.append(Watched(view: view, node: node, origin: origin))
  }

  /// Adds a view that is not shown.
  mutating func addHidden(_ view: UIView) {
    // An animation may show it.
    if view.isAnimated { isComplete = false }
  }
}
