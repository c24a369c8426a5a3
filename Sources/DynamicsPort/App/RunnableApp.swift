// SPDX-License-Identifier: Apache-2.0

#if Port
  /// An app prepared for a run: ported files with storyboard stubs, and the root to show.
  package struct RunnableApp: Sendable {
    /// A file to compile.
    package struct File: Sendable {
      /// The name of the original file.
      package let name: String
      /// The whole text.
      package let text: String
      /// The original line of each line.
      package let lines: LineMap
    }

    /// The files to compile, in the order of the originals.
    package let files: [File]
    /// The first thing to show.
    package let root: AppRoot
    /// The other candidates for the root.
    package let others: [String]
    /// The text of `main.swift`.
    package let main: String

    /// Prepares ported files for a run.
    ///
    /// - Parameters:
    ///   - controller: the class to show; nil for the most likely one.
    ///   - storyboardClass: the initial class of the storyboard; nil if there is none.
    package init(
      _ ported: [SourcePort.PortedFile], controller: String? = nil, storyboardClass: String? = nil
    ) throws(AppProblem) {
      let kept = ported.filter { !$0.text.contains("UIApplicationMain(") }
      let sources = kept.map { ParsedSource(name: $0.name, text: $0.text) }
      let classes = AppClasses(sources)
      let pages = sources.filter(RunnableSource.isPage)
      guard pages.count < 2 else {
        let names = pages.map(\.name).joined(separator: "', '")
        throw AppProblem(
          description: "more than one file has top-level statements: name one of '\(names)'")
      }
      let choice = AppRootSelector(classes: classes, storyboardClass: storyboardClass)
      if let controller {
        (root, others) = (try choice.root(named: controller), [])
      } else if !pages.isEmpty {
        (root, others) = (.page, [])
      } else {
        (root, others) = choice.root()
      }
      files = zip(kept, sources).map { file, source in
        var runnable = RunnableSource(file, source: source, project: classes.project)
        if RunnableSource.isPage(source) { runnable.makePage() }
        runnable.removeMain()
        runnable.connectStoryboards()
        return File(name: file.name, text: runnable.source.text, lines: runnable.lines)
      }
      main = Self.main(of: root)
    }

    private static func main(of root: AppRoot) -> String {
      let call =
        switch root {
        case .controller(_, let make): "PortedApp.run { \(make) }"
        case .view(_, let make): "PortedApp.run { ViewHost { \(make) } }"
        case .page: "PortedApp.run { PlaygroundHost { portedPage() } }"
        case .nothing: "print(\"There is no view controller and no view to show.\")"
        }
      return "import PortedApp\nimport UIKit\n\n\(call)\n"
    }
  }
#endif
