// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard

  /// Generates the methods that build the scenes of a controller's class, in the file of the class.
  struct SceneStub {
    let path: String
    private let codes: [(id: String, code: SceneCode)]

    /// - Parameter scenes: the scenes of the class; a controller that is created by code has the first.
    init(
      _ scenes: [InterfaceScene], in document: InterfaceDocument, path: String,
      project: ProjectIndex, excluded: Set<String>
    ) {
      self.path = path
      codes = scenes.map { scene in
        let code = SceneCode(
          of: scene, in: document, classes: ProjectSceneClasses(project: project),
          leftOut: excluded)
        return (scene.controller.id ?? "", code)
      }
    }

    /// The name of the method that builds a scene.
    private func methodName(_ index: Int) -> String {
      "loadSceneOf" + path.filter { $0 != "." } + (index > 0 ? "\(index + 1)" : "")
    }

    /// The statement that builds the scene of the controller.
    var loading: String {
      let first = "\(methodName(0))()"
      guard codes.count > 1 else { return first }
      let cases = codes.indices.dropFirst().map { index in
        "case \"\(codes[index].id)\": \(methodName(index))(); "
      }
      return "switch sceneChoice(self) { \(cases.joined())default: \(first) }"
    }

    /// What is not understood, one line each.
    var notes: [String] { codes.flatMap(\.code.notes) }

    /// The extension with those methods.
    var source: String {
      let methods = codes.enumerated().map { index, scene in
        "  fileprivate func \(methodName(index))() {\n"
          + scene.code.statements.map { "    \($0.line)\n" }.joined() + "  }\n"
      }
      return "extension \(path) {\n\(methods.joined())}\n"
    }
  }

  extension SceneCode.Statement {
    /// The code, and its place, by which an error leaves it out.
    var line: String { origin.isEmpty ? code : "\(code)\(StoryboardStub.mark)\(origin)" }
  }

  /// What is generated for a controller: its scenes, or its outlets and actions where there is none.
  enum ControllerStub {
    case scene(SceneStub)
    case outlets(StoryboardStub)

    /// The body of `loadView()`.
    var loading: String {
      switch self {
      case .scene(let stub): stub.loading
      case .outlets(let stub): "super.loadView(); \(stub.methodName)()"
      }
    }

    /// The extension with the generated methods.
    func source(in project: ProjectIndex) -> String {
      switch self {
      case .scene(let stub): stub.source
      case .outlets(let stub): stub.source(in: project)
      }
    }
  }
#endif
