// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// The background, if it is dynamic and the layer still shows it.
  var dynamicBackground: UIColor? {
    guard let color = traitState.background else { return nil }
    let shown = color.resolvedColor(with: .phone(traitState.style)).cgColor
    return shown == layer.backgroundColor ? color : nil
  }

  func setBackground(_ color: UIColor?) {
    guard let color, color.isDynamic else {
      traitState.background = nil
      layer.backgroundColor = color?.cgColor
      return
    }
    traitState.background = color
    if traitState.style != interfaceStyle { markStyle() }
    layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
  }

  /// Resolves the background for the style that applies, and has the view drawn again, if it was made for
  /// another style.
  func updateStyle() {
    guard InterfaceStyles.areUsed, traitState.style != interfaceStyle else { return }
    let background = dynamicBackground
    markStyle()
    if let background { setBackground(background) }
  }

  private func markStyle() {
    traitState.style = interfaceStyle
    setNeedsDisplay()
  }
}
