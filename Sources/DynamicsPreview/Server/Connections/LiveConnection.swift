// SPDX-License-Identifier: Apache-2.0

#if Tools
  import DynamicsSimulator
  import Foundation

  /// Answers the messages of one client, one after the other, in a session of its own.
  ///
  /// The next message is read when the answer to the one before has been written: a client that does
  /// not read can soon not send either, and is dropped when it has read nothing for ten seconds.
  struct LiveConnection: Sendable {
    let stream: ConnectionStream
    let scenes: [PreviewScene]
    let run: SavedRun?
    let style: UIUserInterfaceStyle

    /// How long a client may take to complete a message that it has begun.
    private static let messageTime = Duration.seconds(10)
    /// The status code of an end that the client asked for.
    private static let normalClosure: UInt16 = 1000

    /// Serves until either side ends the connection.
    ///
    /// - Parameter received: bytes that came with the request.
    func run(received: ArraySlice<UInt8>) async {
      let session = await ClientSession(scenes: scenes, run: run, style: style)
      var decoder = MessageDecoder()
      decoder.add(received)
      do {
        while true {
          if let input = try decoder.next() {
            guard let frame = await answer(input, in: session) else { continue }
            try await stream.write(frame.bytes)
            if case .close = frame { return }
          } else {
            let time = decoder.isInsideMessage ? Self.messageTime : nil
            decoder.add(try await stream.read(within: time))
          }
        }
      } catch let failure as ProtocolFailure {
        try? await stream.write(ServerFrame.close(failure.code).bytes)
      } catch {
        // The client is gone, or is dropped.
      }
    }

    private func answer(_ input: ClientInput, in session: ClientSession) async -> ServerFrame? {
      switch input {
      case .text(let text):
        switch await session.answer(text) {
        case .frame(let data): .data(data)
        case .text(let text): .text(text)
        }
      case .binary: .text(await ClientSession.error("binary messages have no meaning here"))
      case .ping(let payload): .pong(payload)
      case .pong: nil
      case .close: .close(Self.normalClosure)
      }
    }
  }
#endif
