import Foundation

extension Recording {
  /// A page that plays the recording: one file without outside references.
  ///
  /// The page plays, pauses, scrubs, steps in both directions (keys P, O or `.`, and `,`), restarts
  /// (R), loops, and fades from the app to an X-ray of bodies, boundaries, contacts, joints and
  /// velocities (X), with which it opens where an animator had `debugEnabled` set. Its address may carry a moment: `page.html#t=1.5&xray=1&paused`.
  ///
  /// - Parameter title: the heading and the name of the page.
  /// - Returns: a complete HTML document.
  public func htmlPage(title: String) -> String {
    var clips = ClipTable()
    var definitions = MarkupWriter()
    let payload = PagePayload(self, title: title, clips: &clips, definitions: &definitions)
    let template = String(decoding: PackageResources.player_html, as: UTF8.self)
    let values = [
      "title": title.escapedForMarkup,
      "style": String(decoding: PackageResources.player_css, as: UTF8.self),
      "loading": String(decoding: PackageResources.loading_js, as: UTF8.self),
      "reading": String(decoding: PackageResources.reading_js, as: UTF8.self),
      "stage": String(decoding: PackageResources.stage_js, as: UTF8.self),
      "xray": String(decoding: PackageResources.xray_js, as: UTF8.self),
      "joints": String(decoding: PackageResources.joints_js, as: UTF8.self),
      "panels": String(decoding: PackageResources.panels_js, as: UTF8.self),
      "playback": String(decoding: PackageResources.playback_js, as: UTF8.self),
      "device": DeviceFrame(size: size).shadow + stage(clips, definitions),
      "data": payload.escapedJSON,
    ]
    // Only the template is searched for places to fill, never what is filled in.
    let parts = template.split(separator: "{{", omittingEmptySubsequences: false)
    var document = String(parts.first ?? "")
    for part in parts.dropFirst() {
      guard let end = part.range(of: "}}"), let value = values[String(part[..<end.lowerBound])]
      else {
        document += "{{" + part
        continue
      }
      document += value + part[end.upperBound...]
    }
    return document
  }

  /// The device with empty layers that the script fills.
  private func stage(_ clips: ClipTable, _ definitions: MarkupWriter) -> String {
    var writer = MarkupWriter()
    DeviceFrame(size: size).open(&writer, label: "The recorded scene")
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
  fileprivate var escapedJSON: String {
    String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c")
  }

  /// The payload as JSON with sorted keys.
  var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data("{}".utf8)
  }
}
