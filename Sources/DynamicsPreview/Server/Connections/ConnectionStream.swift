// SPDX-License-Identifier: Apache-2.0

#if Tools
  import FlyingSocks
  import Foundation

  /// The bytes of a connection, with limits to how long a peer may keep the server waiting.
  struct ConnectionStream: Sendable {
    /// A peer that took longer than it may.
    struct TimedOut: Error {}

    let socket: AsyncSocket

    /// How long a peer may take to read a piece of an answer; then it is dropped.
    private static let writingTime = Duration.seconds(10)
    /// Bytes in such a piece.
    private static let pieceLength = 65_536
    /// How long, and how many bytes, are read from a peer that was refused, so that it can read why.
    private static let drainingTime = Duration.seconds(1)
    private static let drainedLength = 4 << 20

    /// The next bytes, within a time.
    func read(within time: Duration? = nil) async throws -> [UInt8] {
      let socket = socket
      guard let time else { return try await socket.read(atMost: 4096) }
      return try await Self.limit(time) { try await socket.read(atMost: 4096) }
    }

    /// Writes bytes; a peer that reads none of them for ten seconds is given up.
    func write(_ data: Data) async throws {
      let socket = socket
      for start in stride(from: 0, to: data.count, by: Self.pieceLength) {
        let first = data.startIndex + start
        let piece = data[first..<min(first + Self.pieceLength, data.endIndex)]
        try await Self.limit(Self.writingTime) { try await socket.write(piece) }
      }
    }

    /// Closes the connection after the peer had the time to read the last answer.
    ///
    /// A socket that is closed with bytes left to read resets the connection, and the answer is lost.
    func close() async {
      socket.socket.endSending()
      let socket = socket
      try? await Self.limit(Self.drainingTime) {
        var count = 0
        while count < Self.drainedLength { count += try await socket.read(atMost: 4096).count }
      }
      try? socket.close()
    }

    /// Runs an operation, and cancels it after a time.
    static func limit<Value: Sendable>(
      _ time: Duration, _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
      try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask { try await operation() }
        group.addTask {
          try await Task.sleep(for: time)
          return nil
        }
        defer { group.cancelAll() }
        guard let value = try await group.next() ?? nil else { throw TimedOut() }
        return value
      }
    }
  }
#endif
