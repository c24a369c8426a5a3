// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Golden files of tests")
struct GoldenFileTests {
  /// Runs a body with the address of a file that is not there yet.
  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("golden-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("expected.txt"))
  }

  @Test("a text that differs is a problem that names file and command, and leaves the file alone")
  func compares() throws {
    try withFile { url in
      try Data("old\n".utf8).write(to: url)
      let file = GoldenFile(url)
      #expect(try file.problem(with: "old\n", command: "run", isRecording: false) == nil)
      let problem = try file.problem(with: "new\n", command: "run", isRecording: false)
      #expect(problem == "expected.txt holds another text: RECORD_GOLDEN=1 run")
      #expect(try String(contentsOf: url, encoding: .utf8) == "old\n")
    }
  }

  @Test("recording writes the text and fails once; the next run compares")
  func records() throws {
    try withFile { url in
      let file = GoldenFile(url)
      let problem = try file.problem(with: "new\n", command: "run", isRecording: true)
      #expect(problem == "recorded expected.txt; look at it and run again")
      #expect(try String(contentsOf: url, encoding: .utf8) == "new\n")
      #expect(try file.problem(with: "new\n", command: "run", isRecording: true) == nil)
      #expect(try file.problem(with: "new\n", command: "run", isRecording: false) == nil)
    }
  }

  @Test("a file that is missing is a problem")
  func missing() throws {
    try withFile { url in
      let problem = try GoldenFile(url).problem(with: "", command: "run", isRecording: false)
      #expect(problem != nil)
    }
  }

  @Test("the folder of the package holds its manifest")
  func root() throws {
    #expect(try PackageFolder.text("Package.swift").hasPrefix("// swift-tools-version:"))
  }
}
