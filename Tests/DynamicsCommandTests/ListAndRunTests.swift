// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gallery
import Testing

@Suite("dynamics list, dynamics run")
struct ListAndRunTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test("the list has a line for every scene")
  func list() async throws {
    let run = try await CommandRun(["list"], in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0)
    #expect(lines.count == Gallery.scenes.count)
    for (line, scene) in zip(lines, Gallery.scenes) {
      #expect(line.hasPrefix(scene.id) && line.contains(scene.name))
    }
  }

  @Test("a run prints contacts, the pause, final positions and the state hash")
  func report() async throws {
    let run = try await CommandRun(["run", "gravity-collision"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("green began contact with reference bounds"))
    #expect(run.output.contains("animator paused"))
    #expect(run.output.contains(/\n {2}red +\(1[56].\..+rests\n/))
    #expect(run.output.contains(/State hash  [0-9a-f]{16}\n/))
  }

  @Test("--for sets the duration; nothing happens in zero seconds")
  func length() async throws {
    let run = try await CommandRun(["run", "R1", "--for", "0"], in: folder)
    #expect(run.status == 0)
    #expect(!run.output.contains("contact"))
  }

  @Test("with --trace only the trace is printed", arguments: ["csv", "json"])
  func trace(format: String) async throws {
    let run = try await CommandRun(["run", "R1", "--for", "0.2", "--trace", format], in: folder)
    #expect(run.status == 0)
    if format == "json" {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      }
    } else {
      let columns = Set(
        run.output.split(separator: "\n").map {
          $0.split(separator: ",", omittingEmptySubsequences: false).count
        })
      #expect(columns.count == 1, "every line has as many columns as the first")
    }
  }

  /// The recorded hash of a scene at its end.
  private func golden(_ id: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../GalleryTests/Golden/scenes.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try #require(
      lines.map { $0.split(separator: " ").map(String.init) }.first { $0[0] == id })[1]
  }

  @Test(
    "with --hash only the recorded hash is printed, with any number of workers", arguments: 1...3)
  func hash(workers: Int) async throws {
    let run = try await CommandRun(["run", "R2a", "--hash", "--workers", "\(workers)"], in: folder)
    #expect(run.status == 0)
    #expect(try run.output == golden("R2a") + "\n")
  }

  @Test("with --every a hash is printed after every so many frames, and one at the end")
  func hashes() async throws {
    let arguments = ["run", "R2a", "--hash", "--every", "40", "--for", "1.6"]
    let run = try await CommandRun(arguments, in: folder)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map(\.first) == ["40", "80", "96"])
    #expect(lines.allSatisfy { $0.count == 2 && $0[1].wholeMatch(of: /[0-9a-f]{16}/) != nil })
    // The scene is at rest after 1.067 s.
    #expect(Set(lines.map(\.last)).count == 2)
  }

  @Test("an unknown scene fails with the nearest names")
  func unknown() async throws {
    let run = try await CommandRun(["run", "gravty"], in: folder)
    #expect(run.isOneLineFailure)
    #expect(run.errors.contains("R1 (gravity)"))
  }

  @Test(
    "an invalid length fails with one line",
    arguments: ["-1", "nan", "inf", "1e9", "", "soon", "-0.001", "0x", "1 2"])
  func badLength(length: String) async throws {
    #expect(try await CommandRun(["run", "R1", "--for", length], in: folder).isOneLineFailure)
  }

  @Test(
    "other invalid arguments fail with one line",
    arguments: [
      ["run"], ["run", "R1", "--trace", "xml"], ["run", "R1", "--fast"], ["fly"],
      ["run", "R1", "R2a"], ["run", "all"], ["run", "R1", "--every", "5"],
      ["run", "R1", "--hash", "--every", "0"], ["run", "R1", "--hash", "--trace", "csv"],
      ["run", "R1", "--hash", "--workers", "0"], ["run", "R1", "--workers", "65"],
      ["soak", "none"],
      ["soak", "rest", "--for", "1"],
    ])
  func mistakes(arguments: [String]) async throws {
    #expect(try await CommandRun(arguments, in: folder).isOneLineFailure)
  }

  @Test(
    "arguments that do not fit name the help of their command",
    arguments: [
      (["fly"], "dynamics --help"), (["run"], "dynamics run --help"),
      (["record", "R1", "--fast", "-o", "a.svg"], "dynamics record --help"),
    ])
  func hint(arguments: [String], help: String) async throws {
    let run = try await CommandRun(arguments, in: folder)
    #expect(run.isOneLineFailure)
    #expect(run.errors.hasSuffix(" (see '\(help)')\n"), "\(run.errors)")
  }

  #if os(Linux)
    @Test("output that cannot be written fails, and says why", arguments: ["list", "parity"])
    func fullDisk(command: String) async throws {
      let run = try await CommandRun([command], output: "/dev/full", in: folder)
      #expect(run.isOneLineFailure)
      #expect(run.errors.contains("cannot write to standard output: "))
    }

    @Test("errors that cannot be written leave the status as it is")
    func errorsOnFullDisk() async throws {
      let run = try await CommandRun(["run", "none"], errors: "/dev/full", in: folder)
      #expect(run.status == 1)
    }
  #endif

  @Test(
    "help is printed on standard output",
    arguments: [["--help"], ["record", "--help"], ["parity", "--help"]])
  func help(arguments: [String]) async throws {
    let run = try await CommandRun(arguments, in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("USAGE"))
    #expect(run.errors.isEmpty)
  }
}
