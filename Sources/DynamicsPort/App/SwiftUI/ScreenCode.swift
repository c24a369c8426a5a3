// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Writes views of SwiftUI as structures that implement `HostedScreen`: with their state and functions, and
  /// functions that add the contents and controls instead of views.
  struct ScreenCode {
    /// What begins the names of the structures.
    static let prefix = "Ported"

    /// Whether there is something that changes what is shown.
    private(set) var hasControls = false
    /// Whether a representable is shown.
    private(set) var showsContent = false
    var lines: [String] { text.lines }

    private var text: ScreenText
    private let views: [ScreenView]
    private let representables: [String: [String]]
    private let project: ProjectIndex

    init(
      _ view: ScreenView, views: [ScreenView], representables: [String: [String]],
      project: ProjectIndex,
      excluded: Set<String>
    ) {
      self.views = views
      self.representables = representables
      self.project = project
      text = ScreenText(excluded: excluded)
      var (waiting, written) = ([view], Set<String>())
      while let next = waiting.popLast() {
        guard written.insert(next.name).inserted, text.has(next.name) else { continue }
        write(next)
        waiting += views.filter { next.calls.contains($0.name) && !$0.hasState }
      }
    }

    private mutating func write(_ view: ScreenView) {
      text.add("private struct \(Self.prefix)\(view.name): HostedScreen {", to: view.name)
      let shownViews = Set(views.filter { !$0.hasState }.map(\.name)).subtracting([view.name])
      let functions = Set(view.members.compactMap(Self.viewFunction).map(\.name))
      for member in view.members {
        if let function = Self.viewFunction(member) {
          var body = ScreenBody(
            view: view.name, function: function.name, text: text, representables: representables,
            views: shownViews, functions: functions)
          body.write(function)
          text = body.text
          hasControls = hasControls || body.hasControls
          showsContent = showsContent || body.showsContent
        } else if let copy = ScreenMember(member, project: project) {
          let part = "\(view.name).\(copy.name)"
          if text.has(part) { text.add(copy.text, to: part) }
        }
      }
      text.add("}", to: view.name)
    }

    /// A member that returns a view, as a function.
    struct ViewFunction {
      let name: String
      /// The parameters in parentheses, without the last one; empty if there are none.
      let parameters: String
      let statements: CodeBlockItemListSyntax
    }

    /// The function of a member that returns a view; nil for other members.
    private static func viewFunction(_ member: DeclSyntax) -> ViewFunction? {
      if let function = member.as(FunctionDeclSyntax.self), function.genericParameterClause == nil,
        returnsView(function.signature.returnClause?.type), let body = function.body
      {
        let parameters = function.signature.parameterClause.parameters.map {
          $0.trimmedDescription.trimmingSuffix(",")
        }
        return ViewFunction(
          name: function.name.text, parameters: parameters.joined(separator: ", "),
          statements: body.statements)
      }
      guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first, returnsView(binding.typeAnnotation?.type),
        case .getter(let statements) = binding.accessorBlock?.accessors
      else { return nil }
      return ViewFunction(
        name: binding.pattern.trimmedDescription, parameters: "", statements: statements)
    }

    private static func returnsView(_ type: TypeSyntax?) -> Bool {
      ["some View", "AnyView", "some ToolbarContent"].contains(type?.trimmedDescription)
    }
  }

  extension String {
    /// The text without a suffix.
    func trimmingSuffix(_ suffix: String) -> String {
      hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
  }
#endif
