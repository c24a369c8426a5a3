#if Port
  /// What porting did to a line, or could not do.
  public struct PortNote: Sendable, Equatable, CustomStringConvertible {
    /// Whether a line is ported.
    public enum Kind: String, Sendable {
      /// The line was rewritten, or stands under a condition now.
      case changed
      /// The line needs the author.
      case cannot
    }

    /// The name of the file.
    public let file: String
    /// The line of the original source, from 1.
    public let line: Int
    /// Whether the line is ported.
    public let kind: Kind
    /// What was done, or what is in the way, in one sentence.
    public let message: String

    /// The note as a compiler writes one: `Cards.swift:12: changed: …`.
    public var description: String { "\(file):\(line): \(kind.rawValue): \(message)" }
  }
#endif
