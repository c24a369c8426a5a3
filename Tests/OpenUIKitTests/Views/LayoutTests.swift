// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Layout")
@MainActor
struct LayoutTests {
  final class Counter: UIView {
    var layouts = 0
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout?()
    }
  }

  @Test("a layout happens once for any number of wishes")
  func once() {
    let view = Counter()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  private final class LayerView: UIView {
    var layers: [CALayer] = []
    var layouts = 0

    override func layoutSublayers(of layer: CALayer) { layers.append(layer) }
    override func layoutSubviews() { layouts += 1 }
  }

  @Test("a view lays out its subviews in the layout of its layer, which a subclass may replace")
  func layerLayout() {
    let view = LayerView()
    view.layoutIfNeeded()
    #expect(view.layers == [view.layer] && view.layouts == 0)
    let counter = Counter()
    counter.layoutSublayers(of: CALayer())
    #expect(counter.layouts == 0)
    counter.layoutSublayers(of: counter.layer)
    #expect(counter.layouts == 1)
  }

  @Test("a new size and a new subview ask for layout; a new center does not")
  func causes() {
    let view = Counter()
    view.layoutIfNeeded()
    view.center = CGPoint(x: 5, y: 5)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.bounds.size.width = 9
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    view.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @Test("layoutIfNeeded on a child lays out the topmost view that asked, and all below")
  func fromTheTop() {
    let (parent, child) = (Counter(), Counter())
    parent.addSubview(child)
    parent.layoutIfNeeded()
    #expect((parent.layouts, child.layouts) == (1, 1))
    parent.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()
    #expect((parent.layouts, child.layouts) == (2, 2))
  }

  @Test("one pass serves what a view requests of itself in its layout")
  func ownRequest() {
    let view = Counter()
    view.onLayout = { [unowned view] in
      view.addSubview(UIView())
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    view.layoutIfNeeded()
    #expect((view.layouts, view.subviews.count) == (1, 1))
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect((view.layouts, view.subviews.count) == (2, 2))
  }

  @Test("a layout that two views request of each other ends, and is reported once")
  func unsettled() {
    let (parent, child) = (Counter(), Counter())
    parent.addSubview(child)
    parent.onLayout = { child.setNeedsLayout() }
    child.onLayout = { parent.setNeedsLayout() }
    let reports = diagnostics(of: {
      parent.layoutIfNeeded()
      #expect(parent.layouts == 8)
      parent.layoutIfNeeded()
      #expect(parent.layouts == 8)
      parent.setNeedsLayout()
      parent.layoutIfNeeded()
    })
    #expect(reports.map(\.method) == ["Counter.layoutSubviews()"])
  }

  @Test("a child that changes its parent's need during layout is laid out in the same call")
  func nested() {
    let (parent, child) = (Counter(), Counter())
    parent.addSubview(child)
    parent.onLayout = { child.frame.size.width += 1 }
    parent.layoutIfNeeded()
    #expect(child.layouts == 1)
    #expect(child.bounds.width == 1)
  }

  @Test("sizeToFit keeps the top left corner")
  func sizeToFit() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    label.text = "Hello"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 20))
    #expect(label.frame.width > 20 && label.frame.width < 80)
    #expect(label.frame.height == 21)
  }

  @Test("text breaks between words; what is too much is cut with an ellipsis")
  func lines() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.text = "one two three four five six seven eight"
    guard case .text(let single) = label.presented().content else {
      Issue.record("the label shows no text")
      return
    }
    #expect(single.lines.count == 1 && single.lines[0].hasSuffix("…"))
    label.numberOfLines = 0
    guard case .text(let many) = label.presented().content else {
      Issue.record("the label shows no text")
      return
    }
    #expect(many.lines.count > 2)
    #expect(many.lines.joined(separator: " ") == label.text)
    label.numberOfLines = 2
    guard case .text(let two) = label.presented().content else {
      Issue.record("the label shows no text")
      return
    }
    #expect(two.lines.count == 2 && two.lines[1].hasSuffix("…"))
  }
}
