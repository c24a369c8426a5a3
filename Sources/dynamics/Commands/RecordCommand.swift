#if Tools
  import ArgumentParser
  import DynamicsSimulator
  import Foundation
  import Gallery

  /// Writes a recording of one scene: `dynamics record SCENE -o FILE`.
  struct RecordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record",
      abstract: "Records a scene as a page, a picture or a trace.",
      discussion: """
        The extension of the file says what is written: .html a page that plays, scrubs and steps, \
        .svg a picture that moves, .json or .csv a trace of every frame.
        """)

    @Argument(help: "The id or name of a scene; see 'dynamics list'.")
    var scene: String

    @Option(name: .shortAndLong, help: "The file to write: .html, .svg, .json or .csv.")
    var output: String

    @Flag(help: "Write a still picture of the whole motion; only for .svg.")
    var still = false

    @Flag(help: "Show bodies, boundaries, contacts, forces and fields; only for .svg and .html.")
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
        throw CommandFailure("'--still' is for .svg files, and '\(output)' is none")
      }
      guard !xray || format == .svg || format == .html else {
        throw CommandFailure("'--xray' is for .svg and .html files, and '\(output)' is none")
      }
      let size = try size.map(ScreenSize.size(argument:)) ?? scene.size
      let seconds = try length.map(RunLength.seconds(argument:)) ?? scene.duration
      let file = OutputFile(path: output)
      try file.checkPlace()

      let bar = ProgressBar(title: "Recording \(scene.id)")
      var recording = Simulator(scene: scene, size: size).record(for: seconds, progress: bar.show)
      if xray { recording.showsXRay = true }
      bar.finish()
      try file.write(try format.text(of: recording, title: scene.title, isStill: still))
      print("Recorded \(scene.id), \(scene.title), to \(output)")
    }
  }
#endif
