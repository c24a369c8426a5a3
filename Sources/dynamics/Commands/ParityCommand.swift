// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import Foundation

  /// Prints the parity table: `dynamics parity`.
  struct ParityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "parity",
      abstract: "Prints how completely the package implements UIKit Dynamics, row by row.",
      discussion: """
        Each row has a state, the evidence for UIKit's behavior, and the tests that prove it. \
        Without '-o' the page is printed.
        """)

    @Option(
      name: .shortAndLong,
      help: "The file to write: .md for a page, .json for a table.")
    var output: String?

    func run() throws {
      let table = try ParityTable.embedded()
      guard let output else {
        print(ParityDocument(table: table).markdown, terminator: "")
        return
      }
      let file = OutputFile(path: output)
      switch URL(fileURLWithPath: output).pathExtension.lowercased() {
      case "md": try file.write(ParityDocument(table: table).markdown)
      case "json": try file.write(try table.json())
      default: throw CommandFailure("unknown format of '\(output)': use .md or .json")
      }
      let (complete, all) = (table.declarations.count(of: .complete), table.declarations.rowCount)
      print("Wrote \(output): \(complete) of \(all) declarations are complete")
    }
  }
#endif
