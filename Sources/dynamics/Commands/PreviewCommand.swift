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

    @OptionGroup var serving: ServingOptions

    @Option(help: .style)
    var style = InterfaceStyle.light

    @MainActor
    func run() async throws {
      let port = try serving.previewPort()
      if let output { return try write(to: output) }
      let scenes = Gallery.scenes.map(PreviewScene.init)
      try await serving.serve(
        scenes, at: port, style: style.value, subject: "\(scenes.count) scenes")
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
