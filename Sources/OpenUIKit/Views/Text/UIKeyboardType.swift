// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The kind of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The default.
  case `default` = 0
  /// Letters without accents.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For email addresses.
  case emailAddress = 7
  /// Digits with a decimal point.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For searching.
  case webSearch = 10
  /// Digits without accents.
  case asciiCapableNumberPad = 11
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// When a keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// Words.
  case words = 1
  /// Sentences.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether a keyboard corrects words automatically.
public enum UITextAutocorrectionType: Int, Sendable {
  /// According to the user's settings.
  case `default` = 0
  /// Not.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether a keyboard marks words that it does not know.
public enum UITextSpellCheckingType: Int, Sendable {
  /// If words are corrected.
  case `default` = 0
  /// Not.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether straight quotation marks become curly ones while typing.
public enum UITextSmartQuotesType: Int, Sendable {
  /// According to the user's settings.
  case `default` = 0
  /// Not.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether hyphens become dashes while typing.
public enum UITextSmartDashesType: Int, Sendable {
  /// According to the user's settings.
  case `default` = 0
  /// Not.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether spaces are inserted and removed around what is pasted and cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// According to the user's settings.
  case `default` = 0
  /// Not.
  case no = 1
  /// Always.
  case yes = 2
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the device.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// For alerts: dark.
  public static var alert: UIKeyboardAppearance { .dark }
}
