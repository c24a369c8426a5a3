// SPDX-License-Identifier: Apache-2.0

#if Port
  /// The Objective-C names that the Swift compiler gives to methods.
  enum ObjectiveCName {
    /// The selector of a method: `tapped:` for `tapped(_:)`, `moveWithCard:to:` for `move(card:to:)`.
    static func selector(_ name: String, labels: [String]) -> String {
      guard let first = labels.first else { return name }
      var head = name
      if first != "_" {
        let isJoined = prepositions.contains(firstWord(of: first)) || endsInPreposition(name)
        head += (isJoined ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
      }
      return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// The selector of a setter: `setAlpha:` for `alpha`.
    static func setter(_ property: String) -> String {
      "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    }

    private static func firstWord(of label: String) -> String {
      String(label.prefix { !$0.isUppercase })
    }

    private static func endsInPreposition(_ name: String) -> Bool {
      guard let capital = name.lastIndex(where: \.isUppercase) else {
        return prepositions.contains(name)
      }
      return prepositions.contains(name[capital...].lowercased())
    }

    /// The words before which the Swift compiler inserts no "With".
    private static let prepositions: Set<String> = [
      "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
      "for",
      "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
      "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]
  }
#endif
