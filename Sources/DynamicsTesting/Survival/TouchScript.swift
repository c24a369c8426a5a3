// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The touches of a run: random ones from a seed, or a list.
///
///     expectSurvives(touches: .random(seed: 7), for: 3600) { … }
///     expectSurvives(touches: [.tap(at: CGPoint(x: 80, y: 440), time: 1.7)], for: 12) { … }
public struct TouchScript: Sendable, ExpressibleByArrayLiteral {
  private let makeTouches: @Sendable (CGSize, TimeInterval) -> [ScriptedTouch]

  /// A list of touches; their times count from the simulator's time 0.
  public init(_ touches: [ScriptedTouch]) {
    let sorted = touches.enumerated()
      .sorted { ($0.element.startTime, $0.offset) < ($1.element.startTime, $1.offset) }
      .map(\.element)
    makeTouches = { _, _ in sorted }
  }

  /// A list of touches; their times count from the simulator's time 0.
  public init(arrayLiteral touches: ScriptedTouch...) { self.init(touches) }

  private init(_ makeTouches: @escaping @Sendable (CGSize, TimeInterval) -> [ScriptedTouch]) {
    self.makeTouches = makeTouches
  }

  /// Random taps and drags of one touch at a time; equal seeds give equal touches on every platform.
  ///
  /// - Parameters:
  ///   - seed: where the random numbers begin.
  ///   - pauses: the seconds from the end of a touch to the beginning of the next; 0.1 to 2 by default.
  ///   - drags: how many of the touches are drags, which take 0.1 to 1 seconds; 0.3 by default, the
  ///     rest are taps.
  ///   - area: where touches begin and end, in points on the screen; the whole screen by default.
  public static func random(
    seed: UInt64, pauses: ClosedRange<TimeInterval> = 0.1...2, drags: Double = 0.3,
    in area: CGRect? = nil
  ) -> TouchScript {
    TouchScript { size, duration in
      var random = SplitMix64(seed: seed)
      let area = area ?? CGRect(origin: .zero, size: size)
      // Whole points and hundredths of a second can be written down without loss.
      func seconds(_ range: ClosedRange<Double>) -> Double {
        (random.number(in: range) * 100).rounded()
      }
      func point() -> CGPoint {
        let x = random.number(in: Double(area.minX)...Double(area.maxX)).rounded()
        let y = random.number(in: Double(area.minY)...Double(area.maxY)).rounded()
        return CGPoint(x: x, y: y)
      }
      var touches: [ScriptedTouch] = []
      var hundredths = 0.0
      while true {
        hundredths += max(seconds(pauses), 1)
        let time = hundredths / 100
        guard time < duration else { return touches }
        if random.fraction() < drags {
          let length = seconds(0.1...1)
          touches.append(.drag(from: point(), to: point(), start: time, duration: length / 100))
          hundredths += length
        } else {
          touches.append(.tap(at: point(), time: time))
        }
      }
    }
  }

  /// The touches for a screen, up to a time, in the order of their beginnings.
  func touches(size: CGSize, duration: TimeInterval) -> [ScriptedTouch] {
    makeTouches(size, duration)
  }
}

extension ScriptedTouch {
  /// When the touch begins, in seconds.
  var startTime: TimeInterval {
    switch self {
    case .tap(_, let time): time
    case .drag(_, _, let start, _), .longPress(_, let start, _): start
    }
  }

  /// The touch at another time.
  func starting(at time: TimeInterval) -> ScriptedTouch {
    switch self {
    case .tap(let point, _): .tap(at: point, time: time)
    case .drag(let start, let end, _, let duration):
      .drag(from: start, to: end, start: time, duration: duration)
    case .longPress(let point, _, let duration):
      .longPress(at: point, start: time, duration: duration)
    }
  }

  /// A tap where the touch begins.
  var tap: ScriptedTouch {
    switch self {
    case .tap: self
    case .drag(let point, _, let start, _), .longPress(let point, let start, _):
      .tap(at: point, time: start)
    }
  }

  /// The touch as it is written in Swift.
  var source: String {
    switch self {
    case .tap(let point, let time): ".tap(at: \(point.source), time: \(time))"
    case .drag(let start, let end, let time, let duration):
      ".drag(from: \(start.source), to: \(end.source), start: \(time), duration: \(duration))"
    case .longPress(let point, let start, let duration):
      ".longPress(at: \(point.source), start: \(start), duration: \(duration))"
    }
  }
}

extension CGPoint {
  /// The point as it is written in Swift; whole numbers without a decimal point.
  var source: String {
    func text(_ value: CGFloat) -> String {
      value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
    }
    return "CGPoint(x: \(text(x)), y: \(text(y)))"
  }
}
