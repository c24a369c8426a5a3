// SPDX-License-Identifier: Apache-2.0

#if Tools
  import FlyingFox
  import Foundation

  /// One connection of a browser: a request and its answer, or a live connection.
  ///
  /// The library's server searches a line anew for each of its bytes, and stores messages of any
  /// length; this one reads nothing beyond its limits. The library still owns the sockets and checks
  /// the handshake of live connections.
  struct PreviewConnection: Sendable {
    let stream: ConnectionStream
    let site: PreviewSite
    let port: UInt16
    let access: PreviewAccess
    let limits: ConnectionLimits
    /// Its number among the connections that are counted.
    let id: Int

    /// How long a client may take to send its headers.
    private static let headTime = Duration.seconds(5)

    /// Serves the connection until its end.
    func run() async {
      do throws(RefusedRequest) {
        let request = try await readHead()
        await limits.endSilence(id)
        if let (head, rest) = request { try await serve(head, rest: rest) }
      } catch {
        // Before the socket is closed, whose number another connection may get.
        await limits.endSilence(id)
        try? await stream.write(PreviewResponse(refusing: error).bytes)
      }
      await stream.close()
    }

    /// The head of the request and the bytes after it; nil if the client went, or sent nothing.
    private func readHead() async throws(RefusedRequest) -> (RequestHead, ArraySlice<UInt8>)? {
      var reader = RequestHeadReader()
      let deadline = ContinuousClock.now + Self.headTime
      while true {
        let bytes: [UInt8]
        do {
          bytes = try await stream.read(within: ContinuousClock.now.duration(to: deadline))
        } catch is ConnectionStream.TimedOut {
          if reader.isEmpty { return nil }
          throw RefusedRequest(status: 408, reason: "The headers took longer than 5 s.")
        } catch {
          return nil
        }
        if let head = try reader.read(bytes) { return (head, reader.rest) }
      }
    }

    private func serve(
      _ head: RequestHead, rest: ArraySlice<UInt8>
    ) async throws(RefusedRequest) {
      let host = try acceptedHost(of: head)
      guard !head.hasBody else {
        throw RefusedRequest(status: 413, reason: "A request has no body here.")
      }
      guard head.method == "GET" else {
        throw RefusedRequest(status: 405, reason: "Only GET is served.")
      }
      guard let path = access.path(of: head.path) else {
        throw RefusedRequest(
          status: 403, reason: "The address lacks the token that was printed with it.")
      }
      if path == "/live" { return try await beginLive(head, rest: rest) }
      let response: PreviewResponse
      if PreviewSite.pagePaths.contains(path) {
        response = PreviewResponse(page: PreviewPage.html(nonce:), host: host)
      } else if let file = await site.file(at: path) {
        response = PreviewResponse(file)
      } else {
        throw RefusedRequest(status: 404, reason: "There is no such page.")
      }
      try? await stream.write(response.bytes)
    }

    /// The host that was asked for, if it is this server and the request comes from its own pages.
    private func acceptedHost(of head: RequestHead) throws(RefusedRequest) -> String {
      let (hosts, origins) = (head.values(of: "host"), head.values(of: "origin"))
      // Of two, a proxy or a browser may mean the other one.
      guard hosts.count <= 1, origins.count <= 1 else {
        throw RefusedRequest(status: 400, reason: "There is more than one Host or Origin.")
      }
      guard let host = hosts.first,
        RequestOrigin(host: host, origin: origins.first).isAccepted(port: port, access: access)
      else { throw RefusedRequest(status: 403, reason: "Only pages of this machine are served.") }
      return host
    }

    private func beginLive(
      _ head: RequestHead, rest: ArraySlice<UInt8>
    ) async throws(RefusedRequest) {
      let answer = try await Self.handshake(head)
      guard await limits.beginLive() else {
        throw RefusedRequest(status: 503, reason: "There are too many live connections.")
      }
      if (try? await stream.write(answer)) != nil {
        await LiveConnection(stream: stream, scenes: site.scenes, run: site.run, style: site.style)
          .run(received: rest)
      }
      await limits.endLive()
    }

    /// The answer to the request for a live connection, as the library writes it.
    private static func handshake(_ head: RequestHead) async throws(RefusedRequest) -> Data {
      var headers: [HTTPHeader: String] = [:]
      for field in head.fields { headers[HTTPHeader(field.name)] = field.value }
      let request = HTTPRequest(
        method: .GET, version: .http11, path: "/live", query: [], headers: headers, body: Data())
      let handler = WebSocketHTTPHandler(handler: NoFrames())
      guard let response = try? await handler.handleRequest(request),
        let key = response.headers[.webSocketAccept]
      else { throw RefusedRequest(status: 426, reason: "This is a WebSocket of version 13.") }
      let lines = [
        "HTTP/1.1 101 Switching Protocols", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Accept: \(key)",
      ]
      return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
  }

  /// Stands where the library's handshake asks for a handler of frames, which it never calls.
  private struct NoFrames: WSHandler {
    func makeFrames(
      for client: AsyncThrowingStream<WSFrame, any Error>
    ) async throws -> AsyncStream<WSFrame> {
      AsyncStream { $0.finish() }
    }
  }
#endif
