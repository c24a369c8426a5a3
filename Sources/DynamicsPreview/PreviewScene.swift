import DynamicsSimulator
import Foundation

/// Something that a preview can open: a view controller, and what is known about it.
public struct PreviewScene: Sendable, Identifiable {
  /// The short name that stands in the address of the page.
  public let id: String
  /// The name in the gallery and above the stage.
  public let title: String
  /// What there is to see, in one sentence.
  public let summary: String
  /// The screen, in points.
  public let size: CGSize
  /// How long there is something to see, in seconds.
  public let duration: TimeInterval
  /// What a finger does if nobody touches the screen.
  public let touches: [ScriptedTouch]
  /// The source file of the scene; nil if it is not at hand.
  public let source: String?
  /// What can be changed about the scene while looking at it.
  public let parameters: [PreviewParameter]
  /// Puts what the scene shows on a screen, from the values of the parameters by their names; called for
  /// every client and for every step back in time.
  let makeSimulator: @MainActor @Sendable ([String: Double]) -> Simulator

  /// Describes a scene; the controller is made when somebody opens it.
  public init(
    id: String, title: String, summary: String = "", size: CGSize, duration: TimeInterval = 5,
    touches: [ScriptedTouch] = [], source: String? = nil, parameters: [PreviewParameter] = [],
    makeViewController: @escaping @MainActor @Sendable ([String: Double]) -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.size = size
    self.duration = duration
    self.touches = touches
    self.source = source
    self.parameters = parameters
    makeSimulator = { Simulator(rootViewController: makeViewController($0), size: size) }
  }

  /// Describes an app, which is launched when somebody opens it.
  package init(
    title: String, size: CGSize, launch: @escaping @MainActor @Sendable () -> UIApplication
  ) {
    id = "app"
    self.title = title
    summary = ""
    self.size = size
    duration = 5
    touches = []
    source = nil
    parameters = []
    makeSimulator = { _ in Simulator(size: size, launch: launch) }
  }
}

/// A number of a scene that has a slider in the preview.
public struct PreviewParameter: Sendable, Codable, Equatable {
  /// The name beside the slider, and the key of the value.
  public let name: String
  /// The value at the left end.
  public let minimum: Double
  /// The value at the right end.
  public let maximum: Double
  /// The value at the start.
  public let value: Double
  /// The unit behind the value; empty for a ratio.
  public let unit: String

  /// Describes a slider.
  public init(_ name: String, in range: ClosedRange<Double>, value: Double, unit: String = "") {
    self.name = name
    minimum = range.lowerBound
    maximum = range.upperBound
    self.value = value
    self.unit = unit
  }
}

extension PreviewScene {
  /// The values of all parameters at the start.
  var ownValues: [String: Double] {
    Dictionary(parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }
}
