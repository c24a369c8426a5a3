#if Port
  import ArgumentParser
  import DynamicsPort
  import Foundation

  /// Ports, compiles and runs an app: `dynamics-port run FILE`.
  struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "run",
      abstract: "Ports a file or a folder, compiles it, and runs it.",
      discussion: """
        Shows the view controller that nobody else presents in the live preview, or runs it in virtual \
        time with --headless and tells what happened. Outlets that a storyboard would set are plain \
        views; actions that it would connect have buttons or recognizers. A file with nothing to show \
        is compiled. The first run builds the package, the others take seconds.
        """)

    @Argument(help: "Swift files, or folders with all their Swift files, of one app.")
    var files: [String]

    @Option(help: "The view controller or view to show; by default the one that nobody presents.")
    var controller: String?

    @Flag(help: "Run in virtual time without a screen, and tell what happened.")
    var headless = false

    @Option(
      name: .customLong("for"), parsing: .unconditional,
      help: ArgumentHelp("How long to run, in seconds of virtual time.", valueName: "seconds"))
    var length: Double = 5

    @Option(help: ArgumentHelp("A tap in a headless run, as X,Y@SECOND.", valueName: "x,y@s"))
    var tap: [String] = []

    @Option(
      help: ArgumentHelp(
        "A drag in a headless run, as X,Y-X,Y@SECOND+DURATION.", valueName: "x,y-x,y@s+d"))
    var drag: [String] = []

    @Option(help: "The screen in points, as WIDTHxHEIGHT.")
    var size = "390x844"

    @Option(help: "The port of the live preview.")
    var port: UInt16 = 8080

    @Option(help: "The folder of the package OpenUIDynamics; by default the one of this command.")
    var package: String?

    @Option(help: "The folder for what is built; by default one among the user's caches.")
    var cache: String?

    /// Seconds; more than an hour of virtual time is a mistake.
    private static let longest = 3600.0
    /// Points; smaller than a finger shows nothing, larger than a wall helps nobody.
    private static let sides: ClosedRange<Double> = 16...4096

    func run() throws {
      let options = try programOptions()
      let checkout = try Checkout.folder(named: package)
      let sources = try SourceFiles(paths: files)
      let ported = sources.ported()
      for note in ported.flatMap(\.notes) where note.kind == .cannot {
        StandardError.write("\(note)\n")
      }
      let storyboard = files.lazy.compactMap { Storyboard(in: $0) }.first
      let app = try RunnableApp(
        ported, controller: controller, storyboardClass: storyboard?.initialClass)
      StandardError.write(app.choice)
      let program = try AppBuild(
        app: app, sources: sources,
        cache: cache.map { URL(fileURLWithPath: $0) } ?? AppBuild.standardCache,
        checkout: checkout, isPreview: !headless
      ).program()
      defer { try? FileManager.default.removeItem(at: program) }
      guard app.root != .nothing else { return }
      let status = try AppProcess(program: program, options: options, app: app).run()
      guard status == 0 else { throw ExitCode(status) }
    }

    private func programOptions() throws -> [String] {
      guard length >= 0, length <= Self.longest else {
        throw CommandFailure("'--for \(length)' is not a length: give seconds from 0 to 3600")
      }
      let parts = size.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      let sides = parts.compactMap { Double($0) }
      guard parts.count == 2, sides.count == 2, sides.allSatisfy(Self.sides.contains) else {
        let (least, most) = (Int(Self.sides.lowerBound), Int(Self.sides.upperBound))
        throw CommandFailure(
          "'--size \(size)' is not a size: give WIDTHxHEIGHT in points, \(least) to \(most) each")
      }
      guard port > 0 else {
        throw CommandFailure("'--port 0' is not a port: give a number from 1 to 65535")
      }
      var options = headless ? ["--headless"] : []
      options += ["--for", "\(length)", "--size", "\(sides[0]),\(sides[1])", "--port", "\(port)"]
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
    /// What is shown and what else could be, for the person who waits.
    fileprivate var choice: String {
      let hint = others.isEmpty ? "" : " (--controller for \(others.joined(separator: ", ")))"
      switch root {
      case .controller(let name, _), .view(let name, _): return "shows \(name)\(hint)\n"
      case .page: return "runs the page\n"
      case .nothing: return "compiles; there is no view controller and no view to show\n"
      }
    }
  }
#endif
