// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The shapes of the symbols that are drawn here, on a square of 24 units.
enum SymbolShapes {
  /// The shape of a symbol.
  struct Shape {
    var lines = PathGeometry()
    var areas = PathGeometry()
  }

  static func lines(_ text: String) -> Shape { Shape(lines: PathGeometry(symbol: text)) }
  static func areas(_ text: String) -> Shape { Shape(areas: PathGeometry(symbol: text)) }
  static func lines(_ path: PathGeometry) -> Shape { Shape(lines: path) }
  static func areas(_ path: PathGeometry) -> Shape { Shape(areas: path) }

  /// Symbols that are closed outlines, and filled where the name ends with `.fill`.
  static let outlines: [String: PathGeometry] = [
    "circle": .circle(12, 12, 9.5),
    "square": .box(3, 3, 18, 18, radius: 3.5),
    "rectangle": .box(1.5, 5, 21, 14, radius: 3),
    "capsule": .box(1.5, 6.5, 21, 11, radius: 5.5),
    "oval": .ellipse(in: CGRect(x: 1.5, y: 5.5, width: 21, height: 13)),
    "triangle": PathGeometry(symbol: "M 12 3 L 22 20.5 L 2 20.5 Z"),
    "diamond": PathGeometry(symbol: "M 12 2 L 22 12 L 12 22 L 2 12 Z"),
    "hexagon": PathGeometry(symbol: "M 7 3.3 L 17 3.3 L 22 12 L 17 20.7 L 7 20.7 L 2 12 Z"),
    "octagon": PathGeometry(
      symbol:
        "M 8.1 2.5 L 15.9 2.5 L 21.5 8.1 L 21.5 15.9 L 15.9 21.5 L 8.1 21.5 L 2.5 15.9 L 2.5 8.1 Z"),
    "pentagon": PathGeometry(symbol: "M 12 2.5 L 21.7 9.6 L 18 21 L 6 21 L 2.3 9.6 Z"),
    "heart": PathGeometry(
      symbol:
        "M 12 21 C 5 15.8 2 12.4 2 8.6 C 2 5.4 4.4 3 7.4 3 C 9.3 3 11 4 12 5.7 "
        + "C 13 4 14.7 3 16.6 3 C 19.6 3 22 5.4 22 8.6 C 22 12.4 19 15.8 12 21 Z"),
    "star": .star(points: 5, outer: 10.5, inner: 4.5).applying(
      CGAffineTransform(translationX: 0, y: 0.8)),
    "bolt": PathGeometry(symbol: "M 14 2 L 4.5 13.5 L 11 13.5 L 9.5 22 L 19.5 10 L 12.7 10 Z"),
    "drop": PathGeometry(
      symbol: "M 12 2 C 15.5 7 18.5 10.8 18.5 15 C 18.5 19 15.7 21.8 12 21.8 "
        + "C 8.3 21.8 5.5 19 5.5 15 C 5.5 10.8 8.5 7 12 2 Z"),
    "flame": PathGeometry(
      symbol:
        "M 12.5 2 C 13.5 6.5 18.8 9.5 18.8 15 C 18.8 19 15.8 22 12 22 C 8.2 22 5.2 19.2 5.2 15.4 "
        + "C 5.2 12.6 6.5 10.4 8 9 C 8.3 10.8 9 11.8 10 12.4 C 9.7 8.5 10.5 4.5 12.5 2 Z"),
    "leaf": PathGeometry(
      symbol:
        "M 20.5 3.5 C 21.5 12 18.5 19.5 10.5 19.5 C 6.3 19.5 3.8 16.8 3.8 13.4 C 3.8 7 10 6 20.5 3.5 Z"
    ),
    "moon": PathGeometry(
      symbol: "M 20.5 14.6 C 19.4 15 18.3 15.3 17 15.3 C 12.3 15.3 8.7 11.7 8.7 7 "
        + "C 8.7 5.6 9 4.4 9.5 3.2 C 5.6 4.5 3 8 3 12.2 C 3 17.4 7.1 21.4 12.3 21.4 C 16.2 21.4 19.3 18.4 20.5 14.6 Z"
    ),
    "cloud": PathGeometry(
      symbol:
        "M 6.5 19 C 3.7 19 1.8 17 1.8 14.5 C 1.8 12.2 3.4 10.4 5.6 10.1 C 6 6.9 8.6 4.8 11.7 4.8 "
        + "C 14.7 4.8 17 6.6 17.8 9.2 C 20.4 9.4 22.3 11.4 22.3 14 C 22.3 16.8 20.2 19 17.4 19 Z"),
    "house": PathGeometry(
      symbol: "M 2.5 11.8 L 12 3 L 21.5 11.8 L 19.2 11.8 L 19.2 20.8 L 14.2 20.8 L 14.2 14.8 "
        + "L 9.8 14.8 L 9.8 20.8 L 4.8 20.8 L 4.8 11.8 Z"),
    "bell": PathGeometry(
      symbol: "M 12 2.5 C 8.3 2.5 6.2 5.2 6.2 8.6 C 6.2 13.4 4.9 14.9 3.4 16.8 L 20.6 16.8 "
        + "C 19.1 14.9 17.8 13.4 17.8 8.6 C 17.8 5.2 15.7 2.5 12 2.5 Z "
        + "M 9.3 19 L 14.7 19 C 14.5 20.6 13.4 21.5 12 21.5 C 10.6 21.5 9.5 20.6 9.3 19 Z"),
    "bookmark": PathGeometry(symbol: "M 6 3 L 18 3 L 18 21.5 L 12 16 L 6 21.5 Z"),
    "flag": PathGeometry(
      symbol: "M 5 3.5 C 9 1.5 13 6 19.5 3.8 L 19.5 13.8 C 13 16 9 11.5 5 13.5 Z"),
    "tag": PathGeometry(symbol: "M 3 4.5 L 11.5 3 L 21.5 13 L 13 21.5 L 3 11.5 Z"),
    "paperplane": PathGeometry(symbol: "M 2 11 L 22 2.5 L 14.5 21.8 L 11.2 13.2 Z"),
    "location": PathGeometry(symbol: "M 21.5 2.5 L 2.5 10.5 L 12.5 11.8 L 13.6 21.5 Z"),
    "play": PathGeometry(symbol: "M 5.5 3.2 L 20.5 12 L 5.5 20.8 Z"),
    "pause": .box(5.5, 3.5, 4.6, 17, radius: 1.2) + .box(13.9, 3.5, 4.6, 17, radius: 1.2),
    "stop": .box(4.5, 4.5, 15, 15, radius: 2),
    "forward": PathGeometry(symbol: "M 2 5 L 11.5 12 L 2 19 Z M 12.5 5 L 22 12 L 12.5 19 Z"),
    "backward": PathGeometry(symbol: "M 22 5 L 12.5 12 L 22 19 Z M 11.5 5 L 2 12 L 11.5 19 Z"),
    "envelope": .box(2, 5, 20, 14, radius: 2.5),
    "phone": PathGeometry(
      symbol: "M 7.2 2.6 L 10.4 7.6 L 8.3 9.8 C 9.5 12.4 11.6 14.5 14.2 15.7 L 16.4 13.6 "
        + "L 21.4 16.8 C 21.2 19.6 19.4 21.4 16.8 21.4 C 9.4 20.6 3.4 14.6 2.6 7.2 C 2.6 4.6 4.4 2.8 7.2 2.6 Z"
    ),
    "person": .circle(12, 7.3, 4.3)
      + PathGeometry(symbol: "M 3.5 20.5 C 3.5 16.2 7 13.8 12 13.8 C 17 13.8 20.5 16.2 20.5 20.5 Z"),
    "doc": PathGeometry(symbol: "M 5 2.5 L 13.5 2.5 L 19 8 L 19 21.5 L 5 21.5 Z"),
    "folder": PathGeometry(symbol: "M 2 5 L 9 5 L 11 7.2 L 22 7.2 L 22 19.5 L 2 19.5 Z"),
    "shield": PathGeometry(
      symbol: "M 12 2 L 20 5 L 20 11.5 C 20 16.5 16.5 20.2 12 22 C 7.5 20.2 4 16.5 4 11.5 L 4 5 Z"),
    "seal": .star(points: 10, outer: 10.5, inner: 8.6),
    "message": PathGeometry(
      symbol: "M 12 3 C 17.6 3 22 6.6 22 11 C 22 15.4 17.6 19 12 19 C 10.9 19 9.9 18.9 8.9 18.6 "
        + "L 4.6 21.4 L 5.2 17 C 3.2 15.5 2 13.4 2 11 C 2 6.6 6.4 3 12 3 Z"),
    "bubble.left": PathGeometry(
      symbol:
        "M 4.5 3.5 L 19.5 3.5 C 21 3.5 22 4.5 22 6 L 22 15 C 22 16.5 21 17.5 19.5 17.5 L 10 17.5 "
        + "L 5.5 21.5 L 5.5 17.5 L 4.5 17.5 C 3 17.5 2 16.5 2 15 L 2 6 C 2 4.5 3 3.5 4.5 3.5 Z"),
    "lock": .box(4.5, 10.5, 15, 11, radius: 2.2),
    "lock.open": .box(4.5, 10.5, 15, 11, radius: 2.2),
    "camera": .box(2, 6, 20, 14, radius: 3) + .circle(12, 13, 4),
    "photo": .box(2, 4.5, 20, 15, radius: 2.5),
    "trash": PathGeometry(symbol: "M 5 7 L 19 7 L 18 21.5 L 6 21.5 Z"),
    "gearshape": .star(points: 8, outer: 10.4, inner: 8.2) + .circle(12, 12, 3.4),
    "sun.max": .circle(12, 12, 4.6),
    "sun.min": .circle(12, 12, 4.6),
    "eye": PathGeometry(symbol: "M 1.5 12 Q 12 0.5 22.5 12 Q 12 23.5 1.5 12 Z")
      + .circle(12, 12, 3.3),
    "mic": .box(8.8, 2, 6.4, 12, radius: 3.2),
    "hand.thumbsup": PathGeometry(
      symbol:
        "M 3 10.5 L 7 10.5 L 11 2.5 C 13.2 2.5 13.8 4 13.4 6 L 12.7 9 L 19.6 9 C 21.3 9 22 10.4 21.6 12 "
        + "L 19.8 19.4 C 19.4 20.6 18.5 21.5 17.2 21.5 L 3 21.5 Z"),
    "airplane": PathGeometry(
      symbol:
        "M 12 1.5 C 13.3 1.5 13.8 3 13.8 4.8 L 13.8 8.8 L 22 14 L 22 16.2 L 13.8 13.6 L 13.4 18.8 "
        + "L 16 20.8 L 16 22.3 L 12 21.2 L 8 22.3 L 8 20.8 L 10.6 18.8 L 10.2 13.6 L 2 16.2 L 2 14 L 10.2 8.8 L 10.2 4.8 C 10.2 3 10.7 1.5 12 1.5 Z"
    ),
    "gift": .box(2.5, 7.5, 19, 4.5, radius: 1) + .box(4.2, 12, 15.6, 9.5, radius: 1),
    "cart": PathGeometry(symbol: "M 5.5 6 L 22 6 L 20 15 L 7.3 15 Z"),
    "bag": .box(4, 7.5, 16, 14, radius: 2.5),
    "creditcard": .box(1.5, 5, 21, 14, radius: 2.5),
    "gamecontroller": PathGeometry(
      symbol:
        "M 7 6 L 17 6 C 20.5 6 22.5 13 22.5 16.5 C 22.5 19.5 19 19.5 17 16 L 7 16 C 5 19.5 1.5 19.5 1.5 16.5 C 1.5 13 3.5 6 7 6 Z"
    ),
    "hourglass": PathGeometry(
      symbol:
        "M 5 2.5 L 19 2.5 C 19 8 14 9.5 14 12 C 14 14.5 19 16 19 21.5 L 5 21.5 C 5 16 10 14.5 10 12 C 10 9.5 5 8 5 2.5 Z"
    ),
  ]

