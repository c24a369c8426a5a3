import Foundation

/// A bar that shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How the bar looks.
  public enum Style: Int, Sendable {
    /// A bar alone.
    case `default` = 0
    /// A bar in another bar; looks as `default` here.
    case bar = 1
  }

  /// The height of every bar, as UIKit's measures, in points.
  private static let height: CGFloat = 4
  /// Seconds that the bar takes when progress is set with animation, by eye.
  private static let duration: TimeInterval = 0.25

  private let track = UIView()
  private let bar = UIImageView()
  private var storedProgress: Float = 0

  /// How the bar looks.
  open var progressViewStyle = Style.default

  /// How much is done, from 0 to 1; 0 unless set.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The colour of what is done; the tint colour unless set.
  open var progressTintColor: UIColor? { didSet { refresh() } }
  /// The colour of the whole; a gray unless set.
  open var trackTintColor: UIColor? { didSet { refresh() } }
  /// The image of what is done; none unless set.
  open var progressImage: UIImage? { didSet { refresh() } }
  /// The image of the whole; kept, and not shown here.
  open var trackImage: UIImage?
  /// What says how much is done; kept, and not followed here.
  open var observedProgress: Progress?

  /// Creates a bar at nothing done.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a bar at nothing done.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Creates a bar of a style, 160 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 160, height: Self.height))
    progressViewStyle = style
  }

  /// Sets how much is done, with or without moving there; it is cut to 0…1.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard progress.isAccepted(for: "UIProgressView.setProgress(_:animated:)") else { return }
    storedProgress = min(max(progress, 0), 1)
    guard animated else { return layoutParts() }
    UIView.animate(withDuration: Self.duration) { self.layoutParts() }
  }

  /// No width of its own, and the height of every bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the width that there is, and the height of every bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// Takes the new tint colour.
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
