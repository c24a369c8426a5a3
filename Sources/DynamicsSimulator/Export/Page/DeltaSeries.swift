// SPDX-License-Identifier: Apache-2.0

/// A whole number for every frame, kept as the differences from what the frames before predict.
///
/// Values hold, go on at the same velocity, or go on at the same acceleration, whichever predicts
/// them best; a range coder writes what is left, about a byte for a number of a body that moves and
/// a fraction of a bit for one that rests. Nothing is lost: the units of `PagePayload` are the only
/// rounding. What never changes is encoded as a number.
struct DeltaSeries: Equatable {
  /// The value of frame 0.
  let base: Int

  /// The text of all later values; nil if they are as the first one.
  let code: String?

  /// Codes the values of all frames.
  init(_ values: [Int]) {
    base = values.first ?? 0
    guard values.contains(where: { [base] in $0 != base }) else {
      code = nil
      return
    }
    let order = Self.order(of: values)
    var coder = RangeEncoder()
    _ = Self.code(values.count, base: base, order: order, values: values, with: &coder)
    code = coder.finishedText()
  }

  /// Notes numbers in a unit: 0.01 keeps two decimals.
  ///
  /// What is not finite counts as 0.
  init(_ values: [Double], unit: Double) {
    self.init(values.map { Self.quantized($0, unit: unit) })
  }

  /// Notes a number of each source, in a unit; a frame without a source has the number of the last one, or
  /// of the first one that comes.
  init<Source>(_ sources: [Source?], unit: Double, _ number: (Source) -> Double) {
    var last = sources.lazy.compactMap { $0 }.first.map(number) ?? 0
    self.init(
      sources.map { source in
        last = source.map(number) ?? last
        return last
      }, unit: unit)
  }

  /// A number as a whole multiple of a unit.
  static func quantized(_ value: Double, unit: Double) -> Int {
    let multiple = (value / unit).rounded()
    // Far outside any screen; the bound keeps the conversion to a whole number defined.
    return multiple.isFinite ? Int(min(max(multiple, -1e12), 1e12)) : 0
  }

  /// The bytes beside the first value.
  var weight: Int { code?.utf8.count ?? 0 }

  /// The value of every frame, for as many frames as were coded.
  func values(frameCount: Int) -> [Int] {
    guard let code else { return [Int](repeating: base, count: frameCount) }
    var coder = RangeDecoder(code)
    return Self.code(frameCount, base: 0, order: 0, values: nil, with: &coder)
  }

  /// Codes values, or reads them where there are none.
  private static func code(
    _ count: Int, base: Int, order: Int, values: [Int]?, with coder: inout some BitCoder
  ) -> [Int] {
    var model = NumberModel()
    var bases = NumberModel()
    let order = (coder.codeEvenly(order > 1) ? 2 : 0) + (coder.codeEvenly(order % 2 == 1) ? 1 : 0)
    var last = bases.code(base, with: &coder)
    var (second, third) = (last, last)
    var read: [Int] = []
    read.reserveCapacity(count)
    for frame in 0..<count {
      let predicted = prediction(order, last, second, third)
      // Wrapping, because a damaged text may hold anything.
      let value =
        predicted &+ model.code((values?[frame] ?? 0) &- predicted, with: &coder)
      read.append(value)
      (last, second, third) = (value, last, second)
    }
    return read
  }

  /// What the last three values, the latest first, lead to expect.
  private static func prediction(_ order: Int, _ last: Int, _ second: Int, _ third: Int) -> Int {
    switch order {
    case 2: 2 &* last &- second
    case 3: 3 &* (last &- second) &+ third
    default: last
    }
  }

  /// How many values predict the next one best.
  private static func order(of values: [Int]) -> Int {
    var costs = [0, 0, 0]
    var (last, second, third) = (values[0], values[0], values[0])
    for value in values {
      for order in 1...3 {
        costs[order - 1] += NumberModel.length(
          abs(value - prediction(order, last, second, third)))
      }
      (last, second, third) = (value, last, second)
    }
    return (costs.firstIndex(of: costs.min() ?? 0) ?? 0) + 1
  }
}

extension DeltaSeries: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let constant = try? container.decode(Int.self) {
      (base, code) = (constant, nil)
      return
    }
    let text = try container.decode(String.self)
    code = text
    var coder = RangeDecoder(text)
    base = Self.code(1, base: 0, order: 0, values: nil, with: &coder).first ?? 0
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let code { try container.encode(code) } else { try container.encode(base) }
  }
}
