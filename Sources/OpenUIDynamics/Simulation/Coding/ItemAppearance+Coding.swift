// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

extension SimulationSnapshot {
  /// Which numbers of an item follow from others, and are left out.
  private struct Appearance: OptionSet {
    let rawValue: Int

    /// The item was read.
    static let hasPose = Appearance(rawValue: 1)
    /// Its center is that of the body.
    static let hasCenterOfBody = Appearance(rawValue: 2)
    /// Its transform is the rotation alone.
    static let isOnlyRotated = Appearance(rawValue: 4)
    /// The last rotation that was written is that of the body.
    static let hasRotationOfBody = Appearance(rawValue: 8)
    /// The last transform that was written is a rotation alone.
    static let wasOnlyRotated = Appearance(rawValue: 16)
    /// A rounded center has been written.
    static let isRounded = Appearance(rawValue: 32)
  }

  /// Writes or reads what an item shows, and what was written to it last.
  mutating func codeAppearance(
    at index: Int, _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) {
    let (item, body) = (items[index].item, items[index].state.body)
    let transform = body.map { coder.world.transform(of: $0) }
    var orientation = ItemOrientation(.identity)
    if body != nil, !coder.isReading { orientation = state.outputs.orientation(item.slot) }
    var appearance = Appearance()
    if let pose = items[index].pose, pose.isFinite {
      appearance = Self.appearance(pose, orientation, transform)
    }
    if let transform, transform.rotation.isSame(as: orientation.rotation) {
      appearance.insert(.hasRotationOfBody)
    }
    if orientation.isOnlyRotated || !orientation.isFinite { appearance.insert(.wasOnlyRotated) }
    var rounded = state.rounding?[item.slot] ?? .zero
    if state.rounding?[item.slot] != nil { appearance.insert(.isRounded) }
    var bits = appearance.rawValue
    try coder.integer(&bits, below: 64, "what an item shows")
    appearance = Appearance(rawValue: bits)
    try Self.code(&orientation, appearance, transform, &coder)
    try Self.code(&items[index].pose, appearance, orientation, transform, &coder)
    if appearance.contains(.isRounded) { try coder.point(&rounded, "a rounded center") }
    guard coder.isReading else { return }
    if appearance.contains(.isRounded) { state.rounding?[item.slot] = rounded }
    guard body != nil else { return }
    state.outputs.set(
      item.item, orientation: orientation,
      hasOtherCoordinates: item.simulation.reference.hasOtherCoordinates(item.item), at: item.slot)
  }

  private static func appearance(
    _ pose: ItemPose, _ orientation: ItemOrientation, _ transform: Transform?
  ) -> Appearance {
    var appearance = Appearance.hasPose
    if let transform, CGPoint(transform.position).isSame(as: pose.center) {
      appearance.insert(.hasCenterOfBody)
    }
    if CGAffineTransform(orientation.rotation).isSame(as: pose.transform) {
      appearance.insert(.isOnlyRotated)
    }
    return appearance
  }

  private static func code(
    _ orientation: inout ItemOrientation, _ appearance: Appearance, _ transform: Transform?,
    _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) {
    guard appearance.contains(.wasOnlyRotated) else { return try orientation.code(&coder) }
    var rotation = orientation.rotation
    if appearance.contains(.hasRotationOfBody), let transform {
      rotation = transform.rotation
    } else {
      try coder.rotation(&rotation, "the rotation of an item")
    }
    orientation = ItemOrientation(rotation)
  }

  private static func code(
    _ pose: inout ItemPose?, _ appearance: Appearance, _ orientation: ItemOrientation,
    _ transform: Transform?, _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) {
    guard appearance.contains(.hasPose) else { return pose = nil }
    var shown = pose ?? ItemPose(center: .zero, transform: .identity)
    if appearance.contains(.hasCenterOfBody), let transform {
      shown.center = CGPoint(transform.position)
    } else {
      try coder.point(&shown.center, "the center of an item")
    }
    if appearance.contains(.isOnlyRotated) {
      shown.transform = CGAffineTransform(orientation.rotation)
    } else {
      try coder.transform(&shown.transform, "the transform of an item")
    }
    pose = shown
  }
}

extension CGPoint {
  /// Whether both points have the same bits.
  fileprivate func isSame(as other: CGPoint) -> Bool {
    Double(x).bitPattern == Double(other.x).bitPattern
      && Double(y).bitPattern == Double(other.y).bitPattern
  }
}

extension CGAffineTransform {
  /// Whether both transforms have the same bits.
  fileprivate func isSame(as other: CGAffineTransform) -> Bool {
    CGPoint(x: a, y: b).isSame(as: CGPoint(x: other.a, y: other.b))
      && CGPoint(x: c, y: d).isSame(as: CGPoint(x: other.c, y: other.d))
      && CGPoint(x: tx, y: ty).isSame(as: CGPoint(x: other.tx, y: other.ty))
  }
}

extension Rotation {
  /// Whether both rotations have the same bits.
  fileprivate func isSame(as other: Rotation) -> Bool {
    cosine.bitPattern == other.cosine.bitPattern && sine.bitPattern == other.sine.bitPattern
  }
}
