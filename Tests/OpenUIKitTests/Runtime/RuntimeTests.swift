// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("What Apple's runtime and C library add")
struct RuntimeTests {
  private final class Owner {}

  private final class Kept {}

  // A place in memory that serves as a key; it is never read or written.
  nonisolated(unsafe) private static var key = 0
  nonisolated(unsafe) private static var otherKey = 0

  private class Animal: NSObject {}

  private final class Bird: Animal {}

  @Test("an object known by a protocol is of the kind of its class and of those above it")
  func kinds() {
    let bird: any NSObjectProtocol = Bird()
    #expect(bird.isKind(of: Bird.self) && bird.isKind(of: Animal.self))
    #expect(bird.isMember(of: Bird.self) && !bird.isMember(of: Animal.self))
    let animal: any NSObjectProtocol = Animal()
    #expect(!animal.isKind(of: Bird.self))
  }

  @Test("an associated object is there under its key and for its owner only")
  func association() {
    let owner = Owner()
    let kept = Kept()
    objc_setAssociatedObject(owner, &Self.key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? Kept === kept)
    #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
    #expect(objc_getAssociatedObject(Owner(), &Self.key) == nil)
    objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
  }

  @Test("an assigned object is not kept, a retained one is, until its owner has gone")
  func lifetime() {
    let owner = Owner()
    var assigned: Kept? = Kept()
    var retained: Kept? = Kept()
    weak var weakRetained: Kept?
    weakRetained = retained
    objc_setAssociatedObject(owner, &Self.key, assigned, .OBJC_ASSOCIATION_ASSIGN)
    objc_setAssociatedObject(owner, &Self.otherKey, retained, .OBJC_ASSOCIATION_RETAIN)
    assigned = nil
    retained = nil
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    #expect(weakRetained != nil)
    objc_removeAssociatedObjects(owner)
    #expect(weakRetained == nil)
  }

  @Test("random numbers stay below their bound", arguments: [0, 1, 2, 7, UInt32.max])
  func random(bound: UInt32) {
    for _ in 0..<100 { #expect(arc4random_uniform(bound) < max(bound, 1)) }
  }

  @Test("an autorelease pool returns and throws what its body does")
  func autoreleasing() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
  }

  @Test("the object that Swift 3 casts an index path to names the same element")
  func indexPaths() {
    let path = IndexPath(row: 3, section: 2)
    #expect((path as NSIndexPath).row == 3)
    #expect((path as NSIndexPath).item == 3)
    #expect((path as NSIndexPath).section == 2)
    #expect(NSIndexPath(row: 3, section: 2) as IndexPath == path)
  }

  @Test("a second has a thousand million nanoseconds")
  func seconds() {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
    #expect(NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
  }

  @Test("a dictionary of Foundation takes keys that are written as NSCopying")
  func copiedKeys() {
    let dictionary = NSMutableDictionary()
    dictionary.setObject(3, forKey: "a" as NSCopying)
    dictionary.setObject(4, forKey: "b")
    #expect(dictionary["a"] as? Int == 3)
    #expect(dictionary["b"] as? Int == 4)
  }
}
