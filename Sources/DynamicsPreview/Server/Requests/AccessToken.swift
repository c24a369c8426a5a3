// SPDX-License-Identifier: Apache-2.0

/// Random names that cannot be guessed.
enum AccessToken {
  /// 32 characters that are hard to confuse; each carries five bits.
  private static let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789")

  /// Draws a name from the system's secure generator.
  static func random(length: Int) -> String {
    var numbers = SystemRandomNumberGenerator()
    return String((0..<length).map { _ in alphabet.randomElement(using: &numbers) ?? "a" })
  }
}
