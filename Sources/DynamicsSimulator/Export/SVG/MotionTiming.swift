// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How frames become the times of a looping SVG animation, and the elements that say so.
struct MotionTiming {
  let frameCount: Int
  let framesPerSecond: Double

  /// Seconds for which the last frame stays before the loop begins again: long enough to be seen as
  /// the end.
  static let rest = 0.8

  /// Seconds of one loop.
  private var duration: Double { Double(max(frameCount - 1, 1)) / framesPerSecond + Self.rest }

  private func keyTime(_ frame: Int) -> String {
    let share = Double(frame) / framesPerSecond / duration
    let text = min(share, 1).text(decimals: 4)
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text
  }

  /// Writes an animation of numbers with straight lines between them, unless they never change.
  ///
  /// - Parameters:
  ///   - attribute: the attribute to animate; for `transform`, `kind` names the function.
  ///   - kind: the function of a transform; the first of a node replaces, the others add to it.
  ///   - samples: the value of every frame.
  ///   - tolerance: how far a picture may lie from its sample, in the samples' unit.
  ///   - evenIfConstant: whether a constant is written too.
  ///   - text: turns a sample into the attribute's text.
  func animate(
    _ attribute: String, kind: String? = nil, samples: [[Double]], tolerance: Double,
    evenIfConstant: Bool = false, to writer: inout MarkupWriter, text: ([Double]) -> String
  ) {
    guard let first = samples.first else { return }
    let isConstant = samples.allSatisfy { $0 == first }
    if isConstant, !evenIfConstant { return }
    let kept = isConstant ? [0] : KeyframeReduction(tolerance: tolerance).indices(of: samples)
    var values = kept.map { text(samples[$0]) }
    var times = kept.map(keyTime)
    if !isConstant {
      values.append(values[values.count - 1])
      times.append("1")
    }
    writer.empty(
      kind == nil ? "animate" : "animateTransform",
      [
        "attributeName": attribute, "type": kind,
        "additive": kind == nil || kind == "translate" ? nil : "sum",
        "values": values.joined(separator: ";"),
        "keyTimes": isConstant ? nil : times.joined(separator: ";"),
        "dur": duration.text(decimals: 3) + "s", "repeatCount": "indefinite",
      ])
  }

  /// Writes an animation of texts with numbers in them, at frames of which the first is 0.
  func morph(
    _ attribute: String, values: [String], at frames: [Int], to writer: inout MarkupWriter
  ) {
    guard let last = values.last, Set(values).count > 1 else { return }
    writer.empty(
      "animate",
      [
        "attributeName": attribute, "values": (values + [last]).joined(separator: ";"),
        "keyTimes": (frames.map(keyTime) + ["1"]).joined(separator: ";"),
        "dur": duration.text(decimals: 3) + "s", "repeatCount": "indefinite",
      ])
  }

  /// Writes an animation that jumps from value to value, unless there is only one.
  func jump(_ attribute: String, values: [String], to writer: inout MarkupWriter) {
    var kept: [String] = []
    var times: [String] = []
    for (frame, value) in values.enumerated() where value != kept.last {
      kept.append(value)
      times.append(keyTime(frame))
    }
    guard kept.count > 1 else { return }
    writer.empty(
      "animate",
      [
        "attributeName": attribute, "calcMode": "discrete",
        "values": kept.joined(separator: ";"), "keyTimes": times.joined(separator: ";"),
        "dur": duration.text(decimals: 3) + "s", "repeatCount": "indefinite",
      ])
  }
}
