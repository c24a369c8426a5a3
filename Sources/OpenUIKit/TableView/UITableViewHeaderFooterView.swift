// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A reusable header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier; nil for a view that is not reused.
  open internal(set) var reuseIdentifier: String?
  /// The view for the content; as large as the view.
  public let contentView = UIView()
  /// The main label.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The detail label; empty by default, at the right edge.
  open private(set) lazy var detailTextLabel: UILabel? = {
    let label = makeLabel()
    label.textAlignment = .right
    return label
  }()
  private var labels: [UILabel] = []

  /// The view behind the content; none by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertFilling(backgroundView, at: 0) }
    }
  }

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableRows.plainHeader))
    insertFilling(contentView, at: 0)
  }

  /// Creates a view without a reuse identifier; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertFilling(contentView, at: 0)
  }

  /// Creates a view without a reuse identifier.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Prepares the view for another section; for subclasses to override.
  open func prepareForReuse() {}

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    contentView.addSubview(label)
    labels.append(label)
    setNeedsLayout()
    return label
  }

  /// Lays out the labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for label in labels { label.frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0) }
  }

  /// Sets the appearance and text of a section's title, as tables do for views without own content.
  func show(_ title: String, style: UITableView.Style) {
    let isPlain = style == .plain
    textLabel?.text = isPlain ? title : title.uppercased()
    textLabel?.font = .systemFont(ofSize: isPlain ? 17 : 13, weight: .semibold)
    textLabel?.textColor = isPlain ? .label : .systemGray
    if backgroundColor == nil, backgroundView == nil {
      backgroundColor = isPlain ? .systemGray6 : .clear
    }
  }
}
