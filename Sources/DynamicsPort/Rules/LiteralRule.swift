// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Replaces `#colorLiteral` and `#imageLiteral` by the equivalent calls.
  struct LiteralRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let start = source.start(of: node)
        switch node.macroName.text {
        case "colorLiteral":
          changes.edit(start..<source.end(of: node.macroName), with: "UIColor")
          changes.changed(start, "#colorLiteral was replaced by UIColor(red:green:blue:alpha:)")
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
