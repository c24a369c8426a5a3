// SPDX-License-Identifier: Apache-2.0

/// The arrows of gravity and pushes, of which most begin at the center of an item and move with it.
///
/// Such an arrow is stored by the number of its item, which takes next to nothing while the item moves. An arrow
/// that is as long as the one before it is stored as such: gravity is the same for all of its items.
struct ItemArrows {
  /// Where an item is at each frame, on the steps of marks.
  struct Places {
    let x: [Int]
    let y: [Int]

    /// Creates places from hundredths of a point.
    init(x: [Int], y: [Int]) {
      self.x = x.map(Self.onMark)
      self.y = y.map(Self.onMark)
    }

    init(_ item: PagePayload.Item, frameCount: Int) {
      self.init(
        x: item.x.values(frameCount: frameCount), y: item.y.values(frameCount: frameCount))
    }

    /// As the client rounds.
    private static func onMark(_ value: Int) -> Int {
      let step = PagePayload.markStep
      let shifted = value + step / 2
      return (shifted >= 0 ? shifted / step : -((step - 1 - shifted) / step)) * step
    }
  }

  private struct Point: Hashable {
    var x: Int
    var y: Int
  }

  let places: [Places]

  /// Codes lines of five numbers, as `PagePayload.arrows` describes them, with the items at which they begin.
  func lists(of arrows: Track<[Int]>, frameCount: Int) -> DeltaLists {
    var beside = Track<[Int]>()
    var items: [Int] = []
    for (frame, lines) in arrows.values(frameCount: frameCount).enumerated() {
      guard let lines, !lines.isEmpty else {
        beside.record(lines, at: frame)
        continue
      }
      items = self.items(ofLines: lines, at: frame, before: items)
      beside.record(numbers(of: lines, items, frame), at: frame)
    }
    return DeltaLists(beside, columns: 6)
  }

  /// The item at which each line begins, that of the frame before where both are near; -1 for none.
  private func items(ofLines lines: [Int], at frame: Int, before: [Int]) -> [Int] {
    var numbers: [Point: Int]?
    return (0..<lines.count / 5).map { line in
      let start = Point(x: lines[5 * line + 1], y: lines[5 * line + 2])
      if before.indices.contains(line), before[line] >= 0 {
        let place = places[before[line]]
        let distance = abs(place.x[frame] - start.x) + abs(place.y[frame] - start.y)
        // Rounded twice, an item may be a step beside the line.
        if distance <= 2 * PagePayload.markStep { return before[line] }
      }
      let found = numbers ?? itemNumbers(at: frame)
      numbers = found
      return found[start] ?? -1
    }
  }

  private func itemNumbers(at frame: Int) -> [Point: Int] {
    Dictionary(
      places.indices.map { (Point(x: places[$0].x[frame], y: places[$0].y[frame]), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private func numbers(of lines: [Int], _ items: [Int], _ frame: Int) -> [Int] {
    var numbers: [Int] = []
    var last: (kind: Int, x: Int, y: Int)?
    for (line, item) in items.enumerated() {
      let values = lines[5 * line..<5 * line + 5]
      let first = values.startIndex
      let (kind, x, y) = (values[first], values[first + 3], values[first + 4])
      let (left, top) = item >= 0 ? (places[item].x[frame], places[item].y[frame]) : (0, 0)
      // Rounded twice, what begins at an item may be a step beside it, and of two arrows of the same length one a
      // step longer.
      let beside = [values[first + 1] - left, values[first + 2] - top]
      let isThere = beside.allSatisfy { abs($0) <= PagePayload.markStep }
      let start = [item + 1] + (item >= 0 && isThere ? [0, 0] : beside)
      if let last, last.kind == kind, abs(last.x - x) <= PagePayload.markStep,
        abs(last.y - y) <= PagePayload.markStep
      {
        numbers += [kind + Self.repetition] + start + [0, 0]
      } else {
        numbers += [kind] + start + [x, y]
        last = (kind, x, y)
      }
    }
    return numbers
  }

  /// Added to the kind of a line that is as long as the one before it.
  private static var repetition: Int { RecordedXRay.Line.Kind.allCases.count }
}
