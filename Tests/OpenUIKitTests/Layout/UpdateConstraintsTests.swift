// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("Updates of constraints")
@MainActor
struct UpdateConstraintsTests {
  private final class Log {
    var calls: [String] = []
  }

  private final class Witness: UIView {
    let name: String
    let log: Log
    var onUpdate: (() -> Void)?

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.calls.append(name)
      onUpdate?()
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.calls.append("\(name) layout")
    }
  }

  private let log = Log()

  @Test("descendants update before their ancestors, once, and before the layout")
  func order() {
    let (outer, inner) = (Witness("outer", log), Witness("inner", log))
    outer.addSubview(inner)
    outer.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(log.calls == ["inner", "outer", "outer layout", "inner layout"])
    #expect(!outer.needsUpdateConstraints() && !inner.needsUpdateConstraints())
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.calls.filter { !$0.hasSuffix("layout") } == ["inner", "outer"])
  }

  @Test("only the view that asks for it updates again")
  func again() {
    let (outer, inner) = (Witness("outer", log), Witness("inner", log))
    outer.addSubview(inner)
    outer.setNeedsUpdateConstraints()
    outer.updateConstraintsIfNeeded()
    log.calls = []
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    #expect(log.calls == ["inner"])
  }

  @Test("constraints made in an update take effect in the same layout")
  func effect() {
    let outer = Witness("outer", log)
    let view = Block(content: CGSize(width: 30, height: 20))
    outer.addSubview(view)
    outer.onUpdate = { [unowned outer, unowned view] in
      view.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
    }
    outer.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 35, y: 0, width: 30, height: 20))
  }

  @Test("an update that asks for another one comes to its end")
  func endless() {
    let outer = Witness("outer", log)
    outer.onUpdate = { [unowned outer] in outer.setNeedsUpdateConstraints() }
    outer.setNeedsUpdateConstraints()
    outer.updateConstraintsIfNeeded()
    #expect((1...10).contains(log.calls.count))
  }

  @Test("a controller's view is updated through the controller")
  func controller() {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let view = Witness("view", log)
    controller.view = view
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    #expect(controller.updates == 1 && log.calls == ["view"])
  }
}
