// SPDX-License-Identifier: Apache-2.0

import PlaygroundSupport
import Testing
import UIKit

/// A live view as the template of a playground book has it.
private final class LiveViewController: UIViewController, PlaygroundLiveViewMessageHandler,
  PlaygroundLiveViewSafeAreaContainer
{
  var received: [Int] = []

  func receive(_ message: PlaygroundValue) {
    guard case .array(let values) = message else { return }
    for case .integer(let value) in values { received.append(value) }
  }
}

@Suite("Messages of playgrounds")
@MainActor
struct PlaygroundMessageTests {
  @Test("a live view reads a message, has a safe area, and what it sends is dropped")
  func handler() {
    let live = LiveViewController()
    live.receive(.array([.integer(1), .boolean(true), .integer(2)]))
    live.send(.dictionary(["name": .string("ball")]))
    live.liveViewMessageConnectionOpened()
    #expect(live.received == [1, 2])
    #expect(live.liveViewSafeAreaGuide === live.view.safeAreaLayoutGuide)
  }
}
