// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What animators hold at one moment besides their bodies, on the screen.
struct XRayMoment {
  var boundaries: [RecordedXRay.Boundary] = []
  var contacts: [RecordedXRay.Contact] = []
  var joints: [RecordedXRay.Joint] = []
  var arrows: [RecordedXRay.Line] = []

  private var isEmpty: Bool {
    boundaries.isEmpty && contacts.isEmpty && joints.isEmpty && arrows.isEmpty
  }

  /// Adds what other animators hold.
  mutating func add(_ other: XRayMoment) {
    // Most screens have one animator, whose lists need no copies.
    guard !isEmpty else { return self = other }
    boundaries += other.boundaries
    contacts += other.contacts
    joints += other.joints
    arrows += other.arrows
  }

  /// Adds what an animator holds.
  mutating func add(_ overlay: DynamicsOverlay, screen: ScreenSpace, size: CGSize) {
    boundaries += overlay.boundaries.map { boundary in
      RecordedXRay.Boundary(
        identifier: boundary.identifier,
        lines: boundary.lines.map { $0.map { screen.point($0).rounded } })
    }
    contacts += overlay.contacts.map { contact in
      let arrow = screen.vector(contact.drawnArrow)
      return RecordedXRay.Contact(
        point: screen.point(contact.point).rounded,
        push: CGPoint(x: arrow.dx, y: arrow.dy).inHalves)
    }
    joints += overlay.joints.map { RecordedXRay.Joint($0, screen: screen, size: size) }
    // Gravity is the same for all of its items.
    var last: (arrow: DynamicsOverlay.Arrow, vector: CGVector)?
    arrows += overlay.arrows.map { arrow in
      if let last, last.arrow.kind == arrow.kind, last.arrow.vector == arrow.vector {
        return RecordedXRay.Line(arrow, vector: last.vector, screen: screen)
      }
      let vector = screen.vector(arrow.drawnVector)
      last = (arrow, vector)
      return RecordedXRay.Line(arrow, vector: vector, screen: screen)
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
  fileprivate init(_ arrow: DynamicsOverlay.Arrow, vector: CGVector, screen: ScreenSpace) {
    let kind: Kind =
      switch arrow.kind {
      case .gravity: .gravity
      case .push: .push
      }
    let start = screen.point(arrow.start)
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
