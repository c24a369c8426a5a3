// SPDX-License-Identifier: Apache-2.0

#if Port
  /// A message about a line that was ported, could not be ported, or does not parse.
  public struct PortNote: Sendable, Equatable, CustomStringConvertible {
    /// The outcome for a line.
    public enum Kind: String, Sendable {
      /// The line was rewritten or put under a compilation condition.
      case changed
      /// The line cannot be ported automatically; edit it by hand.
      case unsupported
      /// The file does not parse at the line, and was left unchanged.
      case error
    }

    /// The name of the file.
    public let file: String
    /// The line of the original source, counted from 1.
    public let line: Int
    /// The outcome for the line.
    public let kind: Kind
    /// The change that was made, or the obstacle, in one sentence.
    public let message: String

    /// The note in the format of a compiler message: `Cards.swift:12: changed: …`.
    public var description: String { "\(file):\(line): \(kind.rawValue): \(message)" }
  }
#endif