  /// Lines that a filled or an outlined symbol has besides its outline.
  static let additions: [String: Shape] = [
    "lock": lines(
      "M 7.8 10.5 L 7.8 7 C 7.8 4.4 9.6 2.6 12 2.6 C 14.4 2.6 16.2 4.4 16.2 7 L 16.2 10.5"),
    "lock.open": lines(
      "M 13.8 10.5 L 13.8 7 C 13.8 4.4 15.4 2.6 17.6 2.6 C 19.8 2.6 21.4 4.4 21.4 7"),
    "flag": lines("M 5 3 L 5 22"),
    "trash": lines("M 3 5 L 21 5 M 9 5 L 9.6 2.6 L 14.4 2.6 L 15 5"),
    "mic": lines(
      "M 5.2 11 C 5.2 15.5 8 17.8 12 17.8 C 16 17.8 18.8 15.5 18.8 11 M 12 17.8 L 12 21.8 M 8.5 21.8 L 15.5 21.8"
    ),
    "sun.max": lines(
      "M 12 1.5 L 12 3.8 M 12 20.2 L 12 22.5 M 1.5 12 L 3.8 12 M 20.2 12 L 22.5 12 M 4.6 4.6 L 6.2 6.2 "
        + "M 17.8 17.8 L 19.4 19.4 M 4.6 19.4 L 6.2 17.8 M 17.8 6.2 L 19.4 4.6"),
    "sun.min": lines("M 12 3 L 12 3.6 M 12 20.4 L 12 21 M 3 12 L 3.6 12 M 20.4 12 L 21 12"),
    "cart": lines("M 1.5 3 L 4.5 3 L 7.3 17.8 L 20 17.8"),
    "bag": lines("M 8 10 L 8 6.5 C 8 4 9.7 2.5 12 2.5 C 14.3 2.5 16 4 16 6.5 L 16 10"),
  ]

  /// Lines that only an outlined symbol has inside its outline.
  static let details: [String: Shape] = [
    "envelope": lines("M 2.5 6.5 L 12 13.5 L 21.5 6.5"),
    "photo": lines("M 3 17 L 9 11 L 14 16 L 16.5 13.5 L 21 17.5 M 15.8 9 L 15.9 9"),
    "trash": lines("M 9.3 10.5 L 9.7 18.3 M 14.7 10.5 L 14.3 18.3"),
    "doc": lines("M 13.2 3 L 13.2 8.3 L 18.6 8.3"),
    "gift": lines("M 12 7.5 L 12 21.5 M 12 7.5 C 9 2 5 3.5 8 7 M 12 7.5 C 15 2 19 3.5 16 7"),
    "paperplane": lines("M 11.2 13.2 L 21.5 3"),
    "creditcard": lines("M 2 9.5 L 22 9.5 M 5.5 15 L 9.5 15"),
    "tag": areas(.circle(7.3, 8, 1.3)),
    "house": Shape(),
  ]
}
