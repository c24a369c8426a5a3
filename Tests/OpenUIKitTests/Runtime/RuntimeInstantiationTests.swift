// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

private class Delegate: UIResponder {
  let title = "stored"
  var lines: [Int]

  override init() {
    lines = [1, 2, 3]
    super.init()
    lines.append(4)
  }
}

private class InheritingDelegate: Delegate {
  var extra = "inherited"
}

private final class PlainResponder: UIResponder {
  var name = "plain"
}

private final class Note: NSObject {
  var lines = ["stored"]
}

private final class FramedView: UIView {
  var lines = ["stored"]

  override init(frame: CGRect) {
    super.init(frame: frame)
    lines.append("framed")
  }

  required init?(coder: NSCoder) { nil }
}

private final class StyledCell: UITableViewCell {
  var notes = ["stored"]

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    notes.append("\(style == .default) \(reuseIdentifier ?? "none")")
  }

  required init?(coder: NSCoder) { nil }
}

private class InheritingCell: UITableViewCell {
  var note = "inherited"
}

private final class DiscLayer: CAShapeLayer {
  override init() {
    super.init()
    lineWidth = 3
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { nil }
}

private final class DiscView: UIView {
  override class var layerClass: AnyClass { DiscLayer.self }
}

private final class StretchingAttributes: UICollectionViewLayoutAttributes {
  var stretch = 1.0

  override init() {
    super.init()
    stretch = 2
  }
}

private final class NamedAnimation: CABasicAnimation {
  var name = "none"

  override init() {
    super.init()
    name = "made"
  }
}

/// A toolchain that calls another initializer than that of the class fails here.
@Suite("Objects of classes that are known only at run time")
@MainActor
struct RuntimeInstantiationTests {
  @Test("a responder is made by its own class's init(), with the values of its properties")
  func responders() {
    let made = RuntimeInstantiation.responder(of: Delegate.self) as? Delegate
    #expect(made?.title == "stored" && made?.lines == [1, 2, 3, 4])
    let plain = RuntimeInstantiation.responder(of: PlainResponder.self) as? PlainResponder
    #expect(plain?.name == "plain")
  }

  @Test("layers, attributes and animations override init() without marking it as required")
  func values() throws {
    let layer = try #require(DiscView().layer as? DiscLayer)
    #expect(layer.lineWidth == 3 && layer.presentation()?.lineWidth == 3)
    let attributes = StretchingAttributes(forCellWith: IndexPath(item: 2, section: 0))
    let copy = try #require(attributes.copy() as? StretchingAttributes)
    #expect(copy.stretch == 2 && copy.indexPath.item == 2)
    let animation = NamedAnimation(keyPath: "opacity")
    let twin = try #require(animation.copy() as? NamedAnimation)
    #expect(twin.name == "made" && twin.keyPath == "opacity")
  }

  @Test("views and controllers are instantiated by their metatypes")
  func metatypes() {
    let framed: UIView.Type = FramedView.self
    let view = framed.instantiated() as? FramedView
    #expect(view?.lines == ["stored", "framed"])
    func make<T: UIView>(_: T.Type) -> T { T.instantiated() }
    #expect(make(FramedView.self).lines.count == 2 && make(UILabel.self).text == nil)
    let object: NSObject.Type = Note.self
    #expect((object.instantiated() as? Note)?.lines == ["stored"])
    let controller: UIViewController.Type = UITableViewController.self
    #expect(controller.instantiated() is UITableViewController)
  }

  @Test("an init() that is inherited sets the subclass's properties too")
  func inheritance() {
    let responder: UIResponder? = RuntimeInstantiation.responder(of: InheritingDelegate.self)
    #expect(responder.map { type(of: $0) == InheritingDelegate.self } == true)
    let delegate = responder as? InheritingDelegate
    #expect(delegate?.extra == "inherited" && delegate?.lines == [1, 2, 3, 4])
  }

  @Test("a class of the module itself is made too")
  func ownClass() {
    let responder = RuntimeInstantiation.responder(of: UIResponder.self)
    #expect(responder.map { type(of: $0) == UIResponder.self } == true)
  }

  @Test("a class that is none of responders is not made")
  func otherClass() {
    final class Other {}
    #expect(RuntimeInstantiation.responder(of: Other.self) == nil)
  }

  @Test("a cell is made by its class's init(style:reuseIdentifier:)")
  func cells() {
    let styled =
      RuntimeInstantiation.cell(of: StyledCell.self, reuseIdentifier: "row") as? StyledCell
    #expect(styled?.notes == ["stored", "true row"] && styled?.reuseIdentifier == "row")
    let inheriting =
      RuntimeInstantiation.cell(of: InheritingCell.self, reuseIdentifier: "row") as? InheritingCell
    #expect(inheriting?.note == "inherited")
    let plain = RuntimeInstantiation.cell(of: UITableViewCell.self, reuseIdentifier: "row")
    #expect(plain?.reuseIdentifier == "row")
  }
}
