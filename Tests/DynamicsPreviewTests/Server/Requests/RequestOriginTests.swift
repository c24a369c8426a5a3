// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsPreview

@Suite("Who may ask the live preview")
struct RequestOriginTests {
  @Test(
    "pages of this machine are answered",
    arguments: [
      ("127.0.0.1:8080", nil), ("localhost:8080", "http://localhost:8080"),
      ("[::1]:8080", "http://[::1]:8080"), ("LOCALHOST:8080", "http://127.0.0.1:8080"),
    ])
  func own(host: String, origin: String?) {
    #expect(RequestOrigin(host: host, origin: origin).isAccepted(port: 8080))
  }

  @Test(
    "pages of others are refused, and so are other names that lead here",
    arguments: [
      ("127.0.0.1:8080", "https://example.org"), ("127.0.0.1:8080", "null"),
      ("example.org:8080", nil), ("127.0.0.1:9090", nil), ("127.0.0.1.example.org:8080", nil),
      ("127.0.0.1:8080", "http://127.0.0.1:9090"), (nil, nil),
      ("127.0.0.1:8080", "http://127.0.0.1:8080.example.org"),
    ])
  func foreign(host: String?, origin: String?) {
    #expect(!RequestOrigin(host: host, origin: origin).isAccepted(port: 8080))
  }
}
