// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIStoryboard")
@MainActor
struct UIStoryboardTests {
  private final class Awakened: UIViewController {
    private(set) var awakenings = 0
    var title2 = "made in code"
    private(set) var titleWhenAwakened = ""

    override func awakeFromNib() {
      super.awakeFromNib()
      awakenings += 1
      titleWhenAwakened = title2
    }
  }

  @Test("the registered initial controller is made anew, awakened, and knows its storyboard")
  func initial() throws {
    UIStoryboard.register("Initial", initial: { Awakened() })
    let storyboard = UIStoryboard(name: "Initial", bundle: nil)
    let first = try #require(storyboard.instantiateInitialViewController() as? Awakened)
    let second = try #require(storyboard.instantiateInitialViewController())
    #expect(first !== second)
    #expect(first.awakenings == 1)
    #expect(first.storyboard === storyboard)
  }

  @Test("controllers are found by the storyboard's name and their identifier")
  func identifiers() {
    UIStoryboard.register("Left", identifier: "page") { UITableViewController(style: .plain) }
    UIStoryboard.register("Right", identifier: "page") { Awakened() }
    let left = UIStoryboard(name: "Left", bundle: nil)
    let right = UIStoryboard(name: "Right", bundle: nil)
    #expect(left.instantiateViewController(withIdentifier: "page") is UITableViewController)
    #expect(right.instantiateViewController(withIdentifier: "page") is Awakened)
    let typed: Awakened = right.instantiateViewController(identifier: "page")
    #expect(typed.awakenings == 1)
  }

  @Test(
    "values of a storyboard are set before a controller is awakened, in a container as well, and once"
  )
  func attributes() throws {
    for title in ["first", "second"] {
      UIStoryboard.register("Values", attribute: "title2", of: Awakened.self) { $0.title2 = title }
    }
    UIStoryboard.register("Values", identifier: "page") { Awakened() }
    UIStoryboard.register(
      "Values", initial: { UINavigationController(rootViewController: Awakened()) })
    let storyboard = UIStoryboard(name: "Values", bundle: nil)
    let page: Awakened = storyboard.instantiateViewController(identifier: "page")
    let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
    let child = try #require(navigation?.topViewController as? Awakened)
    let inCode = Awakened()
    storyboard.adopt(inCode)
    for controller in [page, child, inCode] {
      controller.title2 = "changed"
      storyboard.adopt(controller)
      #expect(controller.titleWhenAwakened == "second" && controller.awakenings == 1)
      #expect(controller.title2 == "changed" && controller.storyboard === storyboard)
    }
    let other = Awakened()
    UIStoryboard(name: "Others", bundle: nil).adopt(other)
    #expect(other.title2 == "made in code" && other.awakenings == 1)
  }

  @Test("the app's own closure goes before what is registered")
  func creator() {
    UIStoryboard.register("Creator", identifier: "page") { UIViewController() }
    let own = Awakened()
    own.title2 = "own"
    let made: Awakened = UIStoryboard(name: "Creator", bundle: nil)
      .instantiateViewController(identifier: "page") { _ in own }
    #expect(made === own)
  }

  @Test("what is not registered is refused with a remedy: nil at the start, plain by identifier")
  func unknown() {
    let storyboard = UIStoryboard(name: "Nowhere", bundle: nil)
    let messages = RefusalLog.record {
      #expect(storyboard.instantiateInitialViewController() == nil)
      let plain = storyboard.instantiateViewController(withIdentifier: "page")
      #expect(type(of: plain) == UIViewController.self)
      let typed: Awakened = storyboard.instantiateViewController(identifier: "page")
      #expect(typed.awakenings == 0)
    }
    #expect(messages.count == 3)
    #expect(messages.allSatisfy { $0.contains("UIStoryboard.register(\"Nowhere\"") })
  }
}
