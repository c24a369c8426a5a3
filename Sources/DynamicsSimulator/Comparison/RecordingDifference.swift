// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The first differences between two recordings that begin at the same moment.
package struct RecordingDifference: Sendable, Equatable {
  /// An item that is elsewhere.
  package struct Item: Sendable, Equatable {
    package let name: String
    package let frame: Int
    /// Points; nil if the item has a body in one of the recordings only.
    package let distance: Double?
    /// Radians.
    package let turn: Double
  }

  /// An event that one recording has and the other has not at its place in the order.
  package struct Contact: Sendable, Equatable {
    /// The event in words with its frame; nil where a recording has no more.
    package let first: String?
    package let second: String?
  }

  /// A joint that another state holds.
  package struct Joint: Sendable, Equatable {
    /// The kind in words; the number counts from 1 in the order of the behaviors.
    package let name: String
    package let frame: Int
  }

  /// The first frame whose state hashes differ; nil if all are equal.
  package let frame: Int?
  /// The item that is farthest away at the first frame at which any is elsewhere.
  package let item: Item?
  package let contact: Contact?
  package let joint: Joint?

  /// Compares all frames that both recordings have; a longer one goes on alone.
  package init(_ first: Recording, _ second: Recording) {
    frame =
      zip(first.stateHashes, second.stateHashes).enumerated()
      .first { $0.element.0 != $0.element.1 }?.offset
    let count = min(first.frameCount, second.frameCount)
    item = (0..<count).lazy.compactMap { Self.item(first, second, at: $0) }.first
    contact = Self.contact(first, second)
    joint =
      (0..<count).lazy.compactMap { frame in
        Self.joint(first.xray.joints[frame] ?? [], second.xray.joints[frame] ?? [], at: frame)
      }.first
  }

  private static func item(_ first: Recording, _ second: Recording, at frame: Int) -> Item? {
    let others = Dictionary(
      second.itemStates(atFrame: frame).map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    let states = first.itemStates(atFrame: frame)
    var found: Item?
    for state in states {
      guard let other = others[state.name] else {
        return Item(name: state.name, frame: frame, distance: nil, turn: 0)
      }
      let (dx, dy) = (
        Double(other.position.x - state.position.x), Double(other.position.y - state.position.y)
      )
      let item = Item(
        name: state.name, frame: frame, distance: (dx * dx + dy * dy).squareRoot(),
        turn: abs(Double(other.angle - state.angle)))
      guard item.size > max(found?.size ?? 0, 1e-9) else { continue }
      found = item
    }
    guard found == nil, states.count < others.count else { return found }
    let known = Set(states.map(\.name))
    return others.keys.filter { !known.contains($0) }.min().map {
      Item(name: $0, frame: frame, distance: nil, turn: 0)
    }
  }

  private static func contact(_ first: Recording, _ second: Recording) -> Contact? {
    func contacts(_ recording: Recording) -> [String] {
      recording.events.filter { $0.kind == .beganContact || $0.kind == .endedContact }.map {
        let frame = Int((($0.time - recording.startTime) * recording.framesPerSecond).rounded())
        return "\($0.summary) at frame \(frame)"
      }
    }
    let (one, other) = (contacts(first), contacts(second))
    for index in 0..<max(one.count, other.count) {
      let pair = (
        index < one.count ? one[index] : nil, index < other.count ? other[index] : nil
      )
      if pair.0 != pair.1 { return Contact(first: pair.0, second: pair.1) }
    }
    return nil
  }

  private static func joint(
    _ first: [RecordedXRay.Joint], _ second: [RecordedXRay.Joint], at frame: Int
  ) -> Joint? {
    guard first != second else { return nil }
    let index = (0..<max(first.count, second.count)).first {
      $0 >= first.count || $0 >= second.count || first[$0] != second[$0]
    }
    guard let index else { return nil }
    let kind = (index < first.count ? first[index] : second[index]).kind.rawValue
    return Joint(name: "\(kind) \(index + 1)", frame: frame)
  }
}

extension RecordingDifference.Item {
  fileprivate var size: Double { (distance ?? .infinity) + turn }
}

extension RecordingDifference {
  /// The differences in lines for a terminal or a page.
  ///
  /// - Parameter names: what the two runs are called.
  package func lines(names: (first: String, second: String)) -> [String] {
    guard let frame else { return ["All frames have equal state hashes."] }
    func seconds(_ frame: Int) -> String {
      "frame \(frame) (\((Double(frame) / 60).text(decimals: 3)) s)"
    }
    var lines = ["First frame that differs: \(seconds(frame))."]
    lines.append(
      item.map { item in
        let amount =
          item.distance.map {
            "\($0.text(decimals: 4)) points and \(item.turn.text(decimals: 4)) rad apart"
          } ?? "in one of the two only"
        return "First item: \(item.name), at \(seconds(item.frame)), \(amount)."
      } ?? "All items keep their places.")
    lines.append(
      contact.map {
        "First contact: \(names.first): \($0.first ?? "none"); "
          + "\(names.second): \($0.second ?? "none")."
      } ?? "All contacts are the same, at the same frames.")
    lines.append(
      joint.map { "First joint: \($0.name), at \(seconds($0.frame))." }
        ?? "No joint differs by a hundredth of a point.")
    return lines
  }
}
