// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Truncates the last visible line with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Wraps lines at the width; otherwise there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes line spacing; always included here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures glyph bounds; lines are measured here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The result of fitting text into a rectangle.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale of the text; stored, but has no effect.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { reportNoEffect(if: minimumScaleFactor > 0, in: NSStringDrawingContext.self) }
  }
  /// The scale at which the text was drawn: 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle that text took; zero here.
  open var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
  private func layout(width: CGFloat, maximumLines: Int = 0) -> TextLayout {
    TextLayout(self, defaults: TextLayout.Defaults(), width: width, maximumLines: maximumLines)
  }

  /// Returns the size of the unwrapped text, in points.
  public func size() -> CGSize { layout(width: .infinity).size }

  /// Draws the text in the current context, the top left corner of its first line at a point.
  public func draw(at point: CGPoint) {
    guard point.isAccepted(for: "NSAttributedString.draw(at:)") else { return }
    let rect = CGRect(origin: point, size: size())
    DrawingContexts.current?.add(layout(width: .infinity).drawing(in: rect, isCentered: false))
  }

  /// Draws the text in the current context, in lines of a rectangle's width from its top.
  public func draw(in rect: CGRect) {
    guard rect.isAccepted(for: "NSAttributedString.draw(in:)") else { return }
    DrawingContexts.current?.add(layout(width: rect.width).drawing(in: rect, isCentered: false))
  }

  /// Draws the text in the current context, in lines of a rectangle's width from its top.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    draw(in: rect)
  }

  /// Returns the rectangle that the text takes within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : .infinity
    return CGRect(origin: .zero, size: layout(width: width).size)
  }
}

extension NSString {
  /// Returns the size of the unwrapped text, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Draws the text in the current context, the top left corner of its first line at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in the current context, in lines of a rectangle's width from its top.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text in the current context, in lines of a rectangle's width from its top.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(in: rect)
  }

  /// Returns the rectangle that the text takes within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

extension String {
  /// Returns the size of the unwrapped text, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text in the current context, the top left corner of its first line at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context, in lines of a rectangle's width from its top.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Returns the rectangle that the text takes within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
