// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import Foundation

  /// Runs long programs and prints their figures as Markdown: `dynamics soak`, used by
  /// `.ci/run nightly`.
  struct SoakCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "soak",
      abstract: "Runs long programs and prints the figures of 'Documentation/Reliability.md'.",
      discussion: """
        Fails if a figure is not what is promised. Measure release builds only.
        """,
      shouldDisplay: false)

    @Argument(help: "The programs: \(Soak.allCases.map(\.rawValue).joined(separator: ", ")).")
    var programs: [String] = Soak.allCases.map(\.rawValue)

    @Option(name: .customLong("for"), help: "The app time of the long programs, in seconds.")
    var length = 3600

    @Option(help: "The seed of random moments.")
    var seed: UInt64 = 1

    @MainActor
    func run() async throws {
      guard (70...36_000).contains(length) else {
        throw CommandFailure("'--for \(length)': give seconds from 70 to 36000")
      }
      let soaks = try programs.map { name in
        guard let soak = Soak(rawValue: name) else {
          throw CommandFailure("'\(name)' is not a program; see 'dynamics soak --help'")
        }
        return soak
      }
      print(SoakFigure.header)
      var isHeld = true
      for soak in soaks {
        for figure in soak.figures(seconds: length, seed: seed) {
          print(figure.row)
          isHeld = isHeld && figure.isHeld
        }
        fflush(nil)  // A program takes minutes; show its lines at once.
      }
      guard isHeld else { throw CommandFailure("a figure is not what is promised") }
    }
  }
#endif
