// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import Foundation

  /// Compares all traces of UIKit with the motion here: `dynamics fidelity`.
  struct FidelityCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "fidelity",
      abstract: "Compares published and recorded motions of UIKit with those of this package.",
      discussion: """
        Runs the experiment of each trace in virtual time and compares the two motions, feature by \
        feature. Without '-o' the page is printed.
        """)

    @Option(name: .shortAndLong, help: "The page to write: .md.")
    var output: String?

    @Option(help: "The folder with the traces.")
    var traces = "Traces"

    @MainActor
    func run() async throws {
      guard let experiments = FidelityExperiment.all else {
        throw CommandFailure(
          "the device scripts use Apple's UIKit on this platform; run the command on Linux")
      }
      let file = try output.map { output in
        guard URL(fileURLWithPath: output).pathExtension.lowercased() == "md" else {
          throw CommandFailure("unknown format of '\(output)': use .md")
        }
        let file = OutputFile(path: output)
        try file.checkLocation()
        return file
      }
      let report = try FidelityReport(
        traces: URL(fileURLWithPath: traces), experiments: experiments)
      let page = FidelityDocument(report: report).markdown
      guard let file, let output else { return print(page, terminator: "") }
      try file.write(page)
      let (met, all) = report.limits
      print("Wrote \(output): \(report.summary); \(met) of \(all) limits are met")
    }
  }
#endif
