// SPDX-License-Identifier: Apache-2.0

/// The events of the last step.
struct EventTable: ~Copyable {
  var begins = Column<ContactBeginEvent>()
  var ends = Column<ContactEndEvent>()
  var hits = Column<HitEvent>()
  var sensorBegins = Column<SensorEvent>()
  var sensorEnds = Column<SensorEvent>()
  var moved = Column<MovedBody>()
  /// Ends that the next step reports, including those between two steps.
  var pendingEnds = Column<ContactEndEvent>()
  var pendingSensorEnds = Column<SensorEvent>()

  /// Removes the events of the last step.
  mutating func beginStep() {
    begins.removeAll()
    ends.removeAll()
    hits.removeAll()
    sensorBegins.removeAll()
    sensorEnds.removeAll()
    moved.removeAll()
  }

  /// Moves the pending ends to the events of this step.
  mutating func reportPendingEnds() {
    var index = 0
    while index < pendingEnds.count {
      ends.append(pendingEnds[index])
      index &+= 1
    }
    pendingEnds.removeAll()
    index = 0
    while index < pendingSensorEnds.count {
      sensorEnds.append(pendingSensorEnds[index])
      index &+= 1
    }
    pendingSensorEnds.removeAll()
  }

  /// Copies the contents of another table.
  mutating func copy(from other: borrowing EventTable) {
    begins.copy(from: other.begins)
    ends.copy(from: other.ends)
    hits.copy(from: other.hits)
    sensorBegins.copy(from: other.sensorBegins)
    sensorEnds.copy(from: other.sensorEnds)
    moved.copy(from: other.moved)
    pendingEnds.copy(from: other.pendingEnds)
    pendingSensorEnds.copy(from: other.pendingSensorEnds)
  }
}
