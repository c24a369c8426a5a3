// SPDX-License-Identifier: Apache-2.0

import Foundation

// The subviews of a button: title label, image views and background.
extension UIButton {
  /// The font of the title label, if it exists.
  var shownTitleFont: UIFont? { label?.font }

  /// The maximum number of lines of the title label; 1 if it does not exist yet.
  var titleLineCount: Int { label?.numberOfLines ?? 1 }

  var shownLabel: UILabel {
    if let label { return label }
    let made = UILabel()
    // A button has a shadow behind its title, not above it, unless an app moves it.
    made.shadowOffset = .zero
    // UIKit's default sizes: 15 points for system buttons, 18 for others.
    made.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    made.lineBreakMode = .byTruncatingMiddle
    label = made
    addSubview(made)
    return made
  }

  var shownPicture: UIImageView {
    if let picture { return picture }
    let made = UIImageView()
    made.contentMode = .scaleAspectFit
    picture = made
    addSubview(made)
    return made
  }

  /// Updates label and image view for the current state.
  func refresh() {
    let appearance = ButtonAppearance(self)
    if appearance.title != nil || appearance.attributedTitle != nil || label != nil {
      let label = shownLabel
      if let attributed = appearance.attributedTitle {
        if label.attributedText != attributed { label.attributedText = attributed }
      } else if label.text != appearance.title {
        label.text = appearance.title
      }
      label.textColor = appearance.titleColor
      label.shadowColor = titleShadowColor(for: state)
      if let font = appearance.font { label.font = font }
      label.alpha = appearance.titleAlpha
      if appearance.lineCount != 1 { label.numberOfLines = appearance.lineCount }
      if appearance.isCentered { label.textAlignment = .center }
    }
    if appearance.image != nil || picture != nil {
      let picture = shownPicture
      if picture.image !== appearance.image { picture.image = appearance.image }
      if picture.storedTintColor != appearance.imageColor {
        picture.tintColor = appearance.imageColor
      }
      picture.alpha = appearance.imageAlpha
      if contentHorizontalAlignment == .fill || contentVerticalAlignment == .fill {
        picture.contentMode = imageContentMode
      }
    }
    let background = backgroundImage(for: state)
    if background != nil, backgroundPicture == nil {
      let made = UIImageView(frame: bounds)
      backgroundPicture = made
      insertSubview(made, at: 0)
    }
    backgroundPicture?.image = background
    refreshBackground()
  }

  private var imageContentMode: ContentMode {
    picture?.contentMode == .scaleAspectFit ? .scaleToFill : picture?.contentMode ?? .scaleToFill
  }

  func refreshBackground() {
    guard let configuration else { return configurationBackground.removeFromSuperview() }
    if configurationBackground.superview == nil {
      configurationBackground.isUserInteractionEnabled = false
      insertSubview(configurationBackground, at: 0)
    }
    configuration.paint(configurationBackground, of: self)
  }

  func color(for state: State) -> UIColor {
    if let own = content.exactValue(content.colors, for: state) { return own }
    // A disabled system button's title is gray unless the app sets a color for that state.
    if buttonType != .custom, state.contains(.disabled), content.colors[.disabled] == nil {
      return .tertiaryLabel
    }
    return content.value(content.colors, for: state)
      ?? (buttonType == .custom ? .white : tintColor)
  }
}
