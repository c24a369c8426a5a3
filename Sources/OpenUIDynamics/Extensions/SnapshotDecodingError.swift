// SPDX-License-Identifier: Apache-2.0

import Physics2D

extension UIDynamicAnimator {
  /// Why bytes were refused as a snapshot of an animator, and where; nothing has changed then.
  ///
  /// Offsets are bytes from the start. Own extension.
  public enum SnapshotDecodingError: Error, Hashable, CustomStringConvertible {
    /// The bytes do not begin as an encoded snapshot does.
    case notASnapshot
    /// They were written in a later version of the format, of this number.
    case newerVersion(UInt32)
    /// They end before the snapshot does.
    case truncated(offset: Int)
    /// Their checksum is not the one at their end.
    case damaged
    /// More bytes follow than belong to the snapshot.
    case excessBytes(offset: Int)
    /// A number or a reference is one that no snapshot has; the text names it.
    case invalid(String, offset: Int)
    /// The animator is not set up as the one that was encoded.
    case otherSetup(SetupDifference)
    /// The call comes at a moment at which no snapshot can be restored either, or the snapshot was
    /// taken at such a moment.
    case refused(SnapshotError)

    /// What is wrong and what to do, in a sentence.
    public var description: String {
      switch self {
      case .notASnapshot: "The bytes are not an encoded snapshot; pass what encode() returned."
      case .newerVersion(let version):
        "The snapshot was written in version \(version) of the format; update the package to read it."
      case .truncated(let offset):
        "The bytes end before the snapshot does, at byte \(offset); pass all that encode() returned."
      case .damaged: "The bytes have changed since encode() returned them; read them again."
      case .excessBytes(let offset):
        "More bytes follow than belong to the snapshot, at byte \(offset); pass those of the snapshot alone."
      case .invalid(let name, let offset):
        "At byte \(offset), \(name) is one that no snapshot has; encode the snapshot again."
      case .otherSetup(let difference): difference.description
      case .refused(let error): error.description
      }
    }

    init(_ error: WorldDecodingError) {
      switch error.problem {
      case .notAWorld: self = .notASnapshot
      case .newerVersion(let version): self = .newerVersion(version)
      case .truncated: self = .truncated(offset: error.offset)
      case .damaged: self = .damaged
      case .excessBytes: self = .excessBytes(offset: error.offset)
      case .invalid(let name): self = .invalid(name.description, offset: error.offset)
      }
    }
  }

  /// How the setup of an animator differs from the one whose snapshot was encoded.
  ///
  /// Behaviors are counted in the pre-order of the tree, items in the order in which the behaviors list
  /// them, from 1. Own extension.
  public enum SetupDifference: Hashable, Sendable, CustomStringConvertible {
    /// The tree has another number of behaviors.
    case behaviorCount(here: Int, snapshot: Int)
    /// A behavior is of another class or kind.
    case behavior(Int, here: String, snapshot: String)
    /// A behavior has another number of children.
    case childCount(ofBehavior: Int, here: Int, snapshot: Int)
    /// A behavior has another number of items.
    case itemCountOfBehavior(Int, here: Int, snapshot: Int)
    /// A collision behavior has another number of boundaries.
    case boundaryCount(ofBehavior: Int, here: Int, snapshot: Int)
    /// A boundary of a collision behavior has other lines.
    case boundary(Int, ofBehavior: Int)
    /// The behaviors have another number of different items.
    case itemCount(here: Int, snapshot: Int)
    /// A behavior has other items, or has them in another order.
    case items(ofBehavior: Int)
    /// An item takes part in one of the two only.
    case participation(ofItem: Int, here: Bool)
    /// An item has other bounds; the texts give width × height in points.
    case size(ofItem: Int, here: String, snapshot: String)
    /// An item has another collision shape.
    case shape(ofItem: Int)

    /// What differs, in a sentence.
    public var description: String {
      switch self {
      case .behaviorCount(let here, let snapshot):
        "The animator has \(here) behaviors, and \(snapshot) in the snapshot."
      case .behavior(let number, let here, let snapshot):
        "Behavior \(number) is a \(here), and a \(snapshot) in the snapshot."
      case .childCount(let number, let here, let snapshot):
        "Behavior \(number) has \(here) children, and \(snapshot) in the snapshot."
      case .itemCountOfBehavior(let number, let here, let snapshot):
        "Behavior \(number) has \(here) items, and \(snapshot) in the snapshot."
      case .boundaryCount(let number, let here, let snapshot):
        "Behavior \(number) has \(here) boundaries, and \(snapshot) in the snapshot."
      case .boundary(let boundary, let number):
        "Boundary \(boundary) of behavior \(number) has other lines in the snapshot."
      case .itemCount(let here, let snapshot):
        "The behaviors have \(here) different items, and \(snapshot) in the snapshot."
      case .items(let number):
        "Behavior \(number) has other items in the snapshot, or has them in another order."
      case .participation(let number, let here):
        here
          ? "Item \(number) was refused in the snapshot, and takes part here."
          : "Item \(number) was refused here, and takes part in the snapshot."
      case .size(let number, let here, let snapshot):
        "The bounds of item \(number) are \(here) points, and \(snapshot) in the snapshot."
      case .shape(let number):
        "The collision shape of item \(number) is another one in the snapshot."
      }
    }
  }
}
