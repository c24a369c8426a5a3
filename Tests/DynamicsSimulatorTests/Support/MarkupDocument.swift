// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a document that an independent parser found to be well-formed XML.
struct MarkupDocument {
  struct Element {
    let name: String
    let attributes: [String: String]
    let depth: Int
  }

  let elements: [Element]

  /// Fails with the parser's error if the text is no well-formed XML.
  init(_ text: String) throws {
    let parser = XMLParser(data: Data(text.utf8))
    let collector = Collector()
    parser.delegate = collector
    guard parser.parse() else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    elements = collector.elements
  }

  /// The elements of a name, in the order of the document.
  func elements(named name: String) -> [Element] {
    elements.filter { $0.name == name }
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var depth = 0

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
      elements.append(Element(name: elementName, attributes: attributeDict, depth: depth))
      depth += 1
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      depth -= 1
    }
  }
}
