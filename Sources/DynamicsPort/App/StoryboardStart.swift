// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard

  /// Generates the function with which an app of storyboards begins: it registers their controllers, and
  /// returns the first one with its containers.
  struct StoryboardStart {
    /// The class that the run shows, and the expression that creates it.
    let root: (path: String, make: String)
    private let codes: [(document: InterfaceDocument, code: StoryboardCode)]
    private let nibs: [NibCode]
    private let excluded: Set<String>
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
      self.excluded = excluded
      let classes = ProjectSceneClasses(project: project)
      codes = storyboards.map {
        ($0, StoryboardCode(of: $0, classes: classes, leftOut: excluded))
      }
      nibs = storyboards.compactMap { NibCode(of: $0, classes: classes, leftOut: excluded) }
    }

    /// The expression that `main.swift` evaluates.
    static let call = "portedInitialController()"

    /// What is not understood in the nibs, and in the controllers without a class of the app.
    var notes: [String] {
      codes.flatMap(\.code.plainScenes).flatMap(\.code.notes) + nibs.flatMap(\.notes)
    }

    /// The function, and the classes of controllers without one of the app.
    var source: String {
      let registrations = codes.flatMap(\.code.registrations).map { "  \($0.line)\n" }
      let classes = codes.flatMap(\.code.plainScenes).map { scene in
        "\nfinal class \(scene.className): \(scene.superclass) {\n  override func loadView() {\n"
          + scene.code.statements.map { "    \($0.line)\n" }.joined() + "  }\n}\n"
      }
      return "\n@MainActor func \(Self.call) -> UIViewController {\n" + nibRegistrations
        + registrations.joined() + "  return \(first)\n}\n" + classes.joined() + nibFunctions
    }

    private var nibRegistrations: String {
      nibs.enumerated().map { $1.registration(of: "portedNib\($0 + 1)") }
        .filter { !excluded.contains($0.origin) }.map { "  \($0.line)\n" }.joined()
    }

    /// The functions that create the objects of the nibs.
    private var nibFunctions: String {
      nibs.enumerated().map { index, nib in
        "\n@MainActor func portedNib\(index + 1)(owner: Any?) -> [Any] {\n"
          + nib.statements.map { "  \($0.line)\n" }.joined() + "}\n"
      }.joined()
    }

    /// The initial controller of the storyboard that begins with the class, in its containers.
    private var first: String {
      let name = root.path.split(separator: ".").last.map(String.init) ?? root.path
      let initial = codes.first { $0.document.initialClass == name }?.code.initial
      return (menu?.code.initial ?? initial)?.line ?? root.make
    }

    /// The main storyboard if it begins with a controller of UIKit; nil if the root is known.
    private var menu: (document: InterfaceDocument, code: StoryboardCode)? {
      guard isRootGuessed,
        let main = codes.first(where: { $0.document.initialScene != nil }),
        main.document.initialClass == nil, main.code.initial != nil
      else { return nil }
      return main
    }

    /// The name of the storyboard that is shown instead of the root; nil if the root is shown.
    var storyboardName: String? { menu?.document.name }
  }
#endif
