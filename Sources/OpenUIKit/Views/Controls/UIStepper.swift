// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control with two buttons that decrement and increment a value: 94 × 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The size of every stepper, as UIKit documents it.
  private static let size = CGSize(width: 94, height: 32)
  /// The repeat interval of a held button and the delay before the first repetition, in seconds,
  /// judged by eye.
  private static let interval: TimeInterval = 0.25
  private static let repeatDelay: TimeInterval = 0.5

  /// Whether a held button repeats; true by default.
  open var autorepeat = true
  /// Whether `.valueChanged` is sent for each step of a held button, rather than at the end; true
  /// by default.
  open var isContinuous = true
  /// Whether the value wraps around; false by default.
  open var wraps = false

  /// The value, clamped to minimum and maximum; 0 by default.
  ///
  /// Setting it does not send `.valueChanged`.
  open var value: Double = 0 {
    didSet {
      guard CGFloat(value).isAccepted(for: "UIStepper.value") else { return value = oldValue }
      let cut = min(max(value, minimumValue), maximumValue)
      if cut != value { value = cut }
      setNeedsDisplay()
    }
  }

  /// The minimum value; 0 by default.
  open var minimumValue: Double = 0 {
    didSet {
      guard CGFloat(minimumValue).isAccepted(for: "UIStepper.minimumValue") else {
        return minimumValue = oldValue
      }
      // Only if needed: each bound adjusts the other.
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = max(value, minimumValue)
    }
  }
  /// The maximum value; 100 by default.
  open var maximumValue: Double = 100 {
    didSet {
      guard CGFloat(maximumValue).isAccepted(for: "UIStepper.maximumValue") else {
        return maximumValue = oldValue
      }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = min(value, maximumValue)
    }
  }
  /// The increment of a step; 1 by default.
  ///
  /// A value that is not positive is refused.
  open var stepValue: Double = 1 {
    didSet {
      guard !(stepValue > 0 && stepValue.isFinite) else { return }
      RefusedInput.report(
        for: "UIStepper.stepValue",
        problem: "\(stepValue) is not a positive number; the step remains \(oldValue).",
        remedy: "Set a step above 0.")
      stepValue = oldValue
    }
  }

  private var direction = 0.0
  /// The value at the beginning of the touch.
  private var valueBeforeTouch = 0.0
  private var timer: FrameTimer?

  /// Creates a stepper of its fixed size at the origin of a frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a stepper.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  /// The size of every stepper: 94 × 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Draws the two buttons.
  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    UIColor.separator.setFill()
    UIRectFill(
      CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14))
    for (sign, x) in [(-1.0, bounds.width / 4), (1.0, bounds.width * 3 / 4)] {
      let isPossible = wraps || (sign < 0 ? value > minimumValue : value < maximumValue)
      (isEnabled && isPossible ? UIColor.label : .tertiaryLabel).setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: x - 7, y: bounds.midY))
      path.addLine(to: CGPoint(x: x + 7, y: bounds.midY))
      if sign > 0 {
        path.move(to: CGPoint(x: x, y: bounds.midY - 7))
        path.addLine(to: CGPoint(x: x, y: bounds.midY + 7))
      }
      path.lineWidth = 1.7
      path.lineCapStyle = .round
      path.stroke()
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  /// Makes the first step and repeats it while the touch is held.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    valueBeforeTouch = value
    step()
    guard autorepeat else { return true }
    timer = AppEnvironment.current.time.schedule(
      after: Self.repeatDelay, repeats: true, every: Self.interval
    ) { [weak self] _ in self?.step() }
    return true
  }

  /// Stops repeating.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    timer?.invalidate()
    if !isContinuous, value != valueBeforeTouch { sendActions(for: .valueChanged) }
  }

  /// Stops repeating.
  open override func cancelTracking(with event: UIEvent?) { timer?.invalidate() }

  private func step() {
    let old = value
    let requested = value + direction * stepValue
    if wraps, requested > maximumValue {
      value = minimumValue
    } else if wraps, requested < minimumValue {
      value = maximumValue
    } else {
      value = requested
    }
    if value != old, isContinuous { sendActions(for: .valueChanged) }
  }
}
