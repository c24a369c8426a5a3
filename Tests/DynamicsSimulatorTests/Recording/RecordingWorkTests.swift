// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The work of recording views")
struct RecordingWorkTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let views = (0..<20).map { index in
    UIView(frame: CGRect(x: 10 * index, y: 5, width: 8, height: 8))
  }
  private let names = ItemNames(rootViewController: UIViewController())

  init() {
    for view in views {
      view.backgroundColor = .red
      root.addSubview(view)
    }
  }

  @Test("a view that only moves is asked for its look once, and its places are recorded")
  func moving() throws {
    var recorder = ViewRecorder()
    for frame in 0..<30 {
      for view in views {
        view.center.y += 1
        view.transform = CGAffineTransform(rotationAngle: 0.01 * CGFloat(frame))
      }
      recorder.capture([root], at: frame, names: names)
      #expect(recorder.changedNodes.count == (frame == 0 ? 21 : 20))
    }
    #expect(recorder.presentedCount == 21)
    let node = try #require(recorder.nodes.last)
    #expect(node.placement.changes.count == 30 && node.appearance.changes.count == 1)
    let placement = try #require(node.placement.last)
    #expect(
      placement
        == Placement(
          views[19].presented(), origin: CGPoint(x: 150, y: 150), previousRotation: 0))
  }

  @Test("what stands still is not recorded again")
  func still() {
    var recorder = ViewRecorder()
    for frame in 0..<5 {
      recorder.capture([root], at: frame, names: names)
      #expect(frame == 0 || recorder.changedNodes.isEmpty)
    }
    #expect(recorder.presentedCount == 21)
  }

  /// Changes of how a view is painted.
  private static let changes: [@MainActor (UIView) -> Void] = [
    { $0.alpha = 0.5 }, { $0.backgroundColor = .blue }, { $0.layer.cornerRadius = 3 },
    { $0.layer.borderWidth = 2 }, { $0.clipsToBounds = true }, { $0.layer.shadowOpacity = 0.5 },
    { $0.layer.addSublayer(CALayer()) }, { $0.mask = UIView(frame: $0.bounds) },
    { $0.bounds.size.width = 20 },
    { $0.layer.contents = UIImage(systemName: "circle") }, { $0.isHidden = true },
    { $0.layer.zPosition = 1 }, { $0.removeFromSuperview() },
  ]

  @Test("every change of how a view is painted is seen", arguments: 0..<13)
  func looks(index: Int) throws {
    #expect(Self.changes.count == 13)
    var (recorder, complete) = (ViewRecorder(), ViewRecorder())
    recorder.capture([root], at: 0, names: names)
    Self.changes[index](views[3])
    recorder.capture([root], at: 1, names: names)
    complete.capture([root], at: 1, names: names)
    // One that saw only the second frame shows the same.
    let shown = recorder.nodesInDrawingOrder().filter { $0.placement.last != nil }
    let expected = complete.nodesInDrawingOrder()
    #expect(shown.map(\.name) == expected.map(\.name))
    #expect(shown.map(\.appearance.last) == expected.map(\.appearance.last))
    #expect(shown.map(\.placement.last) == expected.map(\.placement.last))
  }
}
