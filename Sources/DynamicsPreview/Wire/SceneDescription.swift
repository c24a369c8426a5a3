// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// What a client learns of a scene before its first frame.
struct SceneDescription: Encodable {
  let id: String
  let title: String
  let summary: String
  let group: String
  let width: Double
  let height: Double
  let duration: Double
  /// The device, empty.
  let device: String
  let hasTouches: Bool
  /// Whether the page opens with the X-ray, because an animator is being debugged.
  let showsXRay: Bool
  let source: String?
  /// Whether the app is built again when its sources change.
  let isWatched: Bool
  let parameters: [PreviewParameter]

  init(_ scene: PreviewScene, withSource: Bool = true, showsXRay: Bool = false) {
    id = scene.id
    title = scene.title
    summary = scene.summary
    group = scene.group
    width = scene.size.width
    height = scene.size.height
    duration = scene.duration
    device = LiveDevice.markup(size: scene.size)
    hasTouches = !scene.touches.isEmpty
    parameters = scene.parameters
    self.showsXRay = showsXRay
    isWatched = SourceWatch.current != nil
    source = withSource ? scene.source : nil
  }
}

extension FrameMessage.Event {
  init(_ event: SimulatorEvent) {
    self.init(
      frame: Int((event.time * 60).rounded()), kind: event.kind.rawValue, text: event.summary)
  }
}
