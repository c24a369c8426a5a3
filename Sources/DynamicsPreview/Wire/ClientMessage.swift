// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// A request of a client; every request is answered, in order.
enum ClientMessage: Equatable, Sendable {
  /// Open a scene at its start; without a style, in that of the command.
  case open(scene: String, playsTouches: Bool, style: UIUserInterfaceStyle? = nil)
  /// Run a number of frames and show the last one; 0 shows the present.
  case advance(frames: Int, xray: Bool)
  /// Go to a frame and show it.
  case seek(frame: Int, xray: Bool)
  /// Touch, grab or edit.
  case act(SessionAction)
  /// Describe the item at a point of the screen.
  case inspect(CGPoint)
  /// Set a parameter of the scene and restart.
  case set(parameter: String, value: Double)
  /// Save a recording up to the shown frame.
  case save(SavedFile.Format)
  /// Let others watch, and say by which name.
  case share
  /// Watch the client with a name.
  case watch(String)
  /// Describe the last build of the app.
  case build
  /// Save the run up to the shown frame, to be opened again.
  case saveRun
  /// Send a part of the file of a run, in base64; the last part opens the run.
  case load(part: String, isLast: Bool)
  /// Open the run that the command was given.
  case openRun
  /// Explain the item at a point of the screen.
  case explain(CGPoint)
  /// Say by what parameters ``solve(_:)`` can search.
  case solvable
  /// Find the value of a parameter that brings an item to a place.
  case solve(SolveRequest)
  /// Draw the other future over the run, or no longer.
  case ghost(Bool)

  /// The maximum number of frames that one message may run: five seconds.
  static let maximumFrames = 300

  /// The identifiers of touches that a client may use.
  static let touches = 0..<10

  /// The maximum length of a text that is typed at once, in characters.
  static let maximumTextLength = 200

  /// The maximum magnitude of a coordinate of a touch, in points; larger than any screen.
  static let maximumCoordinate = 100_000.0
}

/// A message that cannot be understood, with the reason for the author of the client.
package struct MalformedMessage: Error, Equatable {
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}
