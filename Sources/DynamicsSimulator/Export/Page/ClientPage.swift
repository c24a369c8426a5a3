// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A page of the web client: one template, style and program for recordings and for the live preview.
package struct ClientPage {
  /// The template with the fragments of this page, and slots that are still to be filled.
  private let template: String
  private var values: [String: String]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - fragments: markup for slots of the template, each after a line `<!-- slot: name -->`.
  ///   - style: further style.
  ///   - modules: further modules of JavaScript by their file names.
  ///   - entry: the file name of the module that starts the program.
  package init(
    fragments: String, style: String = "", modules: [String: String] = [:], entry: String
  ) {
    let parts = Self.slots(in: fragments)
    let filled = Self.fill(EmbeddedFiles.text("client.html")) { parts[$0] ?? "{{\($0)}}" }
    template = filled.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .joined(separator: "\n")
    let linker = ModuleLinker(EmbeddedFiles.texts.merging(modules) { _, further in further })
    values = [
      "style": Palette.customProperties
        + Self.compact(style: EmbeddedFiles.text("client.css") + style),
      "script": linker.script(from: entry),
    ]
  }

  /// The markup for a slot of the template or of a fragment; a slot without markup stays empty.
  package subscript(slot: String) -> String {
    get { values[slot] ?? "" }
    set { values[slot] = newValue }
  }

  /// The complete document.
  package var html: String { Self.fill(template) { values[$0] ?? "" } }

  /// Removes comments and white space that mean nothing from a style.
  private static func compact(style: String) -> String {
    var style = style.replacing(/\/\*.*?\*\//, with: "").replacing(/\n\s*/, with: "\n")
      .replacing("}\n", with: "}").replacing("{\n", with: "{").replacing(";\n", with: ";")
    for separator in ["{", "}", ";", ":", ","] {
      style = style.replacing("\(separator) ", with: separator)
    }
    for start in [":", " ", "(", ","] { style = style.replacing("\(start)0.", with: "\(start).") }
    for separator in ["{", "}"] { style = style.replacing(" \(separator)", with: separator) }
    return style.replacing(";}", with: "}")
  }

  private static func slots(in fragments: String) -> [String: String] {
    var slots: [String: String] = [:]
    let marker = "<!-- slot: "
    var rest = fragments[...]
    while let start = rest.range(of: marker), let end = rest.range(of: " -->\n") {
      let next = rest[end.upperBound...].range(of: marker)?.lowerBound ?? rest.endIndex
      slots[String(rest[start.upperBound..<end.lowerBound])] = String(rest[end.upperBound..<next])
      rest = rest[next...]
    }
    return slots
  }

  /// Replaces the slots `{{name}}` of a template, and searches only the template for them.
  private static func fill(_ template: String, with markup: (String) -> String) -> String {
    let parts = template.split(separator: "{{", omittingEmptySubsequences: false)
    var document = String(parts.first ?? "")
    for part in parts.dropFirst() {
      guard let end = part.range(of: "}}") else {
        document += "{{" + part
        continue
      }
      document += markup(String(part[..<end.lowerBound])) + part[end.upperBound...]
    }
    return document
  }
}
