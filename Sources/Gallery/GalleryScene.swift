// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// One scene of the gallery, shared by pages, tests, golden hashes and benchmarks.
package struct GalleryScene: Sendable, Identifiable {
  /// The short id, for example "R2a".
  package let id: String
  /// The name on the command line, for example "gravity-collision".
  package let name: String
  package let title: String
  /// A description in one sentence.
  package let summary: String
  /// The size of the screen in points.
  package let size: CGSize
  /// The duration of the visible motion in seconds.
  package let duration: TimeInterval
  /// The scripted touches on a screen of `size`.
  package let touches: [ScriptedTouch]
  /// The source file of the scene at build time.
  package let file: String
  /// The parameters that the viewer may change.
  package let parameters: [SceneParameter]
  private let make: @MainActor @Sendable (SceneValues) -> UIViewController

  /// Creates a scene without parameters.
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

  /// Creates a scene whose view controller depends on the values of its parameters.
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

  /// The kind of scene: the folder of its source.
  package var group: String {
    String(file.split(separator: "/").dropLast().last ?? "")
  }

  /// Creates the view controller; parameters without a value have their defaults.
  @MainActor
  package func makeViewController(_ values: [String: Double] = [:]) -> UIViewController {
    let own = Dictionary(parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    return make(SceneValues(own.merging(values) { $1 }))
  }

  /// The touches scaled to a screen of another size.
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
