import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("The first Swift block is the compiled snippet")
  func snippet() throws {
    let blocks = try Self.text("README.md").components(separatedBy: "```swift\n")
    let block = try #require(blocks.dropFirst().first?.components(separatedBy: "```").first)
    #expect(block == (try Self.text("Snippets/FirstDrop.swift")))
    #expect(block.split(separator: "\n", omittingEmptySubsequences: false).count <= 16)
  }

  @Test("The snippet prints the value in its comment")
  func output() async throws {
    let run = try await CommandRun([], product: "FirstDrop", in: Folder())
    #expect(run.status == 0)
    #expect(run.output == "375.0\n")
  }

  @Test("Every picture and page that a document links to exists")
  func links() throws {
    let folder = Self.root.appendingPathComponent("Documentation").path
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    for page in pages + ["README.md", "CONTRIBUTING.md"] {
      let text = try Self.text(page)
      let links = text.matches(of: /(?:src="|href="|\]\()([^")#]+)/).map { String($0.1) }
      for link in links where !link.hasPrefix("http") {
        let place = Self.root.appendingPathComponent(page).deletingLastPathComponent()
          .appendingPathComponent(link)
        #expect(FileManager.default.fileExists(atPath: place.path), "\(page) points to \(link)")
      }
    }
  }

  @Test("The README is shorter than 120 lines")
  func length() throws {
    #expect(
      try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count
        < 121)
  }
}
