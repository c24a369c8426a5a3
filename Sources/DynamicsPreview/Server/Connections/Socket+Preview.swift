// SPDX-License-Identifier: Apache-2.0

#if Tools
  import FlyingSocks
  // Only the first of these modules was compiled with so far.
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #elseif canImport(Darwin)
    import Darwin
  #elseif canImport(WinSDK)
    import WinSDK
  #endif

  extension Socket {
    /// A socket that listens at an address of this machine.
    static func listening(at port: UInt16, host: String) throws -> Socket {
      let socket = try Socket(domain: Int32(sockaddr_in.family))
      do {
        #if canImport(WinSDK)  // Not compiled so far.
          try socket.setValue(true, for: .exclusiveLocalAddressReuse)
        #else
          try socket.setValue(true, for: .localAddressReuse)
        #endif
        #if canImport(Darwin)  // Not compiled so far.
          try socket.setValue(true, for: .noSIGPIPE)
        #endif
        try socket.bind(to: sockaddr_in.inet(ip4: host, port: port))
      } catch {
        try? socket.close()
        throw error
      }
      try socket.listen()
      return socket
    }

    /// Bytes that the system keeps for a peer that does not read, and from one that is not read.
    ///
    /// Systems would let them grow to megabytes, which a slow client would be behind.
    private static var keptLength: Int32 { 262_144 }

    /// Limits what the system keeps of both directions.
    func limitBuffers() {
      try? setValue(Self.keptLength, for: .sendBufferSize)
      try? setValue(Self.keptLength, for: .receiveBufferSize)
    }

    /// Sends at once what is written.
    ///
    /// A message that is cut into several pieces would otherwise wait for the receiver to acknowledge
    /// the first piece, which takes 40 milliseconds: two frames and a half.
    func disableDelay() {
      #if canImport(WinSDK)  // Not compiled so far. There the protocol is an enumeration.
        let level = IPPROTO_TCP.rawValue
      #else
        let level = Int32(IPPROTO_TCP)
      #endif
      try? setValue(true, for: BoolSocketOption(level: level, name: Int32(TCP_NODELAY)))
    }

    /// Tells the peer that nothing more is sent; what it sends can still be read.
    func endSending() {
      #if canImport(WinSDK)  // Not compiled so far.
        _ = shutdown(file.rawValue, SD_SEND)
      #else
        _ = shutdown(file.rawValue, Int32(SHUT_WR))
      #endif
    }

    /// Ends both directions; who waits for bytes of the peer learns that there are none.
    func endBoth() {
      #if canImport(WinSDK)  // Not compiled so far.
        _ = shutdown(file.rawValue, SD_BOTH)
      #else
        _ = shutdown(file.rawValue, Int32(SHUT_RDWR))
      #endif
    }
  }
#endif
