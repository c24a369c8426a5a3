// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard

  /// Generates the function with which an app of storyboards begins: it registers their controllers, and
  /// returns the first one with its containers.
  struct StoryboardStart {
    /// The class that the run shows, and the expression that creates it.
    let root: (path: String, make: String)
    private let codes: [(document: InterfaceDocument, code: StoryboardCode)]
    /// Whether the app may begin with a controller that has no class of the app, such as a menu.
    private let isRootGuessed: Bool

    /// Returns nil for an app without storyboards, or whose root is no controller.
    ///
    /// - Parameter isRootGuessed: whether neither the user nor a delegate of the app names the root.
    init?(
      _ root: AppRoot, isRootGuessed: Bool, storyboards: [InterfaceDocument], project: ProjectIndex,
      excluded: Set<String>
    ) {
      guard case .controller(let path, let make) = root, !storyboards.isEmpty else { return nil }
      self.root = (path, make)
      self.isRootGuessed = isRootGuessed
      let classes = ProjectSceneClasses(project: project)
      codes = storyboards.map {
        ($0, StoryboardCode(of: $0, classes: classes, leftOut: excluded))
      }
    }

    /// The expression that `main.swift` evaluates.
    static let call = "portedInitialController()"

    /// What is not understood in the controllers without a class of the app.
    var notes: [String] { codes.flatMap(\.code.plainScenes).flatMap(\.code.notes) }

    /// The function, and the classes of controllers without one of the app.
    var source: String {
      let registrations = codes.flatMap(\.code.registrations).map { "  \($0.line)\n" }
      let classes = codes.flatMap(\.code.plainScenes).map { scene in
        "\nfinal class \(scene.className): \(scene.superclass) {\n  override func loadView() {\n"
          + scene.code.statements.map { "    \($0.line)\n" }.joined() + "  }\n}\n"
      }
      return "\n@MainActor func \(Self.call) -> UIViewController {\n" + registrations.joined()
        + "  return \(first)\n}\n" + classes.joined()
    }

    /// The initial controller of the storyboard that begins with the class, in its containers.
    private var first: String {
      let name = root.path.split(separator: ".").last.map(String.init) ?? root.path
      let initial = codes.first { $0.document.initialClass == name }?.code.initial
      return (initial ?? menu?.code.initial)?.line ?? root.make
    }

    /// The storyboard that begins with a controller of UIKit; nil if the root is known.
    private var menu: (document: InterfaceDocument, code: StoryboardCode)? {
      guard isRootGuessed, codes.allSatisfy({ $0.document.initialClass == nil }) else { return nil }
      return codes.first { $0.code.initial != nil }
    }

    /// The name of the storyboard that is shown instead of the root; nil if the root is shown.
    var storyboardName: String? { menu?.document.name }
  }
#endif
