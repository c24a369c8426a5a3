// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("Documents")
struct DocumentTests {
  /// The README, the page on contributing, and all pages in `Documentation`.
  private static func pages() throws -> [String] {
    let folder = PackageFolder.url("Documentation").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return names.filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
      + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
  }

  @Test("the first Swift block is the compiled snippet")
  func snippet() throws {
    let blocks = try PackageFolder.text("README.md").components(separatedBy: "```swift\n")
    let block = try #require(blocks.dropFirst().first?.components(separatedBy: "```").first)
    let snippet = try PackageFolder.text("Snippets/FirstDrop.swift")
    #expect(block == SourceText.withoutLicense(snippet))
    #expect(block.split(separator: "\n", omittingEmptySubsequences: false).count <= 16)
  }

  @Test("the snippet prints the value in its comment")
  func output() async throws {
    let run = try await CommandRun([], product: "FirstDrop", in: Folder())
    #expect(run.status == 0)
    #expect(run.output == "374.0\n")
  }

  @Test("every picture and page that a document links to exists")
  func links() throws {
    for page in try Self.pages() {
      let text = try PackageFolder.text(page)
      let links = text.matches(of: /(?:src="|href="|\]\()([^")#]+)/).map { String($0.1) }
      // From above the repository a link leads to pages of its host, such as the published site.
      for link in links where !link.hasPrefix("http") && !link.hasPrefix("../../deployments/") {
        let target = PackageFolder.url(page).deletingLastPathComponent()
          .appendingPathComponent(link)
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page) links to \(link)")
      }
    }
  }

  @Test("every heading and row that a link leads to exists")
  func anchors() throws {
    for page in try Self.pages() {
      for link in try PackageFolder.text(page).matches(of: /\]\(([^)#]*)#([^)]+)\)/) {
        let target =
          link.1.isEmpty
          ? PackageFolder.url(page)
          : PackageFolder.url(page).deletingLastPathComponent()
            .appendingPathComponent(String(link.1))
        guard target.pathExtension == "md", !link.1.hasPrefix("http") else { continue }
        let text = try String(contentsOf: target, encoding: .utf8)
        #expect(Self.anchors(of: text).contains(String(link.2)), "\(page): #\(link.2)")
      }
    }
  }

  /// The identifiers of a page: those in its rows, and those that its host makes from headings.
  private static func anchors(of text: String) -> Set<String> {
    let rows = text.matches(of: /id="([^"]+)"/).map { String($0.1) }
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" || $0 == " " }.lowercased().filter {
        $0.isLetter || $0.isNumber || "-_ ".contains($0)
      }.replacing(" ", with: "-")
    }
    return Set(rows + headings)
  }

  @Test("every test suite that a document names exists")
  func suites() throws {
    let folder = PackageFolder.url("Tests").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let suites = Set(
      files.compactMap { $0.split(separator: "/").last?.split(separator: ".").first })
    for page in try Self.pages() {
      for name in try PackageFolder.text(page).matches(of: /`([A-Z][A-Za-z]*Tests)`/).map(\.1) {
        #expect(suites.contains(name), "\(page) names \(name)")
      }
    }
  }

  @Test("the workflow of the host runs every part of .ci/run")
  func workflow() throws {
    let script = try PackageFolder.text(".ci/run")
    let list = try #require(script.firstMatch(of: /# Parts: ([^;]+);/)).1
    let parts = list.split { $0.isWhitespace || $0 == "#" }
    let workflow = try PackageFolder.text(".github/workflows/checks.yml")
    let run = Set(workflow.matches(of: /parts: ([a-z ]+)/).flatMap { $0.1.split(separator: " ") })
    #expect(parts.count > 10 && parts.filter { !run.contains($0) } == [])
  }

  @Test("the README is shorter than 120 lines")
  func length() throws {
    #expect(
      try PackageFolder.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        .count
        < 121)
  }
}
