// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Takes the frame of a keyboard out of its box: `userInfo[key] as? CGRect`.
  ///
  /// Objective-C bridges the `NSValue` of the notification to a rectangle; elsewhere a cast fails.
  struct BoxedFrameRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
          guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
            let mark = cast.questionOrExclamationMark,
            elements[index + 1].trimmedDescription == "CGRect",
            Self.isKeyboardFrame(elements[index - 1])
          else { continue }
          let box = mark.text == "?" ? "as? NSValue)?" : "as! NSValue)"
          changes.insert("(", at: source.start(of: elements[index - 1]))
          changes.edit(
            source.start(of: cast)..<source.end(of: elements[index + 1]),
            with: box + ".cgRectValue")
          changes.changed(source.start(of: cast), "the frame is taken out of its NSValue")
        }
        return .visitChildren
      }

      /// Whether a value is read with one of the keys of a keyboard's notification.
      private static func isKeyboardFrame(_ value: ExprSyntax) -> Bool {
        let text = value.trimmedDescription
        return ["keyboardFrameEnd", "keyboardFrameBegin", "UIKeyboardFrame"].contains {
          text.contains($0)
        }
      }
    }
  }
#endif
