// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Guards attributes that require Objective-C by `#if canImport(ObjectiveC)`.
  ///
  /// `@IBInspectable`, `@IBDesignable`, `dynamic` and most uses of `@IBAction` compile everywhere. A
  /// method that `#selector` names without `@objc`, as Swift 3 allowed, receives the attribute.
  struct AttributeRule: VisitingRule {
    final class Visitor: RuleVisitor {
      /// Attributes that the compiler rejects without Objective-C.
      private static let refused: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "NSManaged", "GKInspectable", "IBSegueAction",
        "NSApplicationMain",
      ]

      override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
        var run: [AttributeSyntax] = []
        for element in node {
          if case .attribute(let attribute) = element, isRefused(attribute, of: node.parent) {
            run.append(attribute)
          } else {
            guardRun(run)
            run = []
          }
        }
        guardRun(run)
        return .visitChildren
      }

      /// `@IBAction` is rejected unless the method has exactly one argument, the macOS form.
      private func isRefused(_ attribute: AttributeSyntax, of declaration: Syntax?) -> Bool {
        guard attribute.name == "IBAction" else { return Self.refused.contains(attribute.name) }
        let function = declaration?.as(FunctionDeclSyntax.self)
        return function?.signature.parameterClause.parameters.count != 1
      }

      /// Guards consecutive attributes by one condition.
      private func guardRun(_ run: [AttributeSyntax]) {
        guard let first = run.first, let last = run.last else { return }
        let start = source.start(of: first)
        let end = source.end(of: last)
        let newline = source.newline
        let indentation = source.indentation(at: start)
        changes.add(
          source.opening(start, with: "#if canImport(ObjectiveC)\(newline)\(indentation)"))
        let rest = source.bytes[end...].prefix {
          $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        let next = end + rest.count
        let endsLine = next == source.bytes.count || source.bytes[next].isLineEnd
        if endsLine {
          changes.insert("\(newline)\(indentation)#endif", at: end)
        } else {
          // The text after the attribute moves to a new line.
          changes.edit(end..<next, with: "\(newline)\(indentation)#endif\(newline)\(indentation)")
        }
        let names = run.map { "@" + $0.name }.joined(separator: " ")
        changes.changed(start, "\(names) is kept only where Objective-C is available")
      }

      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let method = DeclaredMethod(node)
        guard project.selectedMethods.contains(method.name), !method.isExposed, !method.isOverride,
          let type = EnclosingType(around: node), isClass(type),
          node.parent?.is(MemberBlockItemSyntax.self) == true
        else { return .visitChildren }
        let start = source.start(of: node)
        let newline = source.newline
        let indentation = source.indentation(at: start)
        let lines = ["#if canImport(ObjectiveC)", "@objc", "#endif", ""]
        changes.add(source.opening(start, with: lines.joined(separator: newline + indentation)))
        changes.changed(
          start, "added @objc, which #selector requires where Objective-C is available")
        return .visitChildren
      }

      /// Whether the type is a class that does not already expose all of its members.
      private func isClass(_ type: EnclosingType) -> Bool {
        guard let declared = project.type(named: type.path) else { return false }
        guard declared.kind == .class else { return false }
        let marked =
          type.members.parent?.asProtocol((any DeclGroupSyntax).self)?.attributes.flattened
          .contains { $0.name == "objc" && type.isExtension } ?? false
        return !declared.exposesMembers && !marked
      }
    }
  }

  extension UInt8 {
    var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  }
#endif
