// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UICollectionViewLayoutAttributes")
@MainActor
struct UICollectionViewLayoutAttributesTests {
  private let path = IndexPath(indexes: [0, 3])

  @Test("SH02: the factories say what the element is")
  func factories() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
    #expect(cell.indexPath == path)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "header")
    let decoration = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "shelf", with: path)
    #expect(decoration.representedElementCategory == .decorationView)
  }

  @Test("frame, center, size and bounds agree")
  func geometry() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.bounds.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: 15, y: 30, width: 20, height: 20))
  }

  @Test("attributes with the same values are equal; one other value makes them differ")
  func equality() {
    func make() -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      return attributes
    }
    #expect(make() == make())
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.center.x += 1 }, { $0.size.width += 1 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 },
      { $0.isHidden = true }, { $0.transform = CGAffineTransform(scaleX: 2, y: 1) },
      { $0.indexPath = IndexPath(indexes: [0, 4]) },
    ]
    for change in changes {
      let other = make()
      change(other)
      #expect(other != make())
    }
  }

  @Test("a copy has the same values and the subclass's own")
  func copying() throws {
    final class Marked: UICollectionViewLayoutAttributes {
      var mark = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Marked)?.mark = mark
        return copy
      }
    }
    let marked = Marked(forCellWith: path)
    marked.mark = 5
    marked.alpha = 0.25
    let copy = try #require(marked.copy() as? Marked)
    #expect(copy.mark == 5 && copy == marked)
    copy.alpha = 1
    #expect(marked.alpha == 0.25)
  }

  @Test("numbers that are not finite are refused")
  func refusal() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let messages = RefusalLog.record {
      attributes.center = CGPoint(x: CGFloat.nan, y: 0)
      attributes.transform = CGAffineTransform(scaleX: .infinity, y: 0)
    }
    #expect(messages.count == 2 && attributes.center == .zero && attributes.transform.isIdentity)
  }

  @Test("a transform in space reaches the view, and an affine one replaces it")
  func transform3D() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    var turned = CATransform3DIdentity
    turned.m34 = -1 / 500
    turned = CATransform3DRotate(turned, 1, 0, 1, 0)
    attributes.transform3D = turned
    #expect(attributes.transform3D == turned)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == attributes && copy?.transform3D == turned)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.transform3D == CATransform3DMakeScale(2, 2, 1))
    #expect(copy != attributes)
  }
}
