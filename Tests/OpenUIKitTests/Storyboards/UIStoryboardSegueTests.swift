// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("UIStoryboardSegue")
@MainActor
struct UIStoryboardSegueTests {
  private final class Source: UIViewController {
    private(set) var prepared: [UIStoryboardSegue] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      prepared.append(segue)
    }
  }

  private let fixture = ControllerFixture()
  private let source = Source()

  @Test("a show segue prepares the source and pushes the destination in a stack")
  func show() throws {
    UIStoryboardSegue.register("push-it", kind: .show) { UITableViewController(style: .plain) }
    let stack = UINavigationController(rootViewController: source)
    fixture.show(stack)
    fixture.time.run { source.performSegue(withIdentifier: "push-it", sender: nil) }
    fixture.wait(1)
    let segue = try #require(source.prepared.first)
    #expect(segue.identifier == "push-it" && segue.source === source)
    #expect(stack.topViewController === segue.destination)
    #expect(segue.destination is UITableViewController)
  }

  @Test("a present segue presents the destination, also in a stack")
  func present() throws {
    UIStoryboardSegue.register("present-it", kind: .present) { UIViewController() }
    let stack = UINavigationController(rootViewController: source)
    fixture.show(stack)
    fixture.time.run { source.performSegue(withIdentifier: "present-it", sender: nil) }
    fixture.wait(1)
    let segue = try #require(source.prepared.first)
    #expect(source.presentedViewController === segue.destination)
    #expect(stack.viewControllers == [source])
  }

  @Test("a segue with a closure performs only the closure")
  func closure() {
    var performed = 0
    let segue = UIStoryboardSegue(identifier: nil, source: source, destination: UIViewController())
    {
      performed += 1
    }
    fixture.show(source)
    segue.perform()
    fixture.wait(1)
    #expect(performed == 1 && source.presentedViewController == nil)
  }

  private final class Fading: UIStoryboardSegue {
    private(set) var performed = 0

    override func perform() {
      performed += 1
      destination.modalTransitionStyle = .crossDissolve
      super.perform()
    }
  }

  @Test("a segue of a class of the app is prepared and performed, and shows by its kind")
  func customClass() throws {
    UIStoryboardSegue.register(
      "fade-it", kind: .present, segue: { Fading(identifier: $0, source: $1, destination: $2) }
    ) { UIViewController() }
    let stack = UINavigationController(rootViewController: source)
    fixture.show(stack)
    fixture.time.run { source.performSegue(withIdentifier: "fade-it", sender: nil) }
    fixture.wait(1)
    let segue = try #require(source.prepared.first as? Fading)
    #expect(segue.performed == 1 && segue.identifier == "fade-it")
    #expect(source.presentedViewController === segue.destination)
    #expect(segue.destination.modalTransitionStyle == .crossDissolve)
    #expect(stack.viewControllers == [source])
  }

  @Test("an unknown identifier is refused, and nothing is prepared")
  func unknown() {
    fixture.show(source)
    let messages = RefusalLog.record {
      source.performSegue(withIdentifier: "nowhere", sender: nil)
    }
    #expect(messages.count == 1 && messages[0].contains("\"nowhere\""))
    #expect(source.prepared.isEmpty)
  }
}
