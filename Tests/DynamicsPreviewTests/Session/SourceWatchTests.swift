// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsPreview

@Suite("An app that is built again")
struct SourceWatchTests {
  @Test("builder and app understand each other by the files of a folder")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let watch = SourceWatch(folder: folder)
    #expect(watch.status == nil && watch.port == nil && watch.token == nil)
    watch.write(port: 9001, token: "abc")
    #expect(watch.port == 9001 && watch.token == "abc")
    let text = """
      {"state":"failed","messages":[{"file":"A.swift","line":3,"text":"no","source":"let a"}]}
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("build.json"))
    #expect(
      watch.status
        == SourceWatch.Status(
          .failed, messages: [.init(file: "A.swift", line: 3, text: "no", source: "let a")]))
  }
}
