// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the XML of a storyboard or nib into a tree of elements.
final class InterfaceReader: NSObject, XMLParserDelegate {
  /// The elements that are open, outermost first.
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?

  /// The maximum nesting of elements; files of Interface Builder have less than 40.
  private static let maximumDepth = 500

  /// Reads the root element; throws an `InterfaceProblem` with the line if the text is no XML.
  static func root(of data: Data) throws(InterfaceProblem) -> InterfaceElement {
    let reader = InterfaceReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    // `parse()` returns true after some errors on Linux.
    guard parser.parse(), parser.parserError == nil, let root = reader.root else {
      throw InterfaceProblem(
        line: max(parser.lineNumber, 1), description: "the file is not XML as Xcode writes it")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard open.count < Self.maximumDepth else { return parser.abortParsing() }
    open.append(
      InterfaceElement(name: elementName, attributes: attributeDict, line: parser.lineNumber))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1].text += string }
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    if !open.isEmpty { open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self) }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let element = open.popLast()?.variedForPhone() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}

/// The reason why a file of Interface Builder cannot be read.
package struct InterfaceProblem: Error, Equatable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  package let description: String
}
