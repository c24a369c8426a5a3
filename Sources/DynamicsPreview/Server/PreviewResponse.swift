// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An answer to a request, with the headers that tell a browser what it may do with it.
struct PreviewResponse: Sendable {
  let status: Int
  let type: String
  let data: Data
  /// What the answer may load and run.
  var policy = Self.silentPolicy

  /// The policy of what is no page: nothing is run or loaded, and nothing may frame it.
  static let silentPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

  /// The policy of the page: its own script, known by a number that is drawn for each answer, the
  /// server's files, and the live connection.
  ///
  /// Pictures of the moment are drawn from a `data:` address, and the markup of items carries styles.
  static func pagePolicy(nonce: String, host: String) -> String {
    """
    default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self' ws://\(host); base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'
    """
  }

  /// The bytes to send.
  var bytes: Data {
    var head = ["HTTP/1.1 \(status) \(Self.reasons[status] ?? "Status")"]
    head.append("Content-Type: \(type)")
    head.append("Content-Length: \(data.count)")
    if status == 405 { head.append("Allow: GET") }
    head += [
      "Connection: close",
      "Cache-Control: no-store",
      "Content-Security-Policy: \(policy)",
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY",
    ]
    return Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + data
  }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 413: "Content Too Large", 426: "Upgrade Required",
    431: "Request Header Fields Too Large", 503: "Service Unavailable",
    505: "HTTP Version Not Supported",
  ]
}

extension PreviewResponse {
  /// A refusal with its reason as text.
  init(refusing request: RefusedRequest) {
    status = request.status
    type = "text/plain; charset=utf-8"
    data = Data((request.reason + "\n").utf8)
  }

  /// A file.
  init(_ file: PreviewSite.File) {
    status = 200
    type = file.type
    data = file.data
  }

  /// The page, for the host by which it was asked for.
  init(page html: (String) -> Data, host: String) {
    var numbers = SystemRandomNumberGenerator()
    let nonce = String(numbers.next(), radix: 36) + String(numbers.next(), radix: 36)
    status = 200
    type = "text/html; charset=utf-8"
    data = html(nonce)
    policy = Self.pagePolicy(nonce: nonce, host: host)
  }
}
