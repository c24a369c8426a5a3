// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

extension UIAttachmentBehavior {
  /// What an attachment joins, where and how, as a factory has put it together; own extension,
  /// which the factories need to make subclasses.
  @MainActor
  public struct Joint {
    /// How the ends are joined; each kind is one of the engine's joints.
    ///
    /// (S088)
    enum Kind {
      /// A rod, or with a frequency a spring.
      case distance
      /// A rope.
      case limit
      /// A weld.
      case fixed
      /// A hinge.
      case pin
      /// A rail.
      case sliding
    }

    let kind: Kind
    /// The item at the first end.
    let item: any UIDynamicItem
    /// The item at the other end; nil for an anchor.
    let otherItem: (any UIDynamicItem)?
    /// The point of the animator's coordinates where the other end is, or where both ends meet.
    private(set) var anchor: CGPoint
    /// The rail in the animator's coordinates when it was made, of length 1; zero for other kinds.
    private(set) var axis: CGVector
    /// Whether anything is joined; bad input joins nothing.
    let isUsable: Bool

    /// Where the first item is held, in points from its center, turning with it.
    private(set) var offset = UIOffset.zero
    /// Where the other item is held, in points from its center, turning with it.
    private(set) var otherOffset = UIOffset.zero
    /// The distance between the ends of a rod or a rope; 0 for other kinds.
    private(set) var length: CGFloat = 0
    /// The angle of the other end as seen from the first item, radians clockwise.
    private(set) var angle: Float = 0
    /// The rail as seen from the first item.
    private(set) var localAxis = Vector2.zero
    /// Whether the items were anywhere when the joint was placed.
    private(set) var isPlaced = false
  }
}

// MARK: - Snapshots

extension UIAttachmentBehavior.Joint {
  /// The kind in words, with what is joined.
  var name: String {
    let end = otherItem == nil ? "to an anchor" : "between items"
    return isUsable ? "\(kind) \(end)" : "\(kind) \(end) without effect"
  }

  /// Writes or reads where the ends are.
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    // A joint that is not placed is computed again before it is used.
    if !isPlaced { (offset, otherOffset) = (offset.finite, otherOffset.finite) }
    try coder.point(&anchor, "the anchor of an attachment")
    try coder.vector(&axis, "the axis of an attachment")
    try coder.offset(&offset, "the offset of an attachment")
    try coder.offset(&otherOffset, "the offset of an attachment")
    try coder.number(&length, in: SnapshotCoder.notNegative, "the length of an attachment")
    try coder.fields.float(&angle, .finite, "the angle of an attachment")
    try coder.fields.vector(&localAxis, .finite, "the axis of an attachment")
    try coder.flag(&isPlaced, "an attachment")
  }
}

extension UIOffset {
  /// The offset; none where it is not finite.
  fileprivate var finite: UIOffset { horizontal.isFinite && vertical.isFinite ? self : .zero }
}

// MARK: - Making

extension UIAttachmentBehavior.Joint {
  /// A rod to a point.
  init(_ item: any UIDynamicItem, _ offset: UIOffset, anchor: CGPoint, method: String) {
    kind = .distance
    self.item = item
    otherItem = nil
    let isAnchorUsable = UIDynamicBehavior.accepts(
      anchor, method: method, otherwise: "The anchor is the item's center")
    self.anchor = isAnchorUsable ? anchor : Self.center(of: item)
    axis = .zero
    isUsable = true
    self.offset = Self.usable(offset, method: method)
    place(ItemFrame(item), nil)
  }

  /// A rod or a rope between two items.
  init(
    _ kind: Kind, _ item: any UIDynamicItem, _ offset: UIOffset, _ otherItem: any UIDynamicItem,
    _ otherOffset: UIOffset, method: String
  ) {
    self.kind = kind
    self.item = item
    self.otherItem = otherItem
    anchor = .zero
    axis = .zero
    isUsable = Self.accepts(item, otherItem, method: method)
    self.offset = Self.usable(offset, method: method)
    self.otherOffset = Self.usable(otherOffset, method: method)
    place(ItemFrame(item), ItemFrame(otherItem))
  }

  /// A weld, a hinge or a rail.
  init(
    _ kind: Kind, _ item: any UIDynamicItem, _ otherItem: (any UIDynamicItem)?, anchor: CGPoint,
    axis: CGVector? = nil, method: String
  ) {
    self.kind = kind
    self.item = item
    self.otherItem = otherItem
    let direction = axis.map { Self.direction($0, method: method) } ?? .zero
    let isAnchorUsable = UIDynamicBehavior.accepts(
      anchor, method: method, otherwise: Self.uselessness)
    self.anchor = isAnchorUsable ? anchor : Self.center(of: item)
    self.axis = direction ?? .zero
    isUsable =
      isAnchorUsable && direction != nil
      && (otherItem.map { Self.accepts(item, $0, method: method) } ?? true)
    place(ItemFrame(item), otherItem.map { ItemFrame($0) })
  }

