// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Makes optional members of a delegate that only a subclass of the conforming class implements
  /// overrides.
  ///
  /// Without Objective-C the conforming class determines which members are called. The rule declares the
  /// member there, empty as its default, and overrides it in the subclass; on Apple platforms this
  /// changes nothing.
  struct SubclassMemberRule: VisitingRule {
    final class Visitor: RuleVisitor {
      /// The requirements that only subclasses implement, by the class that conforms; by their index in
      /// the list of all.
      private lazy var missing: [String: Set<Int>] = {
        var found: [String: Set<Int>] = [:]
        for subclass in project.types.values {
          for method in subclass.methods where !method.isOverride {
            guard let index = OptionalRequirement.all.firstIndex(where: { $0.matches(method) }),
              let path = project.conformingClass(
                above: subclass.path, to: OptionalRequirement.all[index])
            else { continue }
            found[path, default: []].insert(index)
          }
        }
        return found
      }()

      override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let path = EnclosingType(around: node.memberBlock)?.path, let indices = missing[path] {
          declare(indices.sorted().map { OptionalRequirement.all[$0] }, in: node)
        }
        return .visitChildren
      }

      private func declare(_ missing: [OptionalRequirement], in node: ClassDeclSyntax) {
        let inner = source.memberIndentation(of: node.memberBlock)
        let wide = node.modifiers.first { ["open", "public", "package"].contains($0.name.text) }
        let modifier = wide.map { $0.name.text + " " } ?? ""
        let lines = missing.map { inner + modifier + $0.declaration + " {}" + source.newline }
        changes.insert(lines.joined(), atEndOf: node.memberBlock, in: source)
        for requirement in missing {
          changes.changed(
            source.start(of: node),
            "declared the optional member \(requirement.name), so that a subclass overrides it")
        }
      }

      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let method = DeclaredMethod(node)
        guard !method.isOverride, let type = EnclosingType(around: node),
          node.parent?.is(MemberBlockItemSyntax.self) == true,
          let requirement = OptionalRequirement.all.first(where: { $0.matches(method) }),
          project.conformingClass(above: type.path, to: requirement) != nil
        else { return .visitChildren }
        let start = node.modifiers.first.map { source.start(of: $0) }
        changes.insert("override ", at: start ?? source.start(of: node.funcKeyword))
        changes.changed(
          source.start(of: node),
          "added override: without Objective-C the superclass, which conforms, must declare the member"
        )
        return .visitChildren
      }
    }
  }

  extension ProjectIndex {
    /// The superclass within the app that conforms to the delegate of a requirement and does not
    /// implement it; nil if there is none.
    func conformingClass(above path: String, to requirement: OptionalRequirement) -> String? {
      let conforming = lineage(of: path).dropFirst().last {
        $0.kind == .class && $0.inherited.contains(requirement.delegate)
      }
      guard let conforming, !conforming.methods.contains(where: requirement.matches) else {
        return nil
      }
      return conforming.path
    }
  }
#endif
