import DynamicsTesting
import Testing

@MainActor
@Suite("Expectations on a running scene")
struct ExpectationTests {
  private final class Controller: UIViewController {
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private var animator: UIDynamicAnimator?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      red.center = CGPoint(x: 160, y: 100)
      view.addSubview(red)
      let animator = UIDynamicAnimator(referenceView: view)
      animator.addBehavior(UIGravityBehavior(items: [red]))
      let collision = UICollisionBehavior(items: [red])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400),
        to: CGPoint(x: 320, y: 400))
      animator.addBehavior(collision)
      self.animator = animator
    }
  }

  private let simulator = Simulator(
    rootViewController: Controller(), size: CGSize(width: 320, height: 480))

  @Test("a square that falls on a line comes to rest on it")
  func rest() throws {
    let time = try simulator.runUntilRest()
    #expect(time > 0.7 && time < 10)
    try simulator.expectItem("red", at: CGPoint(x: 160, y: 375), within: 2)
    try simulator.expectContacts([.began("red", with: .boundary("floor"))])
  }

  @Test("what still moves after the time is named with its speed")
  func timeout() {
    let error = #expect(throws: DynamicsTestError.self) {
      try simulator.runUntilRest(timeout: 0.25)
    }
    #expect(error?.message.contains("Still moving: red at 2") == true)
    #expect(error?.fileID.hasSuffix("ExpectationTests.swift") == true)
  }

  @Test("a wrong place is said with the distance, an unknown name with those there are")
  func places() throws {
    simulator.advance(by: 1.0 / 60)
    let place = #expect(throws: DynamicsTestError.self) {
      try simulator.expectItem("red", at: CGPoint(x: 160, y: 200))
    }
    #expect(place?.message.contains("expected (160.0, 200.0) within 1.0") == true)
    let name = #expect(throws: DynamicsTestError.self) {
      try simulator.expectItem("blue", at: .zero)
    }
    #expect(name?.message == "no dynamic item is named \"blue\"; there are: red")
    #expect(throws: DynamicsTestError.self) {
      try simulator.expectItem("red", at: CGPoint(x: CGFloat.nan, y: 0))
    }
  }

  @Test("a contact that is missing is said with what happened instead")
  func contacts() throws {
    try simulator.runUntilRest()
    let error = #expect(throws: DynamicsTestError.self) {
      try simulator.expectContacts([
        .began("red", with: .boundary("floor")), .began("red", with: .item("green")),
      ])
    }
    let message = try #require(error?.message)
    #expect(
      message.hasPrefix(
        "missing after red began contact with boundary \"floor\": red began contact with green"))
  }

  @Test("the places over time make a golden with three columns per item")
  func golden() throws {
    let golden = simulator.record(for: 1).golden()
    #expect(golden.columns == ["time", "red.x", "red.y", "red.angle"])
    try #require(golden.rows.count == 11 && golden.columns.count == 4)
    #expect(golden.rows.last?.first == 1)
    // Half a second of free fall from 100: at least 120, at most 130 points.
    let fallen = (golden.rows[5][2] ?? 0) - 100
    #expect(fallen > 120 && fallen < 130)
  }
}
