// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Guards imports of platform-specific modules by `#if canImport(Module)`, and adds that of UIKit where
  /// its names are used without one.
  struct ImportRule: PortRule {
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges {
      let visitor = Visitor()
      visitor.walk(source.tree)
      var changes = PortChanges()
      var needsUIKit = !visitor.imports.contains {
        ["UIKit", "OpenUIKit", "OpenUIDynamics"].contains($0.module)
      }
      for run in runs(of: visitor.imports.filter { !Modules.isAvailable($0.module) }, in: source) {
        for item in run {
          changes.changed(
            source.start(of: item.node), "\(item.module) is imported only where it is available")
          // The sources of a module are often in a folder of its name.
          if !Modules.isAppleModule(item.module), !project.folders.contains(item.module) {
            changes.unsupported(
              source.start(of: item.node),
              "\(item.module) is a third-party module: port its source too")
          }
        }
        guard let first = run.first, let last = run.last else { continue }
        let newline = source.newline
        let hasUIKitReexport = run.contains { Modules.reexportsUIKit($0.module) }
        let replacement =
          needsUIKit && hasUIKitReexport ? "#else\(newline)import UIKit" : ""
        if !replacement.isEmpty { needsUIKit = false }
        let range = source.start(of: first.node)..<source.end(of: last.node)
        if !replacement.isEmpty { changes.insert(newline + replacement, at: range.upperBound) }
        for edit in source.guarded(range, by: "canImport(\(first.module))") { changes.add(edit) }
      }
      if needsUIKit { addImport(to: &changes, visitor, source, project) }
      return changes
    }

    /// Imports UIKit in a file that uses its names without it, as a framework's umbrella header allows.
    private func addImport(
      to changes: inout PortChanges, _ visitor: Visitor, _ source: ParsedSource,
      _ project: ProjectIndex
    ) {
      let others: Set<String> = ["AppKit", "Cocoa", "WatchKit"]
      guard visitor.imports.allSatisfy({ !others.contains($0.module) }),
        let used = visitor.names.first(where: { !project.isDeclared($0) }),
        let place = visitor.imports.first(where: { Modules.isAvailable($0.module) })?.node
      else { return }
      let start = source.start(of: place)
      changes.insert("import UIKit" + source.newline + source.indentation(at: start), at: start)
      changes.changed(start, "UIKit is imported for \(used)")
    }

    private typealias Import = Visitor.Import

    /// Groups imports of one module on consecutive lines, which share a condition.
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
      /// The names of types that look like those of UIKit, in source order.
      var names: [String] = []

      override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text)
        return .visitChildren
      }

      override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isMemberName { add(node.baseName.text) }
        return .visitChildren
      }

      private func add(_ name: String) {
        let isPrefixed =
          ["UI", "CA"].contains(name.prefix(2)) && name.dropFirst(2).first?.isUppercase == true
          && name.dropFirst(3).first?.isLowercase == true
        if isPrefixed || Self.otherNames.contains(name) { names.append(name) }
      }

      /// Names of frameworks below UIKit that Foundation has on Apple's platforms alone.
      private static let otherNames: Set<String> = [
        "CFTimeInterval", "CFAbsoluteTimeGetCurrent", "CGAffineTransform", "CGColor", "CGContext",
        "CGImage", "CGMutablePath", "CGPath", "CGVector",
      ]

      override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.path.map(\.name.text)
        // `import os.log` names a submodule, `import class UIKit.UIView` a declaration.
        let isSubmodule = node.importKindSpecifier == nil
        imports.append(
          Import(node: node, module: isSubmodule ? path.joined(separator: ".") : path.first ?? ""))
        return .skipChildren
      }
    }
  }
#endif
