// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that applies a visual effect to the content behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for subviews; as large as this view.
  open private(set) var contentView = UIView()

  /// The effect; none by default.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  package override var hasOwnContent: Bool { true }

  package override func presentedContent() -> PresentedView.Content {
    guard let effect = effect as? UIBlurEffect else { return super.presentedContent() }
    let style = effect.style.shown(with: traitCollection.userInterfaceStyle)
    let values = layer.presentedValues()
    let radii = CGSize(width: values.cornerRadius, height: values.cornerRadius)
    let overlay = PathGeometry.roundedRectangle(values.bounds, corners: .allCorners, radii: radii)
    return .drawing(
      VectorDrawing([DrawingStep(.fill(overlay, .color(style.color), usesEvenOddRule: false))]))
  }
}
