// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import Foundation
import TestSupport
import Testing

/// The articles and tutorials of the DocC catalogs.
///
/// What DocC itself checks, links, pictures and structure, is left to `.ci/documentation`.
@Suite("Code of articles")
struct ArticleCodeTests {
  private static let catalogs = [
    "DynamicsPreview", "DynamicsSimulator", "DynamicsTesting", "OpenUIDynamics", "OpenUIKit",
    "Physics2D",
  ].map { "Sources/\($0)/\($0).docc" }

  /// The files below a folder whose names end in one of some extensions.
  static func files(in folder: String, _ extensions: String...) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: PackageFolder.url(folder).path)
      .filter { !$0.hasPrefix(".build/") && extensions.contains(($0 as NSString).pathExtension) }
      .sorted().map { "\(folder)/\($0)" }
  }

  /// A text without the indentation of its lines and the marks of comments, to find code anywhere.
  private static func flattened(_ text: some StringProtocol) -> String {
    text.split(separator: "\n")
      .map { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        return line.hasPrefix("///") ? line.dropFirst(3).trimmingCharacters(in: .whitespaces) : line
      }
      .joined(separator: "\n")
  }

  @Test("every block of code is part of a program that is compiled, or of its output")
  func code() throws {
    let programs =
      try Self.files(in: "Examples", "swift", "txt") + Self.files(in: "Snippets", "swift")
      + Self.files(in: "Sources/OpenUIDynamics/OpenUIDynamics.docc/Tutorials/Code", "swift")
      + Self.files(in: "Sources/DynamicsPreview", "swift")
    let compiled = try programs.map { Self.flattened(try PackageFolder.text($0)) }
    var count = 0
    for page in try Self.catalogs.flatMap({ try Self.files(in: $0, "md") })
    // Its parts are tested in `DynamicsTestingTests`.
    where !page.hasSuffix("/TestYourDynamics.md") {
      for match in try PackageFolder.text(page).matches(of: /```(?:swift|text)\n((?s).*?)```/) {
        // `.ci/documentation` reads manifests.
        guard !match.1.hasPrefix("// swift-tools-version") else { continue }
        let block = Self.flattened(match.1)
        count += 1
        #expect(compiled.contains { $0.contains(block) }, "\(page) has code of its own:\n\(block)")
      }
    }
    #expect(count > 30, "the search covers the articles")
  }

  @Test(
    "the last step of a chapter is the program in Examples",
    arguments: [
      ("FallingSquares-04", "FallingSquaresViewController"),
      ("Boundary-04", "BoundaryViewController"), ("Touch-03", "TouchViewController"),
      ("ItemProperties-03", "ItemPropertiesViewController"),
    ])
  func lastStep(step: String, program: String) throws {
    let code = "Sources/OpenUIDynamics/OpenUIDynamics.docc/Tutorials/Code/\(step).swift"
    let shown = try PackageFolder.text("Examples/Sources/Tutorial/\(program).swift")
    #expect(try PackageFolder.text(code) == SourceText.withoutLicense(shown))
  }

  @Test("every behavior's article has its law, its differences, a picture, a scene and code")
  func parts() throws {
    for name in [
      "Attachments", "Collision", "Fields", "Gravity", "ItemGroups", "ItemProperties", "Push",
      "Snap",
    ] {
      let text = try PackageFolder.text(
        "Sources/OpenUIDynamics/OpenUIDynamics.docc/Articles/\(name).md")
      for part in [
        "\n![", "```swift", "## What Apple documents", "## Differences from UIKit",
        "dynamics record ",
      ] {
        #expect(text.contains(part), "\(name) has no '\(part)'")
      }
      #expect(text.contains(/\n## (The laws?|Rods)\n/), "\(name) has no law")
    }
  }

  @Test("every scene that an article records exists")
  func scenes() throws {
    let scenes = Set(
      try PackageFolder.text("Tests/GalleryTests/Golden/scenes.txt")
        .split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) })
    for page in try Self.catalogs.flatMap({ try Self.files(in: $0, "md") }) {
      for match in try PackageFolder.text(page).matches(of: /dynamics record ([^ ]+) -o/) {
        #expect(scenes.contains(String(match.1)), "\(page) records \(match.1)")
      }
    }
  }
}
