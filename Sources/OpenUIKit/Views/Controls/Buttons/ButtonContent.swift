// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content of a button for each control state.
@MainActor
struct ButtonContent {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var colors: [UIControl.State: UIColor] = [:]
  var shadowColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

  /// The value set for exactly this state.
  func exactValue<Value>(_ values: [UIControl.State: Value], for state: UIControl.State) -> Value? {
    values[state]
  }

  /// The value set for a state, falling back to the normal state.
  func value<Value>(_ values: [UIControl.State: Value], for state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }
}

/// The appearance of a button's title and image in its current state.
@MainActor
struct ButtonAppearance {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor
  var titleAlpha: CGFloat = 1
  /// Nil keeps the label's font.
  var font: UIFont?
  var image: UIImage?
  /// Nil is the button's own tint color.
  var imageColor: UIColor?
  var imageAlpha: CGFloat = 1
  var lineCount = 1
  var isCentered = false

  /// The opacity of a highlighted system button's title, as in UIKit.
  private static let highlightedAlpha: CGFloat = 0.2
  /// The opacity of highlighted and disabled images; UIKit darkens highlighted images about as
  /// much.
  private static let adjustedAlpha: CGFloat = 0.5
  /// The opacity of a plain configuration's highlighted content, judged by eye.
  private static let pressedAlpha: CGFloat = 0.75

  init(_ button: UIButton) {
    let state = button.state
    let configuration = button.configuration
    title = configuration?.shownTitle ?? button.title(for: state)
    attributedTitle = configuration?.shownTitle == nil ? button.attributedTitle(for: state) : nil
    titleColor = configuration?.foregroundColor(of: button) ?? button.color(for: state)
    image = configuration?.image ?? button.image(for: state)
    let symbolSize =
      button.content.value(button.content.symbolConfigurations, for: state)
      ?? configuration?.preferredSymbolConfigurationForImage
    if let symbolSize, let symbol = image?.applyingSymbolConfiguration(symbolSize) {
      image = symbol
    }
    if button.buttonType != .custom, let own = image, own.renderingMode == .automatic {
      image = own.withRenderingMode(.alwaysTemplate)
    }
    imageColor = configuration?.foregroundColor(of: button)
    if let configuration {
      font = configuration.font
      lineCount = 0
      isCentered = configuration.subtitle != nil || configuration.imagePlacement.isVertical
      let alpha = state.contains(.highlighted) ? Self.pressedAlpha : 1
      (titleAlpha, imageAlpha) = (alpha, alpha)
    } else {
      adjustAlphas(of: button, in: state)
    }
  }

  private mutating func adjustAlphas(of button: UIButton, in state: UIControl.State) {
    let isPressed = state.contains(.highlighted)
    if button.buttonType != .custom, isPressed,
      button.content.exactValue(button.content.colors, for: state) == nil
    {
      titleAlpha = Self.highlightedAlpha
    }
    let hasOwnImage = button.content.exactValue(button.content.images, for: state) != nil
    if isPressed, button.adjustsImageWhenHighlighted, !hasOwnImage {
      imageAlpha = button.buttonType == .custom ? Self.adjustedAlpha : Self.highlightedAlpha
    }
    if state.contains(.disabled), button.adjustsImageWhenDisabled, !hasOwnImage {
      imageAlpha = Self.adjustedAlpha
    }
  }
}
