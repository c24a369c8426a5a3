// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The names in a file that are undeclared without Objective-C.
  struct MissingNames {
    /// Global names, with the condition under which they are declared.
    private var globals: [String: String] = [:]
    /// Prefixes of names: `CM` for `CMMotionManager`.
    private var prefixes: [(prefix: String, condition: String)] = []
    /// Members with which modules extend the types of others: `snp`.
    private var extensionMembers: [String: String] = [:]
    /// Properties and methods by the qualified name of their type.
    private var members: [String: [String: String]] = [:]
    /// Names that guarded statements of this file declare.
    private let guardedLocals: Set<String>
    private let project: ProjectIndex

    /// The condition of what needs Objective-C.
    static let objectiveC = "canImport(ObjectiveC)"

    init(in source: ParsedSource, project: ProjectIndex) {
      self.project = project
      let collector = ConditionalNames()
      collector.walk(source.tree)
      guardedLocals = collector.locals
      for module in Modules.reachable(from: collector.imports) where !Modules.isAvailable(module) {
        addSymbols(of: module)
      }
      for member in Modules.unavailableMembers {
        extensionMembers[member] = Self.objectiveC
      }
      for symbol in Modules.runtimeSymbols { globals[symbol] = Self.objectiveC }
      globals["#Preview"] = "canImport(SwiftUI)"
      if !collector.imports.contains("UIKit") {
        globals["NSKeyValueObservation"] = Self.objectiveC
      }
      for name in project.conditionalNames {
        if let path = name.path {
          members[path, default: [:]][name.name] = name.condition
        } else {
          globals[name.name] = name.condition
        }
      }
    }

    private mutating func addSymbols(of module: String) {
      let condition = "canImport(\(module.prefix { $0 != "." }))"
      for symbol in Modules.symbols[module] ?? ThirdPartyModules.symbols[module] ?? [] {
        if symbol.hasPrefix(".") {
          extensionMembers[String(symbol.dropFirst())] = condition
        } else if symbol.hasSuffix("*") {
          prefixes.append((String(symbol.dropLast()), condition))
        } else {
          globals[symbol] = condition
        }
      }
    }

    /// The condition of a member with which a module extends the types of others; nil for any other member.
    func extensionCondition(of name: String) -> String? {
      guard let condition = extensionMembers[name],
        project.types.values.allSatisfy({ type in
          type.properties[name] == nil && !type.methods.contains { $0.name == name }
        })
      else { return nil }
      return condition
    }

    /// Whether a name may be undeclared; most are not, which needs no look at their surroundings.
    func mayBeMissing(_ name: String) -> Bool {
      globals[name] != nil || guardedLocals.contains(name)
        || project.conditionalMembers.contains(name)
        || !Modules.namesHere.contains(name)
          && prefixes.contains { name.hasPrefix($0.prefix) }
    }

    /// The condition under which a name is declared; nil if it always is.
    func condition(
      of name: String, in path: String?, at node: some SyntaxProtocol, isMember: Bool
    ) -> String? {
      if let path, let condition = members[path]?[name],
        project.property(named: name, of: path) == nil,
        project.methods(named: name, of: path).isEmpty,
        isMember || LocalVariables.type(of: name, at: node) == nil
      {
        return condition
      }
      guard !isMember else { return nil }
      if let condition = localCondition(of: name, at: node) { return condition }
      guard !project.isDeclared(name, visibleFrom: path), !project.functions.contains(name) else {
        return nil
      }
      if let condition = globals[name] { return condition }
      guard !Modules.namesHere.contains(name) else { return nil }
      return prefixes.first { Self.matches(name, prefix: $0.prefix) }?.condition
    }

    /// Whether a name begins with the words of a prefix, or is one that is a word itself: `CMTime`.
    private static func matches(_ name: String, prefix: String) -> Bool {
      guard name.hasPrefix(prefix) else { return false }
      guard let next = name.dropFirst(prefix.count).first else {
        return prefix.contains(where: \.isLowercase)
      }
      return next.isUppercase || next == "_"
    }

    /// The condition of a local variable that an earlier guarded statement declares.
    private func localCondition(of name: String, at node: some SyntaxProtocol) -> String? {
      guard guardedLocals.contains(name) else { return nil }
      var current = node.parent
      while let syntax = current {
        if let list = syntax.as(CodeBlockItemListSyntax.self) {
          for item in list where item.position < node.position {
            guard let config = item.item.as(IfConfigDeclSyntax.self),
              let condition = config.missingCondition, config.declares(name)
            else { continue }
            return condition
          }
        }
        current = syntax.parent
      }
      return nil
    }
  }

  extension IfConfigDeclSyntax {
    /// The condition if this guards a single unavailable module; nil otherwise.
    var missingCondition: String? {
      guard clauses.count == 1, let condition = clauses.first?.condition,
        PlatformCondition(condition) == .fails
      else { return nil }
      let text = condition.trimmedDescription
      return text.hasPrefix("canImport(") ? text : nil
    }

    /// Whether a statement of the first clause declares a variable.
    fileprivate func declares(_ name: String) -> Bool { declaredLocals.contains(name) }

    /// The variables and functions that the statements of the first clause declare.
    var declaredLocals: [String] {
      let statements = clauses.first?.elements?.as(CodeBlockItemListSyntax.self)
      return statements?.flatMap { item -> [String] in
        if let variable = item.item.as(VariableDeclSyntax.self) {
          return variable.bindings.map(\.pattern.trimmedDescription)
        }
        if let guarded = item.item.as(GuardStmtSyntax.self) {
          return guarded.conditions.compactMap {
            $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription
          }
        }
        return item.item.as(FunctionDeclSyntax.self).map { [$0.name.text] } ?? []
      } ?? []
    }
  }
#endif
