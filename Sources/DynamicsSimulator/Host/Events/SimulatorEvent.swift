// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that happened in an animator while a simulator ran.
public struct SimulatorEvent: Sendable, Codable, Equatable {
  /// What happened.
  public enum Kind: String, Sendable, Codable {
    /// The animator began to run, reported to its delegate in `dynamicAnimatorWillResume(_:)`.
    case resumed
    /// Everything came to rest, reported to its delegate in `dynamicAnimatorDidPause(_:)`.
    case paused
    /// An item touched another item or a boundary.
    case beganContact
    /// An item left another item or a boundary.
    case endedContact
  }

  /// What happened.
  public let kind: Kind

  /// The virtual time in seconds at the end of the frame in which it happened.
  public let time: TimeInterval

  /// The name of the item in contact; nil for a pause or a resume.
  public let item: String?

  /// The name of the other item; nil if the contact is with a boundary.
  public let otherItem: String?

  /// The boundary's identifier; nil for items and for the boundary of the reference bounds.
  public let boundary: String?

  /// Where the contact began, in points, in the coordinate system of the screen.
  public let point: CGPoint?

  /// Creates an event; what does not belong to its kind is left out.
  public init(
    kind: Kind, time: TimeInterval, item: String? = nil, otherItem: String? = nil,
    boundary: String? = nil, point: CGPoint? = nil
  ) {
    self.kind = kind
    self.time = time
    self.item = item
    self.otherItem = otherItem
    self.boundary = boundary
    self.point = point
  }
}

extension SimulatorEvent: CustomStringConvertible {
  /// The other side of the contact in words: an item's name, or the boundary.
  public var partner: String? {
    guard item != nil else { return nil }
    if let otherItem { return otherItem }
    return boundary.map { "boundary \"\($0)\"" } ?? "reference bounds"
  }

  /// What happened in words, without the time: `red began contact with green`.
  public var summary: String {
    switch kind {
    case .resumed: "animator resumed"
    case .paused: "animator paused"
    case .beganContact: "\(item ?? "item") began contact with \(partner ?? "item")"
    case .endedContact: "\(item ?? "item") ended contact with \(partner ?? "item")"
    }
  }

  /// The event as one line: `0.633 s  red began contact with green at (120, 300)`.
  public var description: String {
    let place = point.map {
      " at (\(Double($0.x).text(decimals: 1)), \(Double($0.y).text(decimals: 1)))"
    }
    return "\(time.text(decimals: 3, keepsZeros: true)) s  \(summary)\(place ?? "")"
  }
}
