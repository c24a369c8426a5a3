// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import DynamicsPreview
  import Foundation
  import Gallery

  /// Replays a saved run and shows it live: `dynamics open FILE`.
  struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "open",
      abstract: "Opens a saved run in the live preview, after replaying it.",
      discussion: """
        A run is a file that the page ('Save', then 'Run') or 'dynamics record SCENE -o FILE.run.json' \
        wrote. It is replayed, and where its state hashes are others than in the file, the command \
        and the page say at which frame, and which item is first. Serves browsers on this machine \
        until interrupted with Control-C.
        """)

    @Argument(help: "The run: .run.json.")
    var file: String

    @Option(
      parsing: .unconditional,
      help: "The port of the server, 1 to 65535; by default the first free port from 8080 on.")
    var port: String?

    @Option(
      help: """
        The IPv4 address of this machine at which others may reach the preview, or 0.0.0.0 for all \
        of them; by default only browsers of this machine can. The printed address has a token then.
        """)
    var host: String?

    @Flag(help: "Do not open a browser.")
    var noOpen = false

    @Flag(help: "Only replay the run, and fail where it diverges.")
    var check = false

    @MainActor
    func run() async throws {
      let port = try PreviewPort(named: port.map(PreviewCommand.number))
      let run = try SavedRun(argument: file)
      let scene = try run.galleryScene()
      let replay = await RunReplay(run, of: scene)
      if let divergence = replay.divergence {
        let origin =
          run.package == SavedRun.packageVersion
          ? "" : " (the file is of version \(run.package), this is \(SavedRun.packageVersion))"
        let text = "\(divergence)\(origin)"
        guard !check else { throw CommandFailure(text) }
        print(text.prefix(1).uppercased() + text.dropFirst() + ".")
      } else {
        print("Replayed \(run.summary): all \(run.hashCount) state hashes are equal.")
      }
      if !check { try await serve(run, at: port) }
    }

    @MainActor
    private func serve(_ run: SavedRun, at port: PreviewPort) async throws {
      let opensBrowser = !noOpen && StandardError.isTerminal
      let scenes = Gallery.scenes.map(PreviewScene.init)
      do {
        let access = try PreviewAccess(host: host)
        try await PreviewServer(scenes: scenes, port: port, access: access, run: run).run {
          let greeting = PreviewGreeting(
            access, port: port, servingAt: $0, fragment: "\(run.scene)&run")
          print("The run is live at \(greeting.text)")
          fflush(nil)  // A reader of a pipe may wait for this line.
          if opensBrowser { Browser.open(greeting.address) }
        }
      } catch is CancellationError {
        return
      } catch let error as PortInUse {
        let hint = error.nextFree.map { "; try '--port \($0)', which is free" } ?? ""
        throw CommandFailure("\(error.portsInUse)\(hint)")
      } catch let error as PreviewAccess.InvalidHost {
        throw CommandFailure("'--host': \(error.localizedDescription)")
      } catch {
        throw CommandFailure("cannot serve at port \(port.first): \(error.localizedDescription)")
      }
    }
  }

  extension ArgumentHelp {
    static let setting = ArgumentHelp(
      "A value of a parameter of the scene; several are separated by commas.",
      valueName: "name=value")
  }
#endif
