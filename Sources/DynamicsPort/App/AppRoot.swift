#if Port
  /// What a run shows first.
  package enum AppRoot: Equatable, Sendable {
    /// A view controller, and the expression that makes it.
    case controller(String, make: String)
    /// A view, and the expression that makes it.
    case view(String, make: String)
    /// A page of a playground.
    case page
    /// Nothing to show: behaviors, layouts, tools.
    case nothing
  }

  /// Why an app cannot be run, in one line.
  package struct AppProblem: Error, CustomStringConvertible, Equatable {
    package let description: String
  }

  /// Chooses what a run shows first.
  struct AppRootChoice {
    let classes: AppClasses
    /// The class that a storyboard shows first; nil if none says so.
    let storyboardClass: String?

    private static let usualNames = [
      "ViewController", "MainViewController", "RootViewController", "HomeViewController",
      "MainController",
    ]

    /// The class that was asked for.
    func root(named name: String) throws(AppProblem) -> AppRoot {
      guard let path = classes.order.first(where: { $0 == name || $0.hasSuffix(".\(name)") }) else {
        let known = classes.order.filter(classes.isController)
        throw AppProblem(
          description: "there is no class '\(name)'"
            + (known.isEmpty ? "" : "; controllers: \(known.joined(separator: ", "))"))
      }
      if let root = root(of: path) { return root }
      throw AppProblem(description: "'\(name)' is no view controller or view that can be made")
    }

    /// The best guess, and those that could have been it.
    func root() -> (root: AppRoot, others: [String]) {
      let controllers = candidates(classes.isController)
      for path in controllers {
        if let root = root(of: path) { return (root, controllers.filter { $0 != path }) }
      }
      let views = candidates(classes.isView)
      for path in views {
        if let root = root(of: path) { return (root, views.filter { $0 != path }) }
      }
      return (.nothing, [])
    }

    /// What a delegate makes comes first, then what the storyboard shows, then what nobody else makes;
    /// among equals what uses dynamics, then what has a usual name, then the order of the files.
    private func candidates(_ condition: (String) -> Bool) -> [String] {
      let fitting = classes.order.filter(condition)
      let ranked = fitting.enumerated().map { index, path in
        let name = path.split(separator: ".").last.map(String.init) ?? path
        let rank = [
          classes.madeByDelegate.contains(name) ? 0 : 1,
          storyboardClass == name ? 0 : 1,
          classes.madeByOthers.contains(name) ? 1 : 0,
          classes.dynamicsUses[path] == nil ? 1 : 0,
          Self.usualNames.firstIndex(of: name) ?? Self.usualNames.count,
          index,
        ]
        return (rank: rank, path: path)
      }
      return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.path)
    }

    private func root(of path: String) -> AppRoot? {
      if classes.isController(path) {
        return Initialization.expression(of: path, in: classes.project, frame: nil)
          .map { .controller(path, make: $0) }
      }
      guard classes.isView(path) else { return nil }
      return Initialization.expression(of: path, in: classes.project, frame: "UIScreen.main.bounds")
        .map { .view(path, make: $0) }
    }
  }
#endif
