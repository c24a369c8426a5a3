// SPDX-License-Identifier: Apache-2.0

extension UIDynamicAnimator.Snapshot {
  /// The snapshot as bytes, to be saved in a file or sent to another process.
  ///
  /// `UIDynamicAnimator.snapshot(decoding:)` reads them in an animator that is set up in the same way:
  /// the same behaviors with the same items and boundaries in the same order. It then goes on with the
  /// same hashes, contacts and rests, bit for bit.
  ///
  /// The bytes hold the numbers of the simulation: all settings of the behaviors, centers and transforms
  /// of the items, velocities, contacts, sleep, the time of fields, pushes that have not fired. They do not
  /// hold what is the app's: actions, blocks of fields, delegates and handlers, regions of your own
  /// classes, the paths and identifiers of boundaries, sizes, collision paths and looks of views, and
  /// properties of your own behaviors. An end of a contact that is still to be reported is left out if the
  /// item or the boundary has left.
  ///
  /// Equal states give equal bytes. A snapshot that cannot be restored, because it was taken while the
  /// animator was being changed, gives bytes that say so, and are refused. Own extension.
  public func encode() -> [UInt8] { snapshot.encode() }
}

extension UIDynamicAnimator {
  /// Reads a snapshot that `encode()` has returned the bytes of; `restore(_:)` then goes to it.
  ///
  /// The animator has to be set up as the other one was, as by the same code in another run of the app:
  /// behaviors of the same classes in the same tree, with items of the same sizes and collision shapes and
  /// boundaries of the same lines, in the same order. Where the items are, and what else was set on the
  /// behaviors, makes no difference. Nothing of the animator changes until the snapshot is restored, and
  /// nothing if the bytes are refused; memory grows with their number alone. Own extension.
  ///
  ///     try Data(animator.snapshot().encode()).write(to: file)
  ///     // In the next run, after the same setup:
  ///     let snapshot = try animator.snapshot(decoding: Data(contentsOf: file))
  ///     try animator.restore(snapshot)
  ///
  /// - Throws: `SnapshotDecodingError`, with what differs, or with the place in the bytes, for an animator
  ///   that is set up in another way, for bytes that are damaged, cut off or of a later version, and where
  ///   `restore(_:)` would throw too: in a callback of a step, of a change, or of the delegate.
  public func snapshot(
    decoding bytes: some Collection<UInt8>
  ) throws(SnapshotDecodingError) -> Snapshot {
    let bytes = Array(bytes)
    let result = onMainActor { simulation -> Result<Snapshot, SnapshotDecodingError> in
      do throws(SnapshotDecodingError) {
        return .success(Snapshot(try SimulationSnapshot(decoding: bytes, in: simulation)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
