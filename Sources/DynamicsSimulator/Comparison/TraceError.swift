// SPDX-License-Identifier: Apache-2.0

/// Why a trace cannot be read, with the place.
public enum TraceError: Error, Sendable, Equatable {
  /// The file cannot be opened, or its name ends neither in `.json` nor in `.csv`.
  case unreadable(file: String, reason: String)

  /// The text is no JSON or no CSV.
  case invalidSyntax(place: String, reason: String)

  /// The document has no `format`, or one that this version does not read.
  case unknownFormat(String?)

  /// A value is missing, of the wrong type, or impossible.
  case invalidValue(place: String, reason: String)
}

extension TraceError: CustomStringConvertible {
  /// The problem in one line: `frames[3].items[0].x: a number is expected`.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "cannot read '\(file)': \(reason)"
    case .invalidSyntax(let place, let reason): "\(place): \(reason)"
    case .unknownFormat(nil):
      "the document has no key 'format'; expected '\(TraceDocument.format)'"
    case .unknownFormat(.some(let format)):
      "unknown format '\(format)'; expected '\(TraceDocument.format)'"
    case .invalidValue(let place, let reason): "\(place): \(reason)"
    }
  }
}
