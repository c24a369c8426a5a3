// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A page of the web client: one template, style and program for recordings and for the live preview.
package struct ClientPage {
  /// The template with the fragments of this page, and slots that are still to be filled.
  private let template: String
  private var values: [String: String]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - fragments: markup for slots of the template, each after a line `<!-- slot: name -->`.
  ///   - style: further style.
  ///   - modules: further modules of JavaScript by their file names.
  ///   - entry: the file name of the module that starts the program.
  package init(
    fragments: String, style: String = "", modules: [String: String] = [:], entry: String
  ) {
    let parts = Self.slots(in: fragments)
    let filled = Self.fill(Self.text(PackageResources.client_html)) { parts[$0] ?? "{{\($0)}}" }
    template = filled.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .joined(separator: "\n")
    let linker = ModuleLinker(Self.sharedModules.merging(modules) { _, further in further })
    values = [
      "style": Palette.customProperties
        + Self.compact(
          style: Self.text(PackageResources.client_css) + style),
      "script": linker.script(from: entry),
    ]
  }

  /// The markup for a slot of the template or of a fragment; a slot without markup stays empty.
  package subscript(slot: String) -> String {
    get { values[slot] ?? "" }
    set { values[slot] = newValue }
  }

  /// The complete document.
  package var html: String { Self.fill(template) { values[$0] ?? "" } }

  /// The text of an embedded file.
  package static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Removes comments and white space that mean nothing from a style.
  private static func compact(style: String) -> String {
    var style = style.replacing(/\/\*.*?\*\//, with: "").replacing(/\n\s*/, with: "\n")
      .replacing("}\n", with: "}").replacing("{\n", with: "{").replacing(";\n", with: ";")
    for separator in ["{", "}", ";", ":", ","] {
      style = style.replacing("\(separator) ", with: separator)
    }
    for start in [":", " ", "(", ","] { style = style.replacing("\(start)0.", with: "\(start).") }
    for separator in ["{", "}"] { style = style.replacing(" \(separator)", with: separator) }
    return style.replacing(";}", with: "}")
  }

  private static func slots(in fragments: String) -> [String: String] {
    var slots: [String: String] = [:]
    let marker = "<!-- slot: "
    var rest = fragments[...]
    while let start = rest.range(of: marker), let end = rest.range(of: " -->\n") {
      let next = rest[end.upperBound...].range(of: marker)?.lowerBound ?? rest.endIndex
      slots[String(rest[start.upperBound..<end.lowerBound])] = String(rest[end.upperBound..<next])
      rest = rest[next...]
    }
    return slots
  }

  /// Replaces the slots `{{name}}` of a template, and searches only the template for them.
  private static func fill(_ template: String, with markup: (String) -> String) -> String {
    let parts = template.split(separator: "{{", omittingEmptySubsequences: false)
    var document = String(parts.first ?? "")
    for part in parts.dropFirst() {
      guard let end = part.range(of: "}}") else {
        document += "{{" + part
        continue
      }
      document += markup(String(part[..<end.lowerBound])) + part[end.upperBound...]
    }
    return document
  }
}

extension ClientPage {
  /// The modules that every page may import, by their file names.
  private static let sharedModules: [String: String] = [
    "address.mjs": text(PackageResources.address_mjs),
    "coder.mjs": text(PackageResources.coder_mjs),
    "device.mjs": text(PackageResources.device_mjs),
    "document.mjs": text(PackageResources.document_mjs),
    "drawings.mjs": text(PackageResources.drawings_mjs),
    "drawnworld.mjs": text(PackageResources.drawnworld_mjs),
    "engine.mjs": text(PackageResources.engine_mjs),
    "events.mjs": text(PackageResources.events_mjs),
    "items.mjs": text(PackageResources.items_mjs),
    "joints.mjs": text(PackageResources.joints_mjs),
    "keyframes.mjs": text(PackageResources.keyframes_mjs),
    "keys.mjs": text(PackageResources.keys_mjs),
    "playable.mjs": text(PackageResources.playable_mjs),
    "lzma.mjs": text(PackageResources.lzma_mjs),
    "player.mjs": text(PackageResources.player_mjs),
    "playsource.mjs": text(PackageResources.playsource_mjs),
    "recorded.mjs": text(PackageResources.recorded_mjs),
    "recording.mjs": text(PackageResources.recording_mjs),
    "replay.mjs": text(PackageResources.replay_mjs),
    "series.mjs": text(PackageResources.series_mjs),
    "shapes.mjs": text(PackageResources.shapes_mjs),
    "tilt.mjs": text(PackageResources.tilt_mjs),
    "timeline.mjs": text(PackageResources.timeline_mjs),
    "xray.mjs": text(PackageResources.xray_mjs),
    "xraypanel.mjs": text(PackageResources.xraypanel_mjs),
    "xraytrack.mjs": text(PackageResources.xraytrack_mjs),
  ]
}
