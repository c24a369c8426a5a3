import Foundation
import OpenUIDynamics

extension Simulator {
  /// What the animators hold now, as the data of a recorded page with a single frame and no views.
  ///
  /// A live page draws it with the same code as a recorded one.
  package func liveXRay() -> Data {
    var items = ItemRecorder()
    items.capture(self, at: 0)
    var fields = FieldRecorder()
    fields.capture(self, at: 0)
    var moment = Recording(
      size: size, framesPerSecond: clock.framesPerSecond, startTime: time)
    moment.frameCount = 1
    moment.items = items.items
    moment.xray = items.xray
    fields.add(to: &moment.xray)
    var clips = ClipTable()
    var definitions = MarkupWriter()
    return PagePayload(moment, title: "", clips: &clips, definitions: &definitions).json
  }
}
