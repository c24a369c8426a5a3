// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import DynamicsPreview
  import Foundation
  import Gallery

  /// Shows the gallery live, or writes it as pages: `dynamics preview`.
  struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "preview",
      abstract: "Shows the gallery live in a browser; drag items, step forward and back in time.",
      discussion: """
        Serves browsers on this machine only, until interrupted with Control-C; with --host also \
        those of a phone, by an address with a token and a QR code of it. With --output it writes \
        self-contained pages that play recordings instead.
        """)

    @Option(name: .shortAndLong, help: "The folder to write pages to, instead of serving.")
    var output: String?

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

    @Option(help: .style)
    var style = InterfaceStyle.light

    @Flag(help: "Do not open a browser.")
    var noOpen = false

    @MainActor
    func run() async throws {
      let port = try PreviewPort(named: port.map(Self.number))
      if let output { try write(to: output) } else { try await serve(at: port) }
    }

    static func number(port: String) throws -> UInt16 {
      guard let number = UInt16(port), number > 0 else {
        throw CommandFailure("'--port \(port)' is not a port: give a number from 1 to 65535")
      }
      return number
    }

    @MainActor
    private func write(to output: String) throws {
      let folder = URL(fileURLWithPath: output, isDirectory: true)
      let pages = GalleryPages(folder: folder, scenes: Gallery.scenes, style: style.value)
      let bar = ProgressBar(title: "Recording the gallery")
      try pages.write(progress: bar.show)
      bar.finish()
      let index = folder.appendingPathComponent(GalleryPages.indexName)
      print("Recorded \(pages.scenes.count) scenes. Open \(index.absoluteString)")
    }

    @MainActor
    private func serve(at port: PreviewPort) async throws {
      let scenes = Gallery.scenes.map(PreviewScene.init)
      let opensBrowser = !noOpen && StandardError.isTerminal
      do {
        let access = try PreviewAccess(host: host)
        try await PreviewServer(
          scenes: scenes, port: port, access: access, style: style.value
        ).run {
          let greeting = PreviewGreeting(access, port: port, servingAt: $0)
          print("\(scenes.count) scenes live at \(greeting.text)")
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

  extension PreviewScene {
    /// Creates a preview of a gallery scene, with its source if the repository is available.
    init(_ scene: GalleryScene) {
      self.init(
        id: scene.id, title: scene.title, summary: scene.summary, size: scene.size,
        duration: scene.duration, touches: scene.touches,
        source: scene.appSource().map { SourceText.withoutLicense($0.text) },
        parameters: scene.parameters.map {
          PreviewParameter($0.name, in: $0.range, value: $0.value, unit: $0.unit)
        },
        group: scene.group,
        makeViewController: { scene.makeViewController($0) })
    }
  }
#endif
