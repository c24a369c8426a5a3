// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsPreview

@Suite("Answers of the live preview")
struct PreviewResponseTests {
  private func text(_ response: PreviewResponse) -> String {
    String(decoding: response.bytes, as: UTF8.self)
  }

  @Test(
    "tell browsers to guess no type, to show it in no frame, and to load nothing",
    arguments: [
      PreviewResponse(PreviewSite.File(type: "image/svg+xml", data: Data("<svg/>".utf8))),
      PreviewResponse(refusing: RefusedRequest(status: 431, reason: "a")),
      PreviewResponse(page: PreviewPage.html(nonce:), host: "127.0.0.1:8080"),
    ])
  func headers(response: PreviewResponse) {
    let text = text(response)
    let head = text.components(separatedBy: "\r\n\r\n")[0]
    #expect(head.hasPrefix("HTTP/1.1 \(response.status) "))
    for line in [
      "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Connection: close",
      "Content-Length: \(response.data.count)",
    ] { #expect(head.contains("\r\n\(line)"), "\(line)") }
    #expect(head.contains("\r\nContent-Security-Policy: default-src 'none';"))
    #expect(head.contains("frame-ancestors 'none'"))
    #expect(text.utf8.count == head.utf8.count + 4 + response.data.count)
  }

  @Test("run one script, which is known by a number of its own in each answer")
  func nonce() throws {
    var nonces: Set<String> = []
    for _ in 0..<3 {
      let response = PreviewResponse(page: PreviewPage.html(nonce:), host: "localhost:80")
      let match = try #require(response.policy.firstMatch(of: /script-src 'nonce-([a-z0-9]+)';/))
      let page = String(decoding: response.data, as: UTF8.self)
      #expect(page.components(separatedBy: "<script").count == 2)
      #expect(page.contains("<script nonce=\"\(match.1)\" type=\"module\">"))
      #expect(response.policy.contains("connect-src 'self' ws://localhost:80;"))
      nonces.insert(String(match.1))
    }
    #expect(nonces.count == 3)
  }

  @Test("the page handles no event in its markup, which the policy would not run")
  func handlers() {
    let page = String(decoding: PreviewPage.html(nonce: "a"), as: UTF8.self)
    #expect(page.firstMatch(of: /<[^>]*\son[a-z]+=/) == nil)
  }
}
