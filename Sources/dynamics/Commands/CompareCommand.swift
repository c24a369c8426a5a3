#if Tools
  import ArgumentParser
  import CommandSupport
  import DynamicsSimulator
  import Foundation

  /// Compares two traces: `dynamics compare A B`.
  struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "compare",
      abstract: "Compares two traces by the features of their motions.",
      discussion: """
        Prints rest place, period, overshoot, angles, contacts and pause of both motions, and the \
        differences of rows, with the second motion interpolated at the times of the first. The \
        limits that the first trace states are checked. Traces are .json or .csv files: those of \
        'dynamics record', of the device scripts, and the published logs in 'Traces'. \
        With '-o' it also writes a page that plays both motions over each other.
        """)

    @Argument(help: "The trace to compare with: .json or .csv.")
    var first: String

    @Argument(help: "The trace that is compared: .json or .csv.")
    var second: String

    @Option(name: .shortAndLong, help: "The page to write: .html.")
    var output: String?

    func run() throws {
      let file = try output.map { output in
        guard URL(fileURLWithPath: output).pathExtension.lowercased() == "html" else {
          throw CommandFailure("unknown format of '\(output)': use .html")
        }
        let file = OutputFile(path: output)
        try file.checkLocation()
        return file
      }
      let comparison = TraceComparison(
        try MotionTrace(argument: first), try MotionTrace(argument: second))
      let names = TraceNames(first, second)
      print(ComparisonTable(comparison).text(names: (names.first, names.second)))
      if let origin = comparison.missingOrigin {
        print("Times differ: only one trace has the event '\(origin.kind)' from which they count.")
      }
      guard let file, let output else { return }
      let title = comparison.first.title ?? comparison.second.title ?? "Two motions"
      try file.write(comparison.htmlPage(title: title, names: (names.first, names.second)))
      print("Wrote \(output)")
    }
  }
#endif
