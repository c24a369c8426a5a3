// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import Testing

@Suite("Invalidating properties")
@MainActor
struct UIViewInvalidatingTests {
  /// Notes what is requested of it.
  private final class Gauge: UIView {
    @Invalidating(.display) var level = 0.5
    @Invalidating(.layout, .display) var title = ""
    @Invalidating(.intrinsicContentSize, .display, .layout) var lines = 1
    @Invalidating(.constraints) var isWide = false
    @Invalidating(.configuration) var isMarked = false
    var requests: [String] = []

    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      requests.append("display")
    }

    override func setNeedsLayout() {
      super.setNeedsLayout()
      requests.append("layout")
    }

    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      requests.append("size")
    }
  }

  private final class Key: UIButton {
    @Invalidating(.configuration) var isPressed = false
    var updates = 0

    override func setNeedsUpdateConfiguration() {
      super.setNeedsUpdateConfiguration()
      updates += 1
    }
  }

  private let gauge = Gauge()

  init() {
    gauge.requests = []
  }

  @Test("a new value is stored, and requests what the property names")
  func changing() {
    gauge.level = 0.75
    #expect(gauge.level == 0.75)
    #expect(gauge.requests == ["display"])
  }

  @Test("an equal value requests nothing")
  func equalValue() {
    gauge.level = 0.5
    #expect(gauge.requests.isEmpty)
  }

  @Test("a property requests all that it names, in order")
  func severalAspects() {
    gauge.title = "Speed"
    #expect(gauge.requests == ["layout", "display"])
    gauge.requests = []
    gauge.lines = 2
    // A new intrinsic size asks for layout by itself.
    #expect(gauge.requests == ["layout", "size", "display", "layout"])
  }

  @Test("constraints are updated in the next pass")
  func constraints() {
    let box = UIView()
    box.addSubview(gauge)
    gauge.updateConstraintsIfNeeded()
    #expect(!gauge.needsUpdateConstraints())
    gauge.isWide = true
    #expect(gauge.needsUpdateConstraints())
  }

  @Test("the configuration of a button is updated, of a view without one nothing")
  func configuration() {
    let key = Key()
    key.isPressed = true
    #expect(key.updates == 1)
    gauge.isMarked = true
    #expect(gauge.requests.isEmpty)
  }
}
