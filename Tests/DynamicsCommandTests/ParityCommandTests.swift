// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("dynamics parity")
struct ParityCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test("the printed page equals the written one and has totals, rows and links to tests")
  func page() async throws {
    let printed = try await CommandRun(["parity"], in: folder)
    let written = try await CommandRun(["parity", "-o", "parity.md"], in: folder)
    #expect(printed.status == 0 && written.status == 0)
    #expect(try printed.output == folder.text("parity.md"))
    #expect(printed.output.contains("### UIGravityBehavior\n"))
    #expect(printed.output.contains(/\| PU12 \| `var magnitude: CGFloat` \| complete \|/))
    #expect(printed.output.contains(/\]\(\.\.\/Tests\/[A-Za-z\/+]+\.swift\)/))
    #expect(written.output.contains(/of 164 declarations are complete\n/))
  }

  @Test("the table is written as JSON")
  func json() async throws {
    let run = try await CommandRun(["parity", "-o", "parity.json"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url("parity.json")))
    let table = try #require(object as? [String: Any])
    #expect(Set(table.keys) == ["declarations", "facts", "tests"])
  }

  @Test(
    "an invalid argument fails with one line and leaves no file",
    arguments: [["-o", "parity.pdf"], ["-o", "parity"], ["-o", "missing/parity.md"], ["all"]])
  func mistakes(arguments: [String]) async throws {
    let run = try await CommandRun(["parity"] + arguments, in: folder)
    #expect(run.isOneLineFailure, "\(run.errors)")
    #expect(try folder.names.isEmpty)
  }
}
