// SPDX-License-Identifier: Apache-2.0

/// What a refusal calls a field.
///
/// Embedded programs carry no names: they would be a ninetieth of the engine in a page, which loads only what this
/// package has written.
package struct FieldName: ExpressibleByStringLiteral {
  #if hasFeature(Embedded)
    var text: StaticString { "a field" }

    package init(stringLiteral text: StaticString) {}
  #else
    let text: StaticString

    package init(stringLiteral text: StaticString) { self.text = text }
  #endif
}
