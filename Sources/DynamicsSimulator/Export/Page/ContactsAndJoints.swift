// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The contacts and joints of a page, which a page that holds the engine can compute again.
struct ContactsAndJoints {
  let contacts: DeltaLists
  let joints: DeltaLists
  private let tracks: (contacts: Track<[Int]>, joints: Track<[Int]>)

  /// - Parameter isCrowd: Whether contacts are drawn without their normals.
  init(_ xray: RecordedXRay, isCrowd: Bool) {
    self.init(
      contacts: xray.contacts.map { contacts in
        contacts.flatMap { contact in
          PagePayload.marked(contact.point)
            + (isCrowd ? [0, 0] : PagePayload.numbers(contact.push))
        }
      },
      joints: xray.joints.map { $0.flatMap(Self.numbers) })
  }

  private init(contacts: Track<[Int]>, joints: Track<[Int]>) {
    tracks = (contacts, joints)
    self.contacts = DeltaLists(contacts, columns: 4)
    self.joints = DeltaLists(joints, columns: 1)
  }

  /// The bytes that both take.
  var weight: Int { contacts.weight + joints.weight }

  /// Those of the frames in which a track is not true.
  func without(_ frames: Track<Bool>) -> ContactsAndJoints {
    ContactsAndJoints(
      contacts: tracks.contacts.without(frames), joints: tracks.joints.without(frames))
  }

  /// The number of a joint's kind, that of its points, and these in tenths of a point.
  private static func numbers(_ joint: RecordedXRay.Joint) -> [Int] {
    let kind = RecordedXRay.Joint.Kind.allCases.firstIndex(of: joint.kind) ?? 0
    return [kind, joint.points.count]
      + joint.points.flatMap(PagePayload.marked).map { $0 / PagePayload.markStep }
  }
}
