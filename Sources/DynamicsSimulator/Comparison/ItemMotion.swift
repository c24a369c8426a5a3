// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item's way seen along its main axis; see ``MotionFeature/Kind``.
struct ItemMotion {
  /// The place at which the item comes to rest; nil if it does not.
  let rest: CGPoint?

  /// The displacement along the main axis from the middle, in points; positive beyond it.
  private let displacement: MotionSeries

  /// Whether the main axis leads from the first place to the rest.
  private let leadsToRest: Bool

  /// Seconds for which an item has to be still, and the points within which it is.
  private static let stillness = (duration: 0.2, distance: 0.5)

  /// The points beyond the middle from which a crossing counts.
  private static let minimumExcursion = 0.5

  init(_ item: MotionTrace.Item, pause: Double?) {
    rest = Self.rest(of: item, pause: pause)
    guard let x0 = item.x.values.first, let y0 = item.y.values.first else {
      // One column alone is its own axis.
      let column = item.x.isEmpty ? item.y : item.x
      displacement = Self.aroundMiddle(column)
      leadsToRest = false
      return
    }
    let way = rest.map { (x: Double($0.x) - x0, y: Double($0.y) - y0) } ?? (x: 0, y: 0)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    leadsToRest = length >= 1
    if let rest, leadsToRest {
      let (endX, endY) = (Double(rest.x), Double(rest.y))
      var series = MotionSeries()
      for (index, time) in item.x.times.enumerated() {
        guard let y = item.y.value(at: time) else { continue }
        let (dx, dy) = (item.x.values[index] - endX, y - endY)
        series.append((dx * way.x + dy * way.y) / length, at: time)
      }
      displacement = series
    } else {
      let isWide = (item.x.extent ?? 0) >= (item.y.extent ?? 0)
      let column = isWide ? item.x : item.y
      displacement =
        rest.map { rest in column.map { $0 - Double(isWide ? rest.x : rest.y) } }
        ?? Self.aroundMiddle(column)
    }
  }

  private static func aroundMiddle(_ column: MotionSeries) -> MotionSeries {
    guard let maximum = column.maximum, let minimum = column.minimum else { return column }
    let middle = (maximum.value + minimum.value) / 2
    return column.map { $0 - middle }
  }

  private static func rest(of item: MotionTrace.Item, pause: Double?) -> CGPoint? {
    guard let x = item.x.values.last, let y = item.y.values.last, let end = item.x.end,
      let start = item.x.start
    else { return nil }
    let place = CGPoint(x: x, y: y)
    if let pause, pause >= end - MotionSeries.slack { return place }
    guard end - start >= stillness.duration - MotionSeries.slack else { return nil }
    let isStill = [(item.x, x), (item.y, y)].allSatisfy { column, last in
      zip(column.times, column.values).allSatisfy { time, value in
        time < end - stillness.duration - MotionSeries.slack
          || abs(value - last) <= stillness.distance
      }
    }
    return isStill ? place : nil
  }

  /// The points by which the item goes beyond its rest; 0 if it does not, nil if it does not rest.
  var overshoot: Double? {
    guard leadsToRest else { return nil }
    return displacement.maximum.map { max($0.value, 0) }
  }

  /// Twice the mean time between crossings of the middle.
  ///
  /// Nil with fewer than two crossings, or three if the item does not rest: an item that falls and
  /// bounces once passes the middle of its way twice.
  var period: Double? {
    let times = crossings
    guard let first = times.first, let last = times.last, times.count > (rest == nil ? 2 : 1)
    else { return nil }
    return 2 * (last - first) / Double(times.count - 1)
  }

  /// The times at which the item crosses the middle and goes on.
  private var crossings: [Double] {
    var crossings: [Double] = []
    // The side on which the item last was far enough from the middle, and where it left it.
    var side = 0.0
    var leaving: Double?
    for index in 0..<displacement.count {
      let (time, value) = (displacement.times[index], displacement.values[index])
      if index > 0, side != 0 {
        let (before, earlier) = (displacement.values[index - 1], displacement.times[index - 1])
        if before * side > 0, value * side <= 0 {
          leaving = earlier + (time - earlier) * before / (before - value)
        }
      }
      guard abs(value) >= Self.minimumExcursion else { continue }
      if value * side < 0, let leaving { crossings.append(leaving) }
      side = value < 0 ? -1 : 1
    }
    return crossings
  }
}
