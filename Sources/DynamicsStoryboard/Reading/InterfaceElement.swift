// SPDX-License-Identifier: Apache-2.0

/// An element of a storyboard or nib, with its attributes and children.
package struct InterfaceElement: Equatable, Sendable {
  /// The name of the tag, such as `imageView`.
  package let name: String
  /// The attributes by name.
  package let attributes: [String: String]
  /// The line of the tag, counted from 1.
  package let line: Int
  /// The children in the order of the file.
  package internal(set) var children: [InterfaceElement] = []
  /// The text between the tags, without that of the children.
  package internal(set) var text = ""

  /// The same element with another tag and one more child.
  func renamed(_ name: String, adding child: InterfaceElement) -> InterfaceElement {
    InterfaceElement(
      name: name, attributes: attributes, line: line, children: children + [child], text: text)
  }

  /// The same element in another role.
  func withKey(_ key: String) -> InterfaceElement {
    InterfaceElement(
      name: name, attributes: attributes.merging(["key": key]) { $1 }, line: line,
      children: children, text: text)
  }

  /// The value of an attribute; nil if it is not written.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The identifier that connections and constraints use.
  package var id: String? { attributes["id"] }

  /// The role of the element in its parent, such as `backgroundColor`.
  package var key: String? { attributes["key"] }

  /// The first child with a tag.
  package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first child with a role.
  package func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// The children of a group, such as those of `subviews`; none if there is no group.
  package func members(of group: String) -> [InterfaceElement] { child(group)?.children ?? [] }

  /// The identifiers of the members of a group that are not installed on a phone held upright.
  package func removedMembers(of group: String) -> Set<String> {
    var removed: Set<String> = []
    for variation in phoneVariations {
      for change in variation.child(key: group)?.children ?? [] {
        guard let reference = change["reference"] else { continue }
        if change.name == "exclude" { removed.insert(reference) }
        if change.name == "include" { removed.remove(reference) }
      }
    }
    return removed
  }

  /// The variations for a phone held upright, from the general one to the most special one.
  private var phoneVariations: [InterfaceElement] {
    [
      "default", "widthClass=compact", "heightClass=regular",
      "heightClass=regular-widthClass=compact",
    ].flatMap { key in children.filter { $0.name == "variation" && $0.key == key } }
  }

  /// The element with the attributes, and the frame and font, that it has on a phone held upright.
  func variedForPhone() -> InterfaceElement {
    let variations = phoneVariations
    guard !variations.isEmpty else { return self }
    // Where frames are fixed is said by the constraints that are left.
    let changes = variations.flatMap(\.attributes)
      .filter { !["key", "fixedFrame"].contains($0.key) }
    let replaced = variations.flatMap(\.children).filter { $0.name != "mask" && $0.key != nil }
    return InterfaceElement(
      name: name, attributes: attributes.merging(changes) { $1 }, line: line,
      children: children.filter { child in
        child.key == nil || child.name == "variation" || !replaced.contains { $0.key == child.key }
      } + replaced.filter { child in child == replaced.last { $0.key == child.key } }, text: text)
  }

  /// A number; nil if the attribute is missing or is not a finite number.
  package func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A truth value; nil if the attribute is missing.
  package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// The element and all elements in it, in the order of the file.
  package var tree: [InterfaceElement] { [self] + children.flatMap(\.tree) }
}
