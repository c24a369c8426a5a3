// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("Names of items")
struct ItemNamesTests {
  private class Base: UIViewController {
    let inherited = UIView()
  }

  private final class Board: UIView {
    let pawn = UIView()
  }

  private final class Controller: Base {
    let box = UIView()
    let tagged = UIView()
    let tiles = [UIView(), UIView()]
    lazy var late = UIView()
    var missing: UIView?
    let board = Board()
  }

  private let controller = Controller()
  private let names: ItemNames

  init() {
    names = ItemNames(rootViewController: controller)
    controller.tagged.accessibilityIdentifier = "hero"
  }

  @Test("a view has the name of the property that holds it")
  func properties() {
    #expect(names.name(of: controller.box) == "box")
    #expect(names.name(of: controller.inherited) == "inherited")
    #expect(names.name(of: controller.tiles[1]) == "tiles[1]")
    #expect(names.name(of: controller.late) == "late")
  }

  @Test("the accessibility identifier comes first")
  func identifier() {
    #expect(names.name(of: controller.tagged) == "hero")
  }

  @Test("properties of the views around an item count too")
  func superviews() {
    controller.board.addSubview(controller.board.pawn)
    #expect(names.name(of: controller.board.pawn) == "pawn")
  }

  @Test("what no property holds is named after its type and numbered, and keeps its name")
  func types() {
    let strangers = [UIView(), UIView()]
    #expect(strangers.map(names.name) == ["UIView 1", "UIView 2"])
    #expect(strangers.map(names.name) == ["UIView 1", "UIView 2"])
  }

  @Test("what the package's own views and controllers store gives no names")
  func ownClasses() throws {
    controller.box.addSubview(UIView())
    #expect(names.name(of: try #require(controller.box.subviews.first)) == "UIView 1")
    #expect(names.name(of: try #require(controller.view)) == "UIView 2")
  }

  @Test("no two items have the same name")
  func unique() {
    let twins = [UIView(), UIView()]
    for twin in twins { twin.accessibilityIdentifier = "twin" }
    #expect(twins.map(names.name) == ["twin", "twin 2"])
  }

  @Test("no two objects have the same name, whatever their identifiers are")
  func distinctNames() {
    let views = ["ball", "ball 2", "ball", "ball"].map { identifier in
      let view = UIView()
      view.accessibilityIdentifier = identifier
      return view
    }
    #expect(views.map { names.name(of: $0) } == ["ball", "ball 2", "ball 3", "ball 4"])
  }
}
