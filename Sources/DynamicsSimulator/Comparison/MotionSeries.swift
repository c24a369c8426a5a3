// SPDX-License-Identifier: Apache-2.0

/// One number of a motion over time, such as the x of an item's center: samples at ascending times.
public struct MotionSeries: Sendable, Equatable {
  /// The times of the samples in seconds, ascending.
  public private(set) var times: [Double] = []

  /// The values of the samples; as many as there are times.
  public private(set) var values: [Double] = []

  /// Creates a series without samples.
  public init() {}

  /// Creates a series; samples that are not finite or not later than the one before are left out.
  public init(times: [Double], values: [Double]) {
    for (time, value) in zip(times, values) { append(value, at: time) }
  }

  /// Whether there is no sample.
  public var isEmpty: Bool { times.isEmpty }

  /// The number of samples.
  public var count: Int { times.count }

  /// The time of the first sample, in seconds; nil if there is none.
  public var start: Double? { times.first }

  /// The time of the last sample, in seconds; nil if there is none.
  public var end: Double? { times.last }

  /// Appends a sample; one that is not finite or not later than the last is left out.
  public mutating func append(_ value: Double, at time: Double) {
    guard value.isFinite, time.isFinite, time > (times.last ?? -.infinity) else { return }
    times.append(time)
    values.append(value)
  }

  /// The value at a time in seconds, linear between two samples.
  ///
  /// Nil more than a microsecond before the first or after the last sample: nothing is extrapolated.
  public func value(at time: Double) -> Double? {
    guard let start, let end, time >= start - Self.slack, time <= end + Self.slack else {
      return nil
    }
    let next = index(after: time)
    guard next > 0 else { return values.first }
    guard next < count else { return values.last }
    let (t0, t1) = (times[next - 1], times[next])
    let share = (time - t0) / (t1 - t0)
    return values[next - 1] + share * (values[next] - values[next - 1])
  }

  /// The series with all times later by a number of seconds.
  func shifted(by seconds: Double) -> MotionSeries {
    MotionSeries(times: times.map { $0 + seconds }, values: values)
  }

  /// The series of a function of the values.
  public func map(_ transform: (Double) -> Double) -> MotionSeries {
    MotionSeries(times: times, values: values.map(transform))
  }

  /// The greatest value and its time, refined by the parabola through the greatest sample and its
  /// neighbors; nil if there is no sample.
  ///
  /// Between samples a distance h apart, the refined maximum of a cosine of angular frequency ω is
  /// too small by less than (ω h)⁴/42 of its amplitude; the greatest sample alone by up to (ω h)²/8.
  public var maximum: (time: Double, value: Double)? {
    guard let greatest = values.max(), let index = values.firstIndex(of: greatest) else {
      return nil
    }
    guard index > 0, index + 1 < count else { return (times[index], greatest) }
    return vertex(around: index)
  }

  /// The least value and its time; see ``maximum``.
  public var minimum: (time: Double, value: Double)? {
    map { -$0 }.maximum.map { ($0.time, -$0.value) }
  }

  /// Seconds by which a time may miss the first or last sample: numbers in files are rounded.
  static let slack = 1e-6

  /// The index of the first sample after a time.
  private func index(after time: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The vertex of the parabola through three samples, by Newton's divided differences.
  private func vertex(around index: Int) -> (time: Double, value: Double) {
    let (t0, t1, t2) = (times[index - 1], times[index], times[index + 1])
    let first = (values[index] - values[index - 1]) / (t1 - t0)
    let second = ((values[index + 1] - values[index]) / (t2 - t1) - first) / (t2 - t0)
    guard second < 0 else { return (t1, values[index]) }
    // p(t) = v0 + first (t − t0) + second (t − t0)(t − t1), and p′(t) = 0.
    let time = (t0 + t1) / 2 - first / (2 * second)
    guard time > t0, time < t2 else { return (t1, values[index]) }
    let value = values[index - 1] + first * (time - t0) + second * (time - t0) * (time - t1)
    return (time, max(value, values[index]))
  }
}
