// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import DynamicsPreview
  import DynamicsSimulator
  import Foundation
  import Gallery

  /// Writes a recording of one scene: `dynamics record SCENE -o FILE`.
  struct RecordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record",
      abstract: "Records a scene as a page, a picture, a video, a trace or a run.",
      discussion: """
        The file extension selects the format: .html is a page with a player, .svg an animation, \
        .json and .csv are traces with one entry for each frame, .run.json is a run: scene, \
        parameters, touches and state hashes, which 'dynamics open' shows again. An installed \
        Chromium draws .png, a picture of the last moment, and .apng; .gif, .mp4 and .webm also need \
        ffmpeg.
        """)

    @Argument(help: "The id or name of a scene; see 'dynamics list'.")
    var scene: String

    @Option(
      name: .shortAndLong,
      help: "A file: .html, .svg, .json, .csv, .run.json, .png, .apng, .gif, .mp4 or .webm.")
    var output: String

    @Flag(help: "Write a still picture of the whole motion; .svg only.")
    var still = false

    @Flag(help: "Show bodies, boundaries, contacts, forces and fields; .svg and .html only.")
    var xray = false

    @Flag(help: "Put the engine into the page: visitors take hold of items; .html only.")
    var playable = false

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("The size of the screen in points.", valueName: "width>x<height"))
    var size: String?

    @Option(name: .customLong("for"), parsing: .unconditional, help: .length)
    var length: String?

    @OptionGroup var movie: MovieOptions

    @Option(help: .style)
    var style = InterfaceStyle.light

    @Option(name: .customLong("set"), parsing: .unconditionalSingleValue, help: .setting)
    var settings: [String] = []

    @MainActor
    func run() async throws {
      let scene = try Gallery.scene(argument: scene)
      let values = try scene.values(arguments: settings)
      guard !playable || output.lowercased().hasSuffix(".html") else {
        throw CommandFailure("'--playable' requires an .html file, but '\(output)' is not one")
      }
      if let format = try movie.format(path: output) {
        return try recordMovie(of: scene, values: values, as: format)
      }
      if PictureFormat.isRun(path: output) { return try await writeRun(of: scene, values: values) }
      let format = try PictureFormat(
        path: output, others: ["run.json"] + Movie.Format.allCases.map(\.rawValue))
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
      var recording = Simulator(
        scene: scene, size: size, values: values, style: style.value
      )
      .record(for: seconds, playable: playable, progress: bar.show)
      if xray { recording.showsXRay = true }
      bar.finish()
      try file.write(try format.text(of: recording, title: scene.title, isStill: still))
      print("Recorded \(scene.id), \(scene.title), to \(output)")
    }

    @MainActor
    private func recordMovie(
      of scene: GalleryScene, values: [String: Double], as format: Movie.Format
    ) throws {
      guard !still else {
        throw CommandFailure("'--still' requires an .svg file, but '\(output)' is not one")
      }
      let size = try size.map(ScreenSize.size(argument:)) ?? scene.size
      let seconds = try length.map(RunLength.seconds(argument:)) ?? scene.duration
      try OutputFile(path: output).checkLocation()
      let bar = ProgressBar(title: "Recording \(scene.id)")
      var recording = Simulator(
        scene: scene, size: size, values: values, style: style.value
      ).record(for: seconds)
      if xray { recording.showsXRay = true }
      let duration = Double(max(recording.frameCount - 1, 0)) / recording.framesPerSecond
      let svg = recording.animatedSVG(tolerance: Movie.tolerance)
      try movie.movie(svg: svg, duration: duration, as: format)
        .write(to: output, progress: bar.show)
      bar.finish()
      print("Recorded \(scene.id), \(scene.title), to \(output)")
    }

    @MainActor
    private func writeRun(of scene: GalleryScene, values: [String: Double]) async throws {
      guard !still, !xray, size == nil else {
        throw CommandFailure("a run has the scene's own size, and neither '--still' nor '--xray'")
      }
      let seconds = try length.map(RunLength.seconds(argument:)) ?? scene.duration
      let file = OutputFile(path: output)
      try file.checkLocation()
      let session = PreviewSession(
        PreviewScene(scene), playsTouches: true, style: style.value)
      for (name, value) in values { _ = session.set(name, to: value) }
      let frames = Int((seconds * 60 + 1e-6).rounded(.down))
      let bar = ProgressBar(title: "Recording \(scene.id)")
      await session.seek(to: frames) { bar.show(Double(session.frame) / Double(max(frames, 1))) }
      let run = await session.savedRun()
      bar.finish()
      try file.write(run.json)
      print("Saved the run of \(scene.id), \(scene.title), to \(output)")
    }
  }
#endif
