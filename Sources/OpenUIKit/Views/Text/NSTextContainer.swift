// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size; that of the text view.
  open var size: CGSize {
    didSet { if !size.isAccepted(for: "NSTextContainer.size") { size = oldValue } }
  }
  /// The inset of lines at both ends, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if !lineFragmentPadding.isAccepted(for: "NSTextContainer.lineFragmentPadding") {
        lineFragmentPadding = oldValue
      }
      onChange?()
    }
  }
  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  /// How lines that are too long end; stored, they wrap.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width follows the text view; true by default, and always so here.
  open var widthTracksTextView = true
  /// Whether the height follows the text view; false by default, and without effect.
  open var heightTracksTextView = false
  /// Areas that lines avoid: they have no effect here, which a diagnostic says.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      guard !exclusionPaths.isEmpty else { return }
      RefusedInput.report(
        for: "NSTextContainer.exclusionPaths", problem: "Lines do not avoid the paths.",
        remedy: "Use several text views or labels.")
    }
  }
  /// Lays out the text again; set by the text view.
  final var onChange: (@MainActor () -> Void)?

  /// Creates an area of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates an area without a limit.
  public convenience override init() {
    self.init(size: .zero)
  }
}
