// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsPreview

@Suite("From where the live preview can be reached")
struct PreviewAccessTests {
  @Test("without an address only this machine can ask, and needs no token")
  func closed() throws {
    let access = try PreviewAccess(host: nil)
    #expect(access == .thisMachine && access.token == nil)
    #expect(access.pages(at: 8080) == ["http://127.0.0.1:8080/"])
    #expect(access.path(of: "/scenes.json") == "/scenes.json")
  }

  @Test("an address has a token of 100 bits, drawn anew, without which no path is answered")
  func token() throws {
    let access = try PreviewAccess(host: "192.168.1.20")
    let token = try #require(access.token)
    #expect(token.count == 20)
    #expect(try PreviewAccess(host: "192.168.1.20").token != token)
    #expect(access.pages(at: 9000) == ["http://192.168.1.20:9000/\(token)/"])
    #expect(access.path(of: "/\(token)/") == "/")
    #expect(access.path(of: "/\(token)/pictures/R1.svg") == "/pictures/R1.svg")
    for path in [
      "/", "/live", "/\(token)", "/\(token.dropLast())/", "/\(token)x/live", "//\(token)/",
    ] {
      #expect(access.path(of: path) == nil)
    }
    #expect(try PreviewAccess(host: "0.0.0.0", token: "abc").token == "abc")
  }

  @Test(
    "what is no IPv4 address is refused",
    arguments: ["", "localhost", "1.2.3", "1.2.3.256", "::1", "1.2.3.04"])
  func invalid(host: String) {
    #expect(throws: PreviewAccess.InvalidHost.self) { try PreviewAccess(host: host) }
  }

  @Test(
    "the name in a request is the address; any address where all of them are served, no other name")
  func names() throws {
    let one = try PreviewAccess(host: "192.168.1.20"), all = try PreviewAccess(host: "0.0.0.0")
    func isAccepted(_ host: String, _ access: PreviewAccess) -> Bool {
      RequestOrigin(host: host, origin: "http://\(host)").isAccepted(port: 8080, access: access)
    }
    #expect(isAccepted("192.168.1.20:8080", one) && isAccepted("127.0.0.1:8080", one))
    #expect(!isAccepted("192.168.1.21:8080", one) && !isAccepted("192.168.1.20:8081", one))
    #expect(isAccepted("192.168.1.21:8080", all) && !isAccepted("example.org:8080", all))
    #expect(!isAccepted("192.168.1.20:8080", .thisMachine))
  }

  @Test("a greeting leads to the run that was opened, at every address")
  func greeting() throws {
    let port = PreviewPort(named: nil)
    let own = PreviewGreeting(.thisMachine, port: port, servingAt: 8080, fragment: "R2a&run")
    #expect(own.address == "http://127.0.0.1:8080/#R2a&run")
    let access = try PreviewAccess(host: "192.168.1.20")
    let token = try #require(access.token)
    let shared = PreviewGreeting(access, port: port, servingAt: 8080, fragment: "R2a&run")
    #expect(shared.text.hasPrefix("http://192.168.1.20:8080/\(token)/#R2a&run until"))
    #expect(shared.text.contains("▀"), "a QR code")
    #expect(PreviewGreeting(.thisMachine, port: port, servingAt: 8080).address.hasSuffix("8080/"))
  }
}
