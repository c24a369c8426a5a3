#if Port
  import SwiftSyntax

  /// Collects the base names of methods that a `#selector` names, wherever it stands.
  final class SelectedMethods: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init() {
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "selector", let argument = node.arguments.first?.expression,
        let reference = SelectorReference(argument)
      {
        names.insert(reference.name)
      }
      return .visitChildren
    }
  }
#endif
