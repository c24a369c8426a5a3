// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import DynamicsSimulator
  import Foundation

  /// Compares two traces: `dynamics compare A B`.
  struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "compare",
      abstract: "Compares two traces by the features of their motions.",
      discussion: """
        Prints rest place, period, overshoot, angles, contacts and pause of both motions, and the \
        differences of rows, with the second motion interpolated at the times of the first. The \
        limits that the first trace states are checked. Traces are .json or .csv files: those of \
        'dynamics record', of the device scripts, and the published logs in 'Traces'. Without a \
        second trace, the device experiment that the first one names is run here. \
        With '-o' the command also writes a page that plays both motions over each other.
        """)

    @Argument(help: "The trace to compare with: .json or .csv.")
    var first: String

    @Argument(
      help: "The trace that is compared: .json or .csv; by default the experiment run here.")
    var second: String?

    @Option(name: .shortAndLong, help: "The page to write: .html.")
    var output: String?

    @MainActor
    func run() async throws {
      let file = try output.map { output in
        guard URL(fileURLWithPath: output).pathExtension.lowercased() == "html" else {
          throw CommandFailure("unknown format of '\(output)': use .html")
        }
        let file = OutputFile(path: output)
        try file.checkLocation()
        return file
      }
      let trace = try MotionTrace(argument: first)
      let other = try second.map(MotionTrace.init(argument:)) ?? Self.motionHere(like: trace)
      let comparison = TraceComparison(trace, other)
      let names = TraceNames(first, second ?? "here")
      print(ComparisonTable(comparison).text(names: (names.first, names.second)))
      if let origin = comparison.missingOrigin {
        print("Times differ: only one trace has the event '\(origin.kind)' from which they count.")
      }
      guard let file, let output else { return }
      let title = comparison.first.title ?? comparison.second.title ?? "Two motions"
      try file.write(comparison.htmlPage(title: title, names: (names.first, names.second)))
      print("Wrote \(output)")
    }

    /// The motion of the device experiment that a trace names, run in virtual time.
    @MainActor
    private static func motionHere(like trace: MotionTrace) throws -> MotionTrace {
      guard let experiments = FidelityExperiment.all else {
        throw CommandFailure(
          "the device scripts use Apple's UIKit on this platform; name a second trace")
      }
      guard let id = trace.experiment else {
        throw CommandFailure("the trace names no experiment; name a second trace")
      }
      guard let experiment = experiments.first(where: { $0.id == id }) else {
        throw CommandFailure("there is no experiment '\(id)'; name a second trace")
      }
      return try experiment.run()
    }
  }
#endif
