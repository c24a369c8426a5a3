// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Records the fields of all animators: where they are, where they act, and what they do to probes.
struct FieldRecorder: Sendable {
  private var origins = Track<[RecordedXRay.Origin]>()
  private var regions = Track<[[[CGPoint]]]>()
  private var probes = Track<[RecordedXRay.Line]>()

  /// Frames between probes: noise that changes ten times a second looks continuous, at a sixth of the
  /// size of the page.
  private static let framesBetweenProbes = 6

  /// Records the present state of all animators.
  @MainActor
  mutating func capture(_ simulator: Simulator, at frame: Int) {
    let hasProbes = frame.isMultiple(of: Self.framesBetweenProbes)
    let moment = FieldMoment(simulator, hasProbes: hasProbes)
    origins.record(moment.origins, at: frame)
    regions.record(moment.regions, at: frame)
    if hasProbes { probes.record(moment.probes, at: frame) }
  }

  /// Adds what was recorded to an X-ray.
  func add(to xray: inout RecordedXRay) {
    xray.origins = origins
    xray.regions = regions
    xray.probes = probes
  }
}
