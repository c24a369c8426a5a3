// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation

  /// The names of the files that the Xcode projects in folders compile.
  struct XcodeProjects {
    /// The names; empty if there is no project, or one that compiles whatever is in a folder.
    let sources: Set<String>

    init(in arguments: [String]) {
      var sources: Set<String> = []
      for argument in arguments {
        for path in FolderContents.paths(below: argument) ?? [] where Self.isProject(path) {
          let url = URL(fileURLWithPath: argument).appendingPathComponent(path)
          guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
          guard !text.contains("PBXFileSystemSynchronizedRootGroup") else {
            self.sources = []
            return
          }
          sources.formUnion(Self.sources(in: text))
        }
      }
      self.sources = sources
    }

    private static func isProject(_ path: String) -> Bool {
      path.hasSuffix(".xcodeproj/project.pbxproj")
        && !path.split(separator: "/").contains { ["Pods", "Carthage"].contains($0) }
    }

    /// The names in the lines of files to compile: `… /* Deck.swift in Sources */ = {isa = …`.
    private static func sources(in text: String) -> [String] {
      text.split(separator: "\n").compactMap { line in
        line.firstMatch(of: #//\* (.+) in Sources \*/ = /#).map { String($0.output.1) }
      }
    }
  }
#endif
