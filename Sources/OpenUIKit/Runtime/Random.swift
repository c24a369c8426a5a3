// SPDX-License-Identifier: Apache-2.0

import Foundation

// The C library of Apple's platforms has these; that of Linux has them since glibc 2.36 only. Where
// both are visible, the library's own is preferred.
#if !canImport(Darwin)
  /// Returns a random number of 32 bits.
  @_disfavoredOverload
  public func arc4random() -> UInt32 {
    UInt32.random(in: UInt32.min...UInt32.max)
  }

  /// Returns a random number from 0 to below a bound, each as likely as the others; 0 for a bound
  /// of 0 or 1.
  @_disfavoredOverload
  public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
    upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound)
  }

  /// Fills memory with random bytes.
  @_disfavoredOverload
  public func arc4random_buf(_ buffer: UnsafeMutableRawPointer!, _ count: Int) {
    guard let buffer, count > 0 else { return }
    for offset in 0..<count {
      buffer.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: offset, as: UInt8.self)
    }
  }

  /// Does nothing: the generator needs no stirring.
  public func arc4random_stir() {}
#endif
