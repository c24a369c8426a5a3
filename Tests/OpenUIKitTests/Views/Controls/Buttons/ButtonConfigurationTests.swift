// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("UIButton.Configuration")
struct ButtonConfigurationTests {
  private typealias Configuration = UIButton.Configuration

  /// A button of a configuration, 100 × 40 points, laid out, with a red tint.
  private func button(
    _ configuration: Configuration, change: (inout Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = configuration.title ?? "Go"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.tintColor = .red
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    return button
  }

  private func background(_ button: UIButton) -> UIView { button.configurationBackground }

  @Test("a configuration has no content, leading images, and corners of 5.95 points")
  func defaults() {
    let plain = Configuration.plain()
    #expect(plain.title == nil && plain.subtitle == nil && plain.image == nil)
    #expect(plain.imagePlacement == .leading && plain.imagePadding == 0)
    #expect(plain.cornerStyle == .dynamic && plain.buttonSize == .medium)
    #expect(plain.titleAlignment == .automatic && plain.background.cornerRadius == 5.95)
    #expect(plain.background.strokeWidth == 0 && plain.background.backgroundColor == nil)
    #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
  }

  @Test("each style has its background and its text color")
  func styles() {
    let plain = button(.plain())
    #expect(background(plain).backgroundColor == nil && plain.titleLabel?.textColor == .red)
    let filled = button(.filled())
    #expect(background(filled).backgroundColor == .red && filled.titleLabel?.textColor == .white)
    let tinted = button(.tinted())
    #expect(tinted.titleLabel?.textColor == .red)
    let alpha = background(tinted).backgroundColor?.rgba.alpha ?? 0
    #expect(alpha > 0 && alpha < 0.5)
    let gray = button(.gray())
    #expect(background(gray).backgroundColor == .systemFill && gray.titleLabel?.textColor == .red)
  }

  @Test("the bordered configurations look as the styles of their documentation")
  func aliases() {
    let pairs: [(Configuration, Configuration)] = [
      (.borderless(), .plain()), (.bordered(), .gray()), (.borderedTinted(), .tinted()),
      (.borderedProminent(), .filled()),
    ]
    for (bordered, style) in pairs {
      let (first, second) = (button(bordered), button(style))
      #expect(background(first).backgroundColor == background(second).backgroundColor)
      #expect(first.titleLabel?.textColor == second.titleLabel?.textColor)
    }
  }

  @Test("base colors replace those of the style")
  func baseColors() {
    let filled = button(.filled()) {
      $0.baseBackgroundColor = .green
      $0.baseForegroundColor = .black
    }
    #expect(background(filled).backgroundColor == .green)
    #expect(filled.titleLabel?.textColor == .black)
    let explicit = button(.filled()) { $0.background.backgroundColor = .blue }
    #expect(background(explicit).backgroundColor == .blue)
    let tinted = button(.tinted()) { $0.baseBackgroundColor = .green }
    #expect(tinted.titleLabel?.textColor == .green)
  }

  @Test("a disabled button is gray in every style that has a background")
  func disabled() {
    for configuration in [Configuration.filled(), .tinted()] {
      let button = button(configuration)
      button.isEnabled = false
      #expect(background(button).backgroundColor == .systemFill)
      #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }
  }

  @Test(
    "the corner style gives the radius, at most half the height",
    arguments: [
      (UIButton.Configuration.CornerStyle.fixed, 10, 10), (.dynamic, 10, 10), (.fixed, 99, 20),
      (.small, 10, 4), (.medium, 10, 8), (.large, 10, 12), (.capsule, 10, 20),
    ] as [(UIButton.Configuration.CornerStyle, CGFloat, CGFloat)])
  func corners(style: UIButton.Configuration.CornerStyle, own: CGFloat, radius: CGFloat) {
    let button = button(.filled()) {
      $0.background.cornerRadius = own
      $0.cornerStyle = style
    }
    #expect(background(button).layer.cornerRadius == radius)
    #expect(background(button).frame == button.bounds)
    button.frame.size.height = 6
    button.layoutIfNeeded()
    #expect(background(button).layer.cornerRadius == min(radius, 3))
  }

  @Test("an outline is drawn with its color and width")
  func stroke() {
    let button = button(.plain()) {
      $0.background.strokeColor = .green
      $0.background.strokeWidth = 3
    }
    #expect(background(button).layer.borderWidth == 3)
    #expect(background(button).layer.borderColor == UIColor.green.cgColor)
  }

  @Test(
    "larger sizes have larger insets around the same content",
    arguments: [UIButton.Configuration.Size.mini, .small, .medium, .large])
  func sizes(size: UIButton.Configuration.Size) {
    let button = button(.plain()) { $0.buttonSize = size }
    let insets = button.configuration?.contentInsets ?? .zero
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(
      button.intrinsicContentSize
        == CGSize(
          width: title.width + insets.leading + insets.trailing,
          height: title.height + insets.top + insets.bottom))
    #expect(
      button.contentRect(forBounds: button.bounds) == button.bounds.inset(by: insets.leftToRight))
    let order: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    let all = order.map { size -> CGFloat in
      var configuration = Configuration.plain()
      configuration.buttonSize = size
      return configuration.contentInsets.leading
    }
    #expect(all == all.sorted() && Set(all).count == 4)
  }

  @Test("own insets hold until the size changes")
  func ownInsets() {
    var configuration = Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let button = button(configuration)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
  }

  @Test("an attributed title stands before the plain one, and a subtitle below both")
  func titles() {
    let plain = button(.plain()) { $0.subtitle = "now" }
    #expect(plain.titleLabel?.text == "Go\nnow" && plain.titleLabel?.textAlignment == .center)
    let attributed = button(.plain()) { $0.attributedTitle = AttributedString("Run") }
    #expect(attributed.titleLabel?.text == "Run")
  }

  @Test("without a configuration its background is gone, and the titles of the states are back")
  func removal() {
    let button = button(.filled())
    button.setTitle("Plain", for: .normal)
    #expect(button.titleLabel?.text == "Go")
    button.configuration = nil
    #expect(background(button).superview == nil && button.titleLabel?.text == "Plain")
  }

  @Test("a highlighted button is paler, its title too")
  func highlighted() {
    let button = button(.filled())
    button.isHighlighted = true
    #expect(background(button).alpha < 1 && (button.titleLabel?.alpha ?? 1) < 1)
    button.isHighlighted = false
    #expect(background(button).alpha == 1 && button.titleLabel?.alpha == 1)
  }

  @Test("an update handler that sets the configuration is not called for that again")
  func handler() {
    let button = button(.plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = "\(states.count)"
    }
    #expect(states == [.normal])
    button.isEnabled = false
    button.isSelected = true
    #expect(states == [.normal, .disabled, [.disabled, .selected]])
    #expect(button.titleLabel?.text == "3")
  }
}
