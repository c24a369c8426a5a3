// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control for selecting a value from a range by dragging a thumb.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The intrinsic height of a slider, as measured in UIKit, in points.
  private static let height: CGFloat = 34
  /// The diameter of the thumb, as on iPhones of 2024, in points.
  private static let thumbSide: CGFloat = 28
  /// The height of the track, in points.
  private static let trackHeight: CGFloat = 4
  /// The duration of animated changes, in seconds, judged by eye.
  private static let duration: TimeInterval = 0.25

  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = UIImageView()
  private let minimumPicture = UIImageView()
  private let maximumPicture = UIImageView()
  private var thumbImages: [State: UIImage] = [:]
  private var minimumTrackImages: [State: UIImage] = [:]
  private var maximumTrackImages: [State: UIImage] = [:]
  private var storedValue: Float = 0
  /// The distance from the thumb's center to the touch, in points.
  private var touchOffset: CGFloat = 0

  /// The value, clamped to minimum and maximum; 0 by default.
  ///
  /// Setting it does not send `.valueChanged`.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The minimum value; 0 by default.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue.isAccepted(for: "UISlider.minimumValue") else {
        minimumValue = oldValue
        return
      }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The maximum value; 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue.isAccepted(for: "UISlider.maximumValue") else {
        maximumValue = oldValue
        return
      }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether `.valueChanged` is sent continuously while dragging, rather than only at the end; true
  /// by default.
  open var isContinuous = true

  /// The color of the track before the thumb; the tint color by default.
  open var minimumTrackTintColor: UIColor? { didSet { refresh() } }
  /// The color of the track after the thumb; gray by default.
  open var maximumTrackTintColor: UIColor? { didSet { refresh() } }
  /// The color of the thumb; white by default.
  open var thumbTintColor: UIColor? { didSet { refresh() } }
  /// The image before the track; none by default.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image after the track; none by default.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// Creates a slider from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a slider from 0 to 1.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Sets the value, with or without animation.
  open func setValue(_ value: Float, animated: Bool) {
    guard value.isAccepted(for: "UISlider.setValue(_:animated:)") else { return }
    storedValue = min(max(value, minimumValue), maximumValue)
    guard animated else { return layoutParts() }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: { self.layoutParts() })
  }

  /// Sets the image of the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    refresh()
  }

  /// Sets the image of the track before the thumb in a state; only that of `.normal` is shown.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
  }

  /// Sets the image of the track after the thumb in a state; only that of `.normal` is shown.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
  }

  /// Returns the image of the thumb in a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// The current image of the thumb.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  // MARK: Layout

  /// No intrinsic width; a fixed height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the given width and the fixed height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Returns the frame of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + 8 } ?? 2
    let right = maximumValueImage.map { $0.size.width + 8 } ?? 2
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
      width: max(bounds.width - left - right, 0), height: Self.trackHeight)
  }

  /// Returns the frame of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    // The thumb reaches the ends of the bounds, two points beyond the track.
    let travel = rect.width + 4 - size.width
    return CGRect(
      x: rect.minX - 2 + travel * fraction, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Lays out the subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  private func addParts() {
    for part in [maximumTrack, minimumTrack, minimumPicture, maximumPicture, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for track in [minimumTrack, maximumTrack] { track.layer.cornerRadius = Self.trackHeight / 2 }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    thumb.layer.shadowRadius = 3
    refresh()
  }

  private func layoutParts() {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    thumb.frame = knob
    maximumTrack.frame = track
    minimumTrack.frame = CGRect(
      x: track.minX, y: track.minY, width: min(max(knob.midX - track.minX, 0), track.width),
      height: track.height)
    minimumPicture.image = minimumValueImage
    maximumPicture.image = maximumValueImage
    for (picture, x) in [(minimumPicture, bounds.minX), (maximumPicture, bounds.maxX)] {
      let size = picture.image?.size ?? .zero
      picture.frame = CGRect(
        x: x == bounds.minX ? x : x - size.width, y: bounds.midY - size.height / 2,
        width: size.width, height: size.height)
    }
  }

  private func refresh() {
    let image = currentThumbImage
    thumb.image = image
    thumb.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
    thumb.layer.cornerRadius = image == nil ? Self.thumbSide / 2 : 0
    thumb.layer.shadowOpacity = image == nil ? 0.22 : 0
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? UIColor.systemFill
    alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    refresh()
  }

  /// Applies the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  // MARK: Touches

  /// Starts tracking a touch on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    // A fingertip is about 44 points wide.
    guard thumb.frame.insetBy(dx: -8, dy: -8).contains(touch.location(in: self)) else {
      return false
    }
    touchOffset = x - thumb.frame.midX
    return true
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard last > first else { return true }
    let fraction = (touch.location(in: self).x - touchOffset - first) / (last - first)
    let old = storedValue
    setValue(
      minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue),
      animated: false)
    if isContinuous, storedValue != old { sendActions(for: .valueChanged) }
    return true
  }

  /// Sends `.valueChanged` unless it was sent while dragging.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  // A touch that grabbed the thumb keeps it anywhere on the screen.
  override var trackingMargin: CGFloat { 10_000 }

  override func yields(to recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer else {
      return true
    }
    return !isTracking
  }
}
