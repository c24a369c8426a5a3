#if Port
  import SwiftSyntax

  /// Writes `#colorLiteral` and `#imageLiteral` as the calls that they stand for.
  struct LiteralRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let start = source.start(of: node)
        switch node.macroName.text {
        case "colorLiteral":
          changes.edit(start..<source.end(of: node.macroName), with: "UIColor")
          changes.changed(start, "#colorLiteral is written as UIColor(red:green:blue:alpha:)")
        case "imageLiteral":
          guard let name = node.arguments.first?.expression else { break }
          changes.edit(
            source.range(of: node), with: "(UIImage(named: \(source.text(of: name))) ?? UIImage())")
          changes.changed(
            start, "#imageLiteral is written as UIImage(named:), empty if there is none")
        case "fileLiteral":
          changes.cannot(start, "#fileLiteral has no counterpart: write a URL")
        default: break
        }
        return .visitChildren
      }
    }
  }
#endif
