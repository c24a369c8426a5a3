#if Port
  import SwiftSyntax

  /// Puts imports of modules that exist on some platforms only under `#if canImport(Module)`.
  struct ImportRule: PortRule {
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges {
      let visitor = Visitor()
      visitor.walk(source.tree)
      var changes = PortChanges()
      var needsUIKit = !visitor.imports.contains {
        ["UIKit", "OpenUIDynamics"].contains($0.module)
      }
      for run in runs(of: visitor.imports.filter { !Modules.isAvailable($0.module) }, in: source) {
        for item in run {
          changes.changed(
            source.start(of: item.node), "\(item.module) is imported only where it exists")
          if !Modules.isApples(item.module) {
            changes.cannot(
              source.start(of: item.node),
              "\(item.module) is another package: what this file uses of it has to be ported too")
          }
        }
        guard let first = run.first, let last = run.last else { continue }
        let newline = source.newline
        let isStandIn = run.contains { Modules.isStandIn($0.module) }
        let replacement =
          needsUIKit && isStandIn ? "#else\(newline)import UIKit" : ""
        if !replacement.isEmpty { needsUIKit = false }
        let range = source.start(of: first.node)..<source.end(of: last.node)
        if !replacement.isEmpty { changes.insert(newline + replacement, at: range.upperBound) }
        for edit in source.guarded(range, by: "canImport(\(first.module))") { changes.add(edit) }
      }
      return changes
    }

    private typealias Import = Visitor.Import

    /// Imports of one module that stand on consecutive lines share a condition.
    private func runs(of imports: [Import], in source: ParsedSource) -> [[Import]] {
      var runs: [[Import]] = []
      for item in imports {
        if let last = runs.last?.last, last.module == item.module,
          source.line(of: item.node) == source.line(of: last.node) + 1
        {
          runs[runs.count - 1].append(item)
        } else {
          runs.append([item])
        }
      }
      return runs
    }

    private final class Visitor: PortableSyntaxVisitor {
      struct Import {
        let node: ImportDeclSyntax
        let module: String
      }
      var imports: [Import] = []

      override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.path.map(\.name.text)
        // `import os.log` names a part of a module, `import class UIKit.UIView` a declaration of one.
        let isPart = node.importKindSpecifier == nil
        imports.append(
          Import(node: node, module: isPart ? path.joined(separator: ".") : path.first ?? ""))
        return .skipChildren
      }
    }
  }
#endif
