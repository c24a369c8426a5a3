import Foundation

/// A view that shows an image, or several one after the other.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image; none unless set.
  open var image: UIImage? {
    didSet { imageChanged(from: oldValue) }
  }

  /// The image while the view is highlighted; `image` unless set.
  open var highlightedImage: UIImage?

  /// Whether `highlightedImage` is shown; false unless set.
  open var isHighlighted = false

  /// The images that follow each other while the view animates; none unless set.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The same for the highlighted state; none unless set.
  open var highlightedAnimationImages: [UIImage]?

  /// Seconds for all images of the animation; a thirtieth for each unless set.
  open var animationDuration: TimeInterval = 0

  /// How often the images run; 0, without an end, unless set.
  open var animationRepeatCount = 0

  /// The size and weight for symbols that do not say theirs; none unless set.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageChanged(from: nil) }
  }

  /// The time of the clock at which the animation began; nil while it does not run.
  private var animationStart: TimeInterval?
  /// What was drawn last, because making it again every frame would cost more than comparing.
  private var lastDrawing: (key: DrawingKey, drawing: VectorDrawing)?

  private struct DrawingKey: Equatable {
    /// Kept, because another image may live at the address of one that has gone.
    var image: UIImage
    var bounds: CGRect
    var mode: ContentMode
    var tint: ColorComponents?

    static func == (left: DrawingKey, right: DrawingKey) -> Bool {
      left.image === right.image && left.bounds == right.bounds && left.mode == right.mode
        && left.tint == right.tint
    }
  }

  /// Creates a view without an image that touches pass through.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of an image's size that touches pass through.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view of an image's size, and an image for the highlighted state.
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

  /// Lets the images of the animation follow each other, from the first.
  open func startAnimating() {
    guard !(animationImages ?? []).isEmpty else { return }
    animationStart = FrameClock.current.now
  }

  /// Goes back to `image`.
  open func stopAnimating() { animationStart = nil }

  /// Whether the images of an animation follow each other.
  open var isAnimating: Bool { shownAnimationImage != nil }

  private var shownAnimationImage: UIImage? {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard let animationStart, !images.isEmpty else { return nil }
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    // A millionth of a round makes up for what decimal fractions lose in binary.
    let rounds = (FrameClock.current.now - animationStart) / duration + 1e-6
    guard rounds.isFinite, animationRepeatCount == 0 || rounds < Double(animationRepeatCount) else {
      return nil
    }
    let index = Int((rounds - rounds.rounded(.down)) * Double(images.count))
    return images[min(max(index, 0), images.count - 1)]
  }

  private func imageChanged(from old: UIImage?) {
    lastDrawing = nil
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let preferredSymbolConfiguration, let image, image.isSymbolImage else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  package override func presentedContent() -> PresentedView.Content {
    let still = isHighlighted ? highlightedImage ?? image : image
    guard let source = shownAnimationImage ?? still else { return super.presentedContent() }
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
