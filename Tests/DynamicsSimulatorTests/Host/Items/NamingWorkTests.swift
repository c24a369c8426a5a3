// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The work of naming items")
struct NamingWorkTests {
  private struct Card {
    let view: UIView
  }

  /// Views that fall on the bottom, each with an animator of its own or all with one.
  private final class CardsController: UIViewController {
    private let count: Int
    private let hasManyAnimators: Bool
    private(set) var animators: [UIDynamicAnimator] = []
    private var cards: [Card] = []
    var hero: UIView?

    init(count: Int, hasManyAnimators: Bool) {
      self.count = count
      self.hasManyAnimators = hasManyAnimators
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      cards = (0..<count).map { index in
        let view = UIView(frame: CGRect(x: 12 * index, y: 460, width: 10, height: 10))
        self.view.addSubview(view)
        return Card(view: view)
      }
      hero = cards.last?.view
      let views = cards.map(\.view)
      for group in hasManyAnimators ? views.map({ [$0] }) : [views] {
        let animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: group))
        let collision = UICollisionBehavior(items: group)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animators.append(animator)
      }
    }
  }

  private func simulator(_ count: Int, hasManyAnimators: Bool = false) -> Simulator {
    Simulator(
      rootViewController: CardsController(count: count, hasManyAnimators: hasManyAnimators),
      size: .phone)
  }

  @Test(
    "a frame in which items meet something for the first time reads every holder once",
    arguments: [false, true])
  func oneSearch(hasManyAnimators: Bool) {
    let simulator = simulator(20, hasManyAnimators: hasManyAnimators)
    var searched = 0
    for _ in 0..<60 {
      let before = simulator.names.readHolderCount
      simulator.advance(by: simulator.frameDuration)
      // The controller, its view and the window; the items fell equally far.
      #expect(simulator.names.readHolderCount - before <= 3)
      searched += simulator.names.readHolderCount - before
    }
    #expect(simulator.events.count(where: { $0.kind == .beganContact }) >= 20)
    #expect(searched <= 9, "known items are not searched again")
  }

  @Test("names of many items are found in one search")
  func oneSearchForAll() {
    let simulator = simulator(20)
    simulator.advance(by: simulator.frameDuration)
    let before = simulator.names.readHolderCount
    #expect(Set(simulator.itemStates.map(\.name)).count == 20)
    #expect(simulator.names.readHolderCount - before <= 3)
  }

  @Test("texts of events are made when the events are read, once")
  func reading() {
    let simulator = simulator(5)
    simulator.advance(by: 1)
    let noted = simulator.notedEvents.count
    #expect(noted > 5 && simulator.madeEvents.isEmpty)
    #expect(simulator.events.count == noted)
    #expect(simulator.notedEvents.isEmpty && simulator.madeEvents.count == noted)
  }

  @Test("an item that the app drops after its contact keeps the name of its property")
  func dropped() throws {
    let controller = CardsController(count: 1, hasManyAnimators: false)
    let simulator = Simulator(rootViewController: controller, size: .phone)
    simulator.advance(by: 1)
    controller.hero = nil
    #expect(simulator.events.contains { $0.item == "hero" && $0.kind == .beganContact })
  }

  @Test("the list of animators stays as long as the animators that live")
  func animators() {
    var list = AnimatorList()
    let kept = UIDynamicAnimator()
    let isAdded = list.add(kept)
    for _ in 0..<200 { _ = list.add(UIDynamicAnimator()) }
    let isAddedAgain = list.add(kept)
    #expect(isAdded && !isAddedAgain)
    #expect(list.entryCount <= 32 && list.alive.count == 1)
  }
}
