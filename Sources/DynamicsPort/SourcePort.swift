// SPDX-License-Identifier: Apache-2.0

#if Port
  /// Rewrites UIKit source so that it compiles both with and without Objective-C.
  ///
  /// Pass all files of an app together: a superclass, or the method that a selector names, may be
  /// declared in another file.
  ///
  ///     let source = SourceFile(name: "Cards.swift", text: text)
  ///     let ported = SourcePort.port([source])[0]
  ///     ported.text    // compiles without Objective-C
  ///     ported.notes   // one note for each changed line
  ///
  /// Source that needs no rewriting is left unchanged, including its whitespace, and porting is
  /// idempotent: porting ported source changes nothing. A file that does not parse is left unchanged;
  /// its notes are the errors.
  public enum SourcePort {
    /// A file to port.
    public struct SourceFile: Sendable {
      /// The name to use in notes.
      public let name: String
      /// The whole text.
      public let text: String

      /// Creates a file to port.
      public init(name: String, text: String) {
        self.name = name
        self.text = text
      }
    }

    /// A ported file.
    public struct PortedFile: Sendable {
      /// The name of the source file.
      public let name: String
      /// The whole text.
      public let text: String
      /// The notes on changed lines, in line order.
      public let notes: [PortNote]
      /// The original line of each line.
      public let lines: LineMap

      /// Whether the file imports a framework of tests, and so belongs to a test target.
      public var isTest: Bool {
        text.split(whereSeparator: \.isNewline).contains { line in
          let words = line.split(separator: " ")
          return words.first == "import" && ["XCTest", "Testing"].contains(words.dropFirst().first)
        }
      }

      /// Whether the source file parses; otherwise the text is that of the source file.
      public var parses: Bool { notes.allSatisfy { $0.kind != .error } }
    }

    /// All rules in execution order: rules that rewrite in place run before rules that duplicate a
    /// statement.
    private static let rules: [any PortRule] = [
      PlatformConditionRule(), RepeatedMemberRule(), ImportRule(), TypeNameRule(),
      ConstantNameRule(), FunctionNameRule(), GlobalFunctionRule(), BoxedFrameRule(),
      DynamicLookupRule(), ClosureParameterRule(), MethodNameRule(), LiteralRule(), KeyPathRule(),
      ApplicationMainRule(), KeyValueObservingRule(), AppearanceRule(), SelectorRule(),
      MetatypeInitializationRule(), SubclassMemberRule(), FrameworkOverrideRule(),
      ExtensionOverrideRule(), OptionalCallRule(), OptionalMemberRule(), AttributeRule(),
    ]

    /// The maximum length of a chain of declarations that depend on a missing module.
    private static let maximumDependencyDepth = 32

    /// Ports the files of one app.
    ///
    /// - Parameters:
    ///   - files: the files; one that does not parse is left unchanged.
    ///   - stripsConditions: whether the text is for platforms without Objective-C alone, without
    ///     conditions; false by default.
    public static func port(
      _ files: [SourceFile], stripsConditions: Bool = false
    ) -> [PortedFile] {
      var states = files.map(FileState.init)
      var project = ProjectIndex(merging: states.map(\.declarations))
      for rule in rules { apply(rule, to: &states, &project) }
      for _ in 0..<maximumDependencyDepth {
        let hasMoved = apply(ConformanceRule(), to: &states, &project)
        guard apply(MissingModuleRule(), to: &states, &project) || hasMoved else { break }
      }
      apply(UnknownNameRule(), to: &states, &project)
      if stripsConditions { apply(StripRule(), to: &states, &project) }
      return states.map(\.result)
    }

    /// Applies a rule to all files and returns whether it changed any of them.
    @discardableResult
    private static func apply(
      _ rule: any PortRule, to states: inout [FileState], _ project: inout ProjectIndex
    ) -> Bool {
      var hasChanges = false
      var given: Set<String> = []
      for index in states.indices {
        let changes = states[index].changes(by: rule, project: project, given: &given)
        if states[index].apply(changes) { hasChanges = true }
      }
      if hasChanges { project = ProjectIndex(merging: states.map(\.declarations)) }
      return hasChanges
    }

    /// The state of a file between two rules.
    private struct FileState {
      var source: ParsedSource
      var declarations: FileDeclarations
      var lines: LineMap
      var notes: [PortNote] = []
      let parses: Bool

      init(_ file: SourceFile) {
        let source = ParsedSource(name: file.name, text: file.text)
        self.source = source
        declarations = FileDeclarations(in: source)
        lines = LineMap(lineCount: source.lineCount)
        let errors = ParseErrors(in: source).found
        parses = errors.isEmpty
        notes = errors.map { error in
          PortNote(
            file: file.name, line: source.line(at: error.offset), kind: .error,
            message: error.message)
        }
      }

      /// The changes of a rule, without notes of the app that were given for another file.
      func changes(
        by rule: any PortRule, project: ProjectIndex, given: inout Set<String>
      ) -> PortChanges {
        guard parses else { return PortChanges() }
        var changes = rule.changes(in: source, project: project)
        if rule.notesUnsupportedOnce {
          changes.keepNotes { $0.kind != .unsupported || given.insert($0.message).inserted }
        }
        return changes
      }

      /// Applies changes and returns whether the text is another one.
      mutating func apply(_ changes: PortChanges) -> Bool {
        notes += changes.notes.map { note in
          PortNote(
            file: source.name, line: lines.originalLine(of: source.line(at: note.offset)),
            kind: note.kind, message: note.message)
        }
        guard !changes.edits.isEmpty else { return false }
        lines = lines.after(changes.edits, of: source.bytes)
        let text = String(decoding: changes.edits.applied(to: source.bytes), as: UTF8.self)
        source = ParsedSource(name: source.name, text: text)
        declarations = FileDeclarations(in: source)
        return true
      }

      var result: PortedFile {
        let ordered = notes.enumerated().sorted {
          ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
        }
        return PortedFile(
          name: source.name, text: source.text, notes: ordered.map(\.element), lines: lines)
      }
    }
  }
#endif
