// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@testable import DynamicsPreview

/// An app with a state of its own: a ball that it stops and pushes by a count that it keeps.
@MainActor
private final class StatefulController: UIViewController {
  static var launchCount = 0
  let ball = UIView(frame: CGRect(x: 100, y: 20, width: 20, height: 20))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var gravity = UIGravityBehavior(items: [ball])
  private var count = 0
  /// What else decides about the run, beside the scene and what a person does.
  private let start: Int

  init(dependsOnLaunch: Bool) {
    Self.launchCount += 1
    start = dependsOnLaunch ? Self.launchCount : 1
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(ball)
    animator.addBehavior(gravity)
    let walls = UICollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.turn() }
    }
  }

  private func turn() {
    count += start
    gravity.angle = CGFloat(count % 4) * .pi / 2
  }
}

@MainActor
@Suite("Going back in a session shows a picture at once", .serialized)
struct SessionFilmTests {
  private func session(
    dependsOnLaunch: Bool = false, films: FilmLibrary = .shared
  ) -> PreviewSession {
    StatefulController.launchCount = 0
    let scene = PreviewScene(id: "s", title: "S", size: CGSize(width: 200, height: 300)) { _ in
      StatefulController(dependsOnLaunch: dependsOnLaunch)
    }
    return PreviewSession(scene, playsTouches: true, films: films)
  }

  private func hashes(_ session: PreviewSession, frames: Int) -> [UInt64] {
    var hashes = [session.simulator.stateHash]
    for _ in 0..<frames {
      session.advance()
      hashes.append(session.simulator.stateHash)
    }
    return hashes
  }

  @Test("that of the frame, without running the app, whose state follows when it is needed")
  func back() async {
    let session = session()
    let hashes = hashes(session, frames: 300)
    for target in [299, 298, 10, 0, 200, 299] {
      await session.seek(to: target)
      #expect(session.frame == target && session.lastKnownFrame == 300)
      #expect(session.picture?.moment.stateHash == hashes[target])
      #expect(!session.isSettled && session.shownSimulator == nil)
    }
    #expect(StatefulController.launchCount == 1)
    await session.settle()
    #expect(session.shownSimulator?.stateHash == hashes[299] && session.divergedFrame == nil)
    #expect(StatefulController.launchCount > 1)
  }

  @Test("playing on shows the pictures up to the present, and runs the app from there")
  func forth() async {
    let (session, unbroken) = (session(), session())
    let hashes = hashes(unbroken, frames: 160)
    for _ in 0..<150 { session.advance() }
    await session.seek(to: 120)
    for frame in 121...160 {
      session.advance()
      #expect(session.picture?.moment.stateHash == hashes[frame])
    }
    #expect(session.isSettled && session.frame == 160 && session.lastKnownFrame == 160)
    #expect(session.simulator.stateHash == hashes[160])
  }

  @Test("an action in the past is one of the app there; the pictures before it stay")
  func branch() async {
    let session = session()
    let hashes = hashes(session, frames: 200)
    await session.seek(to: 90)
    #expect(!session.perform(.style(.dark)))
    await session.settle()
    #expect(session.perform(.touch(.begin(touch: 0, at: CGPoint(x: 110, y: 200)))))
    #expect(session.frame == 90 && session.lastKnownFrame == 90 && session.isSettled)
    for _ in 0..<30 { session.advance() }
    let changed = session.simulator.stateHash
    await session.seek(to: 60)
    #expect(session.picture?.moment.stateHash == hashes[60])
    await session.seek(to: 120)
    #expect(session.isSettled && session.simulator.stateHash == changed)
    await session.seek(to: 119)
    await session.settle()
    await session.seek(to: 118)
    await session.seek(to: 125)
    #expect(session.divergedFrame == nil)
    await session.seek(to: 120)
    await session.settle()
    #expect(session.shownSimulator?.stateHash == changed && session.divergedFrame == nil)
  }

  @Test("a replay that advances with the pictures stays the app of the shown frame")
  func following() async {
    let session = session()
    let hashes = hashes(session, frames: 100)
    await session.seek(to: 40)
    await session.settle()
    for frame in 41...100 {
      session.advance()
      #expect(session.isSettled && session.shownSimulator?.stateHash == hashes[frame])
    }
  }

  @Test("an app that does something else when it is run again is shown as it does; that is said")
  func divergence() async throws {
    let session = session(dependsOnLaunch: true)
    let hashes = hashes(session, frames: 100)
    await session.seek(to: 80)
    await session.settle()
    let frame = try #require(session.divergedFrame)
    #expect(frame > 0 && frame < 80 && session.frame == frame && session.isSettled)
    #expect(session.simulator.stateHash != hashes[frame])
    #expect(session.picture?.moment.stateHash == session.simulator.stateHash)
    await session.seek(to: frame - 1)
    #expect(session.picture?.moment.stateHash == hashes[frame - 1])
  }

  @Test("a frame whose picture was discarded is run again")
  func discarded() async {
    let session = session()
    let hashes = hashes(session, frames: 300)
    #expect(session.film?.discardEarliest() == true)
    await session.seek(to: 200)
    #expect(session.picture?.moment.stateHash == hashes[200] && !session.isSettled)
    await session.seek(to: 100)
    #expect(session.isSettled && session.simulator.stateHash == hashes[100])
    #expect(session.lastKnownFrame == 300)
    await session.seek(to: 300)
    #expect(session.simulator.stateHash == hashes[300])
  }

  @Test("the films of all clients share a memory; the longest discard their earliest pictures")
  func shared() async {
    let films = FilmLibrary(maximumByteCount: 100_000)
    let long = (0..<3).map { _ in session(films: films) }
    let short = session(films: films)
    for _ in 0..<200 { short.advance() }
    for _ in 0..<600 {
      for session in long { session.advance() }
      #expect(films.byteCount <= films.maximumByteCount)
    }
    #expect(films.byteCount > films.maximumByteCount / 2)
    #expect(long.allSatisfy { $0.film?.picture(ofFrame: 0) == nil })
    #expect(long.allSatisfy { $0.film?.picture(ofFrame: 600) != nil })
    #expect(short.film?.picture(ofFrame: 0) != nil)
  }

  @Test("the film of a client that has gone counts no more")
  func gone() {
    let films = FilmLibrary(maximumByteCount: 1 << 20)
    var first: PreviewSession? = session(films: films)
    for _ in 0..<50 { first?.advance() }
    let size = films.byteCount
    first = nil
    #expect(size > 0 && films.byteCount == 0)
  }
}
