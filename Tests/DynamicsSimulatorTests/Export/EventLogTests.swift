// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("Events of a page, coded")
struct EventLogTests {
  @Test(
    "reading returns what was written",
    arguments: [
      [], ["animator resumed"], ["", " ", "a  b", "a b c d e f g h i j k l", "a"],
      ["disc 1 began contact with \"x\"", "disc 2 began contact with disc 1"],
    ])
  func roundTrip(_ texts: [String]) throws {
    let log = EventLog(
      events: texts.enumerated().map { index, text in
        PagePayload.Event(frame: 7 * index, kind: index % 2 == 0 ? "one" : "two", text: text)
      })
    #expect(try JSONDecoder().decode(EventLog.self, from: JSONEncoder().encode(log)) == log)
  }
}
