// SPDX-License-Identifier: Apache-2.0

#if Port
  /// Values for arguments that a run has to choose.
  struct PlainValues {
    let project: ProjectIndex
    /// Whether texts, lists and numbers are samples that show something, instead of nothing and zero.
    var isSample = false
    /// How deep values of structures may be in one another.
    private var depth = 3

    init(_ project: ProjectIndex, isSample: Bool = false) {
      (self.project, self.isSample) = (project, isSample)
    }

    private static let known = [
      "Bool": "false", "String": "\"\"", "CGAffineTransform": ".identity", "Date": "Date()",
      "UIColor": ".systemBlue", "Color": ".blue", "UIImage": "UIImage()", "UIView": "UIView()",
      "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero", "CGVector": ".zero",
      "UIFont": ".systemFont(ofSize: 17)", "UIEdgeInsets": ".zero", "IndexPath": "IndexPath()",
      "Int": "0", "UInt": "0", "Double": "0", "Float": "0", "CGFloat": "0", "TimeInterval": "0",
    ]

    private static let samples = [
      "[String]": "[\"One\", \"Two\", \"Three\"]", "CGSize": "CGSize(width: 60, height: 60)",
      "CGPoint": "CGPoint(x: 100, y: 100)", "CGRect": "UIScreen.main.bounds",
      "CGVector": "CGVector(dx: 0, dy: 1)", "[UIColor]": "[.systemRed, .systemGreen, .systemBlue]",
    ]

    private static let numbers: Set<String> = [
      "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval",
    ]

    /// A value of a parameter's type: nothing, zero, or what needs no further arguments; nil if none is known.
    func value(of parameter: DeclaredParameter) -> String? {
      var name = parameter.type
      for prefix in ["@escaping ", "@MainActor ", "@Sendable ", "any "] where name.hasPrefix(prefix)
      {
        name.removeFirst(prefix.count)
      }
      if name.hasSuffix("?") { return "nil" }
      if isSample, let sample = sample(of: name, label: parameter.label ?? "") { return sample }
      if let known = Self.known[name] { return known }
      if name.hasPrefix("["), name.hasSuffix("]") { return name.contains(":") ? "[:]" : "[]" }
      if name.hasPrefix("Set<") { return "[]" }
      if let arrow = name.range(of: "->") { return closure(name, arrow.lowerBound) }
      return declared(name)
    }

    /// A call of an initializer with plain values; nil if one of them is not known.
    ///
    /// - Parameter given: what the app passes, by label.
    func call(
      _ name: String, _ parameters: [DeclaredParameter], given: CallerCollector? = nil
    ) -> String? {
      let passed = given?.calls[name] ?? [:]
      var arguments: [String] = []
      for parameter in parameters {
        let value = ArgumentValue(
          given: parameter.label.flatMap { passed[$0] }, states: given?.states ?? [:], values: self)
        guard let text = value.expression(of: parameter) else { return nil }
        arguments.append(parameter.label.map { "\($0): \(text)" } ?? text)
      }
      return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    private func sample(of type: String, label: String) -> String? {
      if let known = Self.samples[type] { return known }
      if type == "String" { return "\"\(label.prefix(1).uppercased() + label.dropFirst())\"" }
      guard Self.numbers.contains(type) else { return nil }
      let words = label.lowercased()
      if words.contains("count") || words.hasPrefix("number") { return "5" }
      let lengths = ["size", "width", "height", "radius", "diameter", "length", "side"]
      return lengths.contains { words.contains($0) } ? "60" : "1"
    }

    /// A value of a type of the app: one that the type names, or what its initializer makes.
    private func declared(_ name: String) -> String? {
      guard depth > 0, let type = project.types[name] else { return nil }
      if let own = type.ownValues.first { return "\(name).\(own)" }
      var inner = self
      inner.depth -= 1
      switch type.kind {
      case .struct: return type.memberParameters.flatMap { inner.call(name, $0) }
      case .class: return Initialization.expression(of: name, in: project, frame: nil)
      default: return nil
      }
    }

    /// A closure that does nothing; nil for one that returns something.
    private func closure(_ type: String, _ arrow: String.Index) -> String? {
      let result = type[arrow...].dropFirst(2).filter { !" ()".contains($0) }
      guard result.isEmpty || result == "Void" else { return nil }
      let parameters = type[..<arrow].filter { $0 != " " }.drop { $0 == "(" }
        .reversed().drop { $0 == ")" }
      if parameters.isEmpty { return "{}" }
      let count = parameters.count { $0 == "," } + 1
      return "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
    }
  }
#endif
