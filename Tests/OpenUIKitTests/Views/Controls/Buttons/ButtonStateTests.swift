// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("Types and states of UIButton")
struct ButtonStateTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }

  @Test("types have the numbers of UIKit's headers")
  func rawValues() {
    let types: [UIButton.ButtonType] = [
      .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .plain, .close,
    ]
    #expect(types.map(\.rawValue) == Array(0...7))
    #expect(UIButton.ButtonType.roundedRect == .system)
  }

  @Test(
    "types with a symbol show it and are as large as it; the others are empty",
    arguments: [
      (UIButton.ButtonType.custom, false), (.system, false), (.detailDisclosure, true),
      (.infoLight, true), (.infoDark, true), (.contactAdd, true), (.close, true),
    ])
  func symbols(type: UIButton.ButtonType, hasSymbol: Bool) {
    let button = UIButton(type: type)
    #expect(button.buttonType == type && (button.currentImage != nil) == hasSymbol)
    #expect((button.frame.size != .zero) == hasSymbol)
    #expect(button.currentTitle == nil)
  }

  @Test("every kind of content falls back to that of the normal state")
  func fallback() {
    let button = UIButton()
    let other = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let attributed = NSAttributedString(string: "attributed")
    button.setImage(image, for: .normal)
    button.setBackgroundImage(image, for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.setAttributedTitle(attributed, for: .normal)
    button.setImage(other, for: .disabled)
    #expect(button.image(for: .selected) === image && button.image(for: .disabled) === other)
    #expect(button.backgroundImage(for: .highlighted) === image)
    #expect(button.titleShadowColor(for: .selected) == .red)
    #expect(button.titleLabel?.shadowOffset == .zero)
    #expect(button.attributedTitle(for: .selected) == attributed)
    #expect(button.title(for: .normal) == nil && button.titleLabel?.text == "attributed")
    button.isEnabled = false
    #expect(button.currentImage === other && button.currentBackgroundImage === image)
    #expect(button.currentTitleShadowColor == .red && button.currentAttributedTitle == attributed)
  }

  @Test("content set to nil is that of the normal state again")
  func reset() {
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.setTitle("Stop", for: .selected)
    button.isSelected = true
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "Go" && button.titleLabel?.text == "Go")
  }

  @Test("a disabled system button's title is gray unless it has a color for that state")
  func disabledColor() {
    let button = UIButton(type: .system)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleColor(for: .disabled) == .tertiaryLabel)
    button.setTitleColor(.green, for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitleColor == .green)
    let custom = UIButton()
    custom.setTitleColor(.red, for: .normal)
    #expect(custom.titleColor(for: .disabled) == .red)
  }

  @Test("images fade while highlighted or disabled, unless they are not to or have their own")
  func imageAdjustment() {
    let button = UIButton()
    button.setImage(image, for: .normal)
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenHighlighted = false
    button.isHighlighted = false
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 1)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.setImage(image, for: .disabled)
    #expect(button.imageView?.alpha == 1)
  }

  @Test("a system button tints its image, a custom one leaves it")
  func template() {
    for (type, isTemplate) in [(UIButton.ButtonType.system, true), (.custom, false)] {
      let button = UIButton(type: type)
      button.setImage(image, for: .normal)
      #expect((button.imageView?.image?.renderingMode == .alwaysTemplate) == isTemplate)
    }
    let original = UIButton(type: .system)
    original.setImage(image.withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(original.imageView?.image?.renderingMode == .alwaysOriginal)
  }

  @Test(
    "a button whose primary action is to select itself turns with every tap, before its actions")
  func toggle() {
    let fixture = GestureFixture()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.view.addSubview(button)
    var states: [Bool] = []
    button.addAction(
      UIAction { [button] _ in states.append(button.isSelected) }, for: .touchUpInside)
    button.changesSelectionAsPrimaryAction = true
    fixture.tap(110, 110)
    fixture.tap(110, 110)
    #expect(states == [true, false])
    fixture.begin(110, 110)
    fixture.move(300, 300)
    fixture.end()
    #expect(!button.isSelected)
  }

  @Test("an action's image and title become the button's, and nothing where it has none")
  func primaryAction() {
    let action = UIAction(title: "Share", image: image) { _ in }
    let button = UIButton(frame: .zero, primaryAction: action)
    #expect(button.currentTitle == "Share" && button.currentImage === image)
    let empty = UIButton(type: .system, primaryAction: UIAction { _ in })
    #expect(empty.currentTitle == nil && empty.currentImage == nil)
    #expect(UIButton(frame: .zero, primaryAction: nil).allControlEvents.isEmpty)
  }

  @Test("an empty button is as high as a line of its title's font, with 6 points above and below")
  func emptySize() {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 50)
    let height = UIFont.systemFont(ofSize: 50).lineHeight.rounded(.up) + 12
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
  }

  @Test("an empty button is 30 × 34 points, and a title has 6 points above and below")
  func naturalSizes() {
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 34))
    let button = UIButton(type: .system)
    button.setTitle("A longer title", for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(
      button.sizeThatFits(.zero) == CGSize(width: title.width, height: title.height + 12))
  }
}
