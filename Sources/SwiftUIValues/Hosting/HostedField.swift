// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A control of a screen with its title.
final class HostedField: UIView {
  private static let padding: CGFloat = 12
  private static let imageSpacing: CGFloat = 6
  private static let sliderWidth: CGFloat = 160

  private(set) var control: HostedBody.Control
  private let label = UILabel()
  private let input: UIControl

  init(_ control: HostedBody.Control) {
    self.control = control
    input =
      switch control {
      case .button: UIButton(type: .system)
      case .toggle: UISwitch()
      case .slider: UISlider()
      case .stepper: UIStepper()
      }
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 15)
    addSubview(label)
    addSubview(input)
    let isButton = input is UIButton
    input.addAction(
      UIAction { [weak self] _ in self?.act() }, for: isButton ? .touchUpInside : .valueChanged)
    show(control)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another control of the same kind.
  func show(_ control: HostedBody.Control) {
    self.control = control
    switch (control, input) {
    case (.button(let title, let image, let isEnabled, _), let button as UIButton):
      button.setTitle(title.isEmpty ? nil : title, for: .normal)
      button.setImage(image.flatMap { UIImage(systemName: $0) }, for: .normal)
      let hasBoth = image != nil && !title.isEmpty
      button.titleEdgeInsets.left = hasBoth ? Self.imageSpacing : 0
      button.contentEdgeInsets.right = hasBoth ? Self.imageSpacing : 0
      button.isEnabled = isEnabled
      button.backgroundColor = .tertiarySystemBackground
      button.layer.cornerRadius = 10
    case (.toggle(let title, let value), let toggle as UISwitch):
      label.text = title
      toggle.isOn = value.wrappedValue
    case (.slider(let title, let range, let value), let slider as UISlider):
      label.text = title
      (slider.minimumValue, slider.maximumValue) = (
        Float(range.lowerBound), Float(range.upperBound)
      )
      slider.value = Float(value.wrappedValue)
    case (.stepper(let title, let range, let step, let value), let stepper as UIStepper):
      label.text = title
      (stepper.minimumValue, stepper.maximumValue) = (range.lowerBound, range.upperBound)
      stepper.stepValue = step
      stepper.value = value.wrappedValue
    default: break
    }
    setNeedsLayout()
  }

  private func act() {
    switch (control, input) {
    case (.button(_, _, _, let action), _): action()
    case (.toggle(_, let value), let toggle as UISwitch): value.wrappedValue = toggle.isOn
    case (.slider(_, _, let value), let slider as UISlider):
      value.wrappedValue = Double(slider.value)
    case (.stepper(_, _, _, let value), let stepper as UIStepper):
      value.wrappedValue = stepper.value
    default: break
    }
  }

  private var labelWidth: CGFloat {
    (label.text ?? "").isEmpty ? 0 : label.intrinsicContentSize.width + Self.padding
  }

  private var inputWidth: CGFloat {
    switch control {
    case .button: max(input.intrinsicContentSize.width + 2 * Self.padding, 44)
    case .slider: Self.sliderWidth
    case .toggle, .stepper: input.intrinsicContentSize.width
    }
  }

  /// The width of the title and the control.
  func width(in available: CGFloat) -> CGFloat { labelWidth + inputWidth }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: labelWidth, height: bounds.height)
    let width = max(bounds.width - labelWidth, 0)
    let height = input is UIButton ? bounds.height : input.sizeThatFits(bounds.size).height
    input.frame = CGRect(
      x: labelWidth, y: (bounds.height - height) / 2, width: width, height: height)
  }
}
