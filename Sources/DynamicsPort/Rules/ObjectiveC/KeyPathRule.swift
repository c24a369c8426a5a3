// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Replaces `#keyPath(CALayer.opacity)` by its string: `"opacity"`.
  struct KeyPathRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "keyPath", let argument = node.arguments.first?.expression
        else {
          return .visitChildren
        }
        var parts = argument.trimmedDescription.split(separator: ".").map(String.init)
        // Leading capitalized components are the names of types.
        while parts.count > 1, let first = parts.first,
          first.first?.isUppercase == true || first == "self"
        {
          parts.removeFirst()
        }
        changes.edit(source.range(of: node), with: "\"\(parts.joined(separator: "."))\"")
        changes.changed(source.start(of: node), "#keyPath was replaced by its string")
        return .skipChildren
      }
    }
  }
#endif
