// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// A control of a SwiftUI view, as the statement that adds it to a screen.
  struct ScreenControl {
    /// What a control is called in notes.
    let name: String
    /// The statement.
    let line: String

    /// The title of a control, as an expression, and the name of its symbol.
    struct Title {
      var title: String?
      var systemImage: String?
      var isKnown: Bool { title != nil || systemImage != nil }
    }

    /// Returns nil for other views.
    ///
    /// - Parameters:
    ///   - title: the expression of the title for a control without one.
    ///   - disabled: the condition under which a button does nothing.
    init?(
      _ call: FunctionCallExprSyntax, named name: String, title: String?, disabled: String? = nil
    ) {
      guard call.calledExpression.trimmedDescription == name else { return nil }
      switch name {
      case "Button":
        guard let action = Self.buttonAction(of: call) else { return nil }
        let label = Self.label(of: call)
        self.name = "the button \(label.title ?? label.systemImage ?? "")"
        line = Self.line(label, action: action, disabled: disabled)
      case "Toggle", "Slider", "Stepper":
        let binding = name == "Toggle" ? "isOn" : "value"
        guard let value = Self.argument(binding, of: call) else { return nil }
        let title = Self.label(of: call).title ?? title ?? "\"\""
        var arguments = "\(title), \(binding): \(value)"
        for label in ["in", "step"] where name == "Stepper" || name == "Slider" && label == "in" {
          if let value = Self.argument(label, of: call) { arguments += ", \(label): \(value)" }
        }
        self.name = "the \(name.lowercased()) of \(value)"
        line = "body.\(name.lowercased())(\(arguments))"
      default: return nil
      }
    }

    /// The statement that adds a button.
    static func line(_ title: Title, action: String, disabled: String? = nil) -> String {
      let image = title.systemImage.map { ", systemImage: \($0)" } ?? ""
      let text = title.title ?? (title.systemImage == nil ? "\"Tap\"" : "\"\"")
      let isEnabled = disabled.map { ", isEnabled: !(\($0))" } ?? ""
      return "body.button(\(text)\(image)\(isEnabled), action: \(action))"
    }

    /// The expression of the closure that a modifier calls; nil if it has none.
    static func action(of call: FunctionCallExprSyntax) -> String? {
      call.trailingClosure?.trimmedDescription ?? argument("perform", of: call)
    }

    private static func argument(_ label: String, of call: FunctionCallExprSyntax) -> String? {
      call.arguments.first { $0.label?.text == label }?.expression.trimmedDescription
    }

    private static func buttonAction(of call: FunctionCallExprSyntax) -> String? {
      argument("action", of: call) ?? call.trailingClosure?.trimmedDescription
    }

    private static func label(of call: FunctionCallExprSyntax) -> Title {
      if let first = call.arguments.first, first.label == nil {
        return Title(
          title: first.expression.trimmedDescription,
          systemImage: argument("systemImage", of: call))
      }
      let closures = call.additionalTrailingClosures.map(\.closure)
      let named =
        call.additionalTrailingClosures.first { $0.label.text == "label" }?.closure
        ?? call.arguments.first { $0.label?.text == "label" }?.expression.as(ClosureExprSyntax.self)
      let hasAction = argument("action", of: call) != nil || argument("isOn", of: call) != nil
      let label =
        named ?? (hasAction || argument("value", of: call) != nil ? call.trailingClosure : nil)
        ?? closures.first
      return label.map { title(in: Syntax($0)) } ?? Title()
    }

    /// The first text and the first symbol of a view.
    static func title(in node: Syntax) -> Title {
      let search = TitleSearch(viewMode: .sourceAccurate)
      search.walk(node)
      return search.title
    }

    private final class TitleSearch: SyntaxVisitor {
      var title = Title()

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.arguments.first else { return .visitChildren }
        let symbol = node.arguments.first {
          ["systemImage", "systemName"].contains($0.label?.text)
        }
        switch node.calledExpression.trimmedDescription {
        case "Text", "Label":
          if first.label == nil || first.label?.text == "verbatim", title.title == nil {
            title.title = first.expression.trimmedDescription
          }
        case "Image": break
        default: return .visitChildren
        }
        if let symbol, title.systemImage == nil {
          title.systemImage = symbol.expression.trimmedDescription
        }
        return .visitChildren
      }
    }
  }
#endif
