// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard
  import SwiftSyntax

  /// A ported file with the code that a run adds to it.
  struct RunnableSource {
    private(set) var source: ParsedSource
    private(set) var lines: LineMap
    /// What is not understood in the scenes of the file's controllers, one line each.
    private(set) var sceneNotes: [String] = []
    private let project: ProjectIndex

    init(_ file: SourcePort.PortedFile, source: ParsedSource, project: ProjectIndex) {
      self.source = source
      self.project = project
      lines = file.lines
    }

    private mutating func apply(_ edits: [SourceEdit]) {
      guard !edits.isEmpty else { return }
      lines = lines.after(edits, of: source.bytes)
      let text = String(decoding: edits.applied(to: source.bytes), as: UTF8.self)
      source = ParsedSource(name: source.name, text: text)
    }

    /// Removes `@main`: a run has its own entry point.
    mutating func removeMain() {
      let visitor = MainAttributes()
      visitor.walk(source.tree)
      apply(visitor.found.map { SourceEdit(source.range(of: $0), with: "") })
    }

    /// Names the module of the run where the source names another one of its files.
    mutating func renameModules() {
      let visitor = ModuleQualifiers(project)
      visitor.walk(source.tree)
      apply(
        visitor.found.map {
          SourceEdit(source.range(of: $0), with: ModuleQualifiers.moduleOfRun)
        })
    }

    /// Makes private outlets, runtime attributes and actions accessible to the code of scenes, which may be in
    /// other files.
    mutating func openConnections() {
      let visitor = PrivateConnections()
      visitor.walk(source.tree)
      apply(
        visitor.found.map { modifier in
          let next = modifier.nextToken(viewMode: .sourceAccurate)
          let end = next.map { source.start(of: $0) } ?? source.end(of: modifier)
          return SourceEdit(source.start(of: modifier)..<end, with: "")
        })
    }

    private final class PrivateConnections: PortableSyntaxVisitor {
      var found: [DeclModifierSyntax] = []

      override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.modifiers, of: node.attributes, with: ["IBOutlet", "IBInspectable"])
        return .skipChildren
      }

      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.modifiers, of: node.attributes, with: ["IBAction"])
        return .skipChildren
      }

      private func add(
        _ modifiers: DeclModifierListSyntax, of attributes: AttributeListSyntax,
        with names: [String]
      ) {
        guard attributes.flattened.contains(where: { names.contains($0.name) }) else { return }
        found += modifiers.filter { ["private", "fileprivate"].contains($0.name.text) }
      }
    }

    /// Builds the scenes of controllers, or connects their outlets and actions, before `viewDidLoad()`.
    ///
    /// - Parameters:
    ///   - actions: the actions in extensions.
    ///   - storyboards: the app's storyboards; the first with a scene of a class has all of its scenes.
    ///   - excluded: the outlets, actions and other statements that stay away.
    mutating func connectStoryboards(
      _ actions: ControllerActions, storyboards: [InterfaceDocument], excluded: Set<String>
    ) {
      let visitor = Controllers(project) { [source, project] node, path in
        // Storyboards do not know qualified names.
        let name = path.split(separator: ".").last.map(String.init) ?? path
        for document in storyboards {
          let scenes = document.scenes(ofClass: name)
          guard !scenes.isEmpty else { continue }
          return .scene(
            SceneStub(scenes, in: document, path: path, project: project, excluded: excluded))
        }
        return StoryboardStub(
          node, path: path, project: project,
          extensionActions: actions.actions(of: path, in: source.name), excluded: excluded
        ).map(ControllerStub.outlets)
      }
      visitor.walk(source.tree)
      var edits: [SourceEdit] = []
      var extensions = ""
      for (node, stub) in visitor.found {
        let brace = source.start(of: node.memberBlock.rightBrace)
        let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        let method = "\(access ? "public " : "")override func loadView()"
        edits.append(SourceEdit(insert: "\n  \(method) { \(stub.loading) }\n", at: brace))
        extensions += "\n" + stub.source(in: project)
        if case .scene(let scene) = stub { sceneNotes += scene.notes }
      }
      guard !edits.isEmpty else { return }
      edits.append(
        SourceEdit(
          insert: "\n\(RunnableApp.generatedMark)\nimport PortedApp\n" + extensions,
          at: source.bytes.count))
      apply(edits)
    }

    /// Adds the function with which an app of storyboards begins.
    mutating func addStart(_ start: StoryboardStart) {
      let head = "\n\(RunnableApp.generatedMark)\nimport PortedApp\n"
      let isMarked = source.text.contains(RunnableApp.generatedMark)
      apply([
        SourceEdit(insert: (isMarked ? "" : head) + start.source, at: source.bytes.count)
      ])
      sceneNotes += start.notes
    }

    /// Adds the code of a screen of SwiftUI.
    mutating func add(_ screen: Screen) {
      let head = "\n\(RunnableApp.generatedMark)\nimport PortedApp\n"
      let isMarked = source.text.contains(RunnableApp.generatedMark)
      apply([
        SourceEdit(
          insert: (isMarked ? "\n" : head) + "import SwiftUIValues\nimport UIKit\n" + screen.source,
          at: source.bytes.count)
      ])
    }

    /// Moves the top-level statements into functions; top-level variables stay in place, as variables.
    ///
    /// A page runs once for each screen, so that a preview can open it again: a variable is initialized
    /// at its line in the first run, and assigned its initial value there in the others.
    mutating func makePage() {
      var edits: [SourceEdit] = []
      var calls: [String] = []
      var run: Range<Int>?
      func close() {
        guard let range = run else { return }
        let name = "portedPagePart\(calls.count + 1)"
        edits.append(SourceEdit(insert: "@MainActor func \(name)() { ", at: range.lowerBound))
        edits.append(SourceEdit(insert: "\n}", at: range.upperBound))
        calls.append("\(name)()")
        run = nil
      }
      for item in source.tree.statements {
        let range = source.range(of: item)
        if item.item.isPageStatement {
          run = (run?.lowerBound ?? range.lowerBound)..<range.upperBound
          continue
        }
        close()
        if let variable = item.item.as(VariableDeclSyntax.self) {
          edits.append(SourceEdit(insert: "@MainActor ", at: range.lowerBound))
          // A global variable is initialized on first use, a variable of a page at its line.
          calls += variable.bindings.compactMap(Self.initialization)
          if variable.bindingSpecifier.text == "let" {
            edits.append(SourceEdit(source.range(of: variable.bindingSpecifier), with: "var"))
          }
        }
      }
      close()
      edits.append(SourceEdit(insert: Self.pageFunction(calls), at: source.bytes.count))
      apply(edits)
    }

    /// The function of a page, which counts its runs.
    private static func pageFunction(_ calls: [String]) -> String {
      let body = calls.map { "  \($0)\n" }.joined()
      return """

        @MainActor var portedPageRuns = 0
        @MainActor func portedPage() {
          defer { portedPageRuns += 1 }
        \(body)}

        """
    }

    /// The statement that gives a top-level variable its initial value; nil for one that has none.
    private static func initialization(_ binding: PatternBindingSyntax) -> String? {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        binding.accessorBlock == nil
      else { return nil }
      if let value = binding.initializer?.value.trimmedDescription {
        return "if portedPageRuns == 0 { _ = \(name) } else { \(name) = \(value) }"
      }
      let type = binding.typeAnnotation?.type
      let isOptional =
        type?.is(OptionalTypeSyntax.self) ?? false
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
      return isOptional ? "\(name) = nil" : nil
    }

    /// Whether the file has top-level statements.
    static func isPage(_ source: ParsedSource) -> Bool {
      source.tree.statements.contains { $0.item.isPageStatement }
    }

    private final class MainAttributes: PortableSyntaxVisitor {
      var found: [AttributeSyntax] = []

      override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if node.name == "main" { found.append(node) }
        return .skipChildren
      }
    }

    private final class Controllers: PortableSyntaxVisitor {
      let project: ProjectIndex
      let makeStub: (ClassDeclSyntax, String) -> ControllerStub?
      var found: [(ClassDeclSyntax, ControllerStub)] = []

      init(
        _ project: ProjectIndex, makeStub: @escaping (ClassDeclSyntax, String) -> ControllerStub?
      ) {
        self.project = project
        self.makeStub = makeStub
      }

      override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = EnclosingType(around: node.memberBlock.leftBrace), !type.isLocal,
          project.outerClass(of: type.path).map(OutletType.isViewControllerClass) == true,
          project.types[type.path]?.methods.contains(where: { $0.name == "loadView" }) == false,
          let stub = makeStub(node, type.path)
        else { return .visitChildren }
        found.append((node, stub))
        return .visitChildren
      }
    }
  }

  extension CodeBlockItemSyntax.Item {
    /// Whether this is an executable statement rather than a declaration.
    fileprivate var isPageStatement: Bool {
      if case .decl(let declaration) = self {
        guard let config = declaration.as(IfConfigDeclSyntax.self) else { return false }
        return config.portableClauses.contains { clause in
          clause.elements?.as(CodeBlockItemListSyntax.self)?.contains { $0.item.isPageStatement }
            ?? false
        }
      }
      return true
    }
  }
#endif
