// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What animators hold at one moment besides their bodies.
///
/// Contacts and arrows, of which there are many, are as the animators have them; they are brought to the screen
/// when they are read.
struct XRayMoment: Sendable {
  /// The contacts of an animator.
  struct ContactGroup: Sendable, Equatable {
    let contacts: [DynamicsOverlay.Contact]
    let screen: ScreenSpace
  }

  /// What a behavior does to its items.
  struct ArrowGroup: Sendable, Equatable {
    let arrows: DynamicsOverlay.ArrowGroup
    let screen: ScreenSpace
    /// The numbers of the items to which the indices in the group refer.
    let items: [Int]
  }

  var boundaries: [RecordedXRay.Boundary] = []
  var contactGroups: [ContactGroup] = []
  var joints: [RecordedXRay.Joint] = []
  var arrowGroups: [ArrowGroup] = []

  /// The contacts on the screen.
  var contacts: [RecordedXRay.Contact] { contactGroups.recorded }

  /// The arrows on the screen.
  var arrows: [RecordedXRay.Line] { arrowGroups.recorded(centers: []) }

  private var isEmpty: Bool {
    boundaries.isEmpty && contactGroups.isEmpty && joints.isEmpty && arrowGroups.isEmpty
  }

  /// Adds what other animators hold.
  mutating func add(_ other: XRayMoment) {
    // Most screens have one animator, whose lists need no copies.
    guard !isEmpty else { return self = other }
    boundaries += other.boundaries
    contactGroups += other.contactGroups
    joints += other.joints
    arrowGroups += other.arrowGroups
  }

  /// Adds what an animator holds.
  ///
  /// - Parameter items: the numbers of its items, in the order of activation, where the overlay does not hold
  ///   their centers.
  mutating func add(
    _ overlay: DynamicsOverlay, screen: ScreenSpace, size: CGSize, items: [Int] = []
  ) {
    boundaries += overlay.boundaries.map { boundary in
      RecordedXRay.Boundary(
        identifier: boundary.identifier,
        lines: boundary.lines.map { $0.map { screen.point($0).rounded } })
    }
    if !overlay.contacts.isEmpty {
      contactGroups.append(ContactGroup(contacts: overlay.contacts, screen: screen))
    }
    joints += overlay.joints.map { RecordedXRay.Joint($0, screen: screen, size: size) }
    arrowGroups += overlay.arrowGroups.map {
      ArrowGroup(arrows: $0, screen: screen, items: $0.bodies == nil ? [] : items)
    }
  }
}

extension [XRayMoment.ContactGroup] {
  /// The contacts on the screen.
  var recorded: [RecordedXRay.Contact] {
    flatMap { group in
      group.contacts.map { contact in
        let arrow = group.screen.vector(contact.drawnArrow)
        return RecordedXRay.Contact(
          point: group.screen.point(contact.point).rounded,
          push: CGPoint(x: arrow.dx, y: arrow.dy).inHalves)
      }
    }
  }
}

extension [XRayMoment.ArrowGroup] {
  /// The arrows on the screen.
  ///
  /// - Parameter centers: where the items are whose centers the groups do not hold.
  func recorded(centers: [CGPoint]) -> [RecordedXRay.Line] {
    flatMap { group in
      let (arrows, screen) = (group.arrows, group.screen)
      let vector = screen.vector(arrows.drawnVector)
      let starts = arrows.bodies?.map { centers[group.items[$0]] } ?? arrows.starts
      return starts.map { RecordedXRay.Line(arrows.kind, at: $0, vector, screen: screen) }
    }
  }
}

extension DynamicsOverlay.Body {
  /// The outlines around the center, not rotated.
  var localOutlines: [[CGPoint]] {
    let cosine = cos(angle)
    let sine = sin(angle)
    return outlines.map { outline in
      outline.map { point in
        let x = point.x - center.x
        let y = point.y - center.y
        return CGPoint(x: x * cosine + y * sine, y: y * cosine - x * sine).rounded
      }
    }
  }

  /// The tip of the arrow for the force of fields, relative to the center; nil where it is too small to
  /// be drawn.
  func pull(on screen: ScreenSpace) -> CGPoint? {
    guard fieldAcceleration != .zero else { return nil }
    let arrow = screen.vector(drawnPull)
    let tip = CGPoint(x: arrow.dx, y: arrow.dy).inHalves
    return tip == .zero ? nil : tip
  }
}

extension RecordedXRay.Line {
  /// - Parameter vector: what is drawn, on the screen.
  fileprivate init(
    _ arrowKind: DynamicsOverlay.Arrow.Kind, at start: CGPoint, _ vector: CGVector,
    screen: ScreenSpace
  ) {
    let kind: Kind =
      switch arrowKind {
      case .gravity: .gravity
      case .push: .push
      }
    let start = screen.point(start)
    self.init(
      kind: kind, start: start.rounded,
      end: CGPoint(x: start.x + vector.dx, y: start.y + vector.dy).rounded)
  }
}

extension [[CGPoint]] {
  /// Whether two arrays are one, which makes their elements equal.
  func isSameMemory(as other: [[CGPoint]]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}

extension CGPoint {
  /// The point in hundredths: what is only drawn need not be kept more exactly.
  var rounded: CGPoint {
    CGPoint(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100)
  }

  /// The point in halves: the tip of an arrow.
  var inHalves: CGPoint { CGPoint(x: (x * 2).rounded() / 2, y: (y * 2).rounded() / 2) }
}
