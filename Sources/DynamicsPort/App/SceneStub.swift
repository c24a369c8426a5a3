// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard

  /// Generates the method that builds the scene of a controller, in the file of its class.
  struct SceneStub {
    let path: String
    private let code: SceneCode

    init(
      _ scene: StoryboardScenes.Scene, path: String, project: ProjectIndex, excluded: Set<String>
    ) {
      self.path = path
      code = SceneCode(
        of: scene.scene, in: scene.document, classes: ProjectSceneClasses(project: project),
        leftOut: excluded)
    }

    /// The name of the method that builds the scene.
    var methodName: String { "loadSceneOf" + path.filter { $0 != "." } }

    /// What is not understood, one line each.
    var notes: [String] { code.notes }

    /// The extension with that method.
    var source: String {
      let statements = code.statements.map { "    \($0.line)\n" }
      return "extension \(path) {\n  fileprivate func \(methodName)() {\n"
        + statements.joined() + "  }\n}\n"
    }
  }

  extension SceneCode.Statement {
    /// The code, and its place, by which an error leaves it out.
    var line: String { origin.isEmpty ? code : "\(code)\(StoryboardStub.mark)\(origin)" }
  }

  /// What is generated for a controller: its scene, or its outlets and actions where there is none.
  enum ControllerStub {
    case scene(SceneStub)
    case outlets(StoryboardStub)

    /// The body of `loadView()`.
    var loading: String {
      switch self {
      case .scene(let stub): "\(stub.methodName)()"
      case .outlets(let stub): "super.loadView(); \(stub.methodName)()"
      }
    }

    /// The extension with the generated method.
    func source(in project: ProjectIndex) -> String {
      switch self {
      case .scene(let stub): stub.source
      case .outlets(let stub): stub.source(in: project)
      }
    }
  }

  /// The scenes of an app's storyboards by class.
  struct StoryboardScenes {
    struct Scene {
      let scene: InterfaceScene
      let document: InterfaceDocument
    }

    let documents: [InterfaceDocument]

    /// The scene of a class by its qualified name, which storyboards do not know.
    func scene(ofClass path: String) -> Scene? {
      let name = path.split(separator: ".").last.map(String.init) ?? path
      return documents.lazy.compactMap { document in
        document.scene(ofClass: name).map { Scene(scene: $0, document: document) }
      }.first
    }
  }
#endif
