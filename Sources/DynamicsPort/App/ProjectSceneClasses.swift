// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard

  /// The classes of an app, for the code of storyboard scenes.
  struct ProjectSceneClasses: SceneClasses {
    let project: ProjectIndex

    func isDeclared(_ className: String) -> Bool { path(of: className) != nil }

    func isController(_ className: String) -> Bool {
      path(of: className).flatMap { project.outerClass(of: $0) }
        .map(OutletType.isViewControllerClass) == true
    }

    func creation(of className: String, frame: String?) -> String? {
      guard let path = path(of: className) else { return nil }
      // As a storyboard does; without it, what a class sets up there would be missing.
      if let frame, project.createsByCoder(path) {
        return "(\(path)(coder: SceneCoder(frame: \(frame))) as \(path)?)!"
      }
      if let made = Initialization.expression(of: path, in: project, frame: frame) { return made }
      // A controller whose other initializers need values that only the app knows.
      return project.createsByCoder(path) ? "(\(path)(coder: NSCoder()) as \(path)?)!" : nil
    }

    func outletClass(
      _ name: String, of className: String, insteadOf viewClass: String
    ) -> String? {
      guard let type = path(of: className).flatMap({ project.property(named: name, of: $0) })
      else { return nil }
      let declared = String(type.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
      let isClass = isDeclared(declared) && OutletType(declared, in: project) != .object
      guard isClass || OutletType.isViewClass(declared),
        declared != viewClass, !OutletType.superclasses(of: viewClass).contains(declared)
      else { return nil }
      return declared
    }

    func selector(_ name: String, of className: String) -> String? {
      guard let path = path(of: className) else { return nil }
      let methods = project.lineage(of: path).flatMap(\.methods)
      guard
        let method = methods.first(where: {
          $0.selectorName == name && !$0.isStatic && !$0.hasEffects && $0.labels.count < 3
        })
      else { return nil }
      return "Selector(\"\(name)\", \(path).\(method.compoundName))"
    }

    private func path(of className: String) -> String? {
      if project.types[className]?.kind == .class { return className }
      return project.types.values.filter {
        $0.kind == .class && $0.path.hasSuffix(".\(className)")
      }.map(\.path).min()
    }
  }
#endif
