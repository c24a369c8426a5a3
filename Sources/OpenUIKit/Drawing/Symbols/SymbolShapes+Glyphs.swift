// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SymbolShapes {
  /// Symbols made of lines, also used inside circles and squares.
  static let glyphs: [String: Shape] = straight.merging(curved) { $1 }

  private static let chevron = PathGeometry(symbol: "M 9 4 L 16.5 12 L 9 20")
  private static let arrow = PathGeometry(symbol: "M 3.5 12 L 20.5 12 M 13.5 5 L 20.5 12 L 13.5 19")

  private static let straight: [String: Shape] = [
    "xmark": lines("M 5 5 L 19 19 M 19 5 L 5 19"),
    "multiply": lines("M 5 5 L 19 19 M 19 5 L 5 19"),
    "plus": lines("M 12 3.5 L 12 20.5 M 3.5 12 L 20.5 12"),
    "minus": lines("M 3.5 12 L 20.5 12"),
    "plusminus": lines("M 12 3 L 12 15 M 6 9 L 18 9 M 6 20 L 18 20"),
    "divide": lines("M 3.5 12 L 20.5 12 M 12 5.5 L 12 5.6 M 12 18.4 L 12 18.5"),
    "equal": lines("M 4 9 L 20 9 M 4 15 L 20 15"),
    "checkmark": lines("M 4.5 13 L 9.8 19 L 19.5 5"),
    "chevron.right": lines(chevron), "chevron.down": lines(chevron.turned(1)),
    "chevron.left": lines(chevron.turned(2)), "chevron.up": lines(chevron.turned(3)),
    "chevron.forward": lines(chevron), "chevron.backward": lines(chevron.turned(2)),
    "chevron.compact.down": lines("M 4 10 L 12 14 L 20 10"),
    "chevron.compact.up": lines("M 4 14 L 12 10 L 20 14"),
    "chevron.up.chevron.down": lines("M 7 9 L 12 4 L 17 9 M 7 15 L 12 20 L 17 15"),
    "arrow.right": lines(arrow), "arrow.down": lines(arrow.turned(1)),
    "arrow.left": lines(arrow.turned(2)), "arrow.up": lines(arrow.turned(3)),
    "arrow.forward": lines(arrow), "arrow.backward": lines(arrow.turned(2)),
    "arrow.up.right": lines("M 5.5 18.5 L 18.5 5.5 M 8.5 5.5 L 18.5 5.5 L 18.5 15.5"),
    "arrow.down.left": lines("M 18.5 5.5 L 5.5 18.5 M 15.5 18.5 L 5.5 18.5 L 5.5 8.5"),
    "arrow.up.and.down": lines(
      "M 12 2.5 L 12 21.5 M 7 7.5 L 12 2.5 L 17 7.5 M 7 16.5 L 12 21.5 L 17 16.5"),
    "arrow.left.and.right": lines(
      PathGeometry(
        symbol: "M 12 2.5 L 12 21.5 M 7 7.5 L 12 2.5 L 17 7.5 M 7 16.5 L 12 21.5 L 17 16.5"
      )
      .turned(1)),
    "arrow.up.left.and.arrow.down.right": lines(
      "M 4 10 L 4 4 L 10 4 M 4 4 L 10.5 10.5 M 20 14 L 20 20 L 14 20 M 20 20 L 13.5 13.5"),
    "arrow.down.right.and.arrow.up.left": lines(
      "M 4.5 10.5 L 10.5 10.5 L 10.5 4.5 M 10.5 10.5 L 4 4 M 19.5 13.5 L 13.5 13.5 L 13.5 19.5 M 13.5 13.5 L 20 20"
    ),
    "line.3.horizontal": lines("M 3.5 6.5 L 20.5 6.5 M 3.5 12 L 20.5 12 M 3.5 17.5 L 20.5 17.5"),
    "line.horizontal.3": lines("M 3.5 6.5 L 20.5 6.5 M 3.5 12 L 20.5 12 M 3.5 17.5 L 20.5 17.5"),
    "list.bullet": lines(
      "M 8.5 6 L 21 6 M 8.5 12 L 21 12 M 8.5 18 L 21 18 M 4 6 L 4.1 6 M 4 12 L 4.1 12 M 4 18 L 4.1 18"
    ),
    "book": lines(
      "M 12 6 C 9.5 4.3 6 4 2.5 4.6 L 2.5 18.6 C 6 18 9.5 18.3 12 20 "
        + "C 14.5 18.3 18 18 21.5 18.6 L 21.5 4.6 C 18 4 14.5 4.3 12 6 L 12 20"),
    "pencil": lines("M 4 20 L 5 15.5 L 16.5 4 L 20 7.5 L 8.5 19 Z M 14 6.5 L 17.5 10"),
    "square.and.pencil": lines(
      "M 12 4.5 L 6 4.5 C 4.3 4.5 3 5.8 3 7.5 L 3 18 C 3 19.7 4.3 21 6 21 L 16.5 21 C 18.2 21 19.5 19.7 19.5 18 L 19.5 12 "
        + "M 9 15 L 9.6 12 L 18.5 3 L 21 5.5 L 12 14.5 Z"),
    "square.and.arrow.up": lines(
      "M 8 9.5 L 5 9.5 L 5 21.5 L 19 21.5 L 19 9.5 L 16 9.5 M 12 15 L 12 2.5 M 8 6.5 L 12 2.5 L 16 6.5"
    ),
    "square.and.arrow.down": lines(
      "M 8 9.5 L 5 9.5 L 5 21.5 L 19 21.5 L 19 9.5 L 16 9.5 M 12 2.5 L 12 15.5 M 8 11.5 L 12 15.5 L 16 11.5"
    ),
    "exclamationmark": lines("M 12 3.5 L 12 14.5 M 12 20 L 12 20.1"),
    "ellipsis": areas(.circle(4.5, 12, 2) + .circle(12, 12, 2) + .circle(19.5, 12, 2)),
    "info": lines("M 12 10.5 L 12 19.5 M 10 10.5 L 12 10.5 M 12 4.8 L 12 4.9"),
    "slider.horizontal.3": Shape(
      lines: PathGeometry(symbol: "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18"),
      areas: .circle(15.5, 6, 2.4) + .circle(8, 12, 2.4) + .circle(16, 18, 2.4)),
    "bolt.slash": lines(
      "M 3 3 L 21 21 M 14 2 L 10 7 M 7 10.5 L 4.5 13.5 L 11 13.5 L 9.5 22 L 13.5 17"),
    "timer": lines(
      .circle(12, 13.5, 8.5) + PathGeometry(symbol: "M 12 13.5 L 12 8.5 M 9.5 2 L 14.5 2")),
    "clock": lines(.circle(12, 12, 9.5) + PathGeometry(symbol: "M 12 6.5 L 12 12.5 L 16.3 14.5")),
    "calendar": lines(
      .box(3, 4.5, 18, 16.5, radius: 2.5)
        + PathGeometry(symbol: "M 3 9.8 L 21 9.8 M 8 2.5 L 8 5.5 M 16 2.5 L 16 5.5")),
    "grid": lines(
      .box(3, 3, 18, 18, radius: 1)
        + PathGeometry(symbol: "M 3 9 L 21 9 M 3 15 L 21 15 M 9 3 L 9 21 M 15 3 L 15 21")),
    "square.grid.2x2": lines(
      .box(3, 3, 7.5, 7.5, radius: 1.5) + .box(13.5, 3, 7.5, 7.5, radius: 1.5)
        + .box(3, 13.5, 7.5, 7.5, radius: 1.5) + .box(13.5, 13.5, 7.5, 7.5, radius: 1.5)),
  ]

  private static let curved: [String: Shape] = [
    "magnifyingglass": lines(.circle(10, 10, 7) + PathGeometry(symbol: "M 15.2 15.2 L 21.5 21.5")),
    "questionmark": lines(
      "M 7.8 7.6 C 7.8 5 9.6 3.4 12.2 3.4 C 14.8 3.4 16.6 5 16.6 7.4 C 16.6 10.9 12.2 10.9 12.2 14.6 M 12.2 20 L 12.2 20.1"
    ),
    "arrow.clockwise": Shape(
      lines: .arc(12, 12.5, 8.5, from: -30, to: 275),
      areas: PathGeometry(symbol: "M 11.5 0.5 L 17 4.2 L 11.5 8 Z")),
    "arrow.counterclockwise": Shape(
      lines: .arc(12, 12.5, 8.5, from: -95, to: 210),
      areas: PathGeometry(symbol: "M 12.5 0.5 L 7 4.2 L 12.5 8 Z")),
    "arrow.triangle.2.circlepath": Shape(
      lines: .arc(12, 12, 8, from: 190, to: 325) + .arc(12, 12, 8, from: 10, to: 145),
      areas: PathGeometry(
        symbol: "M 20.5 4.5 L 20.8 11 L 15.2 8.2 Z M 3.5 19.5 L 3.2 13 L 8.8 15.8 Z")),
    "arrow.uturn.left": lines(
      "M 8.5 4 L 3.5 9 L 8.5 14 M 3.5 9 L 14.5 9 C 18.3 9 20.5 11.4 20.5 14.6 C 20.5 17.8 18.3 20 14.5 20 L 10 20"
    ),
    "arrow.uturn.backward": lines(
      "M 8.5 4 L 3.5 9 L 8.5 14 M 3.5 9 L 14.5 9 C 18.3 9 20.5 11.4 20.5 14.6 C 20.5 17.8 18.3 20 14.5 20 L 10 20"
    ),
    "globe": lines(
      .circle(12, 12, 9.5) + .ellipse(in: CGRect(x: 7.7, y: 2.5, width: 8.6, height: 19))
        + PathGeometry(symbol: "M 3 9 L 21 9 M 3 15 L 21 15")),
    "wifi": Shape(
      lines: .arc(12, 19, 13, from: 225, to: 315) + .arc(12, 19, 8, from: 225, to: 315),
      areas: .circle(12, 19, 2.3)),
    "link": lines(
      "M 10 14 C 8 12 8 9.5 9.8 7.7 L 13 4.5 C 15 2.5 17.8 2.6 19.6 4.4 C 21.4 6.2 21.5 9 19.5 11 L 17.5 13 "
        + "M 14 10 C 16 12 16 14.5 14.2 16.3 L 11 19.5 C 9 21.5 6.2 21.4 4.4 19.6 C 2.6 17.8 2.5 15 4.5 13 L 6.5 11"
    ),
    "power": lines(
      .arc(12, 13, 8.5, from: -55, to: 235) + PathGeometry(symbol: "M 12 2.5 L 12 11.5")),
    "music.note": Shape(
      lines: PathGeometry(symbol: "M 10 17.5 L 10 3.5 L 18 2 L 18 6 L 10 7.5"),
      areas: .circle(7.2, 18, 3.3)),
    "speaker.wave.2": Shape(
      lines: .arc(12, 12, 4.5, from: -45, to: 45) + .arc(12, 12, 8.5, from: -45, to: 45),
      areas: PathGeometry(symbol: "M 2 9 L 5.5 9 L 11 4.5 L 11 19.5 L 5.5 15 L 2 15 Z")),
    "speaker.slash": Shape(
      lines: PathGeometry(symbol: "M 15 9 L 21 15 M 21 9 L 15 15"),
      areas: PathGeometry(symbol: "M 2 9 L 5.5 9 L 11 4.5 L 11 19.5 L 5.5 15 L 2 15 Z")),
    "mappin": Shape(lines: PathGeometry(symbol: "M 12 9.5 L 12 22"), areas: .circle(12, 6, 4.3)),
    "key": Shape(
      lines: .circle(7, 12, 4.5)
        + PathGeometry(symbol: "M 11.5 12 L 22 12 L 22 16 M 17.5 12 L 17.5 15")),
    "gear": lines(
      .circle(12, 12, 7.2) + .circle(12, 12, 2.6)
        + PathGeometry(
          symbol: "M 12 1.8 L 12 4.6 M 12 19.4 L 12 22.2 M 1.8 12 L 4.6 12 M 19.4 12 L 22.2 12 "
            + "M 4.8 4.8 L 6.8 6.8 M 17.2 17.2 L 19.2 19.2 M 4.8 19.2 L 6.8 17.2 M 17.2 6.8 L 19.2 4.8"
        )),
    "sparkles": areas(
      "M 10 5 Q 11 12 17 13.5 Q 11 15 10 22 Q 9 15 3 13.5 Q 9 12 10 5 Z M 18.5 1.5 Q 19 5 22 5.5 Q 19 6 18.5 9.5 Q 18 6 15 5.5 Q 18 5 18.5 1.5 Z"
    ),
    "hand.tap": lines(
      .arc(10, 7, 5, from: 170, to: 10)
        + PathGeometry(
          symbol:
            "M 8.5 16 L 8.5 7 C 8.5 5 11.5 5 11.5 7 L 11.5 12 L 17 13.2 C 18.6 13.6 19.2 14.8 18.9 16.4 L 18 21.5 L 10.5 21.5 L 6 16.5 C 5 15 6.8 13.8 8.5 16"
        )),
    "hand.raised": lines(
      "M 6.5 12 L 6.5 6.5 C 6.5 4.8 8.8 4.8 8.8 6.5 L 8.8 4 C 8.8 2.2 11.3 2.2 11.3 4 L 11.3 3.5 C 11.3 1.8 13.8 1.8 13.8 3.5 "
        + "L 13.8 5 C 13.8 3.3 16.2 3.3 16.2 5 L 16.2 13.5 L 18.5 11 C 20 9.8 21.4 11.2 20.4 12.8 L 16.5 19 C 15.3 21 13.8 21.8 11.5 21.8 C 8.3 21.8 6.5 19.5 6.5 16 Z"
    ),
    "soccerball": lines(
      .circle(12, 12, 9.5)
        + PathGeometry(
          symbol:
            "M 12 7.5 L 16.3 10.6 L 14.6 15.6 L 9.4 15.6 L 7.7 10.6 Z M 12 7.5 L 12 2.5 M 16.3 10.6 L 21 9 M 14.6 15.6 L 17.5 19.6 M 9.4 15.6 L 6.5 19.6 M 7.7 10.6 L 3 9"
        )),
    "basketball": lines(
      .circle(12, 12, 9.5)
        + PathGeometry(
          symbol:
            "M 12 2.5 L 12 21.5 M 2.5 12 L 21.5 12 M 5.3 5.3 Q 10 12 5.3 18.7 M 18.7 5.3 Q 14 12 18.7 18.7"
        )),
  ]
}
