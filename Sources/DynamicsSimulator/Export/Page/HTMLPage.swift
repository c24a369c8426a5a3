// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Recording {
  /// A page that plays the recording: one file without outside references.
  ///
  /// The page plays, pauses, scrubs, steps in both directions (keys P, O or `.`, and `,`), restarts
  /// (R), loops, and fades from the app to an X-ray of bodies, boundaries, contacts, joints and
  /// velocities (X), with which it opens where an animator had `debugEnabled` set. Its address may carry a moment: `page.html#t=1.5&xray=1&paused`.
  ///
  /// A recording that was made `playable` becomes a page that holds the engine: a visitor takes hold of an
  /// item at any moment, and from there the engine goes on, without a server. What the app's own code would
  /// do is not in the page, which says so. Where the browser has no WebAssembly it is the recording.
  ///
  /// - Parameter title: the heading and the name of the page.
  /// - Returns: a complete HTML document.
  public func htmlPage(title: String) -> String {
    htmlPage(title: title, engine: .inPage)
  }

  /// A page that plays the recording, with the engine in it or beside it.
  package func htmlPage(title: String, engine: PlayEngine.Place) -> String {
    var clips = ClipTable()
    var definitions = MarkupWriter()
    let payload = PagePayload(self, clips: &clips, definitions: &definitions)
    var page = Self.emptyPage
    if payload.play != nil {
      page = Self.emptyPlayablePage
      page["play"] = EmbeddedFiles.text("playable.html")
      page["engine"] = engine.markup
      if case .beside = engine { page["script"] = "" }
    }
    page["title"] = title.escapedForMarkup
    page["device"] = DeviceFrame(size: size).shadow + device(clips, definitions)
    page["recording"] = payload.escapedJSON
    return page.html
  }

  private static let emptyPage = ClientPage(
    fragments: EmbeddedFiles.text("recorded.html"), entry: "recorded.mjs")

  private static let emptyPlayablePage = ClientPage(
    fragments: EmbeddedFiles.text("recorded.html"),
    style: EmbeddedFiles.text("playable.css"), entry: "playable.mjs")

  /// The program of a page that can be played with.
  static var playableProgram: String { emptyPlayablePage["script"] }

  /// The device with empty layers that the script fills.
  func device(
    _ clips: ClipTable, _ definitions: MarkupWriter, label: String = "The recorded scene"
  ) -> String {
    var writer = MarkupWriter()
    DeviceFrame(size: size).open(&writer, label: label)
    writer.empty("g", ["id": "app"])
    writer.close()
    // Outside of the screen's clip: what touches an edge must be seen whole.
    for layer in ["xray", "touches"] { writer.empty("g", ["id": layer]) }
    clips.write(to: &writer)
    writer.append(definitions)
    writer.writeDefinitions()
    writer.close()
    return writer.text
  }
}

extension PagePayload {
  /// The payload as JSON that may stand inside a script element: it holds no `<`.
  var escapedJSON: String {
    String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c")
  }

  /// The payload as JSON with sorted keys.
  private var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data("{}".utf8)
  }
}
