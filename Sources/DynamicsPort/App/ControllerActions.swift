// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// A method that a storyboard connects to a control or recognizer.
  struct StoryboardAction {
    let method: DeclaredMethod
    /// The type of the parameter; nil if there is none.
    let sender: String?

    /// Returns nil for a method that is no action.
    init?(_ function: FunctionDeclSyntax) {
      guard function.attributes.flattened.contains(where: { $0.name == "IBAction" }) else {
        return nil
      }
      method = DeclaredMethod(function)
      sender = function.signature.parameterClause.parameters.first?.type.unwrappedName
    }
  }

  /// The actions that extensions declare, by the class that they extend.
  struct ControllerActions {
    private var actions: [String: [(file: String, isPrivate: Bool, action: StoryboardAction)]] = [:]

    init(in sources: [ParsedSource]) {
      for source in sources {
        let visitor = Visitor()
        visitor.walk(source.tree)
        for (path, isPrivate, action) in visitor.found {
          actions[path, default: []].append((source.name, isPrivate, action))
        }
      }
    }

    /// The actions of a class that a file may name: those of other files only if they are not private.
    func actions(of path: String, in file: String) -> [StoryboardAction] {
      (actions[path] ?? []).filter { !$0.isPrivate || $0.file == file }.map(\.action)
    }

    private final class Visitor: PortableSyntaxVisitor {
      var found: [(path: String, isPrivate: Bool, action: StoryboardAction)] = []

      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = EnclosingType(around: node), type.isExtension,
          let action = StoryboardAction(node)
        {
          let access = (node.modifiers.map(\.name.text) + type.modifiers).first {
            DeclModifierSyntax.accessNames.contains($0)
          }
          let isPrivate = ["private", "fileprivate"].contains(access)
          found.append((type.path, isPrivate, action))
        }
        return .skipChildren
      }
    }
  }

  extension EnclosingType {
    /// The modifiers of the declaration.
    fileprivate var modifiers: [String] {
      let declaration = members.parent?.asProtocol((any WithModifiersSyntax).self)
      return declaration?.modifiers.map(\.name.text) ?? []
    }
  }
#endif
