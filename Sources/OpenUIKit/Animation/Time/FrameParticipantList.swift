// SPDX-License-Identifier: Apache-2.0

/// The participants of a phase in the order of joining, held weakly.
@MainActor
struct FrameParticipantList {
  private struct Entry {
    weak var object: (any FrameParticipant)?
  }

  private var entries: [Entry] = []
  /// The same entries by identity, because a frame looks up every participant.
  private var members: [ObjectIdentifier: Entry] = [:]

  /// The participants that still exist, in the order of joining.
  var alive: [any FrameParticipant] { entries.compactMap(\.object) }

  /// Whether a participant is in the list.
  func contains(_ participant: any FrameParticipant) -> Bool {
    // The identity is compared again: the address may have belonged to a released participant.
    members[ObjectIdentifier(participant)]?.object === participant
  }

  /// Appends a participant; one that is in the list keeps its position.
  mutating func add(_ participant: any FrameParticipant) {
    guard !contains(participant) else { return }
    entries.append(Entry(object: participant))
    members[ObjectIdentifier(participant)] = Entry(object: participant)
  }

  /// Removes a participant, and those that were released.
  mutating func remove(_ participant: any FrameParticipant) {
    entries.removeAll { $0.object == nil || $0.object === participant }
    members[ObjectIdentifier(participant)] = nil
  }
}
