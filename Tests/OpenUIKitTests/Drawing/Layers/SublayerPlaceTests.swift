// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("The common order of sublayers and subviews")
@MainActor
struct SublayerPlaceTests {
  private let root = UIView()
  private let views = [UIView(), UIView()]
  private let layer = CALayer()

  /// The drawing order: "a" and "b" are the views, "-" is a layer.
  private var order: String {
    root.childrenFromBack.map { child in
      switch child {
      case .layer: "-"
      case .view(let view): view === views[0] ? "a" : "b"
      }
    }.joined()
  }

  @Test("a sublayer is drawn in front of the views that were added before it")
  func addedBetween() {
    root.addSubview(views[0])
    root.layer.addSublayer(layer)
    root.addSubview(views[1])
    #expect(order == "a-b")
  }

  @Test(
    "a sublayer is inserted at an index among subviews",
    arguments: [(0, "-ab"), (1, "a-b"), (2, "ab-"), (7, "ab-")])
  func index(index: UInt32, expected: String) {
    views.forEach(root.addSubview)
    root.layer.insertSublayer(layer, at: index)
    #expect(order == expected)
  }

  @Test("a sublayer is inserted beside the layer of a subview")
  func beside() {
    views.forEach(root.addSubview)
    root.layer.insertSublayer(layer, below: views[1].layer)
    #expect(order == "a-b")
    root.layer.insertSublayer(CALayer(), above: views[1].layer)
    #expect(order == "a-b-")
    root.layer.insertSublayer(CALayer(), above: layer)
    #expect(order == "a--b-")
    root.layer.insertSublayer(layer, below: nil)
    #expect(order == "-a-b-")
  }

  @Test("a sublayer stays where it is when views move, come and go")
  func movedViews() {
    views.forEach(root.addSubview)
    root.layer.insertSublayer(layer, at: 1)
    root.bringSubviewToFront(views[0])
    #expect(order == "-ba")
    root.insertSubview(views[0], at: 0)
    #expect(order == "-ab")
    root.layer.insertSublayer(layer, at: 2)
    views[0].removeFromSuperview()
    #expect(order == "b-")
    root.insertSubview(views[0], at: 0)
    #expect(order == "ab-")
  }

  @Test("the z position decides first")
  func zPosition() {
    views.forEach(root.addSubview)
    root.layer.addSublayer(layer)
    layer.zPosition = -1
    #expect(order == "-ab")
    views[0].layer.zPosition = 1
    #expect(order == "-ba")
  }

  @Test("a picture of a view draws them in this order")
  func picture() {
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    (views[0].frame, layer.frame) = (root.frame, root.frame)
    views[0].backgroundColor = .red
    layer.backgroundColor = UIColor.blue.cgColor
    root.addSubview(views[0])
    root.layer.addSublayer(layer)
    let colors = root.treeDrawing().steps.compactMap { step -> CGFloat? in
      if case .fill(_, .color(let color), _) = step.mark { color.blue } else { nil }
    }
    #expect(colors == [0, 1])
  }
}
