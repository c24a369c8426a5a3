// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Recording {
  /// The dynamic items at every frame as comma-separated values (RFC 4180), with a header.
  ///
  /// One row per frame and item: frame, time in seconds, name, position in points, angle in radians
  /// clockwise, velocity and speed in points per second, angular velocity in radians per second,
  /// and whether the item is awake. Numbers have four decimals at most.
  public func csvTrace() -> String {
    var text = "frame,time,item,x,y,angle,velocity_x,velocity_y,speed,angular_velocity,awake\r\n"
    let tracks = items.map { $0.states.values(frameCount: frameCount) }
    for frame in 0..<frameCount {
      let moment = "\(frame),\(time(ofFrame: frame).text(decimals: 6)),"
      for states in tracks {
        guard let state = states[frame] else { continue }
        text += moment + state.csvFields + "\r\n"
      }
    }
    return text
  }
}

extension DynamicItemState {
  fileprivate var csvFields: String {
    let numbers: [CGFloat] = [
      position.x, position.y, angle, velocity.x, velocity.y, speed, angularVelocity,
    ]
    let fields = numbers.map { Double($0).text(decimals: 4) }
    return ([name.csvField] + fields + [isAwake ? "1" : "0"]).joined(separator: ",")
  }
}

extension String {
  /// The string as a field, quoted where the format demands it.
  fileprivate var csvField: String {
    let needsQuotes = contains { ",\"\r\n".contains($0) || $0 == "\r\n" }
    return needsQuotes ? "\"" + replacing("\"", with: "\"\"") + "\"" : self
  }
}
