// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control that is on or off; always 51 × 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The size of every switch, as UIKit documents it.
  private static let size = CGSize(width: 51, height: 31)
  /// The inset of the thumb, in points, as on iPhones of 2024.
  private static let gap: CGFloat = 2
  /// The duration of switching, in seconds, judged by eye.
  private static let duration: TimeInterval = 0.25

  private let track = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
  private let thumb = UIView()
  /// The horizontal position at which the touch began, while tracking.
  private var dragStart: CGFloat?
  private var hasDragged = false
  private var storedIsOn = false

  /// Whether the switch is on; false by default.
  ///
  /// Setting it does not send `.valueChanged`.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// The color of the track while the switch is on; green by default.
  open var onTintColor: UIColor? { didSet { refresh() } }

  /// The color of the thumb; white by default.
  open var thumbTintColor: UIColor? { didSet { refresh() } }

  /// A title shown on other devices; stored, but not displayed.
  open var title: String? {
    didSet { reportNoEffect(if: title != nil, in: UISwitch.self) }
  }

  /// An image used by old versions of UIKit; stored, but not displayed.
  open var onImage: UIImage?

  /// An image used by old versions of UIKit; stored, but not displayed.
  open var offImage: UIImage?

  /// Creates a switch of its fixed size at the origin of a frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addParts()
  }

  /// Creates a switch that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    addParts()
  }

  /// Turns the switch on or off, with or without animation.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    guard animated else { return refresh() }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: { self.refresh() })
  }

  /// The size of every switch: 51 × 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size of every switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private func addParts() {
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    track.layer.cornerRadius = Self.size.height / 2
    let side = Self.size.height - 2 * Self.gap
    thumb.bounds.size = CGSize(width: side, height: side)
    thumb.layer.cornerRadius = side / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    refresh()
  }

  private func refresh() {
    let half = Self.size.height / 2
    thumb.center = CGPoint(x: storedIsOn ? Self.size.width - half : half, y: half)
    thumb.backgroundColor = thumbTintColor ?? .white
    // The track of a switch that is off has a system fill color.
    track.backgroundColor =
      storedIsOn ? onTintColor ?? .systemGreen : UIColor.secondarySystemFill
    alpha = isEnabled ? 1 : 0.5
  }

  override func stateDidChange() {
    super.stateDidChange()
    refresh()
  }

  // MARK: Touches

  /// Starts tracking a touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragStart = touch.location(in: self).x
    hasDragged = false
    return true
  }

  /// Toggles the switch when the touch crosses to the other side.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    // A touch that moved by a third of the width is a drag, otherwise a tap.
    if let dragStart, abs(x - dragStart) > Self.size.width / 3 { hasDragged = true }
    if hasDragged, (x > Self.size.width / 2) != storedIsOn { turn() }
    return true
  }

  /// Toggles the switch if the touch was a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasDragged { turn() }
    dragStart = nil
  }

  private func turn() {
    setOn(!storedIsOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func yields(to recognizer: UIGestureRecognizer) -> Bool {
    super.yields(to: recognizer) && !(recognizer is UIPanGestureRecognizer)
  }
}
