// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  extension ScreenBody {
    /// Modifiers with contents that are shown beside the view.
    private static let contentModifiers: Set<String> = [
      "overlay", "background", "safeAreaInset", "toolbar", "navigationBarItems",
    ]

    /// Writes a view with a modifier.
    mutating func walk(modifier name: String, _ call: FunctionCallExprSyntax, of base: ExprSyntax) {
      let isDone =
        switch name {
        case "tag": walk(choice: call, of: base)
        case "onTapGesture": walk(tap: call, of: base)
        case "disabled": walk(disabled: call, of: base)
        default: false
        }
      guard !isDone else { return }
      if name == "frame" { addFrame(call, of: base) }
      if ["environmentObject", "environment"].contains(name) { addObject(call) }
      addObserver(name, call)
      walk(base)
      if Self.contentModifiers.contains(name) { walk(contentsOf: call) }
    }

    /// Writes a value of a picker as a button; returns false outside of one.
    private mutating func walk(choice call: FunctionCallExprSyntax, of base: ExprSyntax) -> Bool {
      guard let pickerSelection, let value = call.arguments.first?.expression else { return false }
      hasControls = true
      let line = ScreenControl.line(
        ScreenControl.title(in: Syntax(base)),
        action: "{ \(pickerSelection).wrappedValue = \(value) }")
      add(line, "the choice \(value)")
      return true
    }

    /// Writes the tap on the content, or a view that acts when it is tapped as a button; returns true for that.
    private mutating func walk(tap call: FunctionCallExprSyntax, of base: ExprSyntax) -> Bool {
      guard let action = ScreenControl.action(of: call) else { return false }
      hasControls = true
      guard !showsRepresentable(base) else {
        add("body.tap(perform: \(action))", "the tap")
        return false
      }
      add(ScreenControl.line(ScreenControl.title(in: Syntax(base)), action: action), "the tap")
      return true
    }

    /// Writes a button that may be disabled; returns false for other views.
    private mutating func walk(disabled call: FunctionCallExprSyntax, of base: ExprSyntax) -> Bool {
      guard let button = base.as(FunctionCallExprSyntax.self),
        let condition = call.arguments.first?.expression.trimmedDescription,
        let control = ScreenControl(button, named: "Button", title: nil, disabled: condition)
      else { return false }
      hasControls = true
      add(control.line, control.name)
      return true
    }

    private mutating func addFrame(_ call: FunctionCallExprSyntax, of base: ExprSyntax) {
      let labels = call.arguments.map(\.label?.text)
      guard isRepresentable(base), labels == ["width", "height"] || labels == ["height"] else {
        return
      }
      let arguments = call.arguments.map(\.trimmedDescription).joined(separator: " ")
      add("body.frame(\(arguments))", "the frame")
    }

    private mutating func addObject(_ call: FunctionCallExprSyntax) {
      guard let object = call.arguments.first, call.arguments.count == 1 else { return }
      let text = object.expression.trimmedDescription
      add("body.provide(\(text))", "the object \(text)")
    }

    /// Adds what acts on the appearance, on values of a publisher, or on changes of a value.
    private mutating func addObserver(_ name: String, _ call: FunctionCallExprSyntax) {
      guard let action = ScreenControl.action(of: call) else { return }
      let value = call.arguments.first?.expression.trimmedDescription ?? ""
      let line: String? =
        switch name {
        case "onAppear": "body.appear(perform: \(action))"
        case "task": "body.appear { Task \(action) }"
        case "onReceive": "body.receive(\(value), perform: \(action))"
        case "onChange": "body.change(of: \(value), perform: \(action))"
        default: nil
        }
      guard let line else { return }
      hasControls = true
      add(line, name)
    }

    /// Whether an expression is a representable, with modifiers or without.
    private func isRepresentable(_ expression: ExprSyntax) -> Bool {
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
      if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
        return isRepresentable(base)
      }
      return representables[call.calledExpression.trimmedDescription] != nil
    }

    /// Whether an expression contains a representable.
    private func showsRepresentable(_ expression: ExprSyntax) -> Bool {
      expression.tokens(viewMode: .sourceAccurate).contains { representables[$0.text] != nil }
    }
  }
#endif