  /// What happens where an anchor or axis is refused that the attachment cannot be without.
  private static var uselessness: String { "The attachment does nothing" }

  /// An offset, or zero in place of one that is refused.
  private static func usable(_ offset: UIOffset, method: String) -> UIOffset {
    let isAccepted = UIDynamicBehavior.accepts(
      offset, method: method, otherwise: "The offset is zero")
    return isAccepted ? offset : .zero
  }

  /// The anchor in place of one that is refused.
  private static func center(of item: any UIDynamicItem) -> CGPoint {
    let center = item.center
    return center.x.isFinite && center.y.isFinite ? center : .zero
  }

  /// Whether two items are different; reports a diagnostic if not.
  private static func accepts(
    _ item: any UIDynamicItem, _ otherItem: any UIDynamicItem, method: String
  ) -> Bool {
    var list = ItemList([item])
    guard list.contains(otherItem) else { return true }
    DiagnosticReporter.report(
      method, item: item, problem: "Both ends of the attachment are the same item.",
      remedy: "It does nothing; give two items, or an anchor.")
    return false
  }

  /// The axis at length 1; nil and a diagnostic for one that has no direction.
  ///
  /// (S087)
  private static func direction(_ axis: CGVector, method: String) -> CGVector? {
    guard UIDynamicBehavior.accepts(axis, method: method, otherwise: uselessness)
    else { return nil }
    // Scale by the longer component first, so that the squares of a tiny axis do not underflow.
    let longer = max(abs(axis.dx), abs(axis.dy))
    guard longer > 0 else {
      DiagnosticReporter.report(
        method, problem: "The axis of translation has no length.",
        remedy: "\(uselessness); give a direction, of any length.")
      return nil
    }
    let x = axis.dx / longer
    let y = axis.dy / longer
    let length = (x * x + y * y).squareRoot()
    return CGVector(dx: x / length, dy: y / length)
  }
}

// MARK: - Geometry

extension UIAttachmentBehavior.Joint {
  /// Computes offsets, length, angle and local axis from the frames of the items; an anchor is a
  /// point without rotation.
  mutating func place(_ pose: ItemFrame, _ otherPose: ItemFrame?) {
    let other = otherPose ?? ItemFrame(position: anchor, rotation: .identity)
    isPlaced = pose.isFinite && other.isFinite
    switch kind {
    case .distance, .limit:
      length = Self.distance(from: pose.point(at: offset), to: other.point(at: otherOffset))
    case .fixed, .pin, .sliding:
      offset = pose.offset(of: anchor)
      otherOffset = other.offset(of: anchor)
      angle = (pose.rotation.inverse * other.rotation).angle
      localAxis = pose.rotation.unrotate(Vector2(axis))
    }
  }

  /// Sets the length of a rod to that from where its item is now to an anchor; returns false for other kinds.
  mutating func measure(to anchor: CGPoint) -> Bool {
    guard kind == .distance, otherItem == nil else { return false }
    self.anchor = anchor
    place(ItemFrame(item), nil)
    return true
  }

  /// The distance of two points; 0 where an item's own center is not finite.
  private static func distance(from start: CGPoint, to end: CGPoint) -> CGFloat {
    let x = end.x - start.x
    let y = end.y - start.y
    let distance = (x * x + y * y).squareRoot()
    return distance.isFinite ? distance : 0
  }
}

/// The local frame of an item: the position of its center and its rotation.
@MainActor
struct ItemFrame {
  let position: CGPoint
  let rotation: Rotation
}

extension ItemFrame {
  /// The frame of an item, in the item's own coordinates.
  init(_ item: any UIDynamicItem) {
    position = item.center
    rotation = ItemOrientation(transform: item.transform).rotation
  }

  /// The frame of a body, in the animator's coordinates.
  init(_ transform: Transform) {
    position = CGPoint(transform.position)
    rotation = transform.rotation
  }

  var isFinite: Bool { position.x.isFinite && position.y.isFinite }

  /// The position of an offset from the item's center: x + R·offset.
  func point(at offset: UIOffset) -> CGPoint {
    let cosine = CGFloat(rotation.cosine)
    let sine = CGFloat(rotation.sine)
    return CGPoint(
      x: position.x + cosine * offset.horizontal - sine * offset.vertical,
      y: position.y + sine * offset.horizontal + cosine * offset.vertical)
  }

  /// The offset of a point from the item's center, in the item's frame: R⁻¹·(p − x).
  func offset(of point: CGPoint) -> UIOffset {
    let cosine = CGFloat(rotation.cosine)
    let sine = CGFloat(rotation.sine)
    let x = point.x - position.x
    let y = point.y - position.y
    return UIOffset(horizontal: cosine * x + sine * y, vertical: cosine * y - sine * x)
  }
}
