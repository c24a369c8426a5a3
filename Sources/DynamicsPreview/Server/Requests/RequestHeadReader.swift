// SPDX-License-Identifier: Apache-2.0

/// Collects the bytes of a request's head, each of which is looked at once.
///
/// What is too long is refused as soon as it is, so that a client decides neither about the memory nor
/// about the time that its request takes.
struct RequestHeadReader {
  /// The maximum length of the request line and of a header, in bytes without the line end.
  static let maximumLineLength = 8192
  /// The maximum length of all lines together, in bytes.
  static let maximumLength = 32_768
  /// The maximum number of lines.
  static let maximumLineCount = 100

  private var lines: [[UInt8]] = []
  private var line: [UInt8] = []
  private var length = 0

  /// Whether no byte has come yet.
  var isEmpty: Bool { length == 0 }

  /// The bytes that came after the end of the head.
  private(set) var rest: ArraySlice<UInt8> = []

  /// Reads more bytes, and returns the head once it is complete.
  mutating func read(_ bytes: [UInt8]) throws(RefusedRequest) -> RequestHead? {
    for (index, byte) in bytes.enumerated() {
      length += 1
      guard length <= Self.maximumLength else {
        throw RefusedRequest(status: 431, reason: "The headers are longer than 32 KB.")
      }
      guard byte == UInt8(ascii: "\n") else {
        line.append(byte)
        // One more for the carriage return, which is not part of the line.
        guard line.count <= Self.maximumLineLength + 1 else {
          throw RefusedRequest(status: 431, reason: "A line is longer than 8 KB.")
        }
        continue
      }
      if try endLine() {
        rest = bytes[(index + 1)...]
        return try RequestHead(lines: lines)
      }
    }
    return nil
  }

  /// Ends a line; true if it is the empty one after the last header.
  private mutating func endLine() throws(RefusedRequest) -> Bool {
    guard line.popLast() == UInt8(ascii: "\r") else {
      throw RefusedRequest(status: 400, reason: "A line does not end with CR LF.")
    }
    if line.isEmpty { return true }
    lines.append(line)
    guard lines.count <= Self.maximumLineCount else {
      throw RefusedRequest(status: 431, reason: "There are more than 100 lines.")
    }
    line = []
    return false
  }
}
