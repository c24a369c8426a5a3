// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The controls of a screen, in rows.
final class HostedBar: UIView {
  private static let spacing: CGFloat = 8
  private static let margin: CGFloat = 16
  private static let fieldHeight: CGFloat = 44

  private var fields: [HostedField] = []

  /// Whether there are no controls.
  var isEmpty: Bool { fields.isEmpty }

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { nil }

  /// Shows controls; those of the same kinds stay.
  func show(_ controls: [HostedBody.Control]) {
    if fields.map(\.control.kind) == controls.map(\.kind) {
      for (field, control) in zip(fields, controls) { field.show(control) }
    } else {
      for field in fields { field.removeFromSuperview() }
      fields = controls.map(HostedField.init)
      for field in fields { addSubview(field) }
    }
    setNeedsLayout()
  }

  /// The height of all rows.
  ///
  /// - Parameter bottom: the height of what covers the bottom of the screen.
  func height(forWidth width: CGFloat, bottom: CGFloat) -> CGFloat {
    guard !isEmpty else { return 0 }
    return (frames(inWidth: width).last?.maxY ?? 0) + Self.spacing + bottom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (field, frame) in zip(fields, frames(inWidth: bounds.width)) { field.frame = frame }
  }

  /// The frames of the fields: from left to right, in as many rows as they need.
  private func frames(inWidth width: CGFloat) -> [CGRect] {
    let available = max(width - 2 * Self.margin, 0)
    var place = CGPoint(x: Self.margin, y: Self.spacing)
    return fields.map { field in
      let size = CGSize(width: min(field.width(in: available), available), height: Self.fieldHeight)
      if place.x > Self.margin, place.x + size.width > Self.margin + available {
        place = CGPoint(x: Self.margin, y: place.y + size.height + Self.spacing)
      }
      defer { place.x += size.width + Self.spacing }
      return CGRect(origin: place, size: size)
    }
  }
}

extension HostedBody.Control {
  /// What distinguishes the views that show controls.
  fileprivate var kind: String {
    switch self {
    case .button: "button"
    case .toggle: "toggle"
    case .slider: "slider"
    case .stepper: "stepper"
    }
  }
}
