// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

@testable import OpenUIDynamics

/// Everything that an animator's objects store, as text: a line for each stored property.
///
/// Read by reflection, so that a property that is added and missing from snapshots is
/// seen. The engine, whose state is no Swift value, and the items, which belong to the user, are left
/// out, and so is what does not belong to a moment: the clock, controls, handlers.
@MainActor
struct ObjectGraph {
  private(set) var lines: Set<String> = []
  private var visited: Set<ObjectIdentifier> = []

  private static let ignored: Set<String> = [
    "world", "animator", "clock", "observers", "controls", "restHandlers",
    "recordsContacts", "recordsContactDetails", "contactScratch", "observedView",
    "collisionDelegate",
    "detailsHandler",
    "isSteppedManually",
    "wasLayoutShown",
  ]

  init(_ animator: UIDynamicAnimator) {
    visit(animator.simulation, path: "simulation")
  }

  private mutating func visit(_ value: Any, path: String) {
    if let column = value as? any UIDynamicItem {
      lines.insert("\(path) = \(ObjectIdentifier(column))")
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      lines.insert("\(path) = \(ObjectIdentifier(object))")
      guard visited.insert(ObjectIdentifier(object)).inserted else { return }
      visitChildren(of: mirror, path: "\(type(of: value)) \(ObjectIdentifier(object))")
    } else if mirror.displayStyle == .dictionary || mirror.displayStyle == .set {
      // Their order means nothing.
      for child in mirror.children { visit(child.value, path: "\(path) element") }
    } else if mirror.children.isEmpty {
      lines.insert("\(path) = \(value)")
    } else {
      visitChildren(of: mirror, path: path)
    }
  }

  private mutating func visitChildren(of mirror: Mirror, path: String) {
    for (number, child) in mirror.children.enumerated() {
      let label = child.label ?? "\(number)"
      if Self.ignored.contains(label) { continue }
      visit(child.value, path: "\(path).\(label)")
    }
    if let parent = mirror.superclassMirror { visitChildren(of: parent, path: path) }
  }
}
