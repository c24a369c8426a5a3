// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("dynamics compare")
struct CompareCommandTests {
  private let folder: Folder
  private let log = PackageFolder.url("Traces/snap-log.json").path

  init() throws {
    folder = try Folder()
  }

  @Test("a trace compared with itself meets all its limits, and the page has both motions")
  func page() async throws {
    let run = try await CommandRun(["compare", log, log, "-o", "page.html"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(/pause, s +1\.167 +1\.167 +0\.000 +1\.067 to 1\.267 +yes\n/))
    #expect(run.output.contains(/overshoot, points +5\.5 +5\.5 +0\.0\n/))
    #expect(run.output.contains(/x of each row, points +15 rows +15 within +up to 0 at/))
    #expect(!run.output.contains("  no\n"))
    #expect(run.output.hasSuffix("Wrote page.html\n"))
    let page = try folder.text("page.html")
    #expect(page.contains("<title>Snap, a published log</title>"))
    #expect(page.contains("A square") && page.contains("B square"))
  }

  @Test("recorded traces of both formats are compared by their features")
  func formats() async throws {
    for file in ["a.json", "b.csv"] {
      let record = try await CommandRun(["record", "R1", "--for", "0.5", "-o", file], in: folder)
      #expect(record.status == 0, "\(record.errors)")
    }
    let run = try await CommandRun(["compare", "a.json", "b.csv"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(/^ +a +b +difference +accepted +within\n/))
    #expect(run.output.contains(/y of each row, points +31 rows +up to 0 at/))
  }

  @Test("a motion outside of the limits is shown as such, and is no failure")
  func outside() async throws {
    let other = PackageFolder.url("Traces/barrier-375.json").path
    let run = try await CommandRun(["compare", log, other], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains(/pause, s .* no\n/))
  }

  @Test("without a second trace, the experiment of the first one is run here")
  func experiment() async throws {
    let run = try await CommandRun(["compare", log], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(/^ +snap-log +here +difference/))
    #expect(run.output.contains(/rest, x, points +80\.0 +80\.0 +0\.0 +79\.5 to 80\.5 +yes\n/))
    let text = #"{"format": "dynamics-trace-1", "frames": []}"#
    try text.write(to: folder.url("log.json"), atomically: true, encoding: .utf8)
    #expect(try await CommandRun(["compare", "log.json"], in: folder).isOneLineFailure)
  }

  @Test("a damaged trace is refused with the file and the place")
  func damaged() async throws {
    let text = #"{"format": "dynamics-trace-1", "frames": [{"time": "0", "items": []}]}"#
    try text.write(to: folder.url("bad.json"), atomically: true, encoding: .utf8)
    let run = try await CommandRun(["compare", log, "bad.json"], in: folder)
    #expect(run.isOneLineFailure)
    #expect(
      run.errors == "dynamics: 'bad.json' is no trace: frames[0].time: a number is expected\n")
  }

  @Test(
    "an invalid argument fails with one line and leaves no file",
    arguments: [
      ["missing.json", "missing.json"], ["trace.txt", "trace.txt"], ["one.json"],
      ["R2a"], ["R2a", "R2b"],
      ["a.json", "b.json", "-o", "page.pdf"], ["a.json", "b.json", "-o", "missing/page.html"],
    ])
  func mistakes(arguments: [String]) async throws {
    let run = try await CommandRun(["compare"] + arguments, in: folder)
    #expect(run.isOneLineFailure, "\(run.errors)")
    #expect(try folder.names.isEmpty)
  }
}
