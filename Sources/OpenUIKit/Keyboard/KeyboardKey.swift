// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A key of the keyboard.
struct KeyboardKey {
  /// The effect of a key.
  enum Action: Equatable {
    /// Types a text.
    case insert(String)
    /// Deletes the last character.
    case delete
    /// Types capital letters, or small ones again.
    case shift
    /// Shows letters, or digits and punctuation.
    case symbols(Bool)
    /// The return key.
    case enter
  }

  let title: String
  let action: Action
  /// The width relative to a letter's.
  var width: CGFloat = 1

  /// Whether the key has the color of letters.
  var isLetter: Bool { if case .insert = action { true } else { false } }

  /// The keys of a keyboard, row by row from the top.
  static func rows(
    for type: UIKeyboardType, isShifted: Bool, showsSymbols: Bool, enter: String
  ) -> [[KeyboardKey]] {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      let corner = type == .decimalPad ? "." : type == .phonePad ? "+" : ""
      return ["123", "456", "789"].map(letters) + [
        [
          KeyboardKey(title: corner, action: .insert(corner)), KeyboardKey("0"),
          KeyboardKey(title: "⌫", action: .delete),
        ]
      ]
    default: break
    }
    let isNumeric = showsSymbols || type == .numbersAndPunctuation
    let texts =
      isNumeric
      ? ["1234567890", "-/:;()$&@\"", ".,?!'"]
      : ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { isShifted ? $0.uppercased() : $0 }
    var rows = texts.map(letters)
    rows[2].insert(
      KeyboardKey(title: isNumeric ? "#+=" : "⇧", action: .shift, width: 1.4), at: 0)
    rows[2].append(KeyboardKey(title: "⌫", action: .delete, width: 1.4))
    rows.append([
      KeyboardKey(
        title: isNumeric ? "ABC" : "123", action: .symbols(!isNumeric), width: 2.4),
      KeyboardKey(title: "space", action: .insert(" "), width: 5),
      KeyboardKey(title: enter, action: .enter, width: 2.4),
    ])
    return rows
  }

  private init(title: String, action: Action, width: CGFloat = 1) {
    self.title = title
    self.action = action
    self.width = width
  }

  private init(_ letter: Character) {
    self.init(title: String(letter), action: .insert(String(letter)))
  }

  private static func letters(_ text: String) -> [KeyboardKey] { text.map { KeyboardKey($0) } }
}

extension UIReturnKeyType {
  /// The title of the key.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "SOS"
    case .continue: "continue"
    }
  }
}
