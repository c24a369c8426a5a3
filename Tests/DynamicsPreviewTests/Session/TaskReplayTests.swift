// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import OpenUIDynamics
import Testing

@testable import DynamicsPreview

/// Adds a push every fifteen frames, from a task.
private final class PushingController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    let square = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
    view.addSubview(square)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIDynamicItemBehavior(items: [square]))
    self.animator = animator
    Task {
      for index in 0..<8 {
        try await Task.sleep(for: .seconds(0.25))
        let push = UIPushBehavior(items: [square], mode: .instantaneous)
        push.setAngle(CGFloat(index), magnitude: 0.01)
        animator.addBehavior(push)
      }
    }
  }
}

@MainActor
@Suite("Tasks that sleep, in a session of the live preview")
struct TaskReplayTests {
  private func session(films: FilmLibrary?) -> PreviewSession {
    let scene = PreviewScene(id: "s", title: "S", size: CGSize(width: 200, height: 200)) { _ in
      PushingController()
    }
    return PreviewSession(scene, playsTouches: true, films: films)
  }

  @Test("go on between the same frames in each run", arguments: [true, false])
  func replay(keepsFilm: Bool) async {
    let session = session(films: keepsFilm ? .shared : nil)
    var hashes = [session.simulator.stateHash]
    for _ in 0..<150 {
      await session.advanceAfterTasks()
      hashes.append(session.simulator.stateHash)
    }
    #expect(Set(hashes).count > 100)
    for target in [149, 40, 0, 150, 16] {
      await session.seek(to: target)
      await session.settle()
      #expect(session.frame == target && session.divergedFrame == nil)
      #expect(session.shownSimulator?.stateHash == hashes[target])
    }
  }

  @Test("go on in the recording and in the copy of a run where they did")
  func copies() async {
    let session = session(films: nil)
    await session.seek(to: 100)
    let run = await session.savedRun()
    let replay = await RunReplay(run, of: session.scene)
    #expect(replay.divergence == nil)
    #expect(replay.session.simulator.stateHash == session.simulator.stateHash)
  }
}
