// SPDX-License-Identifier: Apache-2.0

internal import KeyedLists

/// The participants of a phase in the order of joining, held weakly.
@MainActor
struct FrameParticipantList {
  /// A participant as long as it lives.
  struct Entry {
    fileprivate(set) weak var object: (any FrameParticipant)?
    /// Where the participant is or was, by which the list finds it.
    fileprivate let identifier: ObjectIdentifier

    fileprivate init(_ object: any FrameParticipant) {
      self.object = object
      identifier = ObjectIdentifier(object)
    }
  }

  private enum Keys: ListKeys {
    static func key(of element: Entry) -> ObjectIdentifier { element.identifier }
  }

  private var list = KeyedList<Keys>()
  /// The number of removals so far: while it stays, what was in the list is in it.
  private(set) var removalCount = 0

  /// The participants that still exist, in the order of joining.
  var alive: [any FrameParticipant] { list.array.compactMap(\.object) }

  /// The entries in the order of joining, also of participants that were released lately.
  mutating func entries() -> [Entry] {
    if list.elements.contains(where: { $0.object == nil }) {
      list.withArray { $0.removeAll { $0.object == nil } }
    }
    return list.elements
  }

  /// Whether a participant is in the list.
  mutating func contains(_ participant: any FrameParticipant) -> Bool {
    // The identity is compared again: the address may have belonged to a released participant.
    list.element(for: ObjectIdentifier(participant))?.object === participant
  }

  /// Appends a participant; one that is in the list keeps its position.
  mutating func add(_ participant: any FrameParticipant) {
    guard !contains(participant) else { return }
    list.remove(ObjectIdentifier(participant))
    list.append(Entry(participant))
  }

  /// Removes a participant.
  mutating func remove(_ participant: any FrameParticipant) {
    removalCount += 1
    list.remove(ObjectIdentifier(participant))
  }
}
