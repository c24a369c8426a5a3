// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The request line and the headers of a request.
struct RequestHead: Equatable, Sendable {
  /// A header.
  struct Field: Equatable, Sendable {
    /// The name in lower case.
    let name: String
    let value: String
  }

  let method: String
  /// The path and the query, as they stand in the request line.
  let target: String
  let fields: [Field]

  /// All values of a header; its name is in lower case.
  func values(of name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// The path of the target, without the query and without percent encoding.
  var path: String {
    let path = target.prefix { $0 != "?" }
    return path.removingPercentEncoding ?? String(path)
  }

  /// Whether a body follows the head; no request that is served has one.
  var hasBody: Bool {
    !values(of: "transfer-encoding").isEmpty || values(of: "content-length").contains { $0 != "0" }
  }
}

/// A request that is refused before it is looked at any further.
struct RefusedRequest: Error, Equatable {
  /// The status code of HTTP.
  let status: Int
  /// The reason, for the author of the client.
  let reason: String
}

extension RequestHead {
  /// Parses the lines of a head, which stand without their ends.
  init(lines: [[UInt8]]) throws(RefusedRequest) {
    let parts = (lines.first ?? []).split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(\.isTokenByte),
      parts[1].first == UInt8(ascii: "/"), parts[1].allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw RefusedRequest(status: 400, reason: "The request line is malformed.") }
    guard ["HTTP/1.1", "HTTP/1.0"].contains(String(decoding: parts[2], as: UTF8.self)) else {
      throw RefusedRequest(status: 505, reason: "Only HTTP/1.1 is served.")
    }
    method = String(decoding: parts[0], as: UTF8.self)
    target = String(decoding: parts[1], as: UTF8.self)
    var fields: [Field] = []
    for line in lines.dropFirst() { fields.append(try Field(line: line)) }
    self.fields = fields
  }
}

extension RequestHead.Field {
  fileprivate init(line: [UInt8]) throws(RefusedRequest) {
    // White space before the colon, or a line that continues another one, is how requests are
    // smuggled past those who read them differently.
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(\.isTokenByte),
      line[(colon + 1)...].allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 })
    else { throw RefusedRequest(status: 400, reason: "A header is malformed.") }
    let value = line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    let end = value.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? value.startIndex
    self.init(
      name: String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      value: String(decoding: value[..<end], as: UTF8.self))
  }
}

extension UInt8 {
  /// Whether the byte may stand in a method or in the name of a header (RFC 9110, section 5.6.2).
  fileprivate var isTokenByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
