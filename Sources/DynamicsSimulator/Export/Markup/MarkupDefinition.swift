// SPDX-License-Identifier: Apache-2.0

/// Something that markup refers to by an identifier: a gradient, an outline that clips, a picture.
///
/// The identifier is made from what is defined, so that equal definitions have one
/// identifier wherever they are used, and are written once.
package struct MarkupDefinition: Sendable, Codable, Hashable {
  package let identifier: String
  /// The element, complete.
  package let markup: String
  /// What the element itself refers to.
  package let dependencies: [MarkupDefinition]

  /// Defines an element; its attributes must not have an `id`.
  ///
  /// - Parameter content: writes what is inside of the element.
  init(
    _ name: String, _ attributes: MarkupWriter.Attributes = [:],
    content: (inout MarkupWriter) -> Void = { _ in }
  ) {
    var writer = MarkupWriter()
    writer.open(name, attributes)
    content(&writer)
    writer.close()
    dependencies = writer.definitions
    identifier = "d" + String(Self.hash(writer.text), radix: 36)
    let rest = writer.text.dropFirst(name.count + 1)
    markup = "<\(name) id=\"\(identifier)\"\(rest)"
  }

  /// The value of an attribute that refers to the definition.
  var reference: String { "url(#\(identifier))" }

  private static func hash(_ text: String) -> UInt64 {
    var hash = FNV1a()
    for byte in text.utf8 { hash.add(byte) }
    return hash.value
  }
}
