// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The traits of the keyboard: its keys and the title of the return key.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether letters are hidden.
  var isSecureTextEntry: Bool { get set }
}
