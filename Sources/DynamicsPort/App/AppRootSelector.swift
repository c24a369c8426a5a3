// SPDX-License-Identifier: Apache-2.0

#if Port
  /// Selects the first thing that a run shows.
  struct AppRootSelector {
    let classes: AppClasses
    /// The initial class of the storyboard; nil if there is none.
    let storyboardClass: String?

    private static let commonNames = [
      "ViewController", "MainViewController", "RootViewController", "HomeViewController",
      "MainController",
    ]

    /// The root with the given class name.
    func root(named name: String) throws(AppProblem) -> AppRoot {
      if let screen = classes.screen, screen.name == name { return screen.root }
      if let item = classes.representables.items.first(where: { $0.name == name }) {
        return item.root
      }
      guard let path = classes.order.first(where: { $0 == name || $0.hasSuffix(".\(name)") }) else {
        let known = classes.order.filter(classes.isController)
        throw AppProblem(
          description: "there is no class '\(name)'"
            + (known.isEmpty ? "" : "; controllers: \(known.joined(separator: ", "))"))
      }
      if let root = root(of: path) ?? sample(of: path) { return root }
      throw AppProblem(
        description: obstacle(of: path)
          ?? "'\(name)' is not a view controller or view that can be created")
    }

    /// The most likely root, and the other candidates.
    func root() -> (root: AppRoot, others: [String]) {
      let controllers = candidates(classes.isController)
      if let screen { return (screen.root, controllers) }
      if let path = hostedView, let root = root(of: path) ?? sample(of: path) {
        return (root, controllers)
      }
      if let item = hostedRepresentable {
        return (item.root, classes.representables.items.map(\.name).filter { $0 != item.name })
      }
      let views = candidates(classes.isView)
      let moving = views.filter { classes.dynamicsUses[$0] != nil }
      return first(of: controllers, root) ?? first(of: moving, root)
        ?? first(of: controllers.filter { classes.dynamicsUses[$0] != nil }, sample)
        ?? first(of: moving, sample) ?? first(of: views, root) ?? first(of: controllers, sample)
        ?? first(of: views, sample) ?? (.nothing, [])
    }

    /// The first of some classes that can be created, and the others.
    private func first(
      of paths: [String], _ make: (String) -> AppRoot?
    ) -> (root: AppRoot, others: [String])? {
      for path in paths {
        if let root = make(path) { return (root, paths.filter { $0 != path }) }
      }
      return nil
    }

    /// What a user has to know of a root, in one line each: why there is none, what is missing around it, and the
    /// values that were chosen for it.
    func notes(of root: AppRoot) -> [String] {
      guard let (path, make) = root.shown else {
        return root == .nothing ? obstacle.map { [$0] } ?? [] : []
      }
      let name = path.split(separator: ".").last.map(String.init) ?? path
      if make == Screen.call {
        return [
          "the layout, texts and pictures of the SwiftUI view \(path) are not shown: "
            + "its controls are in a bar below"
        ]
      }
      let isMade = make.hasPrefix("Representable")
      var notes: [String] = []
      if isMade || classes.hostedBySwiftUI.contains(name) {
        notes.append(
          "the SwiftUI views around \(path) are not shown: what their buttons and gestures do, "
            + "such as adding items, is missing")
      }
      if !isMade, self.root(of: path) == nil {
        notes.append("its values are samples, or what the app passes first: \(make)")
      }
      return notes
    }

    /// Why the most likely class cannot be created; nil if the app has no controller and no view.
    private var obstacle: String? {
      let paths = candidates(classes.isController) + candidates(classes.isView)
      return (paths.filter { classes.dynamicsUses[$0] != nil } + paths).lazy
        .compactMap(obstacle).first
    }

    private func obstacle(of path: String) -> String? {
      SampleInitialization(classes: classes).obstacle(of: path).map {
        "'\(path)' cannot be created: no value is known for '\($0)'; add a controller that creates it"
      }
    }

    /// The SwiftUI view with which an app of SwiftUI shows dynamics; nil for apps of UIKit.
    private var screen: Screen? {
      guard storyboardClass == nil,
        !classes.createdByDelegates.contains(where: classes.isController)
      else { return nil }
      return classes.screen
    }

    /// The view that a SwiftUI app hosts, which uses dynamics; nil for apps whose controllers are
    /// shown by a delegate, a storyboard, or SwiftUI itself.
    private var hostedView: String? {
      let shown = classes.createdByDelegates + classes.hostedBySwiftUI
      guard storyboardClass == nil, !shown.contains(where: classes.isController) else { return nil }
      return candidates(classes.isView).first {
        classes.hostedBySwiftUI.contains($0) && classes.dynamicsUses[$0] != nil
      }
    }

    /// What makes the view that a SwiftUI app hosts and that uses dynamics; nil for apps of UIKit, and where
    /// a controller or view uses them.
    private var hostedRepresentable: Representables.Item? {
      guard storyboardClass == nil,
        !classes.createdByDelegates.contains(where: classes.isController),
        !classes.order.contains(where: {
          classes.dynamicsUses[$0] != nil && (classes.isController($0) || classes.isView($0))
        })
      else { return nil }
      return classes.representables.first
    }

    /// The candidates in order of preference: created by a delegate, shown by the storyboard, hosted
    /// by a SwiftUI view, not created by another class, using dynamics, having a common name, first in
    /// file order.
    private func candidates(_ condition: (String) -> Bool) -> [String] {
      let fitting = classes.order.filter(condition)
      let ranked = fitting.enumerated().map { index, path in
        let name = path.split(separator: ".").last.map(String.init) ?? path
        let rank = [
          classes.createdByDelegates.contains(name) ? 0 : 1,
          storyboardClass == name ? 0 : 1,
          classes.hostedBySwiftUI.firstIndex(of: name) ?? classes.hostedBySwiftUI.count,
          classes.createdByOtherClasses.contains(name) ? 1 : 0,
          classes.dynamicsUses[path] == nil ? 1 : 0,
          Self.commonNames.firstIndex(of: name) ?? Self.commonNames.count,
          index,
        ]
        return (rank: rank, path: path)
      }
      return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.path)
    }

    private func root(of path: String) -> AppRoot? {
      if let item = classes.representable(hosting: path), item.configures { return item.root }
      if classes.isController(path) {
        return Initialization.expression(of: path, in: classes.project, frame: nil)
          .map { .controller(path, make: inContainer($0, of: path)) }
      }
      guard classes.isView(path) else { return nil }
      return Initialization.expression(of: path, in: classes.project, frame: "UIScreen.main.bounds")
        .map { .view(path, make: $0) }
    }

    /// A class that needs values: as what makes it for SwiftUI, or with values that the app passes, and samples.
    private func sample(of path: String) -> AppRoot? {
      if let item = classes.representable(hosting: path) { return item.root }
      guard let make = SampleInitialization(classes: classes).expression(of: path) else {
        return nil
      }
      return classes.isController(path)
        ? .controller(path, make: inContainer(make, of: path)) : .view(path, make: make)
    }

    /// The expression of a controller, in the navigation controller in which a delegate of the app shows it.
    private func inContainer(_ make: String, of path: String) -> String {
      let name = path.split(separator: ".").last.map(String.init) ?? path
      guard let container = classes.navigationControllers[name] else { return make }
      return "\(container)(rootViewController: \(make))"
    }
  }
#endif
