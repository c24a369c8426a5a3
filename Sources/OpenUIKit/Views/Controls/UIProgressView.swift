// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress bar.
  public enum Style: Int, Sendable {
    /// A bar alone.
    case `default` = 0
    /// A bar inside a toolbar; drawn like `default`.
    case bar = 1
  }

  /// The height of every bar, as measured in UIKit, in points.
  private static let height: CGFloat = 4
  /// The duration of animated changes, in seconds, judged by eye.
  private static let duration: TimeInterval = 0.25

  private let track = UIView()
  private let bar = UIImageView()
  private var storedProgress: Float = 0

  /// The style of a progress bar.
  open var progressViewStyle = Style.default

  /// The progress, from 0 to 1; 0 by default.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The color of the completed part; the tint color by default.
  open var progressTintColor: UIColor? { didSet { refresh() } }
  /// The color of the track; gray by default.
  open var trackTintColor: UIColor? { didSet { refresh() } }
  /// The image of the completed part; none by default.
  open var progressImage: UIImage? { didSet { refresh() } }
  /// The image of the track; stored, but not displayed.
  open var trackImage: UIImage? {
    didSet { reportNoEffect(if: trackImage != nil, in: UIProgressView.self) }
  }
  /// The progress object; stored, but not observed.
  open var observedProgress: Progress? {
    didSet { reportNoEffect(if: observedProgress != nil, in: UIProgressView.self) }
  }

  /// Creates a progress bar at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a progress bar at 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Creates a bar of a style, 160 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 160, height: Self.height))
    progressViewStyle = style
  }

  /// Sets the progress, clamped to 0…1, with or without animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard progress.isAccepted(for: "UIProgressView.setProgress(_:animated:)") else { return }
    storedProgress = min(max(progress, 0), 1)
    guard animated else { return layoutParts() }
    UIView.animate(withDuration: Self.duration) { self.layoutParts() }
  }

  /// No intrinsic width; a fixed height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the given width and the fixed height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Lays out the subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// Applies the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  private func addParts() {
    for part in [track, bar] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    refresh()
  }

  private func layoutParts() {
    track.frame = bounds
    bar.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(storedProgress),
      height: bounds.height)
    for part in [track, bar] { part.layer.cornerRadius = min(bounds.height, 4) / 2 }
  }

  private func refresh() {
    bar.image = progressImage
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.backgroundColor = trackTintColor ?? UIColor.secondarySystemFill
  }
}
