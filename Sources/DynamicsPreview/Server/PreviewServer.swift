// SPDX-License-Identifier: Apache-2.0

#if Tools
  import DynamicsSimulator
  import FlyingFox
  import FlyingSocks
  import Foundation

  /// Serves the live preview to browsers of this machine, or to all that know its token.
  package struct PreviewServer: Sendable {
    private let site: PreviewSite
    private let port: PreviewPort
    private let access: PreviewAccess
    private let limits = ConnectionLimits()

    /// How long to wait where no connection can be accepted, because there are too many.
    private static let pause = Duration.milliseconds(20)
    /// Failures in a row after which the server gives up; a minute of pauses.
    private static let maximumFailures = 3000

    /// - Parameters:
    ///   - run: the run that pages may open, if there is one.
    ///   - style: the style in which pages open scenes.
    package init(
      scenes: [PreviewScene], port: PreviewPort, access: PreviewAccess = .thisMachine,
      run: SavedRun? = nil, style: UIUserInterfaceStyle = .light
    ) {
      site = PreviewSite(scenes: scenes, run: run, style: style)
      self.port = port
      self.access = access
    }

    /// Serves until the process is interrupted.
    ///
    /// - Parameter whenListening: called with the port when browsers can connect.
    package func run(whenListening: @escaping @Sendable (UInt16) -> Void) async throws {
      let pool = HTTPServer.defaultPool()
      let bound = try PreviewListener(at: port, host: access.host)
      defer { bound.close() }
      try await pool.prepare()
      let listener = try AsyncSocket(socket: bound.socket, pool: pool)
      whenListening(bound.port)
      try await withThrowingDiscardingTaskGroup { group in
        group.addTask { try await pool.run() }
        var failures = 0
        while true {
          while await limits.isFull {
            await limits.makeRoom()
            try await Task.sleep(for: Self.pause)
          }
          do {
            let client = try await listener.accept()
            failures = 0
            let id = await limits.begin { client.socket.endBoth() }
            group.addTask { await serve(client, id, at: bound.port) }
          } catch let error as SocketError {
            // A client that is gone already, or a process that has all the files it may open.
            failures += 1
            guard failures < Self.maximumFailures else { throw error }
            try await Task.sleep(for: Self.pause)
          }
        }
      }
    }

    private func serve(_ client: AsyncSocket, _ id: Int, at port: UInt16) async {
      client.socket.disableDelay()
      client.socket.limitBuffers()
      await PreviewConnection(
        stream: ConnectionStream(socket: client), site: site, port: port, access: access,
        limits: limits, id: id
      ).run()
      await limits.end(id)
    }
  }
#endif
