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
  /// Makes the controller anew; called for every client and for every step back in time.
  public let makeViewController: @MainActor @Sendable () -> UIViewController

  /// Describes a scene; the controller is made when somebody opens it.
  public init(
    id: String, title: String, summary: String = "", size: CGSize, duration: TimeInterval = 5,
    touches: [ScriptedTouch] = [], source: String? = nil,
    makeViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.size = size
    self.duration = duration
    self.touches = touches
    self.source = source
    self.makeViewController = makeViewController
  }
}
