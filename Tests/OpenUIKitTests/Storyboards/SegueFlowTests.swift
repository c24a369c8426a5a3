// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("The flow of segues and storyboards")
@MainActor
struct SegueFlowTests {
  /// A controller that records what it is asked and told.
  private final class Source: UIViewController {
    var calls: [String] = []
    var senders: [String?] = []

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      calls.append("should \(identifier)")
      return false
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      // The destination is not shown yet, so that its properties can be set.
      calls.append("prepare \(segue.destination.isViewLoaded)")
      senders.append(sender as? String)
      segue.destination.title = "prepared"
    }
    override func show(_ vc: UIViewController, sender: Any?) {
      calls.append("show \(vc.title ?? "")")
      super.show(vc, sender: sender)
    }
  }

  private let fixture = ControllerFixture()
  private let source = Source()

  init() {
    fixture.show(source)
  }

  @Test("a segue in code is prepared with its sender and shown, without asking for permission")
  func order() {
    UIStoryboardSegue.register("flow", kind: .show) { UIViewController() }
    fixture.time.run { source.performSegue(withIdentifier: "flow", sender: "button") }
    fixture.wait(1)
    #expect(source.calls == ["prepare false", "show prepared"] && source.senders == ["button"])
    #expect(source.presentedViewController?.title == "prepared")
  }

  @Test("each performance makes a new destination")
  func newDestination() {
    var count = 0
    UIStoryboardSegue.register("counted", kind: .present) {
      count += 1
      return UIViewController()
    }
    for _ in 0..<2 {
      fixture.time.run { source.performSegue(withIdentifier: "counted", sender: nil) }
      fixture.wait(1)
      fixture.time.run { source.dismiss(animated: false) }
    }
    #expect(count == 2)
  }

  @Test("registering an identifier again replaces its destination")
  func registeringAgain() {
    UIStoryboardSegue.register("again", kind: .present) { UIViewController() }
    UIStoryboardSegue.register("again", kind: .present) { UITableViewController(style: .plain) }
    fixture.time.run { source.performSegue(withIdentifier: "again", sender: nil) }
    fixture.wait(1)
    #expect(source.presentedViewController is UITableViewController)
  }

  @Test("a segue without a closure shows its destination, and a subclass may do otherwise")
  func performing() {
    final class Silent: UIStoryboardSegue {
      var performances = 0
      override func perform() { performances += 1 }
    }
    let silent = Silent(identifier: "s", source: source, destination: UIViewController())
    silent.perform()
    #expect(silent.performances == 1 && source.presentedViewController == nil)
    let plain = UIStoryboardSegue(
      identifier: nil, source: source, destination: UIViewController())
    fixture.time.run { plain.perform() }
    fixture.wait(1)
    #expect(plain.identifier == nil && source.presentedViewController === plain.destination)
  }

  @Test("a controller's own storyboard makes its siblings")
  func siblings() throws {
    UIStoryboard.register("Family", initial: { UIViewController() })
    UIStoryboard.register("Family", identifier: "sibling") { UITabBarController() }
    let first = try #require(
      UIStoryboard(name: "Family", bundle: nil).instantiateInitialViewController())
    let sibling = first.storyboard?.instantiateViewController(withIdentifier: "sibling")
    #expect(sibling is UITabBarController && sibling?.storyboard === first.storyboard)
    #expect(UIViewController().storyboard == nil)
  }
}
