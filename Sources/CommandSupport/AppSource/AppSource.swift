// SPDX-License-Identifier: Apache-2.0

/// A view controller of the gallery as an app developer writes it: one file for Apple's UIKit.
///
/// The gallery compiles without the Objective-C runtime: its actions are methods rather than
/// selectors, its helpers are in other files, and the scenes' descriptions are not part of an app.
/// This rule writes `#selector` and `@objc`, imports UIKit, leaves out the description, and adds the
/// helpers that the file uses, private to it.
package struct AppSource {
  /// Declarations of OpenUIDynamics that UIKit does not have, which the file uses.
  package let extensions: [String]
  /// The complete file, with the line that names the license.
  package let text: String

  /// Converts a file.
  ///
  /// - Parameters:
  ///   - source: the text of the file.
  ///   - helpers: the declarations of other files that it may use.
  ///   - use: an expression that creates the controller, if that takes arguments.
  package init(_ source: String, helpers: HelperLibrary, use: String? = nil) {
    let own = SourceDeclaration.declarations(in: source).filter {
      $0.head != "import OpenUIDynamics" && !$0.head.hasPrefix("extension GalleryScene ")
    }
    let (used, words) = helpers.helpers(for: own)
    let pieces = own.map { $0.allLines.joined(separator: "\n") }
    let code = (own + used).map(\.text).joined(separator: "\n")
    extensions = Self.extensions(in: code, words)
    let module = extensions.isEmpty ? "UIKit" : "OpenUIDynamics"
    var parts = ["// SPDX-License-Identifier: Apache-2.0", "import \(module)"]
    if let use { parts.append("// The gallery shows \(use).") }
    parts += extensions.isEmpty ? pieces.map(Self.selectors(in:)) : pieces
    if !used.isEmpty {
      parts.append("// MARK: - Helpers")
      parts += used.map { $0.allLines.joined(separator: "\n") }
    }
    text = parts.joined(separator: "\n\n") + "\n"
  }

  /// Replaces methods as actions by selectors, and exposes these methods to Objective-C.
  package static func selectors(in text: String) -> String {
    let methods = Set(text.matches(of: /action: [A-Z]\w*\.(\w+)\)/).map { String($0.1) })
    let named = text.replacing(/action: [A-Z]\w*\.(\w+)\)/) { "action: #selector(\($0.1)))" }
    return named.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard !methods.isEmpty, line.contains("func "),
        let match = line.wholeMatch(of: /( +)((?:private )?func (\w+)\(.*)/),
        methods.contains(String(match.3))
      else { return String(line) }
      return "\(match.1)@objc \(match.2)"
    }.joined(separator: "\n")
  }

  /// Names that OpenUIDynamics adds to UIKit (Documentation/Extensions.md); those of types come first.
  private static let additions: Set<Substring> = [
    "UIDynamicContact", "UIDynamicOverlayBehavior", "SnapshotError",
    "contactHandler", "debugAnimationSpeed", "debugEnabled", "debugInterval", "diagnosticHandler",
    "isPaused", "itemDidComeToRest", "itemDidWake", "itemsCollide", "kind", "noiseSeed",
    "pixelRoundingScale", "restore", "snapshot", "stateHash", "step", "workerCount",
  ]

  private static func extensions(in code: String, _ words: [SourceWords]) -> [String] {
    let names = words.reduce(into: Set<Substring>()) { names, source in
      names.formUnion(source.members)
      names.formUnion(source.words.filter { $0.first?.isUppercase ?? false })
    }
    var found = Set(additions.intersection(names).map(String.init))
    // `removeItem` of a behavior is UIKit's, that of an animator is not.
    for match in code.matches(of: /animator[?!]?\.(removeItem|items\(outside|speed)/) {
      found.insert("animator.\(match.1)")
    }
    return found.sorted()
  }
}
