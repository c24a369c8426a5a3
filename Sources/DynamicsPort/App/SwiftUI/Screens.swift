// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The view of SwiftUI that shows what a representable makes, as code that a run can show.
  struct Screen {
    /// The name of the view.
    let name: String
    /// The file that the code is added to.
    let file: String
    /// The code.
    let source: String

    /// The expression that creates the controller of a screen.
    static let call = "portedScreen()"

    var root: AppRoot { .controller(name, make: Self.call) }

    /// Returns nil for an app in which no view of SwiftUI shows a representable and has a control around it.
    ///
    /// - Parameters:
    ///   - representables: the structures that make views or controllers, the one to show first, with the
    ///     classes of the objects that views around provide.
    ///   - excluded: the parts that stay away.
    init?(
      _ sources: [ParsedSource], representables: [(name: String, provided: [String])],
      callers: CallerCollector,
      project: ProjectIndex, excluded: Set<String>
    ) {
      let collector = ScreenViewCollector(viewMode: .sourceAccurate)
      for source in sources { collector.collect(source) }
      let views = collector.views
      guard
        let view = representables.lazy.compactMap({ item in
          views.first { $0.calls.contains(item.name) }
        }).first.map({ Self.outermost($0, of: views) }), !excluded.contains(view.name)
      else { return nil }
      let code = ScreenCode(
        view, views: views,
        representables: Dictionary(representables.map { ($0.name, $0.provided) }) { first, _ in
          first
        },
        project: project,
        excluded: excluded)
      let parameters = DeclaredParameter.required(by: view.node)
      guard code.hasControls, code.showsContent, let parameters,
        let call = PlainValues(project).call(view.name, parameters, given: callers)
      else { return nil }
      (name, file) = (view.name, view.file)
      source =
        """
        \(ScreenText.mark)\(view.name)
        @MainActor func \(Self.call) -> UIViewController {
          HostedController(\(ScreenCode.prefix)\(call), title: "\(view.name)")
        }
        \(code.lines.joined(separator: "\n"))
        \(ScreenText.mark)

        """
    }

    /// The view that shows another one, and that can pass to it what it needs: the outermost.
    private static func outermost(_ view: ScreenView, of views: [ScreenView]) -> ScreenView {
      var (found, visited) = (view, Set([view.name]))
      while !found.hasState, let outer = views.first(where: { $0.calls.contains(found.name) }),
        visited.insert(outer.name).inserted
      {
        found = outer
      }
      return found
    }
  }
#endif
