// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("A film of a screen")
struct ScreenFilmTests {
  /// Two views, one of which falls; the other changes its color each half second.
  private final class Controller: UIViewController {
    let falling = UIView(frame: CGRect(x: 40, y: 10, width: 30, height: 30))
    let blinking = UIView(frame: CGRect(x: 90, y: 10, width: 30, height: 30))
    private lazy var animator = UIDynamicAnimator(referenceView: view)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(falling)
      view.addSubview(blinking)
      animator.addBehavior(UIGravityBehavior(items: [falling]))
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.blink() }
      }
    }

    private func blink() {
      blinking.backgroundColor = blinking.backgroundColor == .red ? .blue : .red
    }
  }

  private func film(frames: Int) -> (ScreenFilm, [[Placement?]], Simulator) {
    let simulator = Simulator(
      rootViewController: Controller(), size: CGSize(width: 200, height: 200))
    let film = ScreenFilm()
    var shown: [[Placement?]] = []
    for _ in 0..<frames {
      film.capture(simulator)
      shown.append(film.views.nodes.map(\.placement))
      simulator.advance(by: simulator.frameDuration)
    }
    return (film, shown, simulator)
  }

  @Test("every moment has the views where they were")
  func placements() {
    let (film, shown, _) = film(frames: 300)
    for number in 0..<300 { #expect(film.placements(at: number) == shown[number]) }
    #expect(film.placements(at: 300).isEmpty && film.placements(at: -1).isEmpty)
    #expect(film.moment(299)?.time == 299 / 60.0)
  }

  @Test("a page that goes back in it is sent what differs, and looks as it did then")
  func differences() throws {
    let (film, _, _) = film(frames: 100)
    var (page, fresh) = (LiveScreen(), LiveScreen())
    _ = page.show(film, at: 20)
    let later = page.show(film, at: 80)
    #expect(later.nodes.isEmpty && later.appearances.count == 1)
    let back = page.show(film, at: 20)
    let all = fresh.show(film, at: 20)
    let blinking = try #require(all.nodes.first { $0.name == "blinking" }).number
    #expect(back.appearances == all.appearances.filter { $0.node == blinking })
    #expect(Set(back.motions.map(\.node)).count == 2)
    #expect(back.motions.allSatisfy { all.motions.contains($0) })
    #expect(page.show(film, at: 20).motions.isEmpty)
  }

  @Test("the earliest moments can be discarded, later ones stay as they were")
  func discarding() {
    let (film, shown, simulator) = film(frames: 300)
    let whole = film.byteCount
    #expect(film.discardEarliest() && film.firstMoment == ScreenFilm.chunkLength)
    #expect(film.byteCount < whole)
    #expect(film.moment(ScreenFilm.chunkLength - 1) == nil && film.placements(at: 5).isEmpty)
    var (page, other) = (LiveScreen(), LiveScreen())
    let (now, before) = (page.show(film, at: 140), other.show(self.film(frames: 300).0, at: 140))
    #expect(now.motions == before.motions && now.appearances == before.appearances)
    #expect(film.placements(at: 200) == shown[200])
    #expect(film.discardEarliest() && !film.discardEarliest())
    film.capture(simulator)
    #expect(film.moment(300) != nil)
  }

  @Test("a touch that has ended is shown once more, but not while no time passes")
  func endedTouches() {
    let (film, _, simulator) = film(frames: 1)
    func shownTouches() -> Int? {
      film.capture(simulator)
      return film.moment(film.momentCount - 1)?.touches.count
    }
    simulator.perform(.begin(touch: 0, at: CGPoint(x: 10, y: 10)))
    simulator.perform(.end(touch: 0))
    #expect(shownTouches() == 1)
    simulator.perform(.begin(touch: 0, at: CGPoint(x: 10, y: 10)))
    #expect(shownTouches() == 1)
    simulator.perform(.end(touch: 0))
    #expect(shownTouches() == 0)
  }
}
