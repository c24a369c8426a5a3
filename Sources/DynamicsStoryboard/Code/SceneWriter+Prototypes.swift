// SPDX-License-Identifier: Apache-2.0

// Cells: closures that set up each new cell of a prototype, and the static cells of a table.
extension SceneWriter {
  /// Registers the prototypes of a table or collection.
  mutating func writePrototypes(of element: InterfaceElement, as name: String) {
    let cells = element.members(of: "prototypes") + element.members(of: "cells")
    for cell in cells { writePrototype(cell, of: name) }
    writeStaticCells(of: element, as: name)
  }

  private mutating func writeStaticCells(of table: InterfaceElement, as name: String) {
    let sections = table.members(of: "sections")
    guard let first = sections.first else { return }
    var made: [String] = []
    for section in sections {
      let cells = section.members(of: "cells").filter { $0.name == "tableViewCell" }.map { cell in
        let height =
          cell.number("rowHeight") ?? table.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
        return "(\(writeStaticCell(cell)), \(SwiftExpression.number(height ?? 44)))"
      }
      let titles = ["headerTitle", "footerTitle"].map { attribute in
        section[attribute].map(SwiftExpression.text) ?? "nil"
      }
      made.append(
        "StaticTableSection(header: \(titles[0]), footer: \(titles[1]), "
          + "cells: [\(cells.joined(separator: ", "))])")
    }
    add("\(name).staticSections = [\(made.joined(separator: ", "))]", from: first, "static cells")
  }

  /// Creates a cell that is not reused, and returns its variable.
  mutating func writeStaticCell(_ cell: InterfaceElement) -> String {
    let name = variable(for: cell)
    let frame = InterfaceFrame(of: cell, in: nil).expression
    let own = cell["customClass"].flatMap { classes.creation(of: $0, frame: frame) }
    let isRow = cell.name == "tableViewCell"
    let standard =
      isRow
      ? "UITableViewCell(style: .\(Self.style(of: cell)), reuseIdentifier: nil)"
      : "UICollectionViewCell(frame: \(frame))"
    if let id = cell.id {
      classNames[id] = cell["customClass"] ?? (isRow ? "UITableViewCell" : "UICollectionViewCell")
    }
    add("let \(name) = \(own ?? standard)", from: cell, "creation of \(name)")
    if own != nil { awakened.append(name) }
    writeCell(cell, as: name)
    let tree = Self.treeWithoutPrototypes(cell)
    for element in tree { writeConstraints(of: element) }
    for element in tree { writeConnections(of: element) }
    for element in tree { writeRuntimeAttributes(of: element) }
    return name
  }

  private mutating func writePrototype(_ cell: InterfaceElement, of name: String) {
    guard ["tableViewCell", "collectionViewCell"].contains(cell.name),
      let identifier = cell["reuseIdentifier"]
    else {
      return note(cell.name, "a \(cell.name) without an identifier is not read", at: cell)
    }
    let isTable = cell.name == "tableViewCell"
    let standard = isTable ? "UITableViewCell" : "UICollectionViewCell"
    let own = cell["customClass"].flatMap { classes.isDeclared($0) ? $0 : nil }
    let variable = variable(for: cell)
    if let id = cell.id { classNames[id] = own ?? standard }
    let label = isTable ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
    let style = isTable ? ", style: .\(Self.style(of: cell))" : ""
    addLine(
      "\(name).register(prototype: \(own ?? standard).self, "
        + "\(label): \(SwiftExpression.text(identifier))\(style)) { \(variable) in")
    // What is set up in the closure is notified there.
    let outer = awakened
    awakened = own == nil ? [] : [variable]
    writeCell(cell, as: variable)
    let tree = Self.treeWithoutPrototypes(cell)
    for element in tree { writeConstraints(of: element) }
    for element in tree { writeConnections(of: element) }
    for element in tree { writeRuntimeAttributes(of: element) }
    for variable in awakened {
      add("\(variable).awakeFromNib()", from: cell, "awakeFromNib of \(variable)")
    }
    awakened = outer
    addLine("}")
  }

  private static func style(of cell: InterfaceElement) -> String {
    switch cell["style"] {
    case "IBUITableViewCellStyleSubtitle": "subtitle"
    case "IBUITableViewCellStyleValue1": "value1"
    case "IBUITableViewCellStyleValue2": "value2"
    default: "default"
    }
  }

  private static let accessories = [
    "disclosureIndicator", "checkmark", "detailButton", "detailDisclosureButton",
  ]

  private mutating func writeCell(_ cell: InterfaceElement, as name: String) {
    for (attribute, property, cases) in [
      ("accessoryType", "accessoryType", Self.accessories),
      ("selectionStyle", "selectionStyle", ["none", "blue", "gray", "default"]),
    ] {
      guard let value = cell[attribute], cases.contains(value) else { continue }
      add("\(name).\(property) = .\(value)", from: cell, "\(attribute) of \(name)")
    }
    for color in cell.children where color.name == "color" && color.key == "backgroundColor" {
      guard let value = SwiftExpression.color(color, in: document) else { continue }
      add("\(name).backgroundColor = \(value)", from: color, "backgroundColor of \(name)")
    }
    guard let content = cell.child(key: "contentView") else { return }
    let inner = variable(for: content)
    add("let \(inner) = \(name).contentView", from: content, "content of \(name)")
    // The labels of a standard style exist already.
    let labels = ["textLabel", "detailTextLabel", "imageView"].compactMap { role in
      cell[role].map { (id: $0, role: role) }
    }
    for label in labels {
      guard let element = content.tree.first(where: { $0.id == label.id }) else { continue }
      let variable = variable(for: element)
      add("let \(variable) = \(name).\(label.role)!", from: element, "\(label.role) of \(name)")
      if let kind = ViewKind.of(element) {
        writeProperties(of: element, kind: kind, as: variable)
      }
    }
    if labels.isEmpty { writeContents(of: content, kind: ViewKind("UIView"), as: inner) }
  }
}
