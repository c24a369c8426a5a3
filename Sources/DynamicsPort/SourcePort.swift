#if Port
  /// Rewrites UIKit source so that it compiles without Objective-C, and still does with it.
  ///
  /// The files of an app belong together: which class is whose, and which method a selector names, may
  /// stand in another file.
  ///
  ///     let source = SourceFile(name: "Cards.swift", text: text)
  ///     let ported = SourcePort.port([source])[0]
  ///     ported.text    // without an `@objc` in the way
  ///     ported.notes   // what happened to which line
  ///
  /// What needs no rewriting stays as it is, to the last blank, and porting ported source changes
  /// nothing.
  public enum SourcePort {
    /// A file to port.
    public struct SourceFile: Sendable {
      /// The name that notes give.
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
      /// The name that was given.
      public let name: String
      /// The whole text.
      public let text: String
      /// What happened to which line, in the order of the lines.
      public let notes: [PortNote]
      /// Where each line stood before.
      public let lines: LineMap
    }

    /// Every rule, in the order in which they run: those that rewrite in place come before those that
    /// write a statement twice.
    private static let rules: [any PortRule] = [
      PlatformConditionRule(), ImportRule(), TypeNameRule(), ConstantNameRule(), FunctionNameRule(),
      MethodNameRule(), LiteralRule(), KeyPathRule(), ApplicationMainRule(),
      KeyValueObservingRule(), SelectorRule(),
      ExtensionOverrideRule(), OptionalCallRule(), OptionalMemberRule(), AttributeRule(),
    ]

    /// How often what uses something missing may be missing itself.
    private static let deepestUse = 32

    /// Ports files that belong together.
    public static func port(_ files: [SourceFile]) -> [PortedFile] {
      var stages = files.map(Stage.init)
      var project = ProjectIndex(of: stages.map(\.source))
      for rule in rules { apply(rule, to: &stages, &project) }
      for _ in 0..<deepestUse {
        guard apply(MissingModuleRule(), to: &stages, &project) else { break }
      }
      return stages.map(\.result)
    }

    /// Applies a rule to all files, and tells whether it changed any.
    @discardableResult
    private static func apply(
      _ rule: any PortRule, to stages: inout [Stage], _ project: inout ProjectIndex
    ) -> Bool {
      var hasChanges = false
      for index in stages.indices where stages[index].apply(rule, project: project) {
        hasChanges = true
      }
      if hasChanges { project = ProjectIndex(of: stages.map(\.source)) }
      return hasChanges
    }

    /// A file between two rules.
    private struct Stage {
      var source: ParsedSource
      var lines: LineMap
      var notes: [PortNote] = []

      init(_ file: SourceFile) {
        source = ParsedSource(name: file.name, text: file.text)
        lines = LineMap(lineCount: source.lineCount)
      }

      mutating func apply(_ rule: any PortRule, project: ProjectIndex) -> Bool {
        let changes = rule.changes(in: source, project: project)
        notes += changes.notes.map { note in
          PortNote(
            file: source.name, line: lines.originalLine(of: source.line(at: note.offset)),
            kind: note.kind, message: note.message)
        }
        guard !changes.edits.isEmpty else { return false }
        lines = lines.after(changes.edits, of: source.bytes)
        let text = String(decoding: changes.edits.applied(to: source.bytes), as: UTF8.self)
        source = ParsedSource(name: source.name, text: text)
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
