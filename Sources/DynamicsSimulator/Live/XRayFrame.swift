// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What the X-ray of a live page draws at one moment, in points of the screen; ``XRayCoder`` writes it
/// for the page.
///
/// The page of a recording makes the same values for each of its frames, so that one program draws both.
/// Points are flat lists of alternating x and y.
package struct XRayFrame: Sendable, Codable, Equatable {
  /// A body that moves an item.
  package struct Item: Sendable, Codable, Equatable {
    package let name: String
    /// 1 awake, 2 asleep, 3 anchored; 0 is an item of a recording that is not there at its moment.
    package let state: Int
    package let x: Double
    package let y: Double
    /// Radians clockwise.
    package let angle: Double
    /// Points per second.
    package let velocityX: Double
    package let velocityY: Double
    /// The arrow for the force of fields, in points; 0 where it is too small to be drawn.
    package let pullX: Double
    package let pullY: Double
    /// Closed lines around the center, not rotated.
    package let outlines: [[Double]]
  }

  struct Boundary: Sendable, Codable, Equatable {
    let name: String
    let lines: [[Double]]
  }

  struct Joint: Sendable, Codable, Equatable {
    let kind: String
    let points: [Double]
  }

  struct Field: Sendable, Codable, Equatable {
    let kind: String
    let x: Double
    let y: Double
    /// Closed lines around where the field acts, relative to its position.
    let region: [[Double]]
  }

  let items: [Item]
  let boundaries: [Boundary]
  /// Four numbers a contact: its point, and its arrow along the normal.
  let contacts: [Double]
  let joints: [Joint]
  /// By the kind of the arrow, four numbers each: start and vector.
  let arrows: [String: [Double]]
  /// By the kind of the probe, four numbers each: point and vector.
  let probes: [String: [Double]]
  let fields: [Field]
}

extension Simulator {
  /// What the animators on this screen hold now.
  package func xrayFrame() -> XRayFrame {
    var moment = XRayMoment()
    var items: [XRayFrame.Item] = []
    for snapshot in animatorSnapshots() {
      moment.add(snapshot.overlay, screen: snapshot.screen, size: size)
      items += snapshot.bodies.map {
        XRayFrame.Item($0.body, name: $0.name, screen: snapshot.screen)
      }
    }
    return XRayFrame(items: items, moment, FieldMoment(self, hasProbes: true))
  }
}

extension Simulator {
  /// The items of all animators on this screen as the X-ray draws them.
  package func xrayItems() -> [XRayFrame.Item] {
    animatorSnapshots().flatMap { snapshot in
      snapshot.bodies.map { XRayFrame.Item($0.body, name: $0.name, screen: snapshot.screen) }
    }
  }

  /// The items of all animators on this screen at other places, which a closure finds by their names.
  package func xrayItems(
    at place: (String) -> (position: CGPoint, angle: CGFloat)?
  ) -> [XRayFrame.Item] {
    xrayItems().compactMap { item in
      place(item.name).map { item.moved(to: $0.position, angle: $0.angle) }
    }
  }
}

extension XRayFrame.Item {
  /// The item at rest at another place.
  fileprivate func moved(to position: CGPoint, angle: CGFloat) -> XRayFrame.Item {
    XRayFrame.Item(
      name: name, state: state, x: Double(position.x), y: Double(position.y),
      angle: Double(angle), velocityX: 0, velocityY: 0, pullX: 0, pullY: 0, outlines: outlines)
  }
}

extension XRayFrame {
  @MainActor
  fileprivate init(items: [Item], _ moment: XRayMoment, _ fields: FieldMoment) {
    self.items = items
    boundaries = moment.boundaries.map { Boundary($0) }
    contacts = moment.contacts.flatMap { Self.numbers([$0.point, $0.push]) }
    joints = moment.joints.map { Joint(kind: $0.kind.rawValue, points: Self.numbers($0.points)) }
    arrows = Self.vectors(moment.arrows)
    probes = Self.vectors(fields.probes)
    self.fields = zip(fields.origins, fields.regions).map { origin, region in
      Field(
        kind: origin.kind.rawValue, x: origin.position.x, y: origin.position.y,
        region: region.map(Self.numbers))
    }
  }

  static func numbers(_ points: [CGPoint]) -> [Double] {
    points.flatMap { [Double($0.x), Double($0.y)] }
  }

  private static func vectors(_ lines: [RecordedXRay.Line]) -> [String: [Double]] {
    lines.reduce(into: [:]) { vectors, line in
      let vector = CGPoint(x: line.end.x - line.start.x, y: line.end.y - line.start.y).rounded
      vectors[line.kind.rawValue, default: []] += numbers([line.start, vector])
    }
  }
}

extension XRayFrame.Item {
  fileprivate init(_ body: DynamicsOverlay.Body, name: String, screen: ScreenSpace) {
    let state = DynamicItemState(body, name: name, screen: screen)
    let pull = body.pull(on: screen) ?? .zero
    self.init(
      name: name, state: state.pageNumber, x: Double(state.position.x).rounded(decimals: 2),
      y: Double(state.position.y).rounded(decimals: 2),
      angle: Double(state.angle).rounded(decimals: 4),
      velocityX: Double(state.velocity.x).rounded(decimals: 1),
      velocityY: Double(state.velocity.y).rounded(decimals: 1), pullX: pull.x, pullY: pull.y,
      outlines: body.localOutlines.map(XRayFrame.numbers))
  }
}

extension XRayFrame.Boundary {
  init(_ boundary: RecordedXRay.Boundary) {
    self.init(name: boundary.displayName, lines: boundary.lines.map(XRayFrame.numbers))
  }
}

extension DynamicItemState {
  /// The number that stands for the state in the web client: 1 awake, 2 asleep, 3 anchored.
  var pageNumber: Int { isAnchored ? 3 : isAwake ? 1 : 2 }
}

extension RecordedXRay.Boundary {
  /// The name of the boundary in the web client.
  var displayName: String { identifier ?? "reference bounds" }
}
