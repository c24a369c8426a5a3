// SPDX-License-Identifier: Apache-2.0

/// The frame of a view in its superview, in points.
struct InterfaceFrame: Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  /// Reads the frame of a view; zero where none is written, because constraints will determine it.
  ///
  /// - Parameter superview: the frame of the superview, for distances from its right and bottom edges.
  init(of view: InterfaceElement, in superview: InterfaceFrame?) {
    if let rectangle = view.child(key: "frame") {
      x = rectangle.number("x") ?? 0
      y = rectangle.number("y") ?? 0
      width = rectangle.number("width") ?? 0
      height = rectangle.number("height") ?? 0
    } else if let insets = view.child(key: "frameInset") {
      (x, width) = Self.span(insets, "minX", "maxX", "width", superview?.width ?? 0)
      (y, height) = Self.span(insets, "minY", "maxY", "height", superview?.height ?? 0)
    }
  }

  /// The origin and size along one axis, of which a file of Xcode 8 writes two values out of three.
  private static func span(
    _ insets: InterfaceElement, _ first: String, _ last: String, _ size: String, _ outer: Double
  ) -> (origin: Double, size: Double) {
    let (before, after) = (insets.number(first), insets.number(last))
    if let size = insets.number(size) {
      return (before ?? after.map { outer - $0 - size } ?? 0, size)
    }
    return (before ?? 0, max(outer - (before ?? 0) - (after ?? 0), 0))
  }

  /// The Swift expression.
  var expression: String {
    guard self != InterfaceFrame() else { return "CGRect.zero" }
    let values = [("x", x), ("y", y), ("width", width), ("height", height)]
    return
      "CGRect(\(values.map { "\($0): \(SwiftExpression.number($1))" }.joined(separator: ", ")))"
  }

  private init() {}
}
