// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// A scene that a preview can open: a view controller and its description.
public struct PreviewScene: Sendable, Identifiable {
  /// The short name that stands in the address of the page.
  public let id: String
  /// The name in the gallery and above the device.
  public let title: String
  /// What there is to see, in one sentence.
  public let summary: String
  /// The screen, in points.
  public let size: CGSize
  /// How long there is something to see, in seconds.
  public let duration: TimeInterval
  /// The scripted touches that play unless the client turns them off.
  public let touches: [ScriptedTouch]
  /// The source file of the scene, made anew each time; nil if it is not at hand.
  public var source: String? { makeSource() }
  /// What can be changed about the scene while looking at it.
  public let parameters: [PreviewParameter]
  /// The heading under which the gallery shows the scene; empty for none.
  public let group: String
  /// Puts what the scene shows on a screen with a style, from the values of the parameters by their names;
  /// called for every client and for every step back in time.
  let makeSimulator: @MainActor @Sendable ([String: Double], UIUserInterfaceStyle) -> Simulator
  private let makeSource: @Sendable () -> String?

  /// Creates a scene; controller and source are made when a client opens it.
  ///
  /// A size that is not finite and positive is replaced by 390×844, and a duration that does not lie
  /// between 0 and 3600 seconds by 5.
  public init(
    id: String, title: String, summary: String = "", size: CGSize, duration: TimeInterval = 5,
    touches: [ScriptedTouch] = [],
    source: @autoclosure @escaping @Sendable () -> String? = nil,
    parameters: [PreviewParameter] = [], group: String = "",
    makeViewController: @escaping @MainActor @Sendable ([String: Double]) -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.size = Self.screen(size)
    self.duration = Self.duration(duration)
    self.touches = touches
    makeSource = source
    self.parameters = parameters
    self.group = group
    let screen = self.size
    makeSimulator = {
      Simulator(rootViewController: makeViewController($0), size: screen, style: $1)
    }
  }

  /// Creates a scene of an app, which is launched when a client opens it.
  package init(
    title: String, size: CGSize, launch: @escaping @MainActor @Sendable () -> UIApplication
  ) {
    id = "app"
    self.title = title
    summary = ""
    let screen = Self.screen(size)
    self.size = screen
    duration = Self.standardDuration
    touches = []
    makeSource = { nil }
    parameters = []
    group = ""
    makeSimulator = { Simulator(size: screen, style: $1, launch: launch) }
  }
}

// Both are sent to the page as JSON, which has no numbers that are not finite.
extension PreviewScene {
  /// The screen where the asked size cannot be one, in points: that of a common phone.
  static let standardSize = CGSize(width: 390, height: 844)
  /// The duration where none is given, in seconds.
  private static let standardDuration: TimeInterval = 5
  /// Seconds; a simulator runs no longer at a time.
  private static let maximumDuration: TimeInterval = 3600

  private static func screen(_ size: CGSize) -> CGSize {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      RefusedInput.report(
        for: "PreviewScene.size",
        problem: "\(size.width)×\(size.height) is not a screen size; using 390×844.",
        remedy: "Give a positive width and height in points.")
      return standardSize
    }
    return size
  }

  private static func duration(_ seconds: TimeInterval) -> TimeInterval {
    guard seconds >= 0, seconds <= maximumDuration else {
      RefusedInput.report(
        for: "PreviewScene.duration",
        problem: "\(seconds) is not between 0 and 3600 s; using 5.", remedy: "Give seconds."
      )
      return standardDuration
    }
    return seconds
  }
}

/// A number of a scene that has a slider in the preview.
public struct PreviewParameter: Sendable, Codable, Equatable {
  /// The name beside the slider, and the key of the value.
  public let name: String
  /// The value at the left end, in the unit below.
  public let minimum: Double
  /// The value at the right end, in the unit below.
  public let maximum: Double
  /// The value at the start, in the unit below.
  public let value: Double
  /// The unit behind the value; empty for a ratio.
  public let unit: String

  /// Describes a slider; a value outside of the range is moved into it.
  ///
  /// A slider has two ends: an end that is infinite is replaced by a million.
  public init(_ name: String, in range: ClosedRange<Double>, value: Double, unit: String = "") {
    self.name = name
    minimum = Self.finite(range.lowerBound)
    maximum = Self.finite(range.upperBound)
    self.value = value.isNaN ? minimum : min(max(value, minimum), maximum)
    self.unit = unit
  }

  /// The maximum magnitude of an end of a slider.
  private static let maximumMagnitude = 1e6

  private static func finite(_ end: Double) -> Double {
    end.isFinite ? end : (end < 0 ? -maximumMagnitude : maximumMagnitude)
  }
}

extension PreviewScene {
  /// The values of all parameters at the start.
  var ownValues: [String: Double] {
    Dictionary(parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }
}
