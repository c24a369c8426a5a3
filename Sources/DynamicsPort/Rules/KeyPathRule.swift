#if Port
  import SwiftSyntax

  /// Writes `#keyPath(CALayer.opacity)` as the string that it is: `"opacity"`.
  struct KeyPathRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "keyPath", let argument = node.arguments.first?.expression
        else {
          return .visitChildren
        }
        var parts = argument.trimmedDescription.split(separator: ".").map(String.init)
        // What begins with a capital is a type, with the types around it.
        while parts.count > 1, let first = parts.first,
          first.first?.isUppercase == true || first == "self"
        {
          parts.removeFirst()
        }
        changes.edit(source.range(of: node), with: "\"\(parts.joined(separator: "."))\"")
        changes.changed(source.start(of: node), "#keyPath is written as its string")
        return .skipChildren
      }
    }
  }
#endif
