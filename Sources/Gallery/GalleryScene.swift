import OpenUIDynamics

/// One scene of the gallery: what is looked at, asserted, hashed and timed (wall 1).
package struct GalleryScene: Sendable, Identifiable {
  /// The short name of the recipe, for example "R2a".
  package let id: String
  /// A name in words for the command line, for example "gravity-collision".
  package let name: String
  package let title: String
  /// What there is to see, in one sentence.
  package let summary: String
  /// The screen, in points.
  package let size: CGSize
  /// How long there is something to see, in seconds.
  package let duration: TimeInterval
  /// What a finger does on a screen of `size`.
  package let touches: [ScriptedTouch]
  /// The file that declares the scene, as it was when the package was built.
  package let file: String
  /// What can be changed about the scene.
  package let parameters: [SceneParameter]
  private let make: @MainActor @Sendable (SceneValues) -> UIViewController

  /// A scene without parameters.
  package init(
    id: String,
    name: String,
    title: String,
    summary: String,
    size: CGSize = CGSize(width: 320, height: 400),
    duration: TimeInterval,
    touches: [ScriptedTouch] = [],
    file: String = #filePath,
    makeViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(
      id: id, name: name, title: title, summary: summary, size: size, duration: duration,
      touches: touches, file: file, parameters: [],
      makeViewController: { _ in makeViewController() })
  }

  /// A scene whose controller is made from the values of its parameters.
  package init(
    id: String,
    name: String,
    title: String,
    summary: String,
    size: CGSize = CGSize(width: 320, height: 400),
    duration: TimeInterval,
    touches: [ScriptedTouch] = [],
    file: String = #filePath,
    parameters: [SceneParameter],
    makeViewController: @escaping @MainActor @Sendable (SceneValues) -> UIViewController
  ) {
    self.id = id
    self.name = name
    self.title = title
    self.summary = summary
    self.size = size
    self.duration = duration
    self.touches = touches
    self.file = file
    self.parameters = parameters
    make = makeViewController
  }

  /// Makes the controller; a parameter without a value has its own.
  @MainActor
  package func makeViewController(_ values: [String: Double] = [:]) -> UIViewController {
    let own = Dictionary(parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    return make(SceneValues(own.merging(values) { $1 }))
  }

  /// The touches for a screen of another size: every point keeps its place in proportion.
  package func touches(on screen: CGSize) -> [ScriptedTouch] {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x / size.width * screen.width, y: point.y / size.height * screen.height)
    }
    return touches.map { touch in
      switch touch {
      case .tap(let point, let time):
        .tap(at: place(point), time: time)
      case .drag(let from, let to, let start, let duration):
        .drag(from: place(from), to: place(to), start: start, duration: duration)
      case .longPress(let point, let start, let duration):
        .longPress(at: place(point), start: start, duration: duration)
      }
    }
  }
}
