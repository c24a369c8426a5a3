// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// The arrangement of the members of a group: the frame of the group, and the frame of each member
/// in it.
@MainActor
struct ItemArrangement {
  /// An item of the group.
  private struct Member {
    let item: any UIDynamicItem
    /// From the group's center, in the group's axes.
    var offset: CGPoint
    /// Against the group.
    var rotation: Rotation
    var orientation: ItemOrientation
  }

  /// The middle of the rectangle around the members.
  private(set) var center: CGPoint
  private(set) var rotation: Rotation
  /// The sides of the rectangle around the members, in the group's axes.
  let size: CGSize
  private let reference: ReferenceSystem
  private var members: [Member]

  /// Takes items as they lie in a coordinate system.
  ///
  /// - Parameter rotation: How the group's axes are turned; the rectangle lies along them.
  init(of items: [any UIDynamicItem], rotation: Rotation, in reference: ReferenceSystem) {
    self.rotation = rotation
    self.reference = reference
    let inverse = rotation.inverse
    var rectangle = CGRect.null
    var places: [(position: CGPoint, rotation: Rotation, orientation: ItemOrientation)] = []
    for item in items {
      let orientation = ItemOrientation(transform: item.transform)
      // Rotation and position in the group's axes, R⁻¹·Rᵢ and R⁻¹·xᵢ.
      let turn = inverse * orientation.rotation
      let position = inverse * reference.position(of: item)
      // The extents of the rotated rectangle: w' = |c|·w + |s|·h, h' = |s|·w + |c|·h.
      let (cosine, sine) = (abs(CGFloat(turn.cosine)), abs(CGFloat(turn.sine)))
      let size = item.bounds.size
      let width = cosine * size.width + sine * size.height
      let height = sine * size.width + cosine * size.height
      rectangle = rectangle.union(
        CGRect(
          x: position.x - width / 2, y: position.y - height / 2, width: width, height: height))
      places.append((position, turn, orientation))
    }
    let middle = rectangle.isNull ? .zero : CGPoint(x: rectangle.midX, y: rectangle.midY)
    size = rectangle.isNull ? .zero : rectangle.size
    center = rotation * middle
    members = zip(items, places).map { item, place in
      Member(
        item: item,
        offset: CGPoint(x: place.position.x - middle.x, y: place.position.y - middle.y),
        rotation: place.rotation, orientation: place.orientation)
    }
  }

  /// The items with their transforms in the group's frame, whose origin is the group's center.
  var places: [(item: any UIDynamicItem, transform: Transform)] {
    members.map { member in
      (member.item, Transform(position: Vector2(member.offset), rotation: member.rotation))
    }
  }

  /// Moves the group's center, and the members with it.
  mutating func move(to center: CGPoint) {
    self.center = center
    writeCenters()
  }

  /// Turns the members around the group's center.
  mutating func turn(to rotation: Rotation) {
    self.rotation = rotation
    writeCenters()
    for index in members.indices {
      let item = members[index].item
      item.transform = members[index].orientation.turn(
        to: rotation * members[index].rotation, current: item.transform)
    }
  }

  /// Writes the members' centers; not those that are not finite, as of a group with a member that lies
  /// nowhere.
  private func writeCenters() {
    for member in members {
      let offset = rotation * member.offset
      let position = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      guard position.x.isFinite, position.y.isFinite else { continue }
      member.item.center = reference.center(of: member.item, at: position)
    }
  }
}

extension ItemArrangement {
  /// Writes or reads where the members are.
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    try coder.point(&center, "the center of a group")
    try coder.rotation(&rotation, "the rotation of a group")
    var count = members.count
    try coder.fields.count(&count, "the number of members")
    try coder.require(count == members.count, "the number of members")
    for index in members.indices {
      try coder.point(&members[index].offset, "the place of a member")
      try coder.rotation(&members[index].rotation, "the rotation of a member")
      try members[index].orientation.code(&coder)
    }
  }
}

extension Rotation {
  /// A point turned around the origin.
  fileprivate static func * (rotation: Rotation, point: CGPoint) -> CGPoint {
    let (cosine, sine) = (CGFloat(rotation.cosine), CGFloat(rotation.sine))
    return CGPoint(x: cosine * point.x - sine * point.y, y: sine * point.x + cosine * point.y)
  }
}
