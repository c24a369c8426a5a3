// SPDX-License-Identifier: Apache-2.0

import DeviceScripts
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("The list of experiments")
struct ExperimentCatalogTests {
  private static let sources = "DeviceScripts/Sources/DeviceScripts"

  /// The Swift files of the package, by path.
  private static func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: PackageFolder.url(sources).path)
      .filter { $0.hasSuffix(".swift") }
  }

  /// `SnapLog.swift` for `snap-log`.
  private static func fileName(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
  }

  @Test("has every experiment once, each in a file named after it")
  func files() throws {
    let ids = Experiments.all.map(\.id)
    #expect(ids.count >= 40)
    #expect(Set(ids).count == ids.count)
    let scripts = try Self.files().filter { !$0.hasPrefix("Recording/") }
    let names = scripts.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(names.sorted() == ids.map(Self.fileName).sorted())
    for id in ids {
      let file = try #require(scripts.first { $0.hasSuffix("/" + Self.fileName(of: id)) })
      #expect(try PackageFolder.text("\(Self.sources)/\(file)").contains("id: \"\(id)\""))
    }
  }

  @Test("asks one question each, about facts of the page", arguments: Experiments.all)
  func questions(experiment: Experiment) throws {
    #expect(experiment.question.filter { $0 == "?" }.count == 1)
    #expect(experiment.question.hasSuffix("?"))
    #expect(!experiment.title.isEmpty)
    #expect(!experiment.facts.isEmpty)
    let facts = try PackageFolder.text("Documentation/Facts.md")
    for fact in experiment.facts { #expect(facts.contains("<a id=\"\(fact)\"></a>")) }
    #expect((0.1...4).contains(experiment.duration))
  }

  @Test("says import UIKit and nothing else")
  func imports() throws {
    for file in try Self.files() {
      let imports = try PackageFolder.text("\(Self.sources)/\(file)").split(separator: "\n")
        .filter { $0.contains(/^\s*(@\w+\s+)*(public |package |internal )?import\s/) }
      #expect(imports == ["import UIKit"], "\(file)")
    }
  }
}
