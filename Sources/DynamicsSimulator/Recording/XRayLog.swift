// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What animators held besides their bodies, frame by frame, as they had it; it is brought to the screen when it
/// is asked for.
struct XRayLog: Sendable {
  /// What was held from a frame on.
  private struct Change<Group: Sendable & Equatable>: Sendable {
    let frame: Int
    let groups: [Group]
  }

  private var boundaries = Track<[RecordedXRay.Boundary]>()
  private var joints = Track<[RecordedXRay.Joint]>()
  private var contacts: [Change<XRayMoment.ContactGroup>] = []
  private var arrows: [Change<XRayMoment.ArrowGroup>] = []

  /// Records what is held in the next frame.
  mutating func record(_ moment: XRayMoment, at frame: Int) {
    boundaries.record(moment.boundaries, at: frame)
    joints.record(moment.joints, at: frame)
    if contacts.last?.groups != moment.contactGroups {
      contacts.append(Change(frame: frame, groups: moment.contactGroups))
    }
    if arrows.last?.groups != moment.arrowGroups {
      arrows.append(Change(frame: frame, groups: moment.arrowGroups))
    }
  }

  /// The number of times that the arrows became others.
  var arrowChangeCount: Int { arrows.count }

  /// What was held, on the screen; without fields.
  ///
  /// - Parameters:
  ///   - entries: what was read of the items.
  ///   - itemCount: the number of the items.
  func recorded(_ entries: [ReadingLog.Entry], itemCount: Int) -> RecordedXRay {
    var xray = RecordedXRay()
    xray.boundaries = boundaries
    xray.joints = joints
    for change in contacts { xray.contacts.record(change.groups.recorded, at: change.frame) }
    recordArrows(in: &xray, entries, itemCount: itemCount)
    return xray
  }

  /// Records the arrows; those at the centers of items in each frame in which an item has moved.
  private func recordArrows(
    in xray: inout RecordedXRay, _ entries: [ReadingLog.Entry], itemCount: Int
  ) {
    var centers = [CGPoint](repeating: .zero, count: itemCount)
    var next = 0
    for (number, change) in arrows.enumerated() {
      let end = number + 1 < arrows.count ? arrows[number + 1].frame : .max
      let followsItems = change.groups.contains { $0.arrows.bodies != nil }
      var frame = change.frame
      while frame < end {
        while next < entries.count, entries[next].frame <= frame {
          centers[entries[next].item] = entries[next].reading.center
          next += 1
        }
        xray.arrows.record(change.groups.recorded(centers: centers), at: frame)
        frame = followsItems && next < entries.count ? entries[next].frame : end
      }
    }
  }
}
