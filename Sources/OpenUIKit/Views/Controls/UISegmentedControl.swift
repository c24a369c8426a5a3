// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control with a row of segments, one of which is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that means that no segment is selected: −1.
  public static let noSegment = -1

  /// The height of every row, as measured in UIKit, in points.
  private static let height: CGFloat = 32
  /// The duration of moving the selection, in seconds, judged by eye.
  private static let duration: TimeInterval = 0.25

  @MainActor
  private struct SegmentContents {
    var label = UILabel()
    var picture = UIImageView()
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
  }

  private var segments: [SegmentContents] = []
  private let pill = UIView()

  /// The index of the selected segment; `noSegment` by default.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
      if selectedSegmentIndex < 0 { selectedSegmentIndex = Self.noSegment }
      setNeedsLayout()
    }
  }

  /// Whether segments are deselected when the touch ends; false by default.
  open var isMomentary = false
  /// Whether segment widths follow their contents; false by default; has no effect.
  open var apportionsSegmentWidthsByContent = false {
    didSet { reportNoEffect(if: apportionsSegmentWidthsByContent, in: UISegmentedControl.self) }
  }
  /// The color of the selected segment; white by default.
  open var selectedSegmentTintColor: UIColor? { didSet { refresh() } }
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRow()
  }

  /// Creates a control without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeRow()
  }

  /// Creates a control with titles and images, sized to fit them.
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

  /// Creates a control with actions that are performed when their segments are selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  private func becomeRow() {
    // Once: an app's own color stays.
    backgroundColor = UIColor.tertiarySystemFill
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

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.label.text = title }
  }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.picture.image = image?.withRenderingMode(.alwaysTemplate) }
  }

  /// Inserts a segment with an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment) {
      $0.label.text = action.image == nil ? action.title : nil
      $0.picture.image = action.image
      $0.action = action
    }
  }

  private func insert(at index: Int, _ fill: (inout SegmentContents) -> Void) {
    var segment = SegmentContents()
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

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let removed = segments.remove(at: segment)
    removed.label.removeFromSuperview()
    removed.picture.removeFromSuperview()
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    refresh()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }

  /// Sets the text of a segment, in place of its image: a segment has one of both.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].label.text = title
    segments[segment].picture.image = nil
    refresh()
  }

  /// Returns the text of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  /// Sets the image of a segment, in place of its text: a segment has one of both.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].picture.image = image?.withRenderingMode(.alwaysTemplate)
    segments[segment].label.text = nil
    refresh()
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].picture.image : nil
  }

  /// Sets the width of a segment in points; segments of width 0 share the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), width.isAccepted(for: "UISegmentedControl.setWidth")
    else { return }
    segments[segment].width = max(width, 0)
    setNeedsLayout()
  }

  /// Returns the width set for a segment, in points.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    refresh()
  }

  /// Whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets font and color of the titles for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
    refresh()
  }

  // MARK: Appearance

  /// The size that fits the segments' contents.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map {
      max($0.label.intrinsicContentSize.width, $0.picture.image?.size.width ?? 0) + 20
    }
    return CGSize(width: (widths.max() ?? 0) * CGFloat(segments.count), height: Self.height)
  }

  /// Returns the size that fits the segments' contents.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the segments and the selection.
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
    pill.backgroundColor =
      selectedSegmentTintColor ?? .styled(.white, dark: .bytes(99, 99, 102))
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

  /// Selects the touched segment.
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
