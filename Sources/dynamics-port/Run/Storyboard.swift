#if Port
  import Foundation

  /// What the storyboards of a folder say about the controller that is shown first.
  struct Storyboard {
    /// The class of the first controller, which is not one of UIKit's.
    let initialClass: String

    /// Looks at the storyboards of a folder, `Main.storyboard` first; nil if none names a class.
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

    /// How many containers, such as a tab bar with navigation in it, a storyboard has at most.
    private static let deepestContainer = 8

    /// Follows the root of a navigation controller, which has no class of its own.
    private static func initialClass(in text: String) -> String? {
      var identifier = text.firstMatch(of: /initialViewController="([^"]+)"/).map { String($0.1) }
      for _ in 0..<deepestContainer {
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
