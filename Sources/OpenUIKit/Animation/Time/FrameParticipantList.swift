/// The participants of a phase in the order of joining, held weakly.
@MainActor
struct FrameParticipantList {
  private struct Entry {
    weak var object: (any FrameParticipant)?
  }

  private var entries: [Entry] = []
  /// The same entries, because a frame asks for every participant whether it is still there.
  private var members: [ObjectIdentifier: Entry] = [:]

  /// The participants that still live, in the order of joining.
  var alive: [any FrameParticipant] { entries.compactMap(\.object) }

  /// Whether a participant is there.
  func contains(_ participant: any FrameParticipant) -> Bool {
    // Compared once more: the place in memory may have been that of another one that is gone.
    members[ObjectIdentifier(participant)]?.object === participant
  }

  /// Adds a participant at the end; one that is there stays where it is.
  mutating func add(_ participant: any FrameParticipant) {
    guard !contains(participant) else { return }
    entries.append(Entry(object: participant))
    members[ObjectIdentifier(participant)] = Entry(object: participant)
  }

  /// Removes a participant, and those that are gone.
  mutating func remove(_ participant: any FrameParticipant) {
    entries.removeAll { $0.object == nil || $0.object === participant }
    members[ObjectIdentifier(participant)] = nil
  }
}
