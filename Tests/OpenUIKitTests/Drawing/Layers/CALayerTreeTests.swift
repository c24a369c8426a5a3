// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Trees of layers")
@MainActor
struct CALayerTreeTests {
  private final class LayoutLog: CALayerDelegate {
    var names: [String] = []
    func layoutSublayers(of layer: CALayer) { names.append(layer.name ?? "") }
  }

  private let root = CALayer()

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private var names: String { (root.sublayers ?? []).compactMap(\.name).joined() }

  private func fill() -> (a: CALayer, b: CALayer, c: CALayer) {
    let layers = (layer("a"), layer("b"), layer("c"))
    for layer in [layers.0, layers.1, layers.2] { root.addSublayer(layer) }
    return layers
  }

  @Test(
    "a layer is inserted at an index, at the end if that is too great",
    arguments: [(0, "xabc"), (1, "axbc"), (3, "abcx"), (99, "abcx"), (.max, "abcx")]
      as [(UInt32, String)])
  func index(index: UInt32, expected: String) {
    _ = fill()
    root.insertSublayer(layer("x"), at: index)
    #expect(names == expected)
  }

  @Test("a layer is inserted below and above a sibling; without one, below all and above all")
  func siblings() {
    let (a, _, c) = fill()
    root.insertSublayer(layer("x"), below: c)
    #expect(names == "abxc")
    root.insertSublayer(layer("y"), above: a)
    #expect(names == "aybxc")
    root.insertSublayer(layer("z"), below: layer("nowhere"))
    root.insertSublayer(layer("w"), above: nil)
    #expect(names == "zaybxcw")
  }

  @Test("a layer that is moved among its siblings is there once")
  func moving() {
    let (a, b, c) = fill()
    root.insertSublayer(a, above: b)
    #expect(names == "bac")
    root.insertSublayer(c, below: b)
    #expect(names == "cba")
    root.insertSublayer(b, above: b)
    #expect(names == "cab" && b.superlayer === root)
  }

  @Test("replacing puts the new layer in the old one's place, which has no superlayer then")
  func replacing() {
    let (_, b, c) = fill()
    let x = layer("x")
    root.replaceSublayer(b, with: x)
    #expect(names == "axc" && b.superlayer == nil && x.superlayer === root)
    root.replaceSublayer(b, with: layer("y"))
    root.replaceSublayer(c, with: c)
    #expect(names == "axc")
  }

  @Test("setting the sublayers removes the old ones")
  func setting() {
    let (a, b, c) = fill()
    root.sublayers = [c, layer("x")]
    #expect(names == "cx" && a.superlayer == nil && b.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil && c.superlayer == nil)
  }

  // MARK: Hits

  private func place(_ layer: CALayer, _ frame: CGRect) { layer.frame = frame }

  @Test("a hit is the deepest layer that contains the point; of siblings, the one in front")
  func hits() {
    let (a, b, c) = fill()
    root.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    place(a, CGRect(x: 0, y: 0, width: 60, height: 60))
    place(b, CGRect(x: 40, y: 40, width: 60, height: 60))
    a.addSublayer(c)
    place(c, CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(root.hitTest(CGPoint(x: 105, y: 105)) === c)
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) === b)
    a.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) === a)
    a.isHidden = true
    #expect(root.hitTest(CGPoint(x: 105, y: 105)) === root)
    #expect(root.hitTest(CGPoint(x: 99, y: 150)) == nil)
  }

  @Test("contains(_:) is about the bounds, which may begin elsewhere")
  func contains() {
    root.bounds = CGRect(x: 10, y: 10, width: 5, height: 5)
    #expect(root.contains(CGPoint(x: 12, y: 12)) && !root.contains(CGPoint(x: 2, y: 2)))
  }

  // MARK: Layout

  @Test("layout reaches each layer that needs it, outer ones first, and asks their delegates once")
  func layout() {
    let (a, b, _) = fill()
    let log = LayoutLog()
    root.name = "r"
    for layer in [root, a, b] { layer.delegate = log }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(log.names == ["r", "a", "b"])
    b.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.names == ["r", "a", "b", "b"])
  }

  @Test("a new size and a new sublayer need layout; a new position does not")
  func layoutCauses() {
    let log = LayoutLog()
    root.delegate = log
    root.layoutIfNeeded()
    root.bounds.size = CGSize(width: 5, height: 5)
    root.layoutIfNeeded()
    #expect(log.names.count == 2)
    root.addSublayer(layer("x"))
    root.layoutIfNeeded()
    #expect(log.names.count == 3)
    root.position = CGPoint(x: 9, y: 9)
    root.layoutIfNeeded()
    #expect(log.names.count == 3)
  }

  @Test("a delegate is not retained")
  func weakDelegate() {
    do {
      let log = LayoutLog()
      root.delegate = log
    }
    #expect(root.delegate == nil)
  }
}
