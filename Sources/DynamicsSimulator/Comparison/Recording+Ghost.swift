// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension Recording {
  /// The recording with another motion of its items over it, as dashed outlines and paths.
  ///
  /// Between two samples of the other motion its items move along a straight line. Where it has no
  /// sample, nothing is drawn.
  package func withGhost(of expected: MotionTrace) -> Recording {
    let comparison = ComparisonRecording(TraceComparison(MotionTrace(self), expected))
    let ghost = comparison.recording
    let prefix = "\(ComparisonRecording.marks.second) "
    // The ghost may begin earlier than the recording.
    let offset = Int(((startTime - ghost.startTime) * framesPerSecond).rounded())
    func retimed<Value>(_ track: Track<Value>) -> Track<Value> {
      var result = Track<Value>()
      for frame in 0..<frameCount { result.record(track[max(frame + offset, 0)], at: frame) }
      return result
    }
    func name(_ marked: String) -> String { "expected " + marked.dropFirst(prefix.count) }
    var result = self
    guard var screen = ghost.nodes.first else { return result }
    let root = result.nodes.count
    screen.name = "expected"
    result.nodes.append(screen)
    for var node in ghost.nodes where node.name.hasPrefix(prefix) {
      node.name = name(node.name)
      node.parent = root
      node.placement = retimed(node.placement)
      node.appearance = retimed(node.appearance)
      result.nodes.append(node)
    }
    for item in ghost.items where item.name.hasPrefix(prefix) {
      let name = name(item.name)
      var expected = RecordedItem(name: name)
      expected.states = retimed(item.states).map { $0.named(name) }
      expected.outlines = retimed(item.outlines)
      result.items.append(expected)
    }
    return result
  }

  /// A page that plays the recording, opened and paused at a moment, with a panel that says why it was
  /// made.
  ///
  /// - Parameters:
  ///   - title: the heading and the name of the page.
  ///   - moment: the simulator's time in seconds at which the page opens.
  ///   - notes: the lines of the panel; the first is its heading.
  ///   - hasGhost: whether a legend says what the dashed outlines are.
  package func failurePage(
    title: String, openedAt moment: TimeInterval, notes: [String], hasGhost: Bool
  ) -> String {
    var clips = ClipTable()
    var definitions = MarkupWriter()
    var payload = PagePayload(self, clips: &clips, definitions: &definitions)
    payload.opensAt = moment.rounded(decimals: 6)
    var page = Self.emptyFailurePage
    page["title"] = title.escapedForMarkup
    page["legend"] = hasGhost ? Self.legend : ""
    page["failure"] = Self.panel(notes)
    page["device"] = DeviceFrame(size: size).shadow + device(clips, definitions)
    page["recording"] = payload.escapedJSON
    return page.html
  }

  /// The page of a recording, with a legend and one more panel.
  private static let emptyFailurePage = ClientPage(
    fragments: EmbeddedFiles.text("recorded.html")
      .replacing("<h1>{{title}}</h1>", with: "<h1>{{title}}</h1>{{legend}}")
      .replacing("<!-- slot: panels -->\n", with: "<!-- slot: panels -->\n{{failure}}"),
    style: EmbeddedFiles.text("failed.css"), entry: "recorded.mjs")

  private static var legend: String {
    var writer = MarkupWriter()
    writer.open("p", ["class": "legend"])
    let color = RecordedColor.comparisonColors.second
    writer.element("i", ["style": "--side:\(color)"], characters: "")
    writer.append("expected")
    writer.close()
    return writer.text
  }

  private static func panel(_ notes: [String]) -> String {
    var writer = MarkupWriter()
    writer.open("section", ["class": "panel", "id": "failure"])
    writer.element("h2", characters: notes.first ?? "Failure")
    let lines = notes.dropFirst().joined(separator: "\n")
    writer.element("pre", ["class": "scroller"], characters: lines)
    writer.close()
    return writer.text + "\n"
  }
}

extension DynamicItemState {
  /// The state under another name.
  fileprivate func named(_ name: String) -> DynamicItemState {
    DynamicItemState(
      name: name, position: position, angle: angle, velocity: velocity,
      angularVelocity: angularVelocity, isAwake: isAwake, isAnchored: isAnchored)
  }
}
