// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The edit distance to another text: the number of insertions, deletions and replacements
  /// (Levenshtein 1966).
  func editDistance(to other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (place, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in letters.indices {
        let replaced = diagonal + (letters[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[letters.count]
  }
}
