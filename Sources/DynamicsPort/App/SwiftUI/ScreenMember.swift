// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// A property, function or type of a SwiftUI view, as a member of the structure that a run shows.
  struct ScreenMember {
    /// The name of the member.
    let name: String
    /// Its declaration.
    let text: String

    /// Wrappers that keep a value here as a state.
    private static let kept = ["AppStorage", "SceneStorage"]
    /// Wrappers of objects that other views provide.
    private static let provided = ["EnvironmentObject", "Environment"]
    /// Wrappers of values that only SwiftUI has.
    private static let unknown: Set<String> = [
      "GestureState", "FocusState", "Namespace", "Query", "ScaledMetric", "FetchRequest",
      "UIApplicationDelegateAdaptor",
    ]

    /// Returns nil for a member that is of no use without SwiftUI.
    init?(_ member: DeclSyntax, project: ProjectIndex) {
      if let variable = member.as(VariableDeclSyntax.self) {
        guard let text = Self.text(of: variable), let binding = variable.bindings.first else {
          return nil
        }
        (name, self.text) = (binding.pattern.trimmedDescription, text)
      } else if let function = member.as(FunctionDeclSyntax.self) {
        guard function.signature.returnClause?.type.trimmedDescription.contains("View") != true
        else { return nil }
        name = "\(function.name.text)()"
        text = Self.text(of: function, without: function.modifiers)
      } else if let own = member.as(InitializerDeclSyntax.self) {
        (name, text) = ("init", Self.text(of: own, without: own.modifiers))
      } else if let type = member.asProtocol(NamedDeclSyntax.self),
        !member.is(StructDeclSyntax.self)
      {
        (name, text) = (type.name.text, member.trimmedDescription)
      } else if let type = member.as(StructDeclSyntax.self), type.inheritanceClause == nil {
        (name, text) = (type.name.text, type.trimmedDescription)
      } else {
        return nil
      }
    }

    private static func text(of variable: VariableDeclSyntax) -> String? {
      guard !variable.modifiers.contains(where: { $0.name.text == "static" }) || variable.hasValue
      else { return nil }
      let wrappers = variable.attributes.flattened
      guard let wrapper = wrappers.first else {
        return text(of: variable, without: variable.modifiers)
      }
      if unknown.contains(wrapper.name) { return nil }
      let rest = variable.bindings.trimmedDescription
      if kept.contains(wrapper.name) { return "@State var \(rest)" }
      guard provided.contains(wrapper.name) else {
        return text(of: variable, without: variable.modifiers)
      }
      let type =
        variable.bindings.first?.typeAnnotation?.type.trimmedDescription
        ?? wrapper.arguments?.trimmedDescription.trimmingSuffix(".self")
      guard let type, !type.hasPrefix("\\"), let binding = variable.bindings.first else {
        return nil
      }
      return "@EnvironmentObject(\(type)()) var \(binding.pattern.trimmedDescription): \(type)"
    }

    /// The text of a declaration without the modifiers of its access: the run creates the structure.
    private static func text(
      of node: some SyntaxProtocol, without modifiers: DeclModifierListSyntax
    ) -> String {
      let start = node.positionAfterSkippingLeadingTrivia
      let bytes = Array(node.trimmedDescription.utf8)
      var kept: [UInt8] = []
      var end = 0
      let access = ["private", "fileprivate", "public", "internal", "open"]
      for modifier in modifiers where access.contains(modifier.name.text) {
        let from =
          modifier.positionAfterSkippingLeadingTrivia.utf8Offset - start.utf8Offset
        kept += bytes[end..<from]
        end = modifier.endPosition.utf8Offset - start.utf8Offset
      }
      return String(decoding: kept + bytes[end...], as: UTF8.self)
    }
  }

  extension VariableDeclSyntax {
    fileprivate var hasValue: Bool { bindings.contains { $0.initializer != nil } }
  }
#endif
