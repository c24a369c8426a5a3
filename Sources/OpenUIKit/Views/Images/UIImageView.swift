// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that shows an image or an animated sequence of images.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image; none by default.
  open var image: UIImage? {
    didSet { imageChanged(from: oldValue) }
  }

  /// The image while the view is highlighted; `image` by default.
  open var highlightedImage: UIImage?

  /// Whether `highlightedImage` is shown; false by default.
  open var isHighlighted = false

  /// The images of the animation; none by default.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The images of the animation in the highlighted state; none by default.
  open var highlightedAnimationImages: [UIImage]?

  /// The duration of one cycle of the animation, in seconds; a thirtieth per image by default.
  open var animationDuration: TimeInterval = 0

  /// The number of repetitions; 0, the default, repeats indefinitely.
  open var animationRepeatCount = 0

  /// The configuration of symbols without their own; none by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageChanged(from: nil) }
  }

  /// The clock time at which the animation started; nil while stopped.
  private var animationStart: TimeInterval?
  /// The clock time at which an animated image was set.
  private var imageStart: TimeInterval = 0
  /// The last drawing, cached because comparing keys is cheaper than rebuilding it each frame.
  private var lastDrawing: (key: DrawingKey, drawing: VectorDrawing)?

  private struct DrawingKey: Equatable {
    /// Retained, because a new image may reuse the address of a deallocated one.
    var image: UIImage
    var bounds: CGRect
    var mode: ContentMode
    var tint: ColorComponents?

    static func == (left: DrawingKey, right: DrawingKey) -> Bool {
      left.image === right.image && left.bounds == right.bounds && left.mode == right.mode
        && left.tint == right.tint
    }
  }

  /// Creates a view without an image, with user interaction disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of an image's size, with user interaction disabled.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view of an image's size, with an image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view without an image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    guard let size = configured(image)?.size, size != .zero else {
      return super.intrinsicContentSize
    }
    return size
  }

  /// Returns the size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured(image)?.size ?? bounds.size
  }

  /// Starts the animation with its first image.
  open func startAnimating() {
    guard ![animationImages, highlightedAnimationImages].allSatisfy({ $0?.isEmpty ?? true }) else {
      return
    }
    animationStart = AppEnvironment.current.clock.now
  }

  /// Stops the animation and shows `image`.
  open func stopAnimating() { animationStart = nil }

  /// Whether the animation is running.
  open var isAnimating: Bool { shownAnimationImage != nil }

  private var shownAnimationImage: UIImage? {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard let animationStart, !images.isEmpty else { return nil }
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    // A millionth of a cycle compensates for binary rounding of decimal durations.
    let rounds = (AppEnvironment.current.clock.now - animationStart) / duration + 1e-6
    guard rounds.isFinite, animationRepeatCount == 0 || rounds < Double(animationRepeatCount) else {
      return nil
    }
    return UIImage.frame(of: images, afterCycles: rounds)
  }

  /// The image, or the present one of an animated image, which plays from the time when it was set.
  private var shownImage: UIImage? {
    let still = isHighlighted ? highlightedImage ?? image : image
    guard let images = still?.images, let duration = still?.duration, duration > 0 else {
      return still
    }
    let time = AppEnvironment.current.clock.now - imageStart
    return UIImage.frame(of: images, afterCycles: time / duration + 1e-6)
  }

  private func imageChanged(from old: UIImage?) {
    lastDrawing = nil
    if image?.images != nil { imageStart = AppEnvironment.current.clock.now }
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let preferredSymbolConfiguration, let image, image.isSymbolImage else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  package override var hasOwnContent: Bool { true }

  package override func presentedContent() -> PresentedView.Content {
    guard let source = shownAnimationImage ?? shownImage else { return super.presentedContent() }
    let bounds = layer.presentedValues().bounds
    guard bounds.width > 0, bounds.height > 0 else { return .none }
    let key = DrawingKey(
      image: source, bounds: bounds, mode: contentMode,
      tint: source.isTemplate ? tintColor.rgba : nil)
    if let lastDrawing, lastDrawing.key == key { return .drawing(lastDrawing.drawing) }
    guard let image = configured(source) else { return .none }
    var drawing = image.drawing(in: contentMode.placement(of: image.size, in: bounds))
    if let tint = key.tint { drawing = drawing.tinted(tint) }
    lastDrawing = (key, drawing)
    return drawing.isEmpty ? .none : .drawing(drawing)
  }
}
