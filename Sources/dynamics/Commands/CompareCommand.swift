// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import DynamicsPreview
  import DynamicsSimulator
  import Foundation
  import Gallery

  /// Compares two traces, two runs, or a scene with itself: `dynamics compare A B`.
  struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "compare",
      abstract: "Compares two traces or runs, or a scene with itself at other parameters.",
      discussion: """
        Prints rest place, period, overshoot, angles, contacts and pause of both motions, and the \
        differences of rows, with the second motion interpolated at the times of the first. The \
        limits that the first trace states are checked. Traces are .json or .csv files: those of \
        'dynamics record', of the device scripts, and the published logs in 'Traces'. Without a \
        second trace, the device experiment that the first one names is run here. \
        Of two runs (.run.json), or of a scene at two values of a parameter \
        (compare R2a --set gravity=1 --set gravity=1.2), it prints the first frame, item, contact \
        and joint that differ; a single run is compared with its replay. \
        With '-o' the command also writes a page that plays both motions over each other, the second \
        as a ghost.
        """)

    @Argument(help: "The trace to compare with: .json or .csv; or a run: .run.json; or a scene.")
    var first: String

    @Argument(
      help: "The trace or run that is compared; by default the experiment or the run here.")
    var second: String?

    @Option(name: .shortAndLong, help: "The page to write: .html.")
    var output: String?

    @Option(name: .customLong("set"), parsing: .unconditionalSingleValue, help: .setting)
    var settings: [String] = []

    @Option(name: .customLong("for"), parsing: .unconditional, help: .length)
    var length: String?

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
      if let runs = try await comparedRuns() {
        print(runs.lines.joined(separator: "\n"))
        guard let file, let output else { return }
        try file.write(runs.page)
        return print("Wrote \(output)")
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

    /// The comparison of runs; nil if the arguments are traces.
    @MainActor
    private func comparedRuns() async throws -> RunComparison? {
      if !settings.isEmpty {
        guard second == nil else {
          throw CommandFailure("'--set' compares a scene with itself; leave out '\(second ?? "")'")
        }
        let scene = try Gallery.scene(argument: first)
        let seconds = try length.map(RunLength.seconds(argument:)) ?? scene.duration
        return try RunComparison(scene, settings: settings, seconds: seconds)
      }
      guard length == nil else { throw CommandFailure("'--for' goes with '--set'") }
      if Gallery.scene(named: first) != nil, !FileManager.default.fileExists(atPath: first) {
        throw CommandFailure(
          "'\(first)' is a scene, which is compared with itself: add '--set NAME=VALUE'")
      }
      let runs = [first, second].compactMap { $0 }.filter(SavedRun.isRun(argument:))
      guard !runs.isEmpty else { return nil }
      guard runs.count == (second == nil ? 1 : 2) else {
        throw CommandFailure("a run is compared with a run: one of the files is none")
      }
      return try await RunComparison(first, second)
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
