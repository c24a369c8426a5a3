// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator
@testable import OpenUIKit

/// A tree of which only places are read is recorded as one that is looked at in each frame.
@MainActor
@Suite("Recording a tree in which only places change")
struct KnownTreeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let views: [UIView]
  private let label = UILabel(frame: CGRect(x: 0, y: 200, width: 80, height: 20))
  private let names = ItemNames(rootViewController: UIViewController())

  init() {
    views = (0..<20).map { UIView(frame: CGRect(x: 10 * $0, y: 5, width: 8, height: 8)) }
    for view in views {
      view.backgroundColor = .red
      root.addSubview(view)
    }
    label.text = "score"
    views[5].addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2)))
    views[6].addSubview(label)
  }

  /// A recorder that knows the tree.
  private func recorder(frames: Int = 3) -> ViewRecorder {
    var recorder = ViewRecorder()
    for frame in 0..<frames { recorder.capture([root], at: frame, names: names) }
    return recorder
  }

  /// The nodes that are shown, in the order of drawing.
  private func shown(by recorder: ViewRecorder) -> [ViewRecorder.Node] {
    var nodes: [ViewRecorder.Node] = []
    var pending = Array(recorder.children(of: NodeOrder.screen).reversed())
    while let node = pending.popLast() {
      nodes.append(recorder.nodes[node])
      pending += recorder.children(of: node).reversed()
    }
    return nodes.filter { $0.placement != nil }
  }

  /// Expects that a recorder shows the same as one that sees the tree for the first time.
  private func expectComplete(_ recorder: ViewRecorder, at frame: Int) {
    var complete = ViewRecorder()
    complete.capture([root], at: frame, names: names)
    let (shown, expected) = (shown(by: recorder), shown(by: complete))
    #expect(shown.map(\.name) == expected.map(\.name))
    #expect(shown.map(\.appearance.last) == expected.map(\.appearance.last))
    #expect(shown.map(\.placement) == expected.map(\.placement))
  }

  @Test("only places are read where only these change, and the text of labels")
  func places() {
    var recorder = recorder()
    let count = (visits: recorder.visitCount, presented: recorder.presentedCount)
    for frame in 3..<20 {
      for view in views { view.center.y += 1 }
      views[5].transform = CGAffineTransform(rotationAngle: 0.1 * CGFloat(frame))
      recorder.capture([root], at: frame, names: names)
      #expect(recorder.changedNodes.count == 20)
      expectComplete(recorder, at: frame)
    }
    #expect(recorder.visitCount == count.visits)
    #expect(recorder.presentedCount == count.presented + 17)
    // And back, after a look at all of the tree.
    views[5].transform = .identity
    label.text = "another"
    views[1].alpha = 0.5
    recorder.capture([root], at: 20, names: names)
    #expect(recorder.visitCount == count.visits + 23)
    expectComplete(recorder, at: 20)
  }

  /// Changes of what is shown.
  private static let changes: [@MainActor (UIView, UIView) -> Void] = [
    { view, _ in view.alpha = 0.5 }, { view, _ in view.backgroundColor = .blue },
    { view, _ in view.layer.cornerRadius = 3 }, { view, _ in view.layer.borderWidth = 2 },
    { view, _ in view.clipsToBounds = true }, { view, _ in view.layer.shadowOpacity = 0.5 },
    { view, _ in view.layer.addSublayer(CALayer()) },
    { view, _ in view.mask = UIView(frame: view.bounds) },
    { view, _ in view.layer.mask = CALayer() },
    { view, _ in view.bounds.size.width = 20 }, { view, _ in view.bounds.origin.y = 2 },
    { view, _ in view.layer.contents = UIImage(systemName: "circle") },
    { view, _ in view.isHidden = true }, { view, _ in view.layer.zPosition = 1 },
    { view, _ in view.removeFromSuperview() }, { view, _ in view.layer.anchorPoint = .zero },
    { view, other in other.addSubview(view) }, { view, root in root.sendSubviewToBack(view) },
    { view, root in root.exchangeSubview(at: 2, withSubviewAt: 4) },
    { view, _ in
      view.layer.cornerRadius = 2
      view.layer.maskedCorners = [.layerMinXMinYCorner]
    },
    { view, _ in (view.subviews.first as? UILabel)?.text = "changed" },
    { view, _ in UIView.animate(withDuration: 1) { view.alpha = 0 } },
    { view, _ in UIView.animate(withDuration: 1) { view.center.x += 50 } },
    { view, _ in view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil) },
    { view, _ in view.center.y += 3 },
    { view, _ in view.transform = CGAffineTransform(scaleX: 2, y: 1) },
    { view, _ in view.layer.transform = CATransform3DMakeScale(2, 1, 1) },
    { view, root in root.overrideUserInterfaceStyle = .dark },
  ]

  @Test("every change of what is shown is seen", arguments: [3, 5, 6], 0..<28)
  func looks(number: Int, index: Int) {
    #expect(Self.changes.count == 28)
    var recorder = recorder()
    let count = recorder.visitCount
    recorder.capture([root], at: 3, names: names)
    #expect(recorder.visitCount == count)
    Self.changes[index](views[number], root)
    recorder.capture([root], at: 4, names: names)
    expectComplete(recorder, at: 4)
    views[number].center.x += 1
    recorder.capture([root], at: 5, names: names)
    expectComplete(recorder, at: 5)
  }

  @Test("positions and transforms are no changes of the display, and all else is")
  func counting() {
    let start = DisplayChanges.count
    views[3].center.x += 1
    views[3].transform = CGAffineTransform(rotationAngle: 1)
    views[3].layer.position.y += 1
    views[3].movingLayer?.moveView(to: .zero)
    views[3].movingLayer?.turnView(to: .identity)
    #expect(DisplayChanges.count == start)
    for change in [7, 9, 14, 20] {
      let before = DisplayChanges.count
      Self.changes[change](views[6], root)
      #expect(DisplayChanges.count > before)
    }
  }

  @Test("a view whose end the app waits for is not retained")
  func lifetime() {
    weak var ended: UIView?
    var recorder = ViewRecorder()
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      root.addSubview(view)
      ended = view
      for frame in 0..<3 { recorder.capture([root], at: frame, names: names) }
      view.removeFromSuperview()
    }
    #expect(ended == nil)
    recorder.capture([root], at: 3, names: names)
    expectComplete(recorder, at: 3)
  }
}
