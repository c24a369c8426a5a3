/// The parity table as a page in Markdown.
struct ParityDocument {
  let table: ParityTable
  private let testsByRow: [String: [ParityTest]]

  init(table: ParityTable) {
    self.table = table
    testsByRow = table.testsByRow
  }

  var markdown: String {
    """
    # Parity with UIKit Dynamics

    Written by `swift run dynamics parity -o Documentation/Parity.md`; a test holds it to the tests and
    to the README. The ids of the rows begin the names of the tests that prove them.

    \(totals)

    **Complete** is what works as UIKit has it; **differs** what works otherwise on purpose, as the note
    says; **partial** and **missing** what is not there yet; **hidden** what only shows inside of UIKit.
    That UIKit does so is **documented** by Apple, **measured** on a device by others, or **inferred**.

    ## Declarations

    \(table.declarations.map { section($0, title: "Declaration", isCode: true) }.joined(separator: "\n"))
    ## Behaviour

    \(table.facts.map { section($0, title: "Fact", isCode: false) }.joined(separator: "\n"))
    """
  }

  private var totals: String {
    let states = ParityRow.State.allCases
    func line(_ name: String, _ groups: [ParityGroup]) -> String {
      let counts = states.map { String(groups.count(of: $0)) }
      return row([name] + counts + [String(groups.rowCount)])
    }
    return [
      row(["rows"] + states.map(\.rawValue) + ["all"]),
      row(["---"] + (states.map { _ in "---:" }) + ["---:"]),
      line("declarations", table.declarations),
      line("facts", table.facts),
    ].joined(separator: "\n")
  }

  private func section(_ group: ParityGroup, title: String, isCode: Bool) -> String {
    let head = [
      "### \(group.subject)", "", row(["Row", title, "State", "Source", "Proved by", "Note"]),
    ]
    let rows = group.rows.map { parityRow in
      row([
        parityRow.id,
        isCode ? "`\(parityRow.text)`" : escaped(parityRow.text),
        parityRow.state.rawValue,
        parityRow.evidence.rawValue,
        (testsByRow[parityRow.id] ?? []).map(link).joined(separator: "<br>"),
        escaped(parityRow.note ?? ""),
      ])
    }
    return (head + ["|---|---|---|---|---|---|"] + rows + [""]).joined(separator: "\n")
  }

  private func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }

  private func link(_ test: ParityTest) -> String {
    "[\(escaped(RowIdentifiers.law(of: test.name)))](../Tests/\(test.file))"
  }

  /// A bar would end the cell, a bracket the link.
  private func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
