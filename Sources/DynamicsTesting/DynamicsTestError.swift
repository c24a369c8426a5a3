// SPDX-License-Identifier: Apache-2.0

/// What a check of this kit found, in words that say what was expected, what came, and where.
///
/// The checks throw instead of recording an issue, so that they work in every test framework and
/// also outside of tests: `try` them in a `@Test` function, which then fails with this description.
public struct DynamicsTestError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was expected and what came.
  public let message: String

  /// The file of the call, as the module and the name of the file.
  public let fileID: String

  /// The line of the call.
  public let line: Int

  /// Creates an error for the call at a place.
  public init(_ message: String, fileID: String, line: Int) {
    self.message = message
    self.fileID = fileID
    self.line = line
  }

  /// The message after its place.
  public var description: String { "\(fileID):\(line): \(message)" }
}
