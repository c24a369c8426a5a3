// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that accepts typed text: the keys of the keyboard call these methods, and so may tests.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Types text at the end; a line feed is the return key.
  func insertText(_ text: String)
  /// Deletes the last character.
  func deleteBackward()
}
