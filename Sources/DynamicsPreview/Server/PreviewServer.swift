#if Tools
  import FlyingFox
  import FlyingSocks
  import Foundation

  /// Serves the live preview to browsers of this machine.
  package struct PreviewServer: Sendable {
    private let site: PreviewSite
    private let port: UInt16

    package init(scenes: [PreviewScene], port: UInt16) {
      site = PreviewSite(scenes: scenes)
      self.port = port
    }

    /// Serves until the process is interrupted.
    ///
    /// - Parameter whenListening: called when browsers can connect.
    package func run(whenListening: @escaping @Sendable () -> Void) async throws {
      let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
      let configuration = HTTPServer.Configuration(
        address: address, pool: NoDelaySockets(pool: .make()), logger: .disabled)
      let (site, port) = (site, port)
      let socket = WebSocketHTTPHandler(
        handler: MessageFrameWSHandler(handler: LiveConnection(scenes: site.scenes)))
      let server = HTTPServer(config: configuration)
      await server.appendRoute("*") { request in
        let origin = RequestOrigin(
          host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")])
        guard origin.isAccepted(port: port) else {
          return HTTPResponse(
            statusCode: .forbidden, body: Data("Only pages of this machine are served.\n".utf8))
        }
        if request.path == "/live" { return try await socket.handleRequest(request) }
        guard request.method == .GET, let file = await site.file(at: request.path) else {
          return HTTPResponse(statusCode: .notFound, body: Data("There is no such page.\n".utf8))
        }
        return HTTPResponse(
          statusCode: .ok,
          headers: [.contentType: file.type, HTTPHeader("Cache-Control"): "no-store"],
          body: file.data)
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening()
          whenListening()
        }
        // The first that fails ends the other: a server that cannot bind never listens.
        for try await _ in group {}
      }
    }
  }
#endif
