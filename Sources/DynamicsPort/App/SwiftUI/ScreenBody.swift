// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Writes the views that a function of a SwiftUI view returns as statements that add what is shown here: the
  /// representable, and the controls.
  struct ScreenBody {
    /// The name of the view, which begins the names of parts.
    let view: String
    let function: String
    var text: ScreenText
    /// Whether something changes what is shown.
    var hasControls = false
    /// Whether a representable is shown.
    private(set) var showsContent = false
    /// What makes views and controllers, with the classes of the objects that views around provide.
    let representables: [String: [String]]
    /// Views whose contents are added where they stand.
    let views: Set<String>
    /// Members that return views.
    let functions: Set<String>

    /// The last text, which is the title of a control without one.
    private var lastText: String?

    init(
      view: String, function: String, text: ScreenText, representables: [String: [String]],
      views: Set<String>, functions: Set<String>
    ) {
      (self.view, self.function, self.text) = (view, function, text)
      (self.representables, self.views, self.functions) = (representables, views, functions)
    }

    /// Views whose contents are no part of the screen.
    private static let leaves: Set<String> = ["NavigationLink", "Text", "Image", "Label", "Color"]

    /// Writes a function.
    mutating func write(_ function: ScreenCode.ViewFunction) {
      let part = "\(view).\(function.name)"
      guard text.has(part) else {
        if function.name == "body" { text.add("func show(in body: inout HostedBody) {}", to: view) }
        return
      }
      let isBody = function.name == "body"
      let parameters = function.parameters.isEmpty ? "" : function.parameters + ", "
      text.add(
        "func \(isBody ? "show" : function.name)(\(parameters)in body: inout HostedBody) {",
        to: part)
      walk(function.statements)
      text.add("}", to: part)
    }

    mutating func add(_ line: String, _ what: String) {
      let part = "\(view): \(what)"
      if text.has(part) { text.add(line, to: part) }
    }

    private mutating func walk(_ statements: CodeBlockItemListSyntax) {
      for statement in statements {
        switch statement.item {
        case .decl(let declaration):
          if declaration.is(VariableDeclSyntax.self) {
            add(declaration.trimmedDescription, declaration.trimmedDescription)
          }
        case .stmt(let statement):
          if let result = statement.as(ReturnStmtSyntax.self)?.expression { walk(result) }
          if let nested = statement.as(ExpressionStmtSyntax.self) { walk(nested.expression) }
        case .expr(let expression): walk(expression)
        }
      }
    }

    mutating func walk(_ expression: ExprSyntax) {
      if let condition = expression.as(IfExprSyntax.self) {
        walk(condition)
      } else if let choice = expression.as(SwitchExprSyntax.self) {
        walk(choice)
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        walk(call)
      } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        if functions.contains(name) { add("\(name)(in: &body)", name) }
      }
    }

    private mutating func walk(_ node: IfExprSyntax) {
      let head = node.conditions.trimmedDescription
      guard text.has("\(view): if \(head)") else { return }
      add("if \(head) {", "if \(head)")
      walk(node.body.statements)
      switch node.elseBody {
      case .codeBlock(let block):
        add("} else {", "if \(head)")
        walk(block.statements)
      case .ifExpr(let next):
        add("} else {", "if \(head)")
        walk(next)
      case nil: break
      }
      add("}", "if \(head)")
    }

    private mutating func walk(_ node: SwitchExprSyntax) {
      let head = "switch \(node.subject.trimmedDescription)"
      guard text.has("\(view): \(head)") else { return }
      add("\(head) {", head)
      for item in node.cases {
        guard let item = item.as(SwitchCaseSyntax.self) else { continue }
        add(item.label.trimmedDescription + " do {", head)
        walk(item.statements)
        add("}", head)
      }
      add("}", head)
    }

    private mutating func walk(_ call: FunctionCallExprSyntax) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        if let base = member.base { walk(modifier: member.declName.baseName.text, call, of: base) }
        return
      }
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
        return
      }
      if let control = ScreenControl(call, named: name, title: lastText) {
        hasControls = true
        add(control.line, control.name)
      } else if name == "Picker" {
        walk(picker: call)
      } else if let provided = representables[name] {
        for type in provided {
          add("body.provide(unlessKnown: \(type)())", "an object of the class \(type)")
        }
        showsContent = true
        // Without it the screen is of no use.
        text.add("body.show(\(call.trimmedDescription))", to: view)
      } else if views.contains(name) {
        add("body.show(\(ScreenCode.prefix)\(call.trimmedDescription))", name)
      } else if functions.contains(name) {
        let arguments = call.arguments.map { $0.trimmedDescription.trimmingSuffix(",") }
        add("\(name)(\((arguments + ["in: &body"]).joined(separator: ", ")))", name)
      } else if name == "ForEach" {
        walk(repetition: call)
      } else if name == "Text" {
        lastText = ScreenControl.title(in: Syntax(call)).title
      } else if !Self.leaves.contains(name) {
        walk(contentsOf: call)
      }
    }

    /// Walks the closures of a call, and the views among its arguments.
    mutating func walk(contentsOf call: FunctionCallExprSyntax) {
      lastText = nil
      for argument in call.arguments {
        if let closure = argument.expression.as(ClosureExprSyntax.self) {
          walk(closure)
        } else if argument.expression.is(FunctionCallExprSyntax.self) {
          walk(argument.expression)
        }
      }
      if let closure = call.trailingClosure { walk(closure) }
      for next in call.additionalTrailingClosures { walk(next.closure) }
    }

    private mutating func walk(_ closure: ClosureExprSyntax) {
      guard let reader = closure.parameterNames.first, reader != "_" else {
        return walk(closure.statements)
      }
      guard text.has("\(view): the reader \(reader)") else { return }
      add("do {", "the reader \(reader)")
      add("let \(reader) = body.geometry", "the reader \(reader)")
      walk(closure.statements)
      add("}", "the reader \(reader)")
    }

    private mutating func walk(repetition call: FunctionCallExprSyntax) {
      guard let data = call.arguments.first?.expression.trimmedDescription,
        let closure = call.trailingClosure, !closure.parameterNames.isEmpty
      else { return }
      let names = closure.parameterNames.joined(separator: ", ")
      let element = closure.parameterNames.count == 1 ? names : "(\(names))"
      let head = "for \(element) in \(data.hasPrefix("$") ? String(data.dropFirst()) : data)"
      guard text.has("\(view): \(head)") else { return }
      add("\(head) {", head)
      walk(closure.statements)
      add("}", head)
    }

    /// A picker becomes a button for each of its values.
    private mutating func walk(picker call: FunctionCallExprSyntax) {
      guard
        let selection = call.arguments.first(where: { $0.label?.text == "selection" })?.expression,
        let closure = call.trailingClosure
      else { return }
      let outer = pickerSelection
      pickerSelection = selection.trimmedDescription
      walk(closure.statements)
      pickerSelection = outer
    }

    /// The binding that a value of the picker around is set to.
    private(set) var pickerSelection: String?
  }

  extension ClosureExprSyntax {
    /// The names of the parameters.
    var parameterNames: [String] {
      switch signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause): clause.parameters.map(\.firstName.text)
      case nil: []
      }
    }
  }
#endif
