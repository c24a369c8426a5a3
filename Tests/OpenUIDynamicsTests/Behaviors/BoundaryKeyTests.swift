// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Keys of boundaries")
struct BoundaryKeyTests {
  /// An identifier that is equal to itself only.
  private final class Token: NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// An identifier that is equal to others with the same number.
  private final class Numbered: NSCopying, Hashable {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }

    func copy(with zone: NSZone? = nil) -> Any { self }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    static func == (first: Numbered, second: Numbered) -> Bool { first.number == second.number }
  }

  @Test("equal identifiers have one key, whether they are Swift values or objects")
  func equal() {
    let pairs: [(any NSCopying, any NSCopying)] = [
      (NSNumber(value: 7), NSNumber(value: 7)), (NSString("floor"), NSString("floor")),
      (NSString("floor"), "floor" as NSCopying), (NSMutableString("floor"), NSString("floor")),
      (NSURL(fileURLWithPath: "/a"), NSURL(fileURLWithPath: "/a")), (Numbered(1), Numbered(1)),
    ]
    for (first, second) in pairs {
      #expect(BoundaryKey(first) == BoundaryKey(second))
      #expect(Set([BoundaryKey(first), BoundaryKey(second)]).count == 1)
    }
    let token = Token()
    #expect(BoundaryKey(token) == BoundaryKey(token))
  }

  @Test("different identifiers have different keys, also where they read alike")
  func different() {
    let identifiers: [any NSCopying] = [
      NSNumber(value: 7), NSNumber(value: 8), NSString("7"), NSString("8"), Numbered(7),
      Numbered(8), Token(), Token(),
    ]
    #expect(Set(identifiers.map { BoundaryKey($0) }).count == identifiers.count)
  }
}
