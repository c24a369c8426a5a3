// SPDX-License-Identifier: Apache-2.0

import Foundation

extension TraceComparison {
  /// A page that plays both motions over each other: one file without outside references.
  ///
  /// The first motion is drawn in full color, the second as a dashed ghost. The page is that of a
  /// recording, with its keys, panels and X-ray, and a table of the differences.
  ///
  /// - Parameters:
  ///   - title: the heading and the name of the page.
  ///   - names: what the two motions are called in the legend.
  public func htmlPage(title: String, names: (first: String, second: String)) -> String {
    htmlPage(title: title, names: names, remarks: [])
  }

  /// A page as above, with further lines below the table.
  package func htmlPage(
    title: String, names: (first: String, second: String), remarks: [String]
  ) -> String {
    var clips = ClipTable()
    var definitions = MarkupWriter()
    let source = ComparisonRecording(self)
    let recording = source.recording
    var payload = PagePayload(recording, clips: &clips, definitions: &definitions)
    payload.log = EventLog(events: source.events)
    var page = Self.emptyPage
    page["title"] = title.escapedForMarkup
    page["device"] =
      DeviceFrame(size: recording.size).shadow
      + recording.device(clips, definitions, label: "Two motions over each other")
    page["recording"] = payload.escapedJSON
    page["legend"] = Self.legend(names)
    page["comparison"] = panel(remarks)
    return page.html
  }

  /// The page of a recording, with a legend and one more panel.
  private static let emptyPage = ClientPage(
    fragments: EmbeddedFiles.text("recorded.html")
      .replacing("<h1>{{title}}</h1>", with: "<h1>{{title}}</h1>{{legend}}")
      .replacing("<!-- slot: panels -->\n", with: "<!-- slot: panels -->\n{{comparison}}"),
    style: EmbeddedFiles.text("compared.css"), entry: "recorded.mjs")

  private static func legend(_ names: (first: String, second: String)) -> String {
    var writer = MarkupWriter()
    writer.open("p", ["class": "legend"])
    let colors = RecordedColor.comparisonColors
    let marks = ComparisonRecording.marks
    for (mark, name, color, kind) in [
      (marks.first, names.first, colors.first, "full"),
      (marks.second, names.second, colors.second, "ghost"),
    ] {
      writer.open("span")
      writer.element("i", ["class": kind, "style": "--side:\(color)"], characters: "")
      writer.element("b", characters: mark)
      writer.append(" \(name.escapedForMarkup)")
      writer.close()
    }
    writer.close()
    return writer.text
  }

  /// The panel with the table of differences.
  private func panel(_ remarks: [String]) -> String {
    var writer = MarkupWriter()
    writer.open("section", ["class": "panel", "id": "comparison"])
    let summary = isWithin.map { $0 ? "all within the limits" : "not all within the limits" }
    writer.open("h2")
    writer.append("Differences ")
    writer.element("small", characters: summary ?? "")
    writer.close()
    writer.open("div", ["class": "scroller"])
    writer.open("table")
    writer.open("tr")
    for title in ["", ComparisonRecording.marks.first, ComparisonRecording.marks.second, "B − A"] {
      writer.element("th", ["scope": "col"], characters: title)
    }
    writer.close()
    for row in ComparisonTable(self).rows { Self.write(row, to: &writer) }
    writer.close()
    writer.close()
    for note in remarks + notes { writer.element("p", ["class": "note"], characters: note) }
    writer.close()
    return writer.text + "\n"
  }

  private var notes: [String] {
    let origin = missingOrigin.map { origin in
      "One motion counts time from the event \(origin.kind), which the other does not have."
    }
    return [origin, first.note].compactMap { $0 }
  }

  private static func write(_ row: ComparisonTable.Row, to writer: inout MarkupWriter) {
    let verdict = row.isWithin.map { $0 ? "within" : "outside" }
    let tip = row.limits.isEmpty ? nil : "accepted: \(row.limits)"
    writer.open("tr", ["class": verdict, "title": tip])
    writer.open("td")
    writer.element("i", characters: "")
    writer.element("span", characters: row.title)
    writer.close()
    for cell in [row.first, row.second, row.difference] {
      writer.element("td", characters: cell)
    }
    writer.close()
  }
}
