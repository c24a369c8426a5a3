// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIButton")
struct UIButtonTests {
  @Test("what is not said for a state is that of the normal one")
  func states() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Stop", for: .selected)
    #expect(button.currentTitle == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "Stop")
    button.isEnabled = false
    #expect(button.title(for: [.selected, .disabled]) == "Go")
    #expect(button.titleLabel?.text == "Go")
  }

  @Test("a title is white in a custom button, tint-colored in a system button")
  func colors() {
    #expect(UIButton().titleColor(for: .normal) == .white)
    let button = UIButton(type: .system)
    button.tintColor = .red
    #expect(button.titleColor(for: .normal) == .red)
    button.setTitleColor(.green, for: .normal)
    #expect(button.titleColor(for: .highlighted) == .green)
  }

  @Test("a system button's title fades while touched")
  func highlighted() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 0.2)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test("a tap performs the primary action and calls those of touchUpInside")
  func primaryAction() {
    let fixture = GestureFixture()
    var calls: [String] = []
    let action = UIAction(title: "Jump") { _ in calls.append("primary") }
    let button = UIButton(type: .system, primaryAction: action)
    button.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    fixture.view.addSubview(button)
    fixture.tap(110, 110)
    #expect(calls == ["up", "primary"])
    #expect(button.currentTitle == "Jump")
  }

  @Test("title and image lie side by side in the middle")
  func layout() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.layoutIfNeeded()
    let image = button.imageView?.frame ?? .zero
    let title = button.titleLabel?.frame ?? .zero
    #expect(image.maxX == title.minX && title.width > 0)
    #expect(abs((image.minX + title.maxX) / 2 - 100) < 0.001)
    #expect(image.midY == 22 && title.midY == 22)
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 10)
  }

  @Test(
    "a configuration adds its insets to the size: 12 points beside the title, 7 above and below")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    let label = UILabel()
    label.text = "Go"
    label.font = .systemFont(ofSize: 17)
    let title = label.intrinsicContentSize
    #expect(
      button.intrinsicContentSize
        == CGSize(width: title.width + 24, height: title.height + 14))
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test("the update handler follows the states")
  func updateHandler() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
  }

  @Test("touches of the parts belong to the button")
  func hit() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.layoutIfNeeded()
    #expect(button.hitTest(CGPoint(x: 50, y: 20), with: nil) === button)
  }
}
