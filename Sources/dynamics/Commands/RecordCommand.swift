// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import DynamicsSimulator
  import Foundation
  import Gallery

  /// Writes a recording of one scene: `dynamics record SCENE -o FILE`.
  struct RecordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record",
      abstract: "Records a scene as a page, a picture or a trace.",
      discussion: """
        The file extension selects the format: .html is a page with a player, .svg an animation, \
        .json and .csv are traces with one entry for each frame.
        """)

    @Argument(help: "The id or name of a scene; see 'dynamics list'.")
    var scene: String

    @Option(name: .shortAndLong, help: "The file to write: .html, .svg, .json or .csv.")
    var output: String

    @Flag(help: "Write a still picture of the whole motion; .svg only.")
    var still = false

    @Flag(help: "Show bodies, boundaries, contacts, forces and fields; .svg and .html only.")
    var xray = false

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("The size of the screen in points.", valueName: "width>x<height"))
    var size: String?

    @Option(name: .customLong("for"), parsing: .unconditional, help: .length)
    var length: String?

    @MainActor
    func run() async throws {
      let scene = try Gallery.scene(argument: scene)
      let format = try PictureFormat(path: output)
      guard !still || format == .svg else {
        throw CommandFailure("'--still' requires an .svg file, but '\(output)' is not one")
      }
      guard !xray || format == .svg || format == .html else {
        throw CommandFailure("'--xray' requires an .svg or .html file, but '\(output)' is neither")
      }
      let size = try size.map(ScreenSize.size(argument:)) ?? scene.size
      let seconds = try length.map(RunLength.seconds(argument:)) ?? scene.duration
      let file = OutputFile(path: output)
      try file.checkLocation()

      let bar = ProgressBar(title: "Recording \(scene.id)")
      var recording = Simulator(scene: scene, size: size).record(for: seconds, progress: bar.show)
      if xray { recording.showsXRay = true }
      bar.finish()
      try file.write(try format.text(of: recording, title: scene.title, isStill: still))
      print("Recorded \(scene.id), \(scene.title), to \(output)")
    }
  }
#endif
