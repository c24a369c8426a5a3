import Foundation

/// A control that is on or off: 51 × 31 points, whatever its frame says.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The size of every switch, as UIKit documents it.
  private static let size = CGSize(width: 51, height: 31)
  /// Points from the edge to the thumb, as on iPhones of 2024.
  private static let gap: CGFloat = 2
  /// Seconds that the thumb takes from one side to the other, by eye.
  private static let duration: TimeInterval = 0.25

  private let track = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
  private let thumb = UIView()
  /// Whether the switch was on when the finger touched down, while it drags the thumb.
  private var dragStart: CGFloat?
  private var hasDragged = false
  private var storedIsOn = false

  /// Whether the switch is on; false unless set.
  ///
  /// Setting it does not send `.valueChanged`.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// The colour of the track while the switch is on; green unless set.
  open var onTintColor: UIColor? { didSet { refresh() } }

  /// The colour of the thumb; white unless set.
  open var thumbTintColor: UIColor? { didSet { refresh() } }

  /// A text beside the switch on other devices; kept, and not shown here.
  open var title: String?

  /// An image of the old look; kept, and not shown here.
  open var onImage: UIImage?

  /// An image of the old look; kept, and not shown here.
  open var offImage: UIImage?

  /// Creates a switch at the origin of a frame, in its own size.
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

  /// Turns the switch on or off, with or without moving the thumb there.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    guard animated else { return refresh() }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: { self.refresh() })
  }

  /// The size of every switch.
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
    // The track of a switch that is off is a gray of the system's fills.
    track.backgroundColor =
      storedIsOn ? onTintColor ?? .systemGreen : UIColor.secondarySystemFill
    alpha = isEnabled ? 1 : 0.5
  }

  override func stateDidChange() {
    super.stateDidChange()
    refresh()
  }

  // MARK: Touches

  /// Begins to follow a finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragStart = touch.location(in: self).x
    hasDragged = false
    return true
  }

  /// Turns the switch when the finger comes to the other side.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    // A finger that moved by a third of the width drags; one that stays taps.
    if let dragStart, abs(x - dragStart) > Self.size.width / 3 { hasDragged = true }
    if hasDragged, (x > Self.size.width / 2) != storedIsOn { turn() }
    return true
  }

  /// Turns the switch where the finger only tapped.
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
