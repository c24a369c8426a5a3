// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Bytes that a recording appends and never moves, in arrays that are not full at their ends.
struct ByteChunks: Sendable {
  /// The arrays; the last one is appended to.
  var arrays: [[UInt8]] = [[]]

  /// The sizes of the arrays, of which the last one repeats.
  ///
  /// A short recording takes little memory; the large size is four mebibytes with what precedes the bytes.
  private static let sizes = [65_536, 262_144, 4_190_208]

  /// The number of bytes.
  var count: Int { arrays.reduce(0) { $0 + $1.count } }

  /// The index of the last array.
  var last: Int { arrays.count - 1 }

  /// Makes room for bytes that have to be in one array.
  mutating func reserve(_ added: Int) {
    guard arrays[last].count + added > arrays[last].capacity else { return }
    if arrays[last].isEmpty { arrays.removeLast() }
    arrays.append([])
    let size = Self.sizes[min(last, Self.sizes.count - 1)]
    arrays[last].reserveCapacity(max(size, added))
    arrays[last].provideLargePages()
  }
}

extension [UInt8] {
  /// Asks the system for large pages: providing each of a thousand small ones takes as long as writing a frame.
  ///
  /// No effect where the system has none, or the array is small.
  fileprivate mutating func provideLargePages() {
    #if canImport(Glibc)
      guard capacity >= Self.largePageSize else { return }
      let largeCount = capacity
      withUnsafeMutableBytes { bytes in
        // From the beginning of a page on; for what else is in it the advice changes nothing.
        let page = sysconf(Int32(_SC_PAGESIZE))
        guard let base = bytes.baseAddress, page > 0 else { return }
        let offset = Int(bitPattern: base) % page
        _ = madvise(base - offset, largeCount + offset, Int32(MADV_HUGEPAGE))
      }
    #endif
  }

  private static var largePageSize: Int { 2_097_152 }
}
