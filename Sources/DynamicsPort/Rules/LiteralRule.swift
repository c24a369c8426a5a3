// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Replaces `#imageLiteral` by the equivalent call.
  ///
  /// `#colorLiteral` stays: `UIColor` and `CGColor` are expressible by it, whichever the context asks for.
  struct LiteralRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let start = source.start(of: node)
        switch node.macroName.text {
        case "imageLiteral":
          guard let name = node.arguments.first?.expression else { break }
          changes.edit(
            source.range(of: node), with: "(UIImage(named: \(source.text(of: name))) ?? UIImage())")
          changes.changed(
            start, "#imageLiteral was replaced by UIImage(named:), empty if not found")
        case "fileLiteral":
          changes.unsupported(start, "#fileLiteral has no replacement: use a URL")
        default: break
        }
        return .visitChildren
      }
    }
  }
#endif
