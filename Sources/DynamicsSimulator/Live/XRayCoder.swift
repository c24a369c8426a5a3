// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Writes the X-ray of a live page frame by frame as differences from the frame before.
///
/// What changes in every frame is ten lists of whole numbers, in this order:
///
/// | list | numbers |
/// |---|---|
/// | items | the number of each |
/// | item values | eight of each item: state, x, y, angle, velocity x and y, arrow of fields x and y |
/// | contacts | four of each: point, arrow |
/// | joints | x and y of the points of all |
/// | fields | x and y of each |
/// | gravity, push, probe, turn, still | four of each arrow of the kind: start, vector |
///
/// Positions and vectors are in hundredths of a point, arrows of contacts and fields in halves,
/// velocities in tenths of a point per second, angles in ten-thousandths of a radian; see
/// ``XRayFrame`` for what they mean.
///
/// The first byte is 1 if all lists before were empty and nothing was defined, 0 otherwise. Then each
/// list is its length and the differences from the numbers that stood at the same places. A difference
/// d is written as 2d, or −2d − 1 where it is negative, in groups of seven bits, the lowest first,
/// with the highest bit set in all bytes but the last; a 0 is followed by the number of further zeros.
package struct XRayCoder {
  /// What is sent once, and again when it changes: texts and outlines.
  package struct Definitions: Encodable, Sendable {
    /// An item that is new, or has a new outline.
    struct Item: Encodable, Sendable {
      let number: Int
      let name: String
      let outlines: [[Double]]
    }

    /// The kind of a joint, and how many points its drawing needs.
    struct Joint: Encodable, Sendable, Equatable {
      let kind: String
      let count: Int
    }

    /// The kind of a field and where it acts.
    struct Field: Encodable, Sendable, Equatable {
      let kind: String
      let region: [[Double]]
    }

    var items: [Item]?
    var boundaries: [XRayFrame.Boundary]?
    var joints: [Joint]?
    var fields: [Field]?

    fileprivate var isEmpty: Bool {
      items == nil && boundaries == nil && joints == nil && fields == nil
    }
  }

  /// The X-ray of a frame.
  package struct Message: Sendable {
    /// The lists.
    package let numbers: Data
    /// What has changed besides; nil for nothing.
    package let definitions: Definitions?
  }

  private var lists: [[Int]]?
  /// The outlines of the items that were sent, as the animators hold them.
  private var shapes: [Int: [[CGPoint]]] = [:]
  private var boundaries: [RecordedXRay.Boundary] = []
  private var joints: [Definitions.Joint] = []
  private var fields: [Definitions.Field] = []

  package init() {}

  /// Writes what the animators on a screen hold now; for no simulator, an empty X-ray.
  @MainActor
  package mutating func encode(_ simulator: Simulator?) -> Message {
    var definitions = Definitions()
    var moment = XRayMoment()
    var (numbers, values): ([Int], [Int]) = ([], [])
    if let simulator {
      simulator.names.inOneSearch {
        for animator in simulator.animators.alive {
          let screen = ScreenSpace(of: animator, in: simulator.window)
          moment.add(animator.overlayWithoutBodies(), screen: screen, size: simulator.size)
          for (item, body) in animator.overlayBodies() {
            let number = simulator.names.number(of: item)
            numbers.append(number)
            values += Self.values(of: body, screen: screen)
            define(item, number, body, names: simulator.names, in: &definitions)
          }
        }
      }
    }
    let fields = simulator.map { FieldMoment($0, hasProbes: true) } ?? FieldMoment()
    define(moment, fields, in: &definitions)
    let lists = [numbers, values] + Self.lists(of: moment, fields)
    defer { self.lists = lists }
    return Message(
      numbers: XRayBytes.difference(lists, from: self.lists),
      definitions: definitions.isEmpty ? nil : definitions)
  }

  // MARK: Definitions

  @MainActor
  private mutating func define(
    _ item: any UIDynamicItem, _ number: Int, _ body: DynamicsOverlay.Body, names: ItemNames,
    in definitions: inout Definitions
  ) {
    guard shapes[number]?.isSameMemory(as: body.shape) != true else { return }
    shapes[number] = body.shape
    let outlines = body.localOutlines.map(XRayFrame.numbers)
    let entry = Definitions.Item(number: number, name: names.name(of: item), outlines: outlines)
    definitions.items = (definitions.items ?? []) + [entry]
  }

  @MainActor
  private mutating func define(
    _ moment: XRayMoment, _ moments: FieldMoment, in definitions: inout Definitions
  ) {
    if moment.boundaries != boundaries {
      boundaries = moment.boundaries
      definitions.boundaries = boundaries.map { XRayFrame.Boundary($0) }
    }
    let joints = moment.joints.map {
      Definitions.Joint(kind: $0.kind.rawValue, count: $0.points.count)
    }
    if joints != self.joints {
      self.joints = joints
      definitions.joints = joints
    }
    let fields = zip(moments.origins, moments.regions).map { origin, region in
      Definitions.Field(kind: origin.kind.rawValue, region: region.map(XRayFrame.numbers))
    }
    if fields != self.fields {
      self.fields = fields
      definitions.fields = fields
    }
  }

  // MARK: Numbers

  private static func values(of body: DynamicsOverlay.Body, screen: ScreenSpace) -> [Int] {
    let position = screen.point(body.center)
    let velocity = screen.vector(body.velocity)
    let pull = body.pull(on: screen) ?? .zero
    return [
      body.isAnchored ? 3 : body.isAwake ? 1 : 2, whole(position.x, 100), whole(position.y, 100),
      whole(body.angle + screen.angle, 10_000), whole(velocity.dx, 10), whole(velocity.dy, 10),
      whole(pull.x, 2), whole(pull.y, 2),
    ]
  }

  @MainActor
  private static func lists(of moment: XRayMoment, _ fields: FieldMoment) -> [[Int]] {
    let contacts = moment.contacts.flatMap {
      [whole($0.point.x, 100), whole($0.point.y, 100), whole($0.push.x, 2), whole($0.push.y, 2)]
    }
    let joints = moment.joints.flatMap { joint in
      joint.points.flatMap { [whole($0.x, 100), whole($0.y, 100)] }
    }
    let origins = fields.origins.flatMap {
      [whole($0.position.x, 100), whole($0.position.y, 100)]
    }
    var lines = [[Int]](repeating: [], count: RecordedXRay.Line.Kind.allCases.count)
    for line in moment.arrows + fields.probes {
      let (start, end) = (line.start, line.end)
      lines[line.kind.index].append(contentsOf: [
        whole(start.x, 100), whole(start.y, 100), whole(end.x - start.x, 100),
        whole(end.y - start.y, 100),
      ])
    }
    return [contacts, joints, origins] + lines
  }

  /// A number in whole steps; one that no page can draw is 0.
  private static func whole(_ number: CGFloat, _ stepsPerUnit: CGFloat) -> Int {
    let steps = (number * stepsPerUnit).rounded()
    return abs(steps) < 1e15 ? Int(steps) : 0
  }
}

extension RecordedXRay.Line.Kind {
  /// The place of the kind's list among those of arrows.
  fileprivate var index: Int {
    switch self {
    case .gravity: 0
    case .push: 1
    case .probe: 2
    case .turn: 3
    case .still: 4
    }
  }
}
