// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The device that every picture is set in: a thin body, a hairline, and a screen that clips.
struct DeviceFrame {
  /// The size of the screen in points.
  let size: CGSize

  /// Points from the screen to the edge of the body.
  static let bezel = 7.0

  /// Points from the body to the edge of the picture.
  static let margin = 4.0

  /// The radius of the body's corners, in points.
  static let bodyRadius = 14.0

  /// The radius of the screen's corners, in points; small, so that they hide next to nothing.
  static let screenRadius = 7.0

  /// The fonts of labels: those of the system that shows the picture.
  static let fonts =
    "-apple-system,'SF Pro Text',Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

  private var outset: Double { Self.bezel + Self.margin }

  /// The region of the picture in the coordinate system of the screen.
  var viewBox: String {
    let numbers = [-outset, -outset, size.width + 2 * outset, size.height + 2 * outset]
    return numbers.map { Double($0).text() }.joined(separator: " ")
  }

  /// The shadow of the device on a page, as a box of HTML behind the picture: a filter of the picture
  /// would be computed again in every frame.
  var shadow: String {
    let (width, height) = (Double(size.width + 2 * outset), Double(size.height + 2 * outset))
    let style = "--width:\(width.text());--height:\(height.text())"
    return "<div class=\"shadow\" style=\"\(style)\"></div>"
  }

  /// Opens the picture; the caller closes two elements at the end.
  ///
  /// - Parameter role: what the picture is to a screen reader.
  func open(_ writer: inout MarkupWriter, label: String, role: String = "img") {
    writer.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": viewBox,
        "width": Double(size.width + 2 * outset).text(),
        "height": Double(size.height + 2 * outset).text(),
        "role": role, "aria-label": label, "font-family": Self.fonts,
      ])
    writer.element(
      "style",
      characters: "@media(prefers-color-scheme:dark){.bezel{fill:\(Palette.bezelDark)}}")
    writeBody(to: &writer)
    writer.open("clipPath", ["id": "screen"])
    writer.empty(
      "rect",
      [
        "width": Double(size.width).text(), "height": Double(size.height).text(),
        "rx": Self.screenRadius.text(),
      ])
    writer.close()
    writer.open("g", ["clip-path": "url(#screen)"])
    writer.empty(
      "rect",
      [
        "width": Double(size.width).text(), "height": Double(size.height).text(),
        "fill": Palette.screen,
      ])
    writer.breakLine()
  }

  private func writeBody(to writer: inout MarkupWriter) {
    let bezel = Self.bezel
    writer.empty(
      "rect",
      [
        "class": "bezel", "x": (-bezel).text(), "y": (-bezel).text(),
        "width": Double(size.width + 2 * bezel).text(),
        "height": Double(size.height + 2 * bezel).text(), "rx": Self.bodyRadius.text(),
        "fill": Palette.bezelLight, "stroke": Palette.hairline, "stroke-opacity": "0.45",
      ])
    // A hairline around the screen separates a white app from a white device.
    writer.empty(
      "rect",
      [
        "x": "-0.5", "y": "-0.5", "width": Double(size.width + 1).text(),
        "height": Double(size.height + 1).text(), "rx": (Self.screenRadius + 0.5).text(),
        "fill": "none", "stroke": Palette.hairline, "stroke-opacity": "0.3",
      ])
  }
}
