// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import DynamicsPreview
  import Foundation
  import OpenUIDynamics

  /// Where a command serves the live preview, and whether it shows it.
  struct ServingOptions: ParsableArguments {
    @Option(
      parsing: .unconditional,
      help: """
        The port of the server, 1 to 65535; by default that of DYNAMICS_PREVIEW_PORT, or the first free \
        port from 8080 on.
        """)
    var port: String?

    @Option(
      help: """
        The IPv4 address of this machine at which others may reach the preview, or 0.0.0.0 for all \
        of them; by default that of DYNAMICS_PREVIEW_HOST, or only browsers of this machine can. The \
        printed address has a token then.
        """)
    var host: String?

    @Flag(help: "Do not open a browser.")
    var noOpen = false

    /// The port of `--port`, or the first free one.
    func previewPort() throws -> PreviewPort {
      try PreviewPort(
        named: port.map { port in
          guard let number = UInt16(port), number > 0 else {
            throw CommandFailure("'--port \(port)' is not a port: give a number from 1 to 65535")
          }
          return number
        } ?? PreviewEnvironment.current.port)
    }

    /// Serves scenes until the command is interrupted, and says where.
    ///
    /// - Parameters:
    ///   - run: The run that the page opens, if any.
    ///   - subject: What is live, for the line that is printed.
    ///   - fragment: The part of the address that says what the page shows first.
    @MainActor
    func serve(
      _ scenes: [PreviewScene], at port: PreviewPort, style: UIUserInterfaceStyle = .light,
      run: SavedRun? = nil, subject: String, fragment: String = ""
    ) async throws {
      let opensBrowser = !noOpen && StandardError.isTerminal
      do {
        let access = try PreviewAccess(host: host ?? PreviewEnvironment.current.host)
        try await PreviewServer(scenes: scenes, port: port, access: access, run: run, style: style)
          .run {
            let greeting = PreviewGreeting(access, port: port, servingAt: $0, fragment: fragment)
            print("\(subject) live at \(greeting.text)")
            fflush(nil)  // A reader of a pipe may wait for this line.
            if opensBrowser { Browser.open(greeting.address) }
          }
      } catch is CancellationError {
        return
      } catch let error as PortInUse {
        let hint = error.nextFree.map { "; try '--port \($0)', which is free" } ?? ""
        throw CommandFailure("\(error.portsInUse)\(hint)")
      } catch let error as PortNotPermitted {
        let hint = error.free.map { "; try '--port \($0)', which is free" } ?? ""
        throw CommandFailure("\(error.reason)\(hint)")
      } catch let error as PreviewAccess.InvalidHost {
        let source = host == nil ? "DYNAMICS_PREVIEW_HOST" : "'--host'"
        throw CommandFailure("\(source): \(error.localizedDescription)")
      } catch {
        throw CommandFailure("cannot serve at port \(port.first): \(error.localizedDescription)")
      }
    }
  }
#endif
