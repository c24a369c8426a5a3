// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("dynamics record")
struct RecordTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test(
    "the file extension selects the format",
    arguments: [
      ("scene.html", "<!doctype html>"), ("scene.svg", "<svg"), ("scene.SVG", "<svg"),
      ("scene.json", "{"), ("scene.csv", "frame"),
    ])
  func formats(name: String, begin: String) async throws {
    let run = try await CommandRun(["record", "R2a", "--for", "0.5", "-o", name], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.isEmpty, "no progress bar without a terminal")
    #expect(try folder.names == [name])
    #expect(try folder.text(name).lowercased().contains(begin))
  }

  @Test("an animation has no script, and a still picture has no animation")
  func still() async throws {
    let moving = try await CommandRun(["record", "R2a", "-o", "moving.svg"], in: folder)
    let still = try await CommandRun(["record", "R2a", "--still", "-o", "still.svg"], in: folder)
    #expect(moving.status == 0 && still.status == 0)
    let movements = ["<animate", "@keyframes"]
    let movingText = try folder.text("moving.svg")
    let stillText = try folder.text("still.svg")
    #expect(movements.contains { movingText.contains($0) })
    #expect(!movingText.contains("<script"))
    #expect(!movements.contains { stillText.contains($0) })
  }

  @Test("--size sets the size of the screen")
  func size() async throws {
    let run = try await CommandRun(
      ["record", "R2a", "--size", "200x300", "--for", "3", "-o", "scene.csv"], in: folder)
    #expect(run.status == 0)
    // Green rests on the edge, half its side above 300.
    let text = try folder.text("scene.csv")
    #expect(text.contains("275") || text.contains("274.9"))
  }

  #if os(Linux)
    @Test("a file that becomes too large fails, says why, and leaves nothing")
    func tooLarge() async throws {
      let run = try await CommandRun(
        ["record", "R2a", "-o", "page.html"], after: "ulimit -f 4", in: folder)
      #expect(run.isOneLineFailure, "\(run.errors)")
      #expect(run.errors.contains("cannot write 'page.html': File too large"), "\(run.errors)")
      #expect(try folder.names.isEmpty)
    }

    @Test(
      "a folder that is gone has no place for a file, and the error says so",
      arguments: [["record", "R2a", "-o", "page.html"], ["preview", "-o", "pages"]])
    func removedFolder(arguments: [String]) async throws {
      let run = try await CommandRun(
        arguments, after: "mkdir gone; cd gone; rmdir ../gone", in: folder)
      #expect(run.isOneLineFailure, "\(run.errors)")
      #expect(
        run.errors.hasSuffix(": the folder in which the command was started no longer exists\n"))
    }
  #endif

  @Test("a page is self-contained")
  func selfContained() async throws {
    _ = try await CommandRun(["record", "R1", "-o", "scene.html"], in: folder)
    let page = try folder.text("scene.html")
    #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
    #expect(!page.contains("@import"))
  }

  @Test(
    "an invalid argument fails with one line and leaves no file",
    arguments: [
      ["R9", "-o", "a.svg"], ["R2a", "-o", "a.bmp"], ["R2a", "-o", "a"], ["R2a"],
      ["R2a", "-o", "missing/a.svg"], ["R2a", "-o", "a.svg", "--size", "0x10"],
      ["R2a", "-o", "a.svg", "--size", "320"], ["R2a", "-o", "a.svg", "--size", "axb"],
      ["R2a", "-o", "a.svg", "--size", "-5x100"], ["R2a", "-o", "a.svg", "--size", "nanx100"],
      ["R2a", "-o", "a.svg", "--size", "100000x100"], ["R2a", "-o", "a.svg", "--size", "9x9x9"],
      ["R2a", "-o", "a.svg", "--for", "-1"], ["R2a", "-o", "a.svg", "--for", "nan"],
      ["R2a", "-o", "a.svg", "--for", "1e300"], ["R2a", "-o", "a.html", "--still"],
      ["R2a", "-o", "a.run.json", "--playable"],
    ])
  func mistakes(arguments: [String]) async throws {
    let run = try await CommandRun(["record"] + arguments, in: folder)
    #expect(run.isOneLineFailure, "\(run.errors)")
    #expect(try folder.names.isEmpty)
  }

  @Test("an unknown extension is answered with all that are known")
  func extensions() async throws {
    let run = try await CommandRun(["record", "R2a", "-o", "a.bmp"], in: folder)
    for name in ["html", "svg", "json", "csv", "run.json", "png", "apng", "gif", "mp4", "webm"] {
      #expect(run.errors.contains(".\(name)"))
    }
  }

  @Test("an existing folder with the name of the file is left unchanged")
  func folderInPlace() async throws {
    try FileManager.default.createDirectory(
      at: folder.url("a.svg"), withIntermediateDirectories: false)
    let run = try await CommandRun(["record", "R2a", "-o", "a.svg"], in: folder)
    #expect(run.isOneLineFailure)
    #expect(try folder.names == ["a.svg"])
  }
}
