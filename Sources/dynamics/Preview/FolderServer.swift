#if Tools
  import FlyingFox
  import FlyingSocks
  import Foundation

  /// Serves the files of a folder to this machine only.
  struct FolderServer {
    let folder: URL
    /// Only these can be asked for, so that no path leads out of the folder.
    let names: [String]
    let port: UInt16

    /// Runs until the process is interrupted; tells when browsers can connect.
    func run(whenListening: @escaping @Sendable () -> Void) async throws {
      do {
        let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
        let server = HTTPServer(address: address, logger: .disabled)
        await server.appendRoute("GET /", to: handler(for: GalleryPages.indexName))
        for name in names {
          await server.appendRoute(
            HTTPRoute(method: .GET, path: "/\(name)"), to: handler(for: name))
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
      } catch is CancellationError {
        return
      } catch {
        throw CommandFailure("cannot serve at port \(port): \(error.localizedDescription)")
      }
    }

    private func handler(for name: String) -> FileHTTPHandler {
      let type = name.hasSuffix(".svg") ? "image/svg+xml" : "text/html; charset=utf-8"
      return FileHTTPHandler(path: folder.appendingPathComponent(name), contentType: type)
    }
  }
#endif
