// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the animators held, drawn over a picture: fields, bodies, boundaries, contacts, joints and forces.
struct XRayMarkup {
  private let recording: Recording
  /// The frames that the picture shows; a still shows one.
  private let frames: Range<Int>
  let timing: MotionTiming

  /// How much of the app is taken back, so that lines show on any color.
  private static let veil = 0.55

  /// Points by which a moving part may lie from where it was: what is drawn is a diagram.
  static let tolerance = 0.4

  /// The X-ray of a moving picture.
  init(_ recording: Recording, timing: MotionTiming) {
    self.recording = recording
    frames = 0..<recording.frameCount
    self.timing = timing
  }

  /// The X-ray of a still.
  init(_ recording: Recording, atFrame frame: Int) {
    self.recording = recording
    frames = frame..<min(frame + 1, recording.frameCount)
    timing = MotionTiming(frameCount: 1, framesPerSecond: recording.framesPerSecond)
  }

  /// Writes a group.
  func write(to writer: inout MarkupWriter) {
    guard !frames.isEmpty else { return }
    writer.open(
      "g",
      [
        "class": "xray", "fill": "none", "stroke-width": "1.6", "stroke-linecap": "round",
        "stroke-linejoin": "round",
      ])
    writeGround(to: &writer)
    FieldMarkup(recording: recording, frames: frames, timing: timing).write(to: &writer)
    writeBoundaries(to: &writer)
    for item in recording.items { write(item, to: &writer) }
    for arrow in slots(of: recording.xray.arrows) { write(arrow, to: &writer) }
    for joint in slots(of: recording.xray.joints) { write(joint, to: &writer) }
    for contact in slots(of: recording.xray.contacts) { write(contact, to: &writer) }
    writer.close()
    writer.breakLine()
  }

  private func values<Value>(_ track: Track<Value>) -> [Value?] {
    Array(track.values(frameCount: frames.upperBound)[frames])
  }

  /// The first, second… element of a list over the frames.
  private func slots<Value>(of track: Track<[Value]>) -> [[Value?]] {
    let lists = values(track)
    let count = lists.map { $0?.count ?? 0 }.max() ?? 0
    return (0..<count).map { slot in lists.map { Self.element(slot, of: $0) } }
  }

  private static func element<Value>(_ slot: Int, of list: [Value]?) -> Value? {
    guard let list, slot < list.count else { return nil }
    return list[slot]
  }

  private static func path(_ lines: [[CGPoint]], closed: Bool) -> String {
    var data = ""
    for points in lines where !points.isEmpty {
      let corners = points.map { "\(Double($0.x).text()) \(Double($0.y).text())" }
      data += "M\(corners.joined(separator: "L"))\(closed ? "Z" : "")"
    }
    return data
  }
}

// MARK: - Parts

extension XRayMarkup {
  /// The veil over the app, and the head of arrows.
  private func writeGround(to writer: inout MarkupWriter) {
    writer.empty(
      "rect",
      [
        "width": Double(recording.size.width).text(),
        "height": Double(recording.size.height).text(), "rx": DeviceFrame.screenRadius.text(),
        "fill": Palette.screen, "fill-opacity": Self.veil.text(),
      ])
    writer.open(
      "marker",
      [
        "id": "head", "viewBox": "-4 -3 5 6", "markerWidth": "5", "markerHeight": "6",
        "orient": "auto",
      ])
    writer.empty("path", ["d": "M-4 -3L0 0L-4 3", "stroke": Palette.force, "stroke-width": "1"])
    writer.close()
  }

  private func writeBoundaries(to writer: inout MarkupWriter) {
    let shown = values(recording.xray.boundaries)
    var written: [[RecordedXRay.Boundary]] = []
    for case let boundaries? in shown where !boundaries.isEmpty && !written.contains(boundaries) {
      written.append(boundaries)
      let data = Self.path(boundaries.flatMap(\.lines), closed: false)
      writer.open(
        "path",
        [
          "d": data, "stroke": Palette.boundary, "stroke-width": "2",
          "display": shown[0] == boundaries ? nil : "none",
        ])
      timing.jump("display", values: Self.display(shown.map { $0 == boundaries }), to: &writer)
      writer.close()
    }
  }

