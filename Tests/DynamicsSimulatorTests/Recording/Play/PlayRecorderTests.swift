// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsSimulator

/// Items on which every law acts, and an app that changes something at some frames.
private final class LawController: UIViewController {
  /// The frames at which the app pushes an item; none leaves the engine alone.
  var pushes: Set<Int> = []
  /// The frames at which the app turns gravity around.
  var turns: Set<Int> = []
  private var animator: UIDynamicAnimator?
  private var frame = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let items = (0..<6).map { number in
      let item = UIView(frame: CGRect(x: 20 + 48 * number, y: 200, width: 40, height: 40))
      view.addSubview(item)
      return item
    }
    let animator = UIDynamicAnimator(referenceView: view)
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    noise.position = CGPoint(x: 100, y: 220)
    noise.region = UIRegion(size: CGSize(width: 200, height: 300)).byDifference(
      from: UIRegion(radius: 20))
    let drag = UIFieldBehavior.dragField()
    for field in [noise, drag] {
      for item in items.prefix(3) { field.addItem(item) }
      animator.addBehavior(field)
    }
    let push = UIPushBehavior(items: [items[3]], mode: .continuous)
    push.pushDirection = CGVector(dx: 0.1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 5), for: items[3])
    animator.addBehavior(push)
    animator.addBehavior(UISnapBehavior(item: items[4], snapTo: CGPoint(x: 60, y: 400)))
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let gravity = UIGravityBehavior(items: [items[5]])
    animator.addBehavior(gravity)
    if !turns.isEmpty {
      gravity.action = { [unowned self, unowned gravity] in
        frame += 1
        if turns.contains(frame) { gravity.gravityDirection.dy *= -1 }
      }
    }
    if !pushes.isEmpty { pushItem(items[5], in: animator, along: push) }
    self.animator = animator
  }

  private func pushItem(
    _ item: UIView, in animator: UIDynamicAnimator, along behavior: UIDynamicBehavior
  ) {
    let properties = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    behavior.action = { [unowned self] in
      frame += 1
      if pushes.contains(frame) {
        properties.addLinearVelocity(CGPoint(x: 0, y: -200), for: item)
      }
    }
  }
}

@MainActor
@Suite("Recordings to play with")
struct PlayRecorderTests {
  private func recording(
    pushes: Set<Int> = [], turns: Set<Int> = [], seconds: Double = 2
  ) -> Recording {
    let controller = LawController()
    controller.pushes = pushes
    controller.turns = turns
    return Simulator(rootViewController: controller, size: .phone)
      .record(for: seconds, playable: true)
  }

  @Test(
    "without app code the world goes on as the animator does, from one keyframe, to the last bit")
  func lawsGoOn() throws {
    let animator = try #require(recording().play?.animators.first)
    #expect(animator.keyframes.map(\.frame) == [1])
    #expect(animator.keyframes.map(\.stepCount) == [0])
    #expect(animator.keyframes.first?.items.count == 6)
    #expect(animator.isExact.changes.map(\.frame) == [0, 1])
    #expect(animator.isExact.last == true)
    #expect(animator.shortfalls.isEmpty)
  }

  @Test("where the app changes something there is a keyframe of its own")
  func changes() throws {
    let animator = try #require(recording(pushes: [30, 60]).play?.animators.first)
    // The action of a step changes the velocity with which its frame ends.
    #expect(animator.keyframes.map(\.frame) == [1, 30, 60])
    #expect(animator.shortfalls == [.actions])
  }

  @Test("a change of a law takes what the change takes, and what follows from it nothing")
  func lawChanges() throws {
    let still = try #require(recording().play?.animators.first)
    let animator = try #require(recording(turns: [30, 60]).play?.animators.first)
    // The action of a step changes gravity for the next one, before which the world is kept.
    #expect(animator.keyframes.map(\.frame) == [1, 31, 61])
    #expect(animator.keyframes.map(\.stepCount) == [0, 30, 60])
    #expect(animator.isExact.changes.map(\.frame) == [0, 1])
    #expect(animator.isExact.last == true)
    #expect(animator.code.utf8.count < still.code.utf8.count + 200)
  }

  @Test("an app that changes something all the time costs little more than what it changes")
  func bound() throws {
    let all = Set(0...600)
    let animator = try #require(recording(pushes: all, seconds: 4).play?.animators.first)
    let length = animator.keyframes.reduce(0) { $0 + $1.length }
    #expect(animator.keyframes.count > 120)
    #expect(animator.code.utf8.count < length / 20)
  }

  @Test("the page holds the engine and the worlds; a recording that was not asked for it does not")
  func page() {
    let page = recording(seconds: 0.2).htmlPage(title: "Laws")
    #expect(page.contains("id=\"engine\"") && page.contains("\"play\":{"))
    #expect(page.contains("Take hold of an item."))
    let plain = Simulator(rootViewController: LawController(), size: .phone).record(for: 0.2)
    #expect(plain.play == nil)
    #expect(!plain.htmlPage(title: "Laws").contains("id=\"engine\""))
  }

  /// The payload of a page, and the frames in which it stores contacts.
  private func contactFrames(of recording: Recording) -> (PagePayload, [Int]) {
    var clips = ClipTable()
    var definitions = MarkupWriter()
    let payload = PagePayload(recording, clips: &clips, definitions: &definitions)
    let frames = zip(payload.contacts.at, payload.contacts.lists).filter { !$0.1.isEmpty }
    return (payload, frames.map(\.0))
  }

  @Test("contacts that the engine in the page computes again are not stored")
  func replayed() throws {
    let playable = recording()
    #expect(playable.xray.contacts.changes.contains { $0.value?.isEmpty == false })
    let (payload, frames) = contactFrames(of: playable)
    #expect(frames.isEmpty)
    let play = try #require(payload.play)
    #expect(play.replayed.at == [0, 1] && play.replayed.values == [0, 1])
    // A recording that only plays keeps them.
    let plain = Simulator(rootViewController: LawController(), size: .phone).record(for: 2)
    let (plainPayload, plainFrames) = contactFrames(of: plain)
    #expect(plainPayload.play == nil && !plainFrames.isEmpty)
  }

  @Test("pages of a folder share the engine and the program in one script")
  func sharedScript() {
    let page = recording(seconds: 0.2).htmlPage(title: "Laws", engine: .beside("engine.js"))
    #expect(page.contains("<script defer src=\"engine.js\"></script>"))
    #expect(!page.contains("class PlaySource") && page.contains("\"play\":{"))
    #expect(PlayEngine.script.contains("class PlaySource"))
    #expect(page.utf8.count < 50_000)
  }

  @Test("a recording keeps its worlds when it is saved")
  func coding() throws {
    let recording = recording(seconds: 0.2)
    let copy = try JSONDecoder().decode(
      Recording.self, from: try JSONEncoder().encode(recording))
    #expect(copy.play == recording.play)
  }
}
