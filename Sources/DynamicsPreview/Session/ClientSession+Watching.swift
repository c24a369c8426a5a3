// SPDX-License-Identifier: Apache-2.0

/// Watching the run of another client.
extension ClientSession {
  /// The clients whose runs others may watch, by name.
  private static var sharing: [String: SharingClient] = [:]

  private struct SharingClient {
    weak var client: ClientSession?
  }

  /// Lets others watch, and returns the name by which they do.
  func beginSharing() -> String {
    if let sharedName { return sharedName }
    Self.sharing = Self.sharing.filter { $0.value.client != nil }
    let name = AccessToken.random(length: 12)
    Self.sharing[name] = SharingClient(client: self)
    sharedName = name
    return name
  }

  func watch(_ name: String) throws(MalformedMessage) -> Answer {
    guard let client = Self.sharing[name]?.client, client !== self, !client.isWatching else {
      throw MalformedMessage("there is no run to watch at this address")
    }
    guard let session = client.session else {
      throw MalformedMessage("the run that is watched has no scene open")
    }
    isWatching = true
    watched = client
    self.session = nil
    shownRun = (ObjectIdentifier(session), session.runNumber)
    sent = SentState()
    return try opened(session)
  }

  /// Shows the present of the client that is watched; whatever else is asked for has no effect.
  func answerWatching(_ message: ClientMessage) async throws(MalformedMessage) -> Answer {
    switch message {
    case .open, .load, .openRun:
      isWatching = false
      watched = nil
      return try await answer(message)
    default: break
    }
    guard let session = watched?.session else {
      throw MalformedMessage("the run that was watched has ended")
    }
    switch message {
    case .inspect(let point):
      return .text(Self.json(["item": session.shownSimulator?.inspectItem(at: point)]))
    case .advance(_, let xray), .seek(_, let xray):
      guard shownRun?.session == ObjectIdentifier(session) else {
        return .text(#"{"isElsewhere":true}"#)
      }
      let isReset = shownRun?.number != session.runNumber
      shownRun?.number = session.runNumber
      if isReset { sent = SentState() }
      return await show(session, xray: xray, isReset: isReset)
    default: return .text("{}")
    }
  }
}
