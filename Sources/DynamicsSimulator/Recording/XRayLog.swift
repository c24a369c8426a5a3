// SPDX-License-Identifier: Apache-2.0

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

  /// What was held, on the screen; without fields.
  func recorded() -> RecordedXRay {
    var xray = RecordedXRay()
    xray.boundaries = boundaries
    xray.joints = joints
    for change in contacts { xray.contacts.record(change.groups.recorded, at: change.frame) }
    for change in arrows { xray.arrows.record(change.groups.recorded, at: change.frame) }
    return xray
  }
}
