// SPDX-License-Identifier: Apache-2.0

import SwiftUIValues
import Testing

@MainActor
@Suite("Observation by SwiftUI's import")
struct ObservationTests {
  @Observable
  final class Deck {
    var count = 1
  }

  @Test("a change of what was read is reported once")
  func tracking() {
    let deck = Deck()
    nonisolated(unsafe) var changes = 0
    let read = withObservationTracking({ deck.count }, onChange: { changes += 1 })
    deck.count = 2
    deck.count = 3
    #expect(read == 1 && changes == 1 && deck.count == 3)
  }
}
