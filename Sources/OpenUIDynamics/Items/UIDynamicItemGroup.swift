// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// Several items that move as one body.
///
/// The members keep their places to each other and their own collision shapes, so that a group is
/// also a way to build concave items. Its mass is that of the members together, which counts twice
/// where they overlap, and it turns about their common center of mass, wherever its `center` is.
///
///     let table = UIDynamicItemGroup(items: [top, leftLeg, rightLeg])
///     gravity.addItem(table)
///     collision.addItem(table)
///
/// Contacts name the group, not the member. While the group is in an animator its members belong to
/// it: a member that is also in a behavior on its own is refused there with a diagnostic (S026).
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private var list: ItemList
  private var ownTransform = CGAffineTransform.identity
  /// The fixed arrangement of the members; nil while the group is in no animator.
  private(set) var arrangement: ItemArrangement?
  /// The number of animators that have the group.
  private var animatorCount = 0

  /// Creates a group that moves items as one body; the list is fixed.
  ///
  /// An item that is itself a group, and an item that is in the list twice, are refused with a
  /// diagnostic and left out. A group without items takes no part in anything (DG01).
  public init(items: [any UIDynamicItem]) {
    var list = ItemList()
    for item in items {
      if item is UIDynamicItemGroup {
        Self.report(item, "A group cannot be a member of a group.", "Give the items of that group.")
      } else if !list.append(item) {
        Self.report(item, "The item is in the list twice.", "Give each item once.")
      }
    }
    if list.items.isEmpty { Self.report(nil, "The group has no items.", "Give at least one item.") }
    self.list = list
    super.init()
  }

  /// Creates a group without items, which has no effect.
  public convenience override init() {
    self.init(items: [])
  }

  private static func report(_ item: (any UIDynamicItem)?, _ problem: String, _ remedy: String) {
    DiagnosticReporter.report(
      "UIDynamicItemGroup.init(items:)", item: item, problem: problem, remedy: remedy)
  }

  /// The members, as they were given.
  ///
  /// (DG02)
  open var items: [any UIDynamicItem] { list.items }

  /// The center of the rectangle that encloses the members.
  ///
  /// In the animator's coordinates; while the group is in no animator, in those of the view in
  /// which the first member is. Setting it moves all members; while the group is in an animator,
  /// call `updateItem(usingCurrentState:)` afterwards. A point that is not finite is refused with a
  /// diagnostic (DG03).
  open var center: CGPoint {
    get { currentArrangement.center }
    set {
      guard newValue.isAccepted(for: "UIDynamicItemGroup.center") else { return }
      change { $0.move(to: newValue) }
    }
  }

  /// The size of the rectangle that encloses the members, along the axes of the group, which turn
  /// with it; the origin is (0, 0).
  ///
  /// (DG04)
  open var bounds: CGRect { CGRect(origin: .zero, size: currentArrangement.size) }

  /// The rotation of the group; setting it turns the members around the center.
  ///
  /// The identity is how the members lay when the group was made. A transform that is not finite is
  /// refused with a diagnostic (DG05).
  open var transform: CGAffineTransform {
    get { ownTransform }
    set {
      guard newValue.isAccepted(for: "UIDynamicItemGroup.transform") else { return }
      change { $0.turn(to: ItemOrientation(transform: newValue).rotation) }
      ownTransform = newValue
    }
  }

  private var currentArrangement: ItemArrangement {
    arrangement ?? arranged(in: memberReference)
  }

  /// The coordinates of the members while the group is in no animator.
  private var memberReference: ReferenceSystem {
    items.lazy.compactMap { ($0 as? UIView)?.superview }.first.map(ReferenceSystem.view)
      ?? .abstract
  }

  private func change(_ body: (inout ItemArrangement) -> Void) {
    var current = currentArrangement
    body(&current)
    if arrangement != nil { arrangement = current }
  }
}

// MARK: - For animators

extension UIDynamicItemGroup {
  /// The current arrangement of the members in a coordinate system.
  func arranged(in reference: ReferenceSystem) -> ItemArrangement {
    ItemArrangement(
      of: items, rotation: ItemOrientation(transform: ownTransform).rotation, in: reference)
  }

  /// Fixes the arrangement of the members until the group is detached from every animator.
  func attach(_ arrangement: ItemArrangement) {
    animatorCount += 1
    self.arrangement = arrangement
  }

  /// Releases the members once for each `attach(_:)`.
  func letGo() {
    animatorCount -= 1
    if animatorCount == 0 { arrangement = nil }
  }

  /// Whether an item is a member; also other attributes of the same element.
  ///
  /// (C29)
  func contains(_ item: any UIDynamicItem) -> Bool { list.contains(item) }
}