  private func write(_ item: RecordedItem, to writer: inout MarkupWriter) {
    let recorded = values(item.states)
    guard let states = recorded.filled(), let outline = values(item.outlines).filled()?.last else {
      return
    }
    let first = states[0]
    let colors = states.map { state in
      state.isAnchored ? Palette.anchored : state.isAwake ? Palette.awake : Palette.asleep
    }
    let positions = states.map { [Double($0.position.x), Double($0.position.y)] }
    let degrees = states.map { [Double($0.angle) * 180 / .pi] }
    let translation = "translate(\(positions[0][0].text()) \(positions[0][1].text()))"
    writer.open(
      "g",
      [
        "transform": translation + "rotate(\((Double(first.angle) * 180 / .pi).text()))",
        "stroke": colors[0], "fill": colors[0], "fill-opacity": "0.13",
        "display": recorded[0] == nil ? "none" : nil,
      ])
    if frames.count > 1 {
      timing.animate(
        "transform", kind: "translate", samples: positions, tolerance: Self.tolerance,
        evenIfConstant: true, to: &writer
      ) { "\($0[0].text()) \($0[1].text())" }
      timing.animate(
        "transform", kind: "rotate", samples: degrees, tolerance: Self.tolerance,
        evenIfConstant: true, to: &writer
      ) { $0[0].text() }
    }
    for attribute in ["stroke", "fill"] { timing.jump(attribute, values: colors, to: &writer) }
    timing.jump("display", values: Self.display(recorded.map { $0 != nil }), to: &writer)
    // The tick tells which way the item is turned.
    writer.empty("path", ["d": Self.path(outline, closed: true) + "M0 0L9 0"])
    writer.close()
  }

  private func write(_ line: [RecordedXRay.Line?], to writer: inout MarkupWriter) {
    guard let shown = line.filled() else { return }
    let numbers = shown.map { line in
      [line.start.x, line.start.y, line.end.x, line.end.y].map { Double($0) }
    }
    writer.open(
      "line",
      [
        "stroke": Palette.force, "marker-end": "url(#head)",
        "x1": numbers[0][0].text(), "y1": numbers[0][1].text(),
        "x2": numbers[0][2].text(), "y2": numbers[0][3].text(),
        "display": line[0] == nil ? "none" : nil,
      ])
    animate(["x1", "y1", "x2", "y2"], numbers, to: &writer)
    timing.jump("display", values: Self.display(line.map { $0 != nil }), to: &writer)
    writer.close()
  }

  private func write(_ contact: [RecordedXRay.Contact?], to writer: inout MarkupWriter) {
    guard let shown = contact.filled() else { return }
    let numbers = shown.map { [Double($0.point.x), Double($0.point.y)] }
    writer.open(
      "circle",
      [
        "r": "2.6", "fill": Palette.contact, "stroke": Palette.screen, "stroke-width": "1",
        "cx": numbers[0][0].text(), "cy": numbers[0][1].text(),
        "display": contact[0] == nil ? "none" : nil,
      ])
    animate(["cx", "cy"], numbers, to: &writer)
    timing.jump("display", values: Self.display(contact.map { $0 != nil }), to: &writer)
    writer.close()
  }

  private func animate(
    _ attributes: [String], _ numbers: [[Double]], to writer: inout MarkupWriter
  ) {
    for (index, attribute) in attributes.enumerated() {
      timing.animate(
        attribute, samples: numbers.map { [$0[index]] }, tolerance: Self.tolerance, to: &writer
      ) { $0[0].text() }
    }
  }

  static func display(_ isPresent: [Bool]) -> [String] {
    isPresent.map { $0 ? "inline" : "none" }
  }
}
