// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The argument of a `#selector`.
  struct SelectorReference {
    /// The base name of the method: `tapped`.
    let name: String
    /// The written labels; nil for a base name alone.
    let labels: [String]?
    /// The expression before the dot; nil if there is none.
    let base: ExprSyntax?
    /// The type after `as`, which disambiguates overloads.
    let cast: String?

    init?(_ argument: ExprSyntax) {
      var expression = argument
      var cast: String?
      if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        let type = sequence.elements.last?.as(TypeExprSyntax.self),
        let first = sequence.elements.first
      {
        cast = type.trimmedDescription
        expression = first
      } else if let typed = expression.as(AsExprSyntax.self) {
        cast = typed.type.trimmedDescription
        expression = typed.expression
      }
      while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        expression = only.expression
      }
      let reference: DeclReferenceExprSyntax
      if let member = expression.as(MemberAccessExprSyntax.self) {
        reference = member.declName
        base = member.base
      } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
        reference = plain
        base = nil
      } else {
        return nil
      }
      name = reference.baseName.text
      labels = reference.argumentNames?.arguments.map(\.name.text)
      self.cast = cast
    }

    /// The method name as written: `tapped(_:)`.
    var compoundName: String {
      guard let labels else { return name }
      return labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
  }
#endif
