// SPDX-License-Identifier: Apache-2.0

#if Port
  /// Finds what shows that sources are in Swift 2 or older: no compiler of today reads them.
  package enum OldSwift {
    /// The names that Swift 3 replaced, and that no app of today declares.
    private static var signs: [Regex<Substring>] {
      [
        /\bprintln\(/, /\bUIColor\.[a-z]\w*Color\(\)/, /\bCG(?:Point|Rect|Size)Zero\b/,
        /\b(?:location|translation|velocity)InView\(/, /\bUIControlState\.Normal\b/,
        /\b(?:addBoundaryWithIdentifier|layoutAttributesForElementsInRect|prepareLayout)\(/,
        /\b(?:performSegueWithIdentifier|dequeueReusableCellWithIdentifier|viewControllerWithIdentifier)\(/,
        /\b(?:snapToPoint|forControlEvents|pinAttachmentWithItem)\b/,
        /\.(?:Began|Changed|Ended|Instantaneous|Continuous|Ellipse|Everything)\b/,
      ].map { $0.wordBoundaryKind(.simple) }
    }

    /// Two of the signs with the place of the first, as a sentence that says what to do; nil where there are
    /// fewer.
    package static func hint(for files: [(name: String, text: String)]) -> String? {
      var found: [String] = []
      var place: String?
      for sign in signs {
        guard let file = files.first(where: { $0.text.contains(sign) }),
          let match = file.text.firstMatch(of: sign)
        else { continue }
        let line = file.text[..<match.startIndex].count(where: \.isNewline) + 1
        place = place ?? "\(file.name):\(line)"
        found.append("'\(match.output.prefix { $0 != "(" })'")
      }
      guard found.count > 1, let place else { return nil }
      return
        "\(found.prefix(2).joined(separator: " and ")), from \(place) on, are names of Swift 2 or older: "
        + "convert the sources to Swift 3 or newer first"
    }
  }
#endif
