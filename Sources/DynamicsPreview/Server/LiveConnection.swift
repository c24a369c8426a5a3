#if Tools
  import FlyingFox
  import Foundation

  /// Answers the messages of every client in a session of its own.
  struct LiveConnection: WSMessageHandler {
    let scenes: [PreviewScene]

    /// The maximum number of answers that a client has not read; further ones are dropped.
    private static let maximumPending = 32

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
      let scenes = scenes
      return AsyncStream(bufferingPolicy: .bufferingOldest(Self.maximumPending)) { answers in
        let task = Task { @MainActor in
          let session = ClientSession(scenes: scenes)
          for await message in client {
            guard let answer = await session.answer(message) else { break }
            answers.yield(answer)
          }
          answers.finish()
        }
        answers.onTermination = { _ in task.cancel() }
      }
    }
  }

  extension ClientSession {
    /// The answer to a message; nil if the client says goodbye.
    fileprivate func answer(_ message: WSMessage) async -> WSMessage? {
      switch message {
      case .text(let text):
        switch await answer(text) {
        case .frame(let data): .data(data)
        case .text(let text): .text(text)
        }
      case .data: .text(Self.error("binary messages have no meaning here"))
      case .close: nil
      }
    }
  }
#endif
