// SPDX-License-Identifier: Apache-2.0

import DynamicsPreview
import Foundation
import Gallery
import GalleryTestSupport
import Testing

@testable import dynamics

@Suite("dynamics preview")
struct PreviewTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test("the gallery has an index, and a page, a picture and the source of every scene")
  func pages() async throws {
    // `.ci/run` writes those of all scenes by the command.
    let scenes = Array(Gallery.firstScenes.prefix(3))
    let pages = GalleryPages(folder: folder.url("pages"), scenes: scenes, isPlayable: false)
    try pages.createFolder()
    for scene in scenes {
      try pages.write(await RecordedScene.of(scene).recording, of: scene)
    }
    try pages.writeIndex()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: pages.folder.path).count
        == pages.names.count)
    let index = try folder.text("pages/index.html")
    for scene in scenes {
      #expect(index.contains("href=\"\(scene.id).html\""))
      #expect(index.contains("src=\"\(scene.id).svg\""))
      #expect(index.contains("href=\"\(scene.id).swift\""))
      #expect(try folder.text("pages/\(scene.id).html").contains(scene.title))
      #expect(try folder.text("pages/\(scene.id).svg").contains("<svg"))
      #expect(try folder.text("pages/\(scene.id).swift").contains("ViewController"))
    }
    #expect(!index.contains("http:") && !index.contains("https:"))
  }

  @Test("a folder that cannot be created fails with one line")
  func noFolder() async throws {
    try Data().write(to: folder.url("file"))
    let run = try await CommandRun(["preview", "-o", "file/pages"], in: folder)
    #expect(run.isOneLineFailure, "\(run.errors)")
  }

  @Test("an invalid port fails with one line", arguments: ["0", "-1", "65536", "web"])
  func badPort(port: String) async throws {
    let run = try await CommandRun(["preview", "--no-open", "--port", port], in: folder)
    #expect(run.isOneLineFailure)
    #expect(try folder.names.isEmpty)
  }

  @Test("a named port that is in use fails with one line, which names it and a free one")
  func namedPortInUse() async throws {
    let holder = try PreviewListener(at: .exactly(0))
    defer { holder.close() }
    let run = try await CommandRun(
      ["preview", "--no-open", "--port", "\(holder.port)"], in: folder)
    #expect(run.isOneLineFailure, "\(run.errors)")
    let ports = run.errors.matches(of: /[0-9]+/).compactMap { UInt16($0.output) }
    try #require(ports.count == 2, "\(run.errors)")
    #expect(ports[0] == holder.port)
    #expect(ports[1] > holder.port)
  }

  @Test("the environment names the port and the host where no option does")
  func environment() async throws {
    let holder = try PreviewListener(at: .exactly(0))
    defer { holder.close() }
    let variables = "export DYNAMICS_PREVIEW_PORT=\(holder.port) DYNAMICS_PREVIEW_HOST=nowhere"
    let host = try await CommandRun(["preview", "--no-open"], after: variables, in: folder)
    #expect(host.isOneLineFailure, "\(host.errors)")
    #expect(host.errors.contains("DYNAMICS_PREVIEW_HOST: 'nowhere' is not an address"))
    let port = try await CommandRun(
      ["preview", "--no-open", "--host", "127.0.0.1"], after: variables, in: folder)
    #expect(port.isOneLineFailure, "\(port.errors)")
    #expect(port.errors.contains("port \(holder.port) is in use"))
    let line = try await CommandRun.firstLine(
      of: ["preview", "--no-open", "--port", "\(try freePort())"],
      environment: ["DYNAMICS_PREVIEW_PORT": "\(holder.port)"], in: folder)
    #expect(line.contains("live at http://127.0.0.1:"), "\(line)")
  }

  private func freePort() throws -> UInt16 {
    let listener = try PreviewListener(at: .exactly(0))
    defer { listener.close() }
    return listener.port
  }

  @Test("without a named port, another one is taken where 8080 is in use, and said")
  func standardPortInUse() async throws {
    // Another process may have the port; then that one is the holder.
    let holder = try? PreviewListener(at: .exactly(PreviewPort.standard))
    defer { holder?.close() }
    let line = try await CommandRun.firstLine(of: ["preview", "--no-open"], in: folder)
    let match = try #require(
      line.firstMatch(of: /live at http:\/\/127\.0\.0\.1:([0-9]+)\/ \(port 8080 is in use\)/),
      "\(line)")
    #expect(try #require(UInt16(match.1)) > PreviewPort.standard)
  }
}
