// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A spinner that shows that a task is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Sendable {
    /// The old large white one.
    case whiteLarge = 0
    /// The old white one.
    case white = 1
    /// The old gray one.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// The spokes of the indicator.
  private static let spokeCount = 8
  /// The duration of one revolution, in seconds, as on iPhones of 2024.
  private static let turn: TimeInterval = 0.8

  /// The size; `.medium` by default.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      if style == .white || style == .whiteLarge { color = .white }
    }
  }

  /// Whether the indicator is hidden while stopped; true by default.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// The color of the spokes; gray by default.
  open var color: UIColor! = .systemGray

  /// Whether the indicator is animating.
  open private(set) var isAnimating = false
  private var start: TimeInterval = 0

  /// Creates a stopped indicator.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// Creates a stopped indicator.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// Creates a stopped indicator of a style.
  public init(style: Style) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    self.style = style
    if style == .white || style == .whiteLarge { color = .white }
    bounds.size = intrinsicContentSize
    center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
  }

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    start = AppEnvironment.current.clock.now
  }

  /// Stops the animation and hides the indicator if `hidesWhenStopped` is true.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var hasOwnContent: Bool { true }

  package override func presentedContent() -> PresentedView.Content {
    let side = intrinsicContentSize.width
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let steps = (AppEnvironment.current.clock.now - start) / Self.turn * Double(Self.spokeCount)
    let first = isAnimating && steps.isFinite ? Int(steps + 1e-6) : 0
    var drawing = VectorDrawing()
    for spoke in 0..<Self.spokeCount {
      let angle = CGFloat(spoke) / CGFloat(Self.spokeCount) * 2 * .pi - .pi / 2
      let path = PathGeometry([
        .move(middle.onCircle(radius: side * 0.24, angle: angle)),
        .line(middle.onCircle(radius: side * 0.43, angle: angle)),
      ])
      var style = LineStyle(width: side * 0.115)
      style.cap = .round
      var step = DrawingStep(.stroke(path, .color((color ?? .systemGray).rgba), style))
      // The leading spoke is the most opaque.
      let age = ((first - spoke) % Self.spokeCount + Self.spokeCount) % Self.spokeCount
      step.opacity = 1 - 0.75 * CGFloat(age) / CGFloat(Self.spokeCount - 1)
      drawing.append(step)
    }
    return .drawing(drawing)
  }
}
