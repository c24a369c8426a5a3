// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Guards imports of platform-specific modules by `#if canImport(Module)`, and adds that of UIKit where
  /// its names are used without one.
  struct ImportRule: PortRule {
    // Every second file of an app may import the same package.
    let notesUnsupportedOnce = true

    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges {
      let visitor = Visitor()
      visitor.walk(source.tree)
      var changes = PortChanges()
      var needsUIKit = !visitor.imports.contains {
        ["UIKit", "OpenUIKit", "OpenUIDynamics"].contains($0.module)
      }
      let isOnlySource = !visitor.imports.contains {
        Modules.isAvailable($0.module) || Self.otherPlatforms.contains($0.module)
      }
      for run in runs(of: visitor.imports.filter { !Modules.isAvailable($0.module) }, in: source) {
        for item in run { note(item, in: &changes, source, project) }
        guard let first = run.first, let last = run.last else { continue }
        let newline = source.newline
        // What a file uses of Foundation or UIKit may come from any module that it imports.
        let hasUIKitReexport =
          isOnlySource || run.contains { Modules.reexportsUIKit($0.module) }
        let hasValues = run.contains { Modules.modulesOfValues.contains($0.module) }
        let module = hasValues ? "SwiftUIValues" : needsUIKit && hasUIKitReexport ? "UIKit" : ""
        let replacement = module.isEmpty ? "" : "#else\(newline)import \(module)"
        // The values come with UIKit.
        if !replacement.isEmpty { needsUIKit = false }
        let range = source.start(of: first.node)..<source.end(of: last.node)
        if !replacement.isEmpty { changes.insert(newline + replacement, at: range.upperBound) }
        for edit in source.guarded(range, by: "canImport(\(first.module))") { changes.add(edit) }
      }
      if needsUIKit { addImport(to: &changes, visitor, source, project) }
      addNetworking(to: &changes, visitor, source, project)
      return changes
    }

    /// Says that an import is guarded, and which module's source has to be ported too.
    private func note(
      _ item: Import, in changes: inout PortChanges, _ source: ParsedSource,
      _ project: ProjectIndex
    ) {
      let start = source.start(of: item.node)
      changes.changed(start, "\(item.module) is imported only where it is available")
      // The sources of a module are often in a folder of its name, or declare a type of it.
      guard !Modules.isAppleModule(item.module), !project.folders.contains(item.module),
        !project.isDeclared(item.module)
      else { return }
      changes.unsupported(start, "\(item.module) is a third-party module: port its source too")
    }

    /// Imports the module that has what Foundation has on Apple's platforms to load from the network.
    private func addNetworking(
      to changes: inout PortChanges, _ visitor: Visitor, _ source: ParsedSource,
      _ project: ProjectIndex
    ) {
      let (module, text) = ("FoundationNetworking", source.text(in: 0..<source.bytes.count))
      guard let used = visitor.networkNames.first(where: { !project.isDeclared($0) }),
        !visitor.imports.contains(where: { $0.module == module }),
        !text.contains("canImport(\(module))"),
        let place = visitor.imports.first(where: { Modules.isAvailable($0.module) })?.node
      else { return }
      let (start, line) = (source.start(of: place), source.newline)
      let indentation = source.indentation(at: start)
      let lines = ["#if canImport(\(module))", "import \(module)", "#endif", ""]
      changes.insert(lines.joined(separator: line + indentation), at: start)
      changes.changed(start, "\(module) is imported for \(used)")
    }

    /// Imports UIKit in a file that uses its names without it, as a framework's umbrella header allows.
    private func addImport(
      to changes: inout PortChanges, _ visitor: Visitor, _ source: ParsedSource,
      _ project: ProjectIndex
    ) {
      guard visitor.imports.allSatisfy({ !Self.otherPlatforms.contains($0.module) }),
        let used = visitor.names.first(where: { !project.isDeclared($0) }),
        let place = visitor.imports.first(where: { Modules.isAvailable($0.module) })?.node
      else { return }
      let start = source.start(of: place)
      changes.insert("import UIKit" + source.newline + source.indentation(at: start), at: start)
      changes.changed(start, "UIKit is imported for \(used)")
    }

    /// The frameworks of platforms without UIKit.
    private static let otherPlatforms: Set<String> = ["AppKit", "Cocoa", "WatchKit"]

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
      /// The names of types that load from the network, in source order.
      var networkNames: [String] = []

      override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text)
        return .visitChildren
      }

      override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isMemberName { add(node.baseName.text) }
        return .visitChildren
      }

      override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        // What it becomes without Objective-C.
        if node.macroName.text == "selector" { add("Selector") }
        return .visitChildren
      }

      private func add(_ name: String) {
        let isPrefixed =
          Self.prefixes.contains(name.prefix(2)) && name.dropFirst(2).first?.isUppercase == true
          && name.dropFirst(3).first?.isLowercase == true
        let isFoundation = Self.foundationNames.contains(name)
        let isText = Self.textPrefixes.contains { name.hasPrefix($0) }
        let isRuntime = Self.runtimeNames.contains(name)
        if isPrefixed && !isFoundation || isText || isRuntime { names.append(name) }
        if Self.networkPrefixes.contains(where: { name.hasPrefix($0) }) {
          networkNames.append(name)
        }
      }

      private static let networkPrefixes = [
        "URLSession", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse",
        "HTTPURLResponse", "URLCache", "URLCredential", "URLProtection", "URLAuthentication",
        "URLProtocol", "HTTPCookie", "CachedURLResponse",
      ]

      /// The prefixes of UIKit, and of frameworks below it whose names a file has on Apple's platforms
      /// through Foundation or another file of the module.
      private static let prefixes: Set<Substring> = ["UI", "CA", "CF", "CG"]

      /// The names with these prefixes that Foundation has on all platforms.
      private static let foundationNames: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

      /// Names of the runtime, of Dispatch and of the C library that a file has through Foundation on Apple's
      /// platforms, and through UIKit here.
      static let runtimeNames: Set<String> = [
        "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "HUGE", "NSInteger",
        "NSUInteger", "NSFoundationVersionNumber", "autoreleasepool", "kCFBooleanTrue",
        "kCFBooleanFalse", "objc_getAssociatedObject", "objc_setAssociatedObject",
        "objc_removeAssociatedObjects", "Selector",
      ]

      /// The beginnings of the names that UIKit shares with other frameworks.
      private static let textPrefixes = [
        "NSLayout", "NSCollectionLayout", "NSDiffableDataSource", "NSDirectional",
        "NSParagraphStyle", "NSMutableParagraphStyle", "NSTextAlignment", "NSTextAttachment",
        "NSTextContainer",
        "NSTextStorage", "NSShadow", "NSUnderlineStyle",
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
