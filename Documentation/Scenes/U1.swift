// SPDX-License-Identifier: Apache-2.0

import UIKit

/// U1: controls are dynamic items like any view: released by a button, they fall and still work.
final class ControlsViewController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()
  private let properties = UIDynamicItemBehavior()
  private let power = UISwitch(frame: CGRect(x: 24, y: 92, width: 51, height: 31))
  private let level = UISlider(frame: CGRect(x: 96, y: 90, width: 200, height: 34))
  private let choice = UISegmentedControl(items: ["Paper", "Wood", "Steel"])
  private let stepper = UIStepper(frame: CGRect(x: 24, y: 148, width: 94, height: 32))
  private let heading = UILabel(frame: CGRect(x: 24, y: 24, width: 200, height: 30))
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
  private lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Let go", image: UIImage(systemName: "arrow.down")) {
      [unowned self] _ in letGo()
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .ink : .paper }
    heading.text = "Loose controls"
    heading.font = .boldSystemFont(ofSize: 22)
    heading.textColor = UIColor { $0.userInterfaceStyle == .dark ? .paper : .ink }
    level.value = 0.25
    choice.selectedSegmentIndex = 0
    choice.frame = CGRect(x: 138, y: 148, width: 158, height: 32)
    heart.frame = CGRect(x: 262, y: 22, width: 34, height: 34)
    heart.tintColor = .tomato
    button.configuration?.imagePadding = 6
    button.configuration?.cornerStyle = .capsule
    button.frame = CGRect(x: 24, y: 208, width: 120, height: 38)
    let parts: [(UIView, String)] = [
      (heading, "title"), (heart, "heart"), (power, "switch"), (level, "slider"),
      (choice, "segments"), (stepper, "stepper"), (button, "button"),
    ]
    for (part, name) in parts {
      part.accessibilityIdentifier = name
      view.addSubview(part)
    }
    level.addAction(
      UIAction { [unowned self] _ in heart.alpha = CGFloat(level.value) }, for: .valueChanged)
    heart.alpha = CGFloat(level.value)
    collision.translatesReferenceBoundsIntoBoundary = true
    properties.elasticity = 0.45
    [gravity, collision, properties].forEach(animator.addBehavior)
  }

  private func letGo() {
    for item in [heart, power, level, choice, stepper, button, heading] {
      gravity.addItem(item)
      collision.addItem(item)
      properties.addItem(item)
    }
    properties.addAngularVelocity(1.5, for: power)
    properties.addAngularVelocity(-1, for: stepper)
    properties.addAngularVelocity(2, for: heart)
  }
}

// MARK: - Helpers

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
}
