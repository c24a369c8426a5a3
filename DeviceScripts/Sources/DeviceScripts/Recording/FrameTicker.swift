// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Calls a closure in every frame of the display, until it is stopped.
@MainActor
final class FrameTicker {
  private var link: CADisplayLink?
  private let body: @MainActor (CADisplayLink) -> Void

  init(_ body: @escaping @MainActor (CADisplayLink) -> Void) {
    self.body = body
    // A selector needs the Objective-C runtime, which only Apple's platforms have.
    #if canImport(ObjectiveC)  // Not compiled so far.
      let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    #else
      let link = CADisplayLink(target: self, selector: FrameTicker.tick)
    #endif
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends the calls, and with them the display link's reference to this object.
  func stop() {
    link?.invalidate()
    link = nil
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func tick(_ link: CADisplayLink) {
    body(link)
  }
}
