// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parser of visual formats such as "H:|-20-[title(>=80)]-[button]-|".
@MainActor
struct VisualFormat {
  /// A relation, value and priority of a size or a distance.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    /// The view whose size is the value; nil for a number.
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  /// A view in the chain, or an edge of the superview.
  enum Link {
    case superview
    case view(UIView, [Predicate])
  }

  /// A syntax error in a format, with its reason.
  struct SyntaxError: Error {
    let reason: String
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var links: [Link] = []
  /// The distances between the links; empty for the default distance.
  private(set) var gaps: [[Predicate]] = []

  private var text: Substring
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(_ format: String, metrics: [String: Any], views: [String: Any]) throws(SyntaxError) {
    text = format.filter { $0 != " " }[...]
    self.metrics = metrics
    self.views = views
    if consume("V:") { axis = .vertical } else { _ = consume("H:") }
    try readChain()
  }

  /// Reverses the chain.
  mutating func mirror() {
    links.reverse()
    gaps.reverse()
  }

  private mutating func consume(_ prefix: String) -> Bool {
    guard text.hasPrefix(prefix) else { return false }
    text.removeFirst(prefix.count)
    return true
  }

  private mutating func readChain() throws(SyntaxError) {
    links.append(try readLink())
    while !text.isEmpty {
      gaps.append(try readGap())
      links.append(try readLink())
    }
  }

  private mutating func readLink() throws(SyntaxError) -> Link {
    if consume("|") { return .superview }
    guard consume("[") else {
      throw SyntaxError(reason: "\"[\" or \"|\" is missing before \"\(text)\"")
    }
    let name = readName()
    guard let view = views[name] as? UIView else {
      throw SyntaxError(reason: "there is no view named \"\(name)\"")
    }
    let sizes = text.hasPrefix("(") ? try readPredicates() : []
    guard consume("]") else { throw SyntaxError(reason: "\"]\" is missing before \"\(text)\"") }
    return .view(view, sizes)
  }

  private mutating func readGap() throws(SyntaxError) -> [Predicate] {
    // Adjacent views without "-" have a distance of 0.
    guard consume("-") else { return [Predicate()] }
    if text.hasPrefix("[") || text.hasPrefix("|") { return [] }
    let predicates = text.hasPrefix("(") ? try readPredicates() : [try readPredicate()]
    guard consume("-") else { throw SyntaxError(reason: "\"-\" is missing before \"\(text)\"") }
    guard predicates.allSatisfy({ $0.view == nil }) else {
      throw SyntaxError(reason: "a distance is a number or a metric, not a view")
    }
    return predicates
  }

  private mutating func readPredicates() throws(SyntaxError) -> [Predicate] {
    _ = consume("(")
    var result = [try readPredicate()]
    while consume(",") { result.append(try readPredicate()) }
    guard consume(")") else { throw SyntaxError(reason: "\")\" is missing before \"\(text)\"") }
    return result
  }

  private mutating func readPredicate() throws(SyntaxError) -> Predicate {
    var predicate = Predicate()
    if consume(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if consume("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = consume("==")
    }
    let name = readName()
    if let view = views[name] as? UIView {
      predicate.view = view
    } else {
      predicate.constant = try number(name)
    }
    if consume("@") { predicate.priority = UILayoutPriority(Float(try number(readName()))) }
    return predicate
  }

  /// Reads a name or a number up to the next delimiter.
  private mutating func readName() -> String {
    // A minus belongs to a number only at its beginning.
    var name = consume("-") ? "-" : ""
    while let letter = text.first, letter.isLetter || letter.isNumber || "._".contains(letter) {
      name.append(text.removeFirst())
    }
    return name
  }

  private func number(_ name: String) throws(SyntaxError) -> CGFloat {
    if let value = Double(name), value.isFinite { return CGFloat(value) }
    switch metrics[name] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: throw SyntaxError(reason: "\"\(name)\" is neither a number nor a metric")
    }
  }
}
