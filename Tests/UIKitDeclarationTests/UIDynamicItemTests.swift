// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@MainActor
@Suite("UIDynamicItem and its collision bounds, as UIKit declares them")
struct UIDynamicItemTests {
  @Test("CBT01–CBT04: the types have UIKit's raw values, and there is no other")
  func boundsTypes() {
    let types: [UIDynamicItemCollisionBoundsType] = [.rectangle, .ellipse, .path]
    let values: [UInt] = types.map(\.rawValue)
    #expect(values == [0, 1, 2])
    #expect(values.map { UIDynamicItemCollisionBoundsType(rawValue: $0) } == types)
    #expect(UIDynamicItemCollisionBoundsType(rawValue: 3) == nil)
    #expect(Set(types).count == 3)
    let sendable: any Sendable = types[0]
    #expect(sendable is UIDynamicItemCollisionBoundsType)
  }

  @Test("DI01–DI03: an item has a center, bounds that are read, and a transform")
  func members() {
    let item: any UIDynamicItem = Dot()
    item.center = CGPoint(x: 3, y: 4)
    item.transform = CGAffineTransform(rotationAngle: 1)
    #expect(item.center == CGPoint(x: 3, y: 4))
    #expect(item.bounds.size == CGSize(width: 100, height: 100))
    #expect(item.transform.b > 0.8)
    let object: any NSObjectProtocol = item
    #expect(object.isEqual(item))
  }

  @Test("DI04, DI05: an item without the optional members is its rectangle")
  func absentMembers() {
    let item: any UIDynamicItem = Dot()
    #expect(item.collisionBoundsType == .rectangle)
    #expect(item.collisionBoundingPath.bounds == CGRect(x: -50, y: -50, width: 100, height: 100))
  }

  @Test("DI04, DI05: an item's own type and path are asked")
  func ownMembers() {
    let item: any UIDynamicItem = Disc()
    #expect(item.collisionBoundsType == .path)
    #expect(item.collisionBoundingPath.bounds == CGRect(x: -20, y: -20, width: 40, height: 40))
  }

  @Test(
    "DI01–DI05: views and layout attributes are items, whose collision bounds can be overridden")
  func conformingTypes() {
    let view: any UIDynamicItem = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.center == CGPoint(x: 5, y: 10))
    #expect(view.collisionBoundsType == .rectangle)
    #expect((RoundView() as any UIDynamicItem).collisionBoundsType == .ellipse)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    let item: any UIDynamicItem = attributes
    #expect(item.bounds.width == 30)
    #expect(item.collisionBoundsType == .rectangle)
    #expect(item.collisionBoundingPath.bounds == CGRect(x: -15, y: -15, width: 30, height: 30))
    #expect((RoundAttributes() as any UIDynamicItem).collisionBoundsType == .ellipse)
  }
}
