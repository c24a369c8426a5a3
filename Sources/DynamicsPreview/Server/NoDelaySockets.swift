#if Tools
  import FlyingSocks
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

  /// Sockets that send at once what they are given.
  ///
  /// A message that is cut into several pieces would otherwise wait for the receiver to acknowledge the
  /// first piece, which takes 40 milliseconds: two frames and a half.
  struct NoDelaySockets<Pool: AsyncSocketPool>: AsyncSocketPool {
    let pool: Pool

    func prepare() async throws { try await pool.prepare() }

    func run() async throws { try await pool.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
      // A socket that only listens may refuse; it sends nothing.
      try? socket.setValue(
        true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: Int32(TCP_NODELAY)))
      try await pool.suspendSocket(socket, untilReadyFor: events)
    }
  }
#endif
