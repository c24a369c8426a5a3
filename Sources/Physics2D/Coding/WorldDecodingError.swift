// SPDX-License-Identifier: Apache-2.0

/// The reason for which bytes were refused as a world, and where they differ from one.
public struct WorldDecodingError: Error, Equatable, Sendable {
  /// What is wrong with the bytes.
  public enum Problem: Sendable {
    /// They do not begin as an encoded world does.
    case notAWorld
    /// They were written in a later version of the format, of this number.
    case newerVersion(UInt32)
    /// They end before the world does.
    case truncated
    /// Their checksum is not the one at their end.
    case damaged
    /// More bytes follow than belong to the world.
    case excessBytes
    /// A number, an index or a link is one that no world has; the text names it.
    case invalid(StaticString)
  }

  // One word, which every function that reads passes on: a struct of five would be copied at each call.
  private indirect enum Refusal: Equatable {
    case refusal(Problem, offset: Int)
  }

  private let refusal: Refusal

  init(problem: Problem, offset: Int) { refusal = .refusal(problem, offset: offset) }

  /// What is wrong with the bytes.
  public var problem: Problem {
    switch refusal {
    case .refusal(let problem, _): problem
    }
  }

  /// The offset of the field or list of fields that was refused, in bytes from the start.
  public var offset: Int {
    switch refusal {
    case .refusal(_, let offset): offset
    }
  }
}

extension WorldDecodingError: CustomStringConvertible {
  /// The problem, its place and its remedy.
  public var description: String {
    let reason =
      switch problem {
      case .notAWorld: "the bytes are not an encoded world; pass what World.encode() returned"
      case .newerVersion(let version):
        "the world was written in version " + version.description
          + " of the format, and this package reads up to version "
          + EncodedFormat.world.version.description + "; update the package"
      case .truncated: "the bytes end before the world does; pass all that World.encode() returned"
      case .damaged: "the bytes have changed since World.encode() returned them"
      case .excessBytes: "more bytes follow than belong to the world; pass the world's alone"
      case .invalid(let name):
        name.description + " is one that no world has; encode the world again"
      }
    return reason + " (at byte " + offset.description + ")"
  }
}

extension WorldDecodingError.Problem: Equatable {
  /// Whether both are the same case with the same value.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.notAWorld, .notAWorld), (.truncated, .truncated), (.damaged, .damaged),
      (.excessBytes, .excessBytes):
      true
    case (.newerVersion(let first), .newerVersion(let second)): first == second
    case (.invalid(let first), .invalid(let second)): first.description == second.description
    default: false
    }
  }
}
