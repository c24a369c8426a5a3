// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The empty device that a live page draws an app into.
package enum LiveDevice {
  /// A shadow, and SVG with three empty groups, whose identifiers are `app`, `xray` and `touches`, and an empty
  /// group `clips` for what clips the views.
  package static func markup(size: CGSize) -> String {
    var writer = MarkupWriter()
    let frame = DeviceFrame(size: size)
    // Not an image, whose parts a screen reader would skip: each view in it has a name.
    frame.open(&writer, label: "The app", role: "group")
    writer.empty("g", ["id": "app"])
    writer.close()
    // Outside of the screen's clip: what touches an edge must be seen whole.
    for layer in ["xray", "touches", "clips"] { writer.empty("g", ["id": layer]) }
    writer.close()
    return frame.shadow + writer.text
  }
}
