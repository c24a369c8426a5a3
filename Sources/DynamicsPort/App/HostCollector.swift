// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Finds the classes that SwiftUI's representables host, also under conditions that do not hold:
  /// without SwiftUI that is where a ported representable stands.
  final class HostCollector: SyntaxVisitor {
    private static let makers: Set<String> = ["makeUIViewController", "makeUIView"]

    /// What a structure creates, in the order of its source, and what it hosts.
    private struct Structure {
      var created: [String] = []
      var hosted: [String] = []
    }

    private var structures: [String: Structure] = [:]
    /// The names of the structures in the order of the files.
    private var order: [String] = []
    /// The structure with which the app begins.
    private var first: String?

    /// The classes that are hosted: first those that the beginning of the app creates, in order.
    var hosted: [String] {
      var (found, visited): ([String], Set<String>) = ([], [])
      func follow(_ name: String) {
        guard let structure = structures[name], visited.insert(name).inserted else { return }
        found += structure.hosted
        for created in structure.created { follow(created) }
      }
      if let first { follow(first) }
      for name in order { follow(name) }
      return found
    }

    /// The structures that make a class for SwiftUI, in the order of the files.
    func hosts(of name: String) -> [String] {
      order.filter { structures[$0]?.hosted.contains(name) == true }
    }

    /// The classes that a structure makes for SwiftUI.
    func classes(in name: String) -> [String] { structures[name]?.hosted ?? [] }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.text
      order.append(name)
      if node.attributes.flattened.contains(where: { $0.name == "main" }) { first = name }
      let creations = Creations(viewMode: .sourceAccurate)
      creations.walk(node.memberBlock)
      structures[name, default: Structure()].created += creations.names
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard Self.makers.contains(node.name.text),
        let owner = node.ancestor(StructDeclSyntax.self)?.name.text
      else { return .visitChildren }
      // A concrete return type names the class; `some UIView` and `UIView` do not.
      let type = node.signature.returnClause?.type.trimmedDescription
      let creations = Creations(viewMode: .sourceAccurate)
      creations.walk(node)
      structures[owner, default: Structure()].hosted += (type.map { [$0] } ?? []) + creations.names
      return .skipChildren
    }

    /// The names of what is created, in order.
    private final class Creations: SyntaxVisitor {
      var names: [String] = []

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
          names.append(callee.baseName.text)
        }
        return .visitChildren
      }
    }
  }
#endif
