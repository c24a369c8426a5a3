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
    #expect(recorder.presentedCount == 21 && recorder.visitCount == 21)
    let node = try #require(recorder.nodes.last)
    #expect(node.appearance.changes.count == 1)
    #expect(
      node.numbers
        == PlacementNumbers(
          views[19].presented(), origin: CGPoint(x: 150, y: 150), previous: nil))
  }

  @Test("what stands still is not recorded again")
  func still() {
    var recorder = ViewRecorder()
    for frame in 0..<5 {
      recorder.capture([root], at: frame, names: names)
      #expect(frame == 0 || recorder.changedNodes.isEmpty)
    }
    #expect(recorder.presentedCount == 21 && recorder.visitCount == 21)
  }

  @Test("the log of a recording returns where each view was, frame by frame")
  func places() {
    var (recorder, log) = (ViewRecorder(), PlacementLog())
    var expected: [[Placement?]] = []
    for frame in 0..<40 {
      views[frame % 20].center.y += CGFloat(frame)
      views[7].transform = CGAffineTransform(rotationAngle: 0.4 * CGFloat(frame))
      views[9].isHidden = frame % 11 > 6
      recorder.capture([root], at: frame, names: names)
      log.append(recorder)
      expected.append(recorder.nodes.map(\.placement))
    }
    let tracks = log.tracks()
    for frame in 0..<40 { #expect(tracks.map { $0[frame] } == expected[frame]) }
    // A view that only falls is an entry of a few bytes.
    #expect(tracks[20].changes.count == 3)
  }

  @Test("a moving view is a few bytes a frame of a recording")
  func bytes() {
    var (recorder, log) = (ViewRecorder(), PlacementLog())
    for frame in 0..<60 {
      for view in views { view.center.y += 0.1 * CGFloat(frame) }
      recorder.capture([root], at: frame, names: names)
      log.append(recorder)
    }
    // The gap, the horizontal difference, and that of the velocity; two bytes where it does not fit one.
    #expect(log.byteCount <= 60 * 20 * 4 + 300)
  }
}
