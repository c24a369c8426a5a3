// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A key of the keyboard that is pressed now.
package enum KeyAction: Sendable, Hashable {
  /// Types text; a line feed is the return key.
  case insert(String)
  /// Deletes the last character.
  case deleteBackward
  /// Ends editing.
  case endEditing
}

extension Simulator {
  /// Whether typed text has a receiver: the first responder accepts keys, as a text field that is
  /// edited does.
  public var acceptsText: Bool { textReceiver != nil }

  /// Types text into the first responder, at once; a line feed is the return key.
  ///
  /// A tap on a text field makes it the first responder. No time passes. Without a receiver this has
  /// no effect.
  ///
  ///     simulator.tap(at: CGPoint(x: 160, y: 100))
  ///     simulator.typeText("Hello\n")
  public func typeText(_ text: String) {
    perform(.insert(text))
  }

  /// Deletes the last character of what the first responder edits; without a receiver this has no
  /// effect.
  public func deleteBackward() {
    perform(.deleteBackward)
  }

  #if !canImport(ObjectiveC)
    /// Presses a key of a hardware keyboard: calls its `UIKeyCommand`.
    ///
    /// The nearest responder that has a command for the key receives it. No time passes.
    ///
    ///     simulator.press(UIKeyCommand.inputLeftArrow)
    ///     simulator.press("n", modifierFlags: .command)
    ///
    /// - Returns: whether there is a command.
    @discardableResult
    public func press(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
      runAppCode { environment.application.press(input, modifierFlags: modifierFlags) }
    }
  #endif

  /// Presses a key; no time passes.
  package func perform(_ key: KeyAction) {
    runAppCode {
      guard let receiver = textReceiver else { return }
      switch key {
      // One character after another, as they come from a keyboard: the delegate sees each.
      case .insert(let text): for character in text { receiver.insertText(String(character)) }
      case .deleteBackward: receiver.deleteBackward()
      case .endEditing: (receiver as? UIResponder)?.resignFirstResponder()
      }
    }
  }

  private var textReceiver: (any UIKeyInput)? {
    environment.application.firstResponder as? any UIKeyInput
  }
}
