// SPDX-License-Identifier: Apache-2.0

#if Port
  import ArgumentParser
  import CommandSupport
  import DynamicsPort
  import Foundation

  /// Ports, compiles and runs an app: `dynamics-port run FILE`.
  struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "run",
      abstract: "Ports, compiles and runs a file or folder.",
      discussion: """
        Shows the root view controller in the live preview, or runs it in virtual time with --headless \
        and prints its events. Storyboards beside the files are read. In controllers that are in none, \
        unset outlets are replaced by plain views, and unconnected actions by buttons or recognizers. \
        Files without a view controller or view are only compiled. The first \
        run builds the package; later runs take seconds.
        """)

    @Argument(help: "The Swift files of one app, or folders that contain them.")
    var files: [String]

    @Option(help: "The view controller or view to show; by default the root of the app.")
    var controller: String?

    @Flag(help: "Run in virtual time without a screen, and print the events.")
    var headless = false

    @Option(
      name: .customLong("for"), parsing: .unconditional,
      help: ArgumentHelp("The duration in seconds of virtual time.", valueName: "seconds"))
    var length = "5"

    @Option(
      help: ArgumentHelp(
        "The limit of real time for a headless run; by default a minute, or what --for says if that is more.",
        valueName: "seconds"))
    var limit: Double?

    @Option(help: ArgumentHelp("A tap in a headless run, as X,Y@SECOND.", valueName: "x,y@s"))
    var tap: [String] = []

    @Option(
      help: ArgumentHelp(
        "A drag in a headless run, as X,Y-X,Y@SECOND+DURATION.", valueName: "x,y-x,y@s+d"))
    var drag: [String] = []

    @Option(
      help: ArgumentHelp(
        "The size of the screen in points; by default that of the storyboard's phone, or 390x844.",
        valueName: "widthxheight"))
    var size: String?

    @Option(help: "The port of the live preview; by default the first free port from 8080 on.")
    var port: UInt16?

    @Option(help: "The folder of the package OpenUIDynamics; by default that of this command.")
    var package: String?

    @Option(help: "The folder for builds; by default in the user's caches.")
    var cache: String?

    @Option(
      help: """
        The IPv4 address of this machine at which others may reach the live preview, or 0.0.0.0 for \
        all of them; by default only browsers of this machine can.
        """)
    var host: String?

    @Flag(
      help: """
        Build again when a source is saved: the open page goes on with the new code, and shows errors.
        """)
    var watch = false

    @Option(
      help: """
        Run headless, and write a recording: .html, .svg, .json, .csv, or, by an installed Chromium and \
        ffmpeg, .png, .apng, .gif, .mp4 or .webm.
        """)
    var record: String?

    @Flag(help: "Let visitors of the page that '--record FILE.html' writes take hold of the items.")
    var playable = false

    @OptionGroup var movie: MovieOptions

    /// The limit of real time for a short headless run, in seconds.
    private static let standardLimit = 60.0

    /// The files and folders of the app, with the sources that a page of a playground shares with others.
    private var paths: [String] { files + PlaygroundFolders.sources(besides: files) }

    /// Whether there is no live preview.
    private var isHeadless: Bool { headless || record != nil }

    func validate() throws {
      if let record {
        let known = ["html", "svg", "json", "csv"] + Movie.Format.allCases.map(\.rawValue)
        guard known.contains(URL(fileURLWithPath: record).pathExtension.lowercased()) else {
          throw ValidationError(
            "unknown format of '\(record)': use \(known.map { ".\($0)" }.joined(separator: ", "))")
        }
      }
      guard !playable || record?.lowercased().hasSuffix(".html") == true else {
        throw ValidationError("'--playable' is for a page: add '--record FILE.html'")
      }
      if let limit, !(limit > 0 && limit.isFinite) {
        throw ValidationError("'--limit \(limit)' is not a limit: give seconds above 0")
      }
      if watch, isHeadless {
        throw ValidationError(
          "'--watch' is for the live preview; leave out '--headless' and '--record'")
      }
    }

    func run() throws {
      let format = try record.flatMap { try movie.format(path: $0) }
      if let record { try OutputFile(path: record).checkLocation() }
      // What becomes a movie is an animated picture first.
      let picture = format.map { _ in
        FileManager.default.temporaryDirectory
          .appendingPathComponent("dynamics-port-\(UUID().uuidString).svg")
      }
      defer { if let picture { try? FileManager.default.removeItem(at: picture) } }
      let options = try programOptions(
        recordingTo: picture ?? record.map { URL(fileURLWithPath: $0) }, isMovie: format != nil)
      guard try runApp(options), let record else { return }
      if let format, let picture {
        let svg = try String(contentsOf: picture, encoding: .utf8)
        try movie.movie(svg: svg, duration: try duration, as: format).write(to: record) { _ in }
      }
      print("Recorded to \(record)")
    }

    /// Builds the app and runs it; returns false where it was only compiled.
    private func runApp(_ options: [String]) throws -> Bool {
      let checkout = try Checkout.folder(named: package)
      EndRequest.install()
      guard !watch else {
        let run = try WatchedRun(paths: paths, options: options) { try build(at: checkout).program }
        throw ExitCode(try run.run())
      }
      let built: (program: URL, app: RunnableApp)
      do {
        built = try build(at: checkout)
      } catch let failure as BuildFailure {
        if let status = EndRequest.exitStatus { throw ExitCode(status) }
        failure.write()
        throw failure.failure
      }
      defer { AppBundle.remove(built.program) }
      guard built.app.root != .nothing else { return false }
      let status = try AppProcess(
        program: built.program, options: options, app: built.app, checkout: checkout,
        limit: isHeadless ? limit ?? max(Self.standardLimit, duration) : nil
      ).run()
      guard status == 0 else { throw ExitCode(status) }
      return true
    }

    /// The length of the run in seconds.
    private var duration: Double {
      get throws {
        try RunLength.seconds(argument: length, maximum: RunLength.maximumOfHeadlessRun)
      }
    }

    /// Reads, ports and compiles the sources as they are now.
    private func build(at checkout: URL) throws -> (program: URL, app: RunnableApp) {
      let sources = try SourceFiles(paths: paths)
      sources.writeNotes()
      let folders = ofApp(sources.ported(), in: sources)
      let ported = folders.files
      for note in ported.flatMap(\.notes) where note.kind != .changed {
        StandardError.write("\(note)\n")
      }
      let storyboards = StoryboardFiles(besides: files)
      for line in storyboards.notes { StandardError.write(line + "\n") }
      let prepare = { (leftOut: LeftOut) in
        try RunnableApp(
          ported.filter { !leftOut.files.contains($0.name) }, controller: controller,
          storyboards: storyboards.documents(skipping: folders.isSkipped),
          unconnected: leftOut.connections)
      }
      let app = try prepare(LeftOut())
      for note in app.sceneNotes { StandardError.write(note + "\n") }
      StandardError.write(app.rootDescription)
      for note in app.rootNotes { StandardError.write(note + "\n") }
      if watch, app.root == .nothing {
        throw CommandFailure("there is no view controller or view to show")
      }
      return try AppBuild(
        prepare: prepare, sources: sources,
        bundle: AppBundle(besides: files),
        cache: cache.map { URL(fileURLWithPath: $0) } ?? AppBuild.standardCache(for: checkout),
        checkout: checkout, isPreview: !isHeadless
      ).program()
    }

    /// The files that belong to the app itself: no tests, no playgrounds beside it, and no other app.
    private func ofApp(_ ported: [SourcePort.PortedFile], in sources: SourceFiles) -> AppFolders {
      let pages = Set(sources.files.filter(\.isInPlayground).map(\.shownPath))
      let hasOthers = ported.contains { !pages.contains($0.name) && !$0.isTest }
      let own = ported.filter { file in
        let reason =
          file.isTest ? "a test" : hasOthers && pages.contains(file.name) ? "in a playground" : nil
        if let reason { StandardError.write("\(file.name): skipped: it is \(reason)\n") }
        return reason == nil
      }
      let folders = AppFolders(
        own, controller: controller, compiled: XcodeProjects(in: files).sources)
      for (file, type) in folders.leftovers {
        StandardError.write(
          "\(file): skipped: it is not in the Xcode project, which declares \(type) as well\n")
      }
      for (folder, type) in folders.skipped {
        StandardError.write("\(folder): skipped: another app declares \(type) as well\n")
      }
      return folders
    }

    /// - Parameters:
    ///   - recording: the file that the app writes; nil for none.
    ///   - isMovie: whether it is drawn as pixels.
    private func programOptions(recordingTo recording: URL?, isMovie: Bool) throws -> [String] {
      let seconds = try duration
      let screen = AppScreen(
        storyboard: StoryboardFiles(besides: files).documents.first,
        isLandscape: Orientations(besides: files).areLandscape)
      let size = try ScreenSize.size(argument: size ?? screen.size)
      guard port != 0 else {
        throw CommandFailure("'--port 0' is not a port: give a number from 1 to 65535")
      }
      var options = isHeadless ? ["--headless"] : []
      options += ["--for", "\(seconds)", "--size", "\(size.width),\(size.height)"]
      if self.size == nil, let insets = screen.insets { options += ["--insets", insets] }
      if let port { options += ["--port", "\(port)"] }
      if let recording { options += ["--record", recording.path] }
      if playable { options.append("--playable") }
      if isMovie { options += ["--tolerance", "\(Movie.tolerance)"] }
      if let host { options += ["--host", host] }
      for folder in ImageFolders(besides: files).paths { options += ["--images", folder] }
      for tap in tap {
        options += ["--tap", try TouchArguments.numbers(tap, option: "--tap", form: "X,Y@SECOND")]
      }
      for drag in drag {
        let form = "X,Y-X,Y@SECOND+DURATION"
        options += ["--drag", try TouchArguments.numbers(drag, option: "--drag", form: form)]
      }
      return options
    }
  }

  extension RunnableApp {
    /// A line that names the root and the other candidates.
    fileprivate var rootDescription: String {
      let hint = others.isEmpty ? "" : " (--controller for \(others.joined(separator: ", ")))"
      if let storyboardName { return "shows the storyboard \(storyboardName)\(hint)\n" }
      switch root {
      case .controller(let name, _), .view(let name, _): return "shows \(name)\(hint)\n"
      case .page: return "runs the page\n"
      case .nothing:
        return rootNotes.isEmpty
          ? "compiles only: there is no view controller or view to show\n" : "compiles only\n"
      }
    }
  }
#endif
