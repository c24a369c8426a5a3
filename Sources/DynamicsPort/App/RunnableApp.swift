#if Port
  /// An app as it is compiled for a run: ported files, stand-ins for storyboards, and what is shown.
  package struct RunnableApp: Sendable {
    /// A file to compile.
    package struct File: Sendable {
      /// The name of the original file.
      package let name: String
      /// The whole text.
      package let text: String
      /// Where each line stood in the original.
      package let lines: LineMap
    }

    /// The files to compile, in the order of the originals.
    package let files: [File]
    /// What is shown first.
    package let root: AppRoot
    /// Other controllers or views that could have been shown.
    package let others: [String]
    /// The text of `main.swift`.
    package let main: String

    /// Makes ported files ready to run.
    ///
    /// - Parameters:
    ///   - controller: the class to show; nil for the best guess.
    ///   - storyboardClass: the class that a storyboard shows first; nil if none says so.
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
          description: "more than one file has statements of a page: name one of '\(names)'")
      }
      let choice = AppRootChoice(classes: classes, storyboardClass: storyboardClass)
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
        case .view(_, let make): "PortedApp.run { ViewStage { \(make) } }"
        case .page: "PortedApp.run { PageStage { portedPage() } }"
        case .nothing: "print(\"There is no view controller and no view to show.\")"
        }
      return "import PortedApp\nimport UIKit\n\n\(call)\n"
    }
  }
#endif
