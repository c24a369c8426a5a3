// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import Testing

@Suite("Tint colors")
@MainActor
struct TintColorTests {
  /// Counts the changes of its tint color.
  private final class Witness: UIView {
    var colors: [UIColor?] = []
    override func tintColorDidChange() {
      super.tintColorDidChange()
      colors.append(tintColor)
    }
  }

  private let red = UIView()
  private let plain = UIView()
  private let view = Witness()

  init() {
    red.tintColor = .red
  }

  @Test("a view is notified of the color that it inherits from a new superview")
  func adding() {
    plain.addSubview(view)
    #expect(view.colors.isEmpty)
    red.addSubview(view)
    #expect(view.colors == [.red])
  }

  @Test("a view that leaves a tinted superview is notified of the color that it has then")
  func leaving() {
    red.addSubview(view)
    view.removeFromSuperview()
    #expect(view.colors == [.red, view.tintColor] && view.tintColor == UIView().tintColor)
    plain.addSubview(view)
    #expect(view.colors.count == 2)
  }

  @Test("a view that moves from one color to another is notified once for each move")
  func moving() {
    let green = UIView()
    green.tintColor = .green
    let box = UIView()
    box.addSubview(view)
    red.addSubview(box)
    green.addSubview(box)
    plain.addSubview(box)
    #expect(view.colors == [.red, .green, UIView().tintColor])
  }

  @Test("a color is inherited through any superview, until one with a color of its own")
  func inheritance() {
    final class Tinted: UIView {
      override var tintColor: UIColor! {
        get { .green }
        set {}
      }
    }
    let box = UIView()
    box.addSubview(view)
    let tinted = Tinted()
    tinted.addSubview(box)
    red.addSubview(tinted)
    #expect(view.tintColor == .green && box.tintColor == .green)
    box.tintColor = .blue
    #expect(view.colors == [.green, .blue])
    box.tintColor = nil
    #expect(view.tintColor == .green)
  }

  @Test("a view whose superview has ended has the standard color")
  func endOfSuperview() {
    let box = UIView()
    box.addSubview(view)
    do {
      let gone = UIView()
      gone.tintColor = .red
      gone.addSubview(box)
      #expect(view.tintColor == .red)
    }
    #expect(box.superview == nil && box.tintColor == UIView().tintColor)
    #expect(view.tintColor == UIView().tintColor)
  }

  @Test("a control that paints with the tint color follows it out of a tinted superview")
  func control() {
    let bar = UIProgressView()
    let standard = bar.subviews[1].backgroundColor
    red.addSubview(bar)
    #expect(bar.subviews[1].backgroundColor == .red)
    plain.addSubview(bar)
    #expect(bar.subviews[1].backgroundColor == standard)
  }

  @Test("a color of its own keeps a view and what is below from the superview's")
  func own() {
    let inner = Witness()
    view.addSubview(inner)
    view.tintColor = .green
    red.addSubview(view)
    #expect(view.colors == [.green] && inner.colors == [.green])
    red.tintColor = .blue
    #expect(view.colors.count == 1 && inner.tintColor == .green)
    view.tintColor = nil
    #expect(view.colors == [.green, .blue] && inner.colors == [.green, .blue])
  }
}
