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

  /// A socket that listens for browsers.
  package struct PreviewListener: Sendable {
    let socket: Socket
    /// The port at which it listens.
    package let port: UInt16

    /// Listens at a port; throws `PortInUse` if none of those that are tried is free, `PortNotPermitted` if
    /// it needs privileges, and `PreviewAccess.InvalidHost` if the address is not one of this machine.
    package init(at port: PreviewPort, host: String = PreviewAccess.thisMachine.host) throws {
      guard let listener = try Self.first(of: port.candidates, host) else {
        throw PortInUse(
          ports: port.candidates, nextFree: Self.nextFree(after: port.candidates.upperBound, host))
      }
      self = listener
    }

    /// Listens at a port; nil if another socket has it.
    private init?(ifFree port: UInt16, _ host: String) throws {
      do {
        socket = try Socket.listening(at: port, host: host)
      } catch let error as SocketError {
        guard let failure = Self.failure(error, at: port, host) else { return nil }
        throw failure
      }
      guard case .ip4(_, let port)? = try? socket.sockname() else {
        try? socket.close()
        throw SocketError.unsupportedAddress
      }
      self.port = port
    }

    package func close() {
      try? socket.close()
    }

    private static func first(of ports: ClosedRange<UInt16>, _ host: String) throws -> Self? {
      for port in ports {
        if let listener = try Self(ifFree: port, host) { return listener }
      }
      return nil
    }

    private static func nextFree(after port: UInt16, _ host: String) -> UInt16? {
      guard port < .max else { return nil }
      let candidates = PreviewPort.firstFree(from: port + 1).candidates
      guard let listener = try? first(of: candidates, host) else { return nil }
      listener.close()
      return listener.port
    }

    /// The error to throw for that of a socket; nil where the port is in use.
    static func failure(
      _ error: SocketError, at port: UInt16, _ host: String
    ) -> (any Error)? {
      guard case .failed(_, let code, _) = error else { return error }
      if isInUse(code) { return nil }
      if isForeignAddress(code) { return PreviewAccess.InvalidHost(host: host) }
      guard isNotPermitted(code) else { return error }
      let free = port < PreviewPort.standard ? nextFree(after: PreviewPort.standard - 1, host) : nil
      return PortNotPermitted(port: port, free: free)
    }

    private static func isNotPermitted(_ code: Int32) -> Bool {
      #if canImport(WinSDK)  // Not compiled so far. There it counts as in use.
        false
      #else
        code == EACCES
      #endif
    }

    private static func isForeignAddress(_ code: Int32) -> Bool {
      #if canImport(WinSDK)  // Not compiled so far.
        code == WSAEADDRNOTAVAIL
      #else
        code == EADDRNOTAVAIL
      #endif
    }

    private static func isInUse(_ code: Int32) -> Bool {
      #if canImport(WinSDK)  // Not compiled so far. A port of another user is refused as no access.
        code == WSAEADDRINUSE || code == WSAEACCES
      #else
        code == EADDRINUSE
      #endif
    }
  }
#endif
