// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation

  /// How the apps in folders may be held, as their property lists and Xcode projects say.
  struct Orientations {
    /// Whether a phone may only be held on its side: games often say so.
    let areLandscape: Bool

    init(besides arguments: [String]) {
      var found: [[String]] = []
      for argument in arguments {
        for path in FolderContents.paths(below: argument) ?? [] {
          let parts = path.split(separator: "/")
          guard !parts.contains(where: Self.isForeign) else { continue }
          let url = URL(fileURLWithPath: argument).appendingPathComponent(path)
          if path.hasSuffix("Info.plist") {
            found += Self.names(inPropertyList: url).map { [$0] } ?? []
          } else if path.hasSuffix(".xcodeproj/project.pbxproj") {
            found += Self.names(inProject: url)
          }
        }
      }
      areLandscape =
        !found.isEmpty
        && found.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.contains("Landscape") } }
    }

    /// Whether a folder holds packages or tests.
    private static func isForeign(_ folder: Substring) -> Bool {
      ["Pods", "Carthage"].contains(folder) || folder.contains("Tests")
    }

    /// The orientations for phones in a property list; nil if it names none.
    private static func names(inPropertyList url: URL) -> [String]? {
      guard let data = try? Data(contentsOf: url),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let values = list as? [String: Any]
      else { return nil }
      let key = "UISupportedInterfaceOrientations"
      return (values["\(key)~iphone"] ?? values[key]) as? [String]
    }

    /// The orientations for phones in each configuration of a project that names them, as
    /// `INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "… …";`.
    private static func names(inProject url: URL) -> [[String]] {
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
      return text.split(separator: "\n").compactMap { line in
        let setting =
          #/INFOPLIST_KEY_UISupportedInterfaceOrientations(?:_iPhone)?"? = "?([A-Za-z ]+)/#
        return line.firstMatch(of: setting).map {
          $0.output.1.split(separator: " ").map(String.init)
        }
      }
    }
  }
#endif
