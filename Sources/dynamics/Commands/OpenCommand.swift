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

    @OptionGroup var serving: ServingOptions

    @Flag(help: "Only replay the run, and fail where it diverges.")
    var check = false

    @MainActor
    func run() async throws {
      let port = try serving.previewPort()
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
      guard !check else { return }
      try await serving.serve(
        Gallery.scenes.map(PreviewScene.init), at: port, run: run, subject: "The run is",
        fragment: "\(run.scene)&run")
    }
  }

  extension ArgumentHelp {
    static let setting = ArgumentHelp(
      "A value of a parameter of the scene; several are separated by commas.",
      valueName: "name=value")
  }
#endif
