// SPDX-License-Identifier: Apache-2.0

#if Tools
  import FlyingSocks
  import Foundation
  import Testing

  @testable import DynamicsPreview

  @Suite("The port of the preview")
  struct PreviewListenerTests {
    @Test("without a named port, the search begins at 8080; a named port is the only one")
    func naming() {
      #expect(PreviewPort(named: nil) == .firstFree(from: 8080))
      #expect(PreviewPort(named: 9000) == .exactly(9000))
      #expect(PreviewPort(named: 9000).candidates == 9000...9000)
      #expect(PreviewPort.firstFree(from: 65_500).candidates == 65_500...65_535)
    }

    @Test("where the port is in use, the next free one is taken and the first one is named")
    func nextFree() throws {
      let holder = try PreviewListener(at: .exactly(0))  // The system chooses a free port.
      defer { holder.close() }
      let port = PreviewPort.firstFree(from: holder.port)
      let listener = try PreviewListener(at: port)
      defer { listener.close() }
      #expect(listener.port > holder.port)
      #expect(port.note(servingAt: listener.port) == " (port \(holder.port) is in use)")
      #expect(port.note(servingAt: holder.port) == "")
    }

    @Test("a named port that is in use is refused, and the error names a free one")
    func named() throws {
      let holder = try PreviewListener(at: .exactly(0))
      defer { holder.close() }
      let error = try #require(throws: PortInUse.self) {
        try PreviewListener(at: .exactly(holder.port))
      }
      let free = try #require(error.nextFree)
      #expect(free > holder.port)
      #expect(
        error.localizedDescription
          == "port \(holder.port) is in use; the next free port is \(free)")
    }

    @Test("the last port has no next one")
    func last() throws {
      // Another process may have the port; then that one is the holder.
      let holder = try? PreviewListener(at: .exactly(.max))
      defer { holder?.close() }
      let error = try #require(throws: PortInUse.self) {
        try PreviewListener(at: .firstFree(from: .max))
      }
      #expect(error == PortInUse(ports: .max ... .max, nextFree: nil))
      #expect("\(error)" == "port 65535 is in use")
    }

    @Test("an address of another machine is refused, and the error says which ones can be given")
    func foreignAddress() throws {
      // Of the block that is kept for documents (RFC 5737).
      let error = try #require(throws: PreviewAccess.InvalidHost.self) {
        try PreviewListener(at: .exactly(0), host: "203.0.113.77")
      }
      let text = error.localizedDescription
      #expect(text.hasPrefix("'203.0.113.77' is not an address of this machine"))
      #expect(text.hasSuffix("or 0.0.0.0"))
    }

    @Test("a port that needs privileges is refused, and the error names a free one that needs none")
    func privileges() throws {
      func failure(at port: UInt16, code: Int32) -> (any Error)? {
        let error = SocketError.failed(type: "Bind", errno: code, message: "")
        return PreviewListener.failure(error, at: port, "127.0.0.1")
      }
      let low = try #require(failure(at: 80, code: EACCES) as? PortNotPermitted)
      let free = try #require(low.free)
      #expect(free >= 8080)
      #expect(low.reason == "port 80 needs privileges, as all ports below 1024 do")
      #expect(low.localizedDescription == "\(low.reason); port \(free) is free and needs none")
      let high = try #require(failure(at: 9000, code: EACCES))
      #expect(high.localizedDescription == "the system does not permit port 9000")
      #expect(failure(at: 80, code: EADDRINUSE) == nil)
      #expect(failure(at: 80, code: EMFILE) is SocketError)
    }

    @Test("a port that was closed is free again")
    func closed() throws {
      let first = try PreviewListener(at: .exactly(0))
      first.close()
      let second = try PreviewListener(at: .exactly(first.port))
      defer { second.close() }
      #expect(second.port == first.port)
    }
  }
#endif
