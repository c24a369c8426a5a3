// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Bars that are pinned at one end and fall, with ranges of 0, of ±0.5, to one side, and without.
  static let pinRange = Experiment(
    id: "pin-range", title: "Pins with ranges, also of 0",
    question: "Does a range of 0 hold a pin fast, and in which direction does a range count?",
    facts: ["S085", "S086"], size: CGSize(width: 400, height: 320), duration: 1.5
  ) { stage in
    let ranges = [
      ("zero", UIFloatRange(minimum: 0, maximum: 0)),
      ("both sides", UIFloatRange(minimum: -0.5, maximum: 0.5)),
      ("positive", UIFloatRange(minimum: 0, maximum: 1)),
      ("infinite", UIFloatRange.infinite),
    ]
    var bars: [UIView] = []
    for (index, (name, range)) in ranges.enumerated() {
      let pin = CGPoint(x: 60 + 200 * CGFloat(index % 2), y: 40 + 150 * CGFloat(index / 2))
      let hook = stage.square("hook of \(name)", side: 10, center: pin)
      stage.addProperties([hook]) { $0.isAnchored = true }
      let bar = stage.box(
        name, size: CGSize(width: 100, height: 20), center: CGPoint(x: pin.x + 50, y: pin.y))
      let attachment = UIAttachmentBehavior.pinAttachment(
        with: bar, attachedTo: hook, attachmentAnchor: pin)
      stage.log("fresh range", attachment.attachmentRange, of: bar)
      attachment.attachmentRange = range
      stage.add(attachment)
      bars.append(bar)
    }
    stage.add(UIGravityBehavior(items: bars))
  }
}
