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
      guard time > .zero else { throw TimedOut() }
      // What is there already needs no timer, see `write`.
      if let bytes = try Self.unlessBlocked({ try socket.socket.read(atMost: 4096) }) {
        await Task.yield()
        return bytes
      }
      return try await Self.limit(time) { try await socket.read(atMost: 4096) }
    }

    /// Writes bytes; a peer that reads none of them for ten seconds is given up.
    ///
    /// A timer is kept for its ten seconds, also when it is cancelled, so that only peers that are waited for get one:
    /// the answers to a flood of small messages would otherwise fill the memory with timers.
    func write(_ data: Data) async throws {
      let socket = socket
      var index = data.startIndex
      while index < data.endIndex {
        let piece = data[index..<min(index + Self.pieceLength, data.endIndex)]
        if let end = try Self.unlessBlocked({
          try socket.socket.write(piece, from: piece.startIndex)
        }) {
          index = end
          await Task.yield()
        } else {
          try await Self.limit(Self.writingTime) { try await socket.write(piece) }
          index = piece.endIndex
        }
      }
    }

    /// The result of an operation on the socket; nil if it would have to wait.
    private static func unlessBlocked<Value>(_ operation: () throws -> Value) throws -> Value? {
      do {
        return try operation()
      } catch SocketError.blocked {
        return nil
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
