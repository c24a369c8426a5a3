import Foundation

/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// What stands for no chosen segment: −1.
  public static let noSegment = -1

  /// The height of every row, as UIKit's measures, in points.
  private static let height: CGFloat = 32
  /// Seconds that the choice takes from a segment to another, by eye.
  private static let duration: TimeInterval = 0.25

  @MainActor
  private struct Segment {
    var label = UILabel()
    var picture = UIImageView()
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
  }

  private var segments: [Segment] = []
  private let pill = UIView()

  /// The chosen segment, from 0; `noSegment` unless set.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
      if selectedSegmentIndex < 0 { selectedSegmentIndex = Self.noSegment }
      setNeedsLayout()
    }
  }

  /// Whether no segment stays chosen; false unless set.
  open var isMomentary = false
  /// Whether segments are as wide as their contents ask for; false unless set, and without effect here.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the chosen segment; white unless set.
  open var selectedSegmentTintColor: UIColor? { didSet { refresh() } }
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Creates a row without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRow()
  }

  /// Creates a row without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeRow()
  }

  /// Creates a row of texts and images, as large as they ask for.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    becomeRow()
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: segments.count, animated: false)
      } else {
        insertSegment(withTitle: item as? String, at: segments.count, animated: false)
      }
    }
    bounds.size = intrinsicContentSize
    frame.origin = .zero
  }

  /// Creates a row of actions, which are performed when their segments are chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  private func becomeRow() {
    layer.cornerRadius = 8
    pill.layer.cornerRadius = 6.5
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 4
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.isUserInteractionEnabled = false
    addSubview(pill)
    refresh()
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a text into the row.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.label.text = title }
  }

  /// Puts an image into the row.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.picture.image = image?.withRenderingMode(.alwaysTemplate) }
  }

  /// Puts an action into the row.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment) {
      $0.label.text = action.image == nil ? action.title : nil
      $0.picture.image = action.image
      $0.action = action
    }
  }

  private func insert(at index: Int, _ fill: (inout Segment) -> Void) {
    var segment = Segment()
    fill(&segment)
    segment.label.textAlignment = .center
    segment.picture.contentMode = .center
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    addSubview(segment.label)
    addSubview(segment.picture)
    refresh()
  }

  /// Takes a segment out of the row.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let removed = segments.remove(at: segment)
    removed.label.removeFromSuperview()
    removed.picture.removeFromSuperview()
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    refresh()
  }

  /// Takes all segments out of the row.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }

  /// Sets the text of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].label.text = title
    refresh()
  }

  /// Returns the text of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].picture.image = image
    refresh()
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].picture.image : nil
  }

  /// Sets the width of a segment in points; 0 shares what is left.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), width.isAccepted(for: "UISegmentedControl.setWidth")
    else { return }
    segments[segment].width = max(width, 0)
    setNeedsLayout()
  }

  /// Returns the width that was set for a segment, in points.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Lets a segment be chosen or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    refresh()
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets font and colour of the texts in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
    refresh()
  }

  // MARK: Look

  /// The size that the contents ask for.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map {
      max($0.label.intrinsicContentSize.width, $0.picture.image?.size.width ?? 0) + 20
    }
    return CGSize(width: (widths.max() ?? 0) * CGFloat(segments.count), height: Self.height)
  }

  /// Returns the size that the contents ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the segments and the choice.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, segment) in segments.enumerated() {
      let rect = self.rect(ofSegmentAt: index)
      segment.label.frame = rect
      segment.picture.frame = rect
    }
    pill.isHidden = selectedSegmentIndex == Self.noSegment
    if selectedSegmentIndex >= 0 {
      pill.frame = rect(ofSegmentAt: selectedSegmentIndex).insetBy(dx: 2, dy: 2)
    }
    refresh()
  }

  private func rect(ofSegmentAt index: Int) -> CGRect {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.count { $0.width == 0 }
    let sharedWidth = free > 0 ? max(bounds.width - fixed, 0) / CGFloat(free) : 0
    let widths = segments.map { $0.width == 0 ? sharedWidth : $0.width }
    return CGRect(
      x: widths.prefix(index).reduce(0, +), y: 0, width: widths[index], height: bounds.height)
  }

  private func refresh() {
    backgroundColor = UIColor.tertiarySystemFill
    pill.backgroundColor = selectedSegmentTintColor ?? .white
    for (index, segment) in segments.enumerated() {
      let isChosen = index == selectedSegmentIndex
      let own = attributes[isChosen ? .selected : .normal] ?? attributes[.normal] ?? [:]
      // The sizes and weights of iPhones of 2024.
      segment.label.font =
        own[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
      segment.label.textColor =
        segment.isEnabled && isEnabled
        ? own[.foregroundColor] as? UIColor ?? .label : .tertiaryLabel
      segment.picture.tintColor = segment.label.textColor
    }
  }

  /// Chooses the segment under the finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point),
      let index = segments.indices.first(where: { rect(ofSegmentAt: $0).contains(point) }),
      segments[index].isEnabled
    else { return }
    let isNew = index != selectedSegmentIndex
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.selectedSegmentIndex = index
        self.layoutIfNeeded()
      })
    guard isNew || isMomentary else { return }
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
