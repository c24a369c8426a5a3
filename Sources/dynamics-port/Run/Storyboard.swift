// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation

  /// The storyboards of a folder, read for the initial view controller.
  struct Storyboard {
    /// The custom class of the initial view controller.
    let initialClass: String

    /// Reads the storyboards of a folder, `Main.storyboard` first; nil if none names a class.
    init?(in folder: String) {
      guard let all = FileManager.default.enumerator(atPath: folder) else { return nil }
      let paths = all.compactMap { $0 as? String }
        .filter { $0.hasSuffix(".storyboard") && !$0.contains("LaunchScreen") }.sorted()
      let main = paths.filter { $0.hasSuffix("Main.storyboard") }
      let found = (main + paths).lazy.compactMap { path -> String? in
        let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
        return (try? String(contentsOf: url, encoding: .utf8)).flatMap(Self.initialClass)
      }.first
      guard let found else { return nil }
      initialClass = found
    }

    /// The maximum nesting of container controllers, such as navigation in a tab bar.
    private static let maximumContainerDepth = 8

    /// The initial class, found through container controllers without a custom class.
    private static func initialClass(in text: String) -> String? {
      var identifier = text.firstMatch(of: /initialViewController="([^"]+)"/).map { String($0.1) }
      for _ in 0..<maximumContainerDepth {
        guard let current = identifier, let start = text.range(of: " id=\"\(current)\"") else {
          return nil
        }
        let before = text[..<start.lowerBound].lastIndex(of: "<") ?? text.startIndex
        let tag = text[before...].prefix { $0 != ">" }
        if let name = tag.firstMatch(of: /customClass="([^"]+)"/) { return String(name.1) }
        let rest = text[start.upperBound...]
        identifier = rest.firstMatch(of: /destination="([^"]+)" kind="relationship"/)
          .map { String($0.1) }
      }
      return nil
    }
  }
#endif
