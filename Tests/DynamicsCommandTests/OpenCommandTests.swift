// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import DynamicsPreview
import Foundation
import Testing

@Suite("dynamics open, and comparisons of runs")
struct OpenCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func record(_ arguments: [String], to name: String) async throws {
    let run = try await CommandRun(["record"] + arguments + ["-o", name], in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Rewrites the file of a run.
  private func replace(_ text: String, by other: String, in name: String, as copy: String) throws {
    let before = try folder.text(name)
    #expect(before.contains(text))
    try before.replacing(text, with: other).write(
      to: folder.url(copy), atomically: true, encoding: .utf8)
  }

  @Test("a run that was recorded is replayed with all its hashes")
  func replayed() async throws {
    try await record(["R2a", "--for", "1", "--set", "gravity=1.5"], to: "a.run.json")
    let run = try await CommandRun(["open", "a.run.json", "--check"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "Replayed R2a, 1.00 s, 0 actions: all 61 state hashes are equal.\n")
    let line = try await CommandRun.firstLine(of: ["open", "a.run.json", "--no-open"], in: folder)
    #expect(line.hasPrefix("Replayed R2a, 1.00 s"))
  }

  @Test("a run that diverges is reported with frame and item, and fails a check")
  func diverged() async throws {
    try await record(["R2a", "--for", "1"], to: "a.run.json")
    try replace(#""gravity":1"#, by: #""gravity":1.25"#, in: "a.run.json", as: "b.run.json")
    let check = try await CommandRun(["open", "b.run.json", "--check"], in: folder)
    #expect(check.isOneLineFailure)
    #expect(check.errors.contains(/replay diverges from the file at frame \d \(.*first item: \w+/))
    let compare = try await CommandRun(
      ["compare", "b.run.json", "-o", "page.html"], in: folder)
    #expect(compare.status == 0, "\(compare.errors)")
    #expect(compare.output.contains("first item: "))
    #expect(try folder.text("page.html").contains("A red"))
  }

  @Test(
    "what is no run is refused in one line",
    arguments: [
      ("missing.run.json", ""), ("empty.run.json", "{}"), ("cut.run.json", #"{"format":"dyn"#),
      ("later.run.json", #"{"format":"dynamics-run-9"}"#), ("trace.json", "[]"),
    ])
  func refused(name: String, text: String) async throws {
    if !text.isEmpty {
      try text.write(to: folder.url(name), atomically: true, encoding: .utf8)
    }
    let run = try await CommandRun(["open", name, "--check"], in: folder)
    #expect(run.isOneLineFailure, "\(run.errors)")
    #expect(run.errors.contains("cannot open '\(name)'"))
  }

  @Test("a scene at two values of a parameter is compared with what differs first")
  func parameters() async throws {
    let run = try await CommandRun(
      [
        "compare", "R2a", "--set", "gravity=1", "--set", "gravity=1.2", "--for", "1.5", "-o",
        "page.html",
      ], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.first?.hasPrefix("First frame that differs: frame ") ?? false)
    #expect(lines.contains { $0.hasPrefix("First item: ") })
    #expect(lines.contains { $0.hasPrefix("First contact: gravity=1: ") })
    let page = try folder.text("page.html")
    #expect(page.contains("First contact: gravity=1: ") && page.contains("B green"))
  }

  @Test("two files of runs are compared after replaying them")
  func files() async throws {
    for (name, value) in [("a.run.json", "1"), ("b.run.json", "2"), ("c.run.json", "1")] {
      try await record(["R2a", "--for", "0.5", "--set", "gravity=\(value)"], to: name)
    }
    let same = try await CommandRun(["compare", "a.run.json", "c.run.json"], in: folder)
    #expect(same.output == "All frames have equal state hashes.\n")
    let other = try await CommandRun(["compare", "a.run.json", "b.run.json"], in: folder)
    #expect(other.output.hasPrefix("First frame that differs: frame "))
  }

  @Test(
    "arguments that do not fit are refused in one line",
    arguments: [
      ["compare", "R2a", "--set", "wind=1"], ["compare", "R2a", "--set", "gravity"],
      ["compare", "R2a", "--set", "gravity=1e9"], ["compare", "R1", "--set", "gravity=1"],
      ["compare", "R2a", "R1", "--set", "gravity=1"],
      ["record", "R2a", "-o", "a.run.json", "--xray"],
      ["record", "R2a", "-o", "a.html", "--set", "gravity=x"], ["open", "a", "--port", "0"],
    ])
  func mistakes(arguments: [String]) async throws {
    let run = try await CommandRun(arguments, in: folder)
    #expect(run.isOneLineFailure, "\(run.errors)")
    #expect(try folder.names.isEmpty)
  }

  @Test("files have the version of the package")
  func version() {
    #expect(SavedRun.packageVersion == PackageVersion.current)
  }
}
