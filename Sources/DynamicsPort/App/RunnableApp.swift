// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard

  /// An app prepared for a run: ported files with the scenes of storyboards, and the root to show.
  package struct RunnableApp: Sendable {
    /// A file to compile.
    package struct File: Sendable {
      /// The name of the original file.
      package let name: String
      /// The whole text.
      package let text: String
      /// The original line of each line.
      package let lines: LineMap

      /// The outlet or action that a generated line connects; empty for another generated line, nil
      /// for a line of the author's.
      package func connection(atLine line: Int) -> String? {
        // Bytes, because a Windows line end is one character.
        let all = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard all.indices.contains(line - 1),
          let start = all.firstIndex(where: { $0.elementsEqual(RunnableApp.generatedMark.utf8) }),
          line > start
        else { return nil }
        let lines = all[start...].map { Substring($0) }
        let parts = String(lines[line - 1 - start]).components(separatedBy: StoryboardStub.mark)
        return parts.count > 1
          ? String(parts[1]) : ScreenText.part(ofLine: line - start, in: lines) ?? ""
      }
    }

    /// The line that precedes the generated code in a file.
    static let generatedMark = "// Generated for the run: what a storyboard would connect."

    /// The files to compile, in the order of the originals.
    package let files: [File]
    /// The first thing to show.
    package let root: AppRoot
    /// The other candidates for the root.
    package let others: [String]
    /// The name of the file that declares the root; nil if there is none.
    package let rootFile: String?
    /// The text of `main.swift`.
    package let main: String
    /// The storyboard that begins with a controller of UIKit, such as a menu, and is shown instead of the
    /// root; nil if the root is shown.
    package let storyboardName: String?
    /// What a user has to know of the root, one line each: what is missing around it, or why there is none.
    package let rootNotes: [String]
    /// What is not understood in the storyboards, one line each.
    package let sceneNotes: [String]

    /// Prepares ported files for a run.
    ///
    /// - Parameters:
    ///   - controller: the class to show; nil for the most likely one.
    ///   - storyboards: the storyboards beside the files, the main one first.
    ///   - unconnected: qualified names of outlets and actions, and statements of scenes, that are left
    ///     out.
    package init(
      _ ported: [SourcePort.PortedFile], controller: String? = nil,
      storyboards: [InterfaceDocument] = [], unconnected: Set<String> = []
    ) throws(AppProblem) {
      let kept = ported.filter { !$0.text.contains("UIApplicationMain(") }
      let sources = kept.map { ParsedSource(name: $0.name, text: $0.text) }
      let classes = AppClasses(sources, excluded: unconnected)
      let hasPage = try Self.hasPage(sources)
      let choice = AppRootSelector(
        classes: classes,
        storyboardClass: storyboards.first { $0.initialScene != nil }?.initialClass)
      (root, others) = try Self.root(named: controller, by: choice, hasPage: hasPage)
      let screen = root.shown?.make == Screen.call ? classes.screen : nil
      rootFile = screen?.file ?? Self.file(of: root, in: sources)
      rootNotes = choice.notes(of: root)
      let isGuessed = controller == nil && !classes.isCreatedByDelegate(root)
      let start = StoryboardStart(
        root, isRootGuessed: isGuessed, storyboards: storyboards, project: classes.project,
        excluded: unconnected)
      let (actions, startFile) = (ControllerActions(in: sources), rootFile)
      let runnables = zip(kept, sources).map { file, source in
        var runnable = RunnableSource(file, source: source, project: classes.project)
        if RunnableSource.isPage(source) { runnable.makePage() }
        runnable.removeMain()
        runnable.renameModules()
        if !storyboards.isEmpty { runnable.openConnections() }
        runnable.connectStoryboards(
          actions, storyboards: storyboards, excluded: unconnected)
        if let start, file.name == startFile { runnable.addStart(start) }
        if let screen, file.name == screen.file { runnable.add(screen) }
        return runnable
      }
      files = runnables.map { File(name: $0.source.name, text: $0.source.text, lines: $0.lines) }
      storyboardName = start?.storyboardName
      sceneNotes = Self.once(runnables.flatMap(\.sceneNotes))
      main = Self.main(
        of: root, startsWithStoryboard: start != nil, delegates: classes.delegateArguments)
    }

    /// The first thing to show, a class by its name if one is given, and the other candidates.
    private static func root(
      named controller: String?, by choice: AppRootSelector, hasPage: Bool
    ) throws(AppProblem) -> (AppRoot, [String]) {
      if let controller { return (try choice.root(named: controller), []) }
      if hasPage { return (.page, []) }
      return choice.root()
    }

    /// The first of the notes that say the same of several places.
    private static func once(_ notes: [String]) -> [String] {
      var known: Set<Substring> = []
      return notes.filter {
        known.insert($0.components(separatedBy: ": unsupported: ").last ?? "").inserted
      }
    }

    /// Whether one file has top-level statements; throws an `AppProblem` if more than one have.
    private static func hasPage(_ sources: [ParsedSource]) throws(AppProblem) -> Bool {
      let pages = sources.filter(RunnableSource.isPage)
      guard pages.count < 2 else {
        let names = pages.map(\.name).joined(separator: "', '")
        throw AppProblem(
          description: "more than one file has top-level statements: name one of '\(names)'")
      }
      return !pages.isEmpty
    }

    private static func file(of root: AppRoot, in sources: [ParsedSource]) -> String? {
      switch root {
      case .controller(let path, _), .view(let path, _):
        sources.first {
          [.class, .struct].contains(FileDeclarations(in: $0).types[path]?.kind)
        }?.name
      case .page: sources.first(where: RunnableSource.isPage)?.name
      case .nothing: nil
      }
    }

    /// - Parameter delegates: arguments that create the delegates of the app.
    private static func main(
      of root: AppRoot, startsWithStoryboard: Bool, delegates: [String]
    ) -> String {
      let arguments = delegates.isEmpty ? "" : "(\(delegates.joined(separator: ", ")))"
      let run = "PortedApp.run" + arguments
      let call =
        switch root {
        case .controller where startsWithStoryboard: "\(run) { \(StoryboardStart.call) }"
        case .controller(_, let make): "\(run) { \(make) }"
        case .view(_, let make): "\(run) { ViewHost { \(make) } }"
        case .page: "PortedApp.run { PlaygroundHost { portedPage() } }"
        case .nothing: "print(\"There is no view controller and no view to show.\")"
        }
      let values = call.contains("Representable") ? "import SwiftUIValues\n" : ""
      return "import PortedApp\n\(values)import UIKit\n\n\(call)\n"
    }
  }
#endif
