// SPDX-License-Identifier: Apache-2.0

// Only the first of these modules was compiled with so far.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// The addresses by which other machines reach this one.
enum NetworkAddresses {
  /// The IPv4 addresses of the interfaces that are up, without the loopback.
  static var ofThisMachine: [String] {
    #if canImport(WinSDK)  // Not compiled so far.
      return []
    #else
      var first: UnsafeMutablePointer<ifaddrs>?
      guard getifaddrs(&first) == 0 else { return [] }
      defer { freeifaddrs(first) }
      return sequence(state: first) { (next: inout UnsafeMutablePointer<ifaddrs>?) -> String?? in
        guard let entry = next?.pointee else { return nil }
        next = entry.ifa_next
        return .some(address(of: entry))
      }.compactMap { $0 }
    #endif
  }

  #if !canImport(WinSDK)
    private static func address(of entry: ifaddrs) -> String? {
      guard let address = entry.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
        entry.ifa_flags & UInt32(bitPattern: Int32(truncatingIfNeeded: upFlag)) != 0,
        entry.ifa_flags & UInt32(bitPattern: Int32(truncatingIfNeeded: loopbackFlag)) == 0
      else { return nil }
      let bytes = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin_addr.s_addr) { Array($0) }
      }
      return bytes.map(String.init).joined(separator: ".")
    }

    // The names are constants of an enumeration in some C libraries, and macros in others.
    private static let upFlag = 0x1
    private static let loopbackFlag = 0x8
  #endif
}
