// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("CAReplicatorLayer")
@MainActor
struct CAReplicatorLayerTests {
  @Test("a count above 1 is kept and refused with a remedy; sublayers stay as they are")
  func count() {
    let replicator = CAReplicatorLayer()
    let dot = CALayer()
    replicator.addSublayer(dot)
    let messages = RefusalLog.record {
      replicator.instanceCount = 1
      replicator.instanceCount = 12
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("CAReplicatorLayer.instanceCount") == true)
    #expect(replicator.instanceCount == 12)
    #expect(replicator.sublayers == [dot])
  }

  @Test("a fresh one has Core Animation's defaults")
  func defaults() {
    let replicator = CAReplicatorLayer()
    #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0)
    #expect(CATransform3DIsIdentity(replicator.instanceTransform))
    #expect(replicator.instanceColor == UIColor.white.cgColor)
    let offsets = [
      replicator.instanceRedOffset, replicator.instanceGreenOffset, replicator.instanceBlueOffset,
      replicator.instanceAlphaOffset,
    ]
    #expect(offsets == [0, 0, 0, 0])
  }
}
