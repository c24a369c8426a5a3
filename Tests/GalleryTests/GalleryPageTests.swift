import Foundation
import Gallery
import Testing

/// The page of all scenes that the README does not show; written by the tests, so that none is
/// forgotten.
@Suite("Page of the gallery")
struct GalleryPageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page = root.appendingPathComponent("Documentation/Gallery.md")

  private static let heading = """
    # Gallery

    Scenes that the [README](../README.md) does not show. Each is a view controller as an app developer
    writes it; each picture leads to its source. `dynamics record ID -o scene.html` makes a page of a
    scene that plays, scrubs, steps back and forth, and looks inside.

    This page is written by the tests: `RECORD_GOLDEN=1 swift test --filter GalleryTests`.

    """

  /// The source of each scene, by its id, relative to the root of the package.
  private static func sources() throws -> [String: String] {
    let folder = root.appendingPathComponent("Sources/Gallery")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var sources: [String: String] = [:]
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /\n    id: "([^"]+)"/) {
        sources[String(match.1)] = "Sources/Gallery/\(file)"
      }
    }
    return sources
  }

  /// One heading for each folder of scenes, in the order in which the gallery shows them.
  private static func text() throws -> String {
    let sources = try sources()
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    var folders: [(name: String, cells: [String])] = []
    for scene in Gallery.scenes where !readme.contains("Documentation/Pictures/\(scene.id).svg") {
      let source = try #require(sources[scene.id], "no file makes the scene \(scene.id)")
      let folder = source.split(separator: "/").dropLast().last.map(String.init) ?? ""
      if folders.last?.name != folder { folders.append((folder, [])) }
      folders[folders.count - 1].cells.append(
        """
        <td align="center" valign="top" width="33%"><a href="../\(source)">\
        <img src="Pictures/\(scene.id).svg" width="220" alt="\(scene.title)"></a><br>\
        <b>\(scene.id) \(scene.title)</b><br>\(scene.summary)</td>
        """)
    }
    var text = heading
    for folder in folders {
      text += "\n## \(folder.name)\n\n<table>\n"
      for start in stride(from: 0, to: folder.cells.count, by: 3) {
        let row = folder.cells[start..<min(start + 3, folder.cells.count)]
        text += "<tr>\n\(row.joined(separator: "\n"))\n</tr>\n"
      }
      text += "</table>\n"
    }
    return text
  }

  @Test("Every scene stands in the README or on the page of the gallery, with picture and source")
  func complete() throws {
    let text = try Self.text()
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try Data(text.utf8).write(to: Self.page, options: .atomic)
      return
    }
    let isSame = try String(contentsOf: Self.page, encoding: .utf8) == text
    #expect(isSame, "write it again: RECORD_GOLDEN=1 swift test --filter GalleryTests")
  }
}
