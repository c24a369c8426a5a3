// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Tells whether an object implements an optional member of a protocol.
///
/// In Objective-C, `delegate?.height?(10) ?? 44` is 44 if the delegate has no such method. Without
/// Objective-C the protocol has a default implementation instead, which reports that it was called:
///
///     extension SheetDelegate {
///       func height(_ width: CGFloat) -> CGFloat { OptionalRequirement.absent(0) }
///     }
///     let height = OptionalRequirement.result(of: "height(_:)", delegate?.height(10)) ?? 44
///
/// Own extension; `dynamics-port` writes it into ported source.
public enum OptionalRequirement {
  /// The member whose default implementation ran last.
  private static let lastAbsent = Mutex<String?>(nil)

  /// Returns a value and reports that a default implementation was called.
  ///
  /// - Parameters:
  ///   - value: the value for callers that do not ask.
  ///   - member: the name of the member with its labels.
  public static func absent<Value>(_ value: Value, _ member: String = #function) -> Value {
    lastAbsent.withLock { $0 = member }
    return value
  }

  /// Returns the value of a call; nil if it called the default implementation of the member.
  public static func result<Value>(
    of member: String, _ call: @autoclosure () throws -> Value?
  ) rethrows -> Value? {
    lastAbsent.withLock { $0 = nil }
    let value = try call()
    // An implementation may have called other members that are absent.
    let isAbsent = lastAbsent.withLock { last in
      defer { last = nil }
      return last == member
    }
    return isAbsent ? nil : value
  }
}
