#if Tools
  import ArgumentParser
  import Foundation

  /// Tells how much of UIKit is there: `dynamics parity`.
  struct ParityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "parity",
      abstract: "Tells, row by row, how far the package does what UIKit declares and does.",
      discussion: """
        Every row has a state, what says that UIKit does so, and the tests that prove it. Without \
        '-o', the page is printed.
        """)

    @Option(
      name: .shortAndLong,
      help: "The file to write: .md a page for people, .json the table for programs.")
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
      default: throw CommandFailure("cannot tell the format of '\(output)': use .md or .json")
      }
      let (complete, all) = (table.declarations.count(of: .complete), table.declarations.rowCount)
      print("Wrote \(output): \(complete) of \(all) declarations are complete")
    }
  }
#endif
