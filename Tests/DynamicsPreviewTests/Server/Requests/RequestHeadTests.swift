// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsPreview

@Suite("The head of a request")
struct RequestHeadTests {
  /// What a reader makes of bytes that come in pieces.
  private func read(_ text: String, pieceLength: Int = .max) throws -> (RequestHead?, String) {
    var reader = RequestHeadReader()
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      if let head = try reader.read(Array(bytes.prefix(pieceLength))) {
        return (
          head,
          String(decoding: reader.rest, as: UTF8.self)
            + String(decoding: bytes.dropFirst(pieceLength), as: UTF8.self)
        )
      }
      bytes = bytes.dropFirst(pieceLength)
    }
    return (nil, "")
  }

  private static let request =
    "GET /pictures/a%20b.svg?x=1 HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nX-A:\t b c \r\n\r\nrest"

  @Test("is the same however its bytes are cut", arguments: [1, 2, 3, 7, 40, .max])
  func pieces(length: Int) throws {
    let (head, rest) = try read(Self.request, pieceLength: length)
    let found = try #require(head)
    #expect(found.method == "GET" && found.target == "/pictures/a%20b.svg?x=1")
    #expect(found.path == "/pictures/a b.svg")
    #expect(found.values(of: "host") == ["127.0.0.1:8080"])
    #expect(found.values(of: "x-a") == ["b c"])
    #expect(!found.hasBody && rest == "rest")
  }

  @Test("tells whether a body follows")
  func body() throws {
    for (field, hasBody) in [
      ("Content-Length: 0", false), ("Content-Length: 5", true), ("Content-Length: -1", true),
      ("Transfer-Encoding: chunked", true),
    ] {
      let head = try read("GET / HTTP/1.1\r\n\(field)\r\n\r\n").0
      #expect(head?.hasBody == hasBody, "\(field)")
    }
  }

  @Test(
    "that could be read in two ways is refused with 400",
    arguments: [
      "\r\n\r\n", "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "G(T / HTTP/1.1\r\n\r\n",
      "GET a HTTP/1.1\r\n\r\n", "GET /\u{7F} HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\n\r\n",
      "GET / HTTP/1.1\r\n X: a\r\n\r\n", "GET / HTTP/1.1\r\nX : a\r\n\r\n",
      "GET / HTTP/1.1\r\n: a\r\n\r\n", "GET / HTTP/1.1\r\nX\r\n\r\n",
      "GET / HTTP/1.1\r\nX: a\rb\r\n\r\n", "GET / HTTP/1.1\r\nX: a\0\r\n\r\n",
    ])
  func malformed(text: String) {
    let error = #expect(throws: RefusedRequest.self) { try read(text) }
    #expect(error?.status == 400)
  }

  @Test("of another version is refused with 505")
  func version() {
    let error = #expect(throws: RefusedRequest.self) { try read("GET / HTTP/2.0\r\n\r\n") }
    #expect(error?.status == 505)
  }

  @Test("may have lines of 8192 bytes, and not of one more")
  func longLines() throws {
    for (length, isRead) in [(8192, true), (8193, false)] {
      let target = "/" + String(repeating: "a", count: length - "GET / HTTP/1.1".count)
      let value = String(repeating: "b", count: length - "X: ".count)
      for text in [
        "GET \(target) HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nX: \(value)\r\n\r\n",
      ] {
        if isRead {
          #expect(try read(text).0 != nil)
        } else {
          let error = #expect(throws: RefusedRequest.self) { try read(text) }
          #expect(error?.status == 431)
        }
      }
    }
  }

  @Test("is refused with 431 as soon as it is too long, before it is complete")
  func unfinished() {
    for text in [
      String(repeating: "a", count: 8194),
      "GET / HTTP/1.1\r\n" + String(repeating: "X: a\r\n", count: 100),
      "GET / HTTP/1.1\r\n"
        + String(repeating: "X: \(String(repeating: "a", count: 8000))\r\n", count: 5),
    ] {
      let error = #expect(throws: RefusedRequest.self) { try read(text) }
      #expect(error?.status == 431)
    }
  }
}
