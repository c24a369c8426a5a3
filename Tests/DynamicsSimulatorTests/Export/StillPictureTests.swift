// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Testing

@testable import DynamicsSimulator

@Suite("Stills, and less motion")
struct StillPictureTests {
  @Test("a moving picture has a still, which a media query shows instead of it")
  func reducedMotion() throws {
    let document = try MarkupDocument(SampleRecording.fall().animatedSVG())
    let groups = document.elements(named: "g")
    let still = try #require(groups.first { $0.attributes["class"] == "still" })
    #expect(still.attributes["display"] == "none")
    #expect(groups.contains { $0.attributes["class"] == "moving" })
    let picture = SampleRecording.fall().animatedSVG()
    #expect(picture.contains("@media(prefers-reduced-motion:reduce)"))
    let stillMarkup = try #require(picture.split(separator: #"class="still""#).last)
    #expect(!stillMarkup.contains("<animate"))
  }

  @Test("the still of a fall is of a later moment, when the square has gone a way on the screen")
  func tellingMoment() throws {
    let recording = SampleRecording.fall()
    let frame = recording.tellingFrame
    #expect(frame > 0)
    let y = SampleRecording.fallen(Double(frame) / 60)
    #expect(y > 100 && y < 480)
  }

  @Test("a still of a given moment shows the square where it was then, and moves nothing")
  func moment() throws {
    let recording = SampleRecording.fall()
    let picture = recording.stillSVG(at: 0.5)
    _ = try MarkupDocument(picture)
    #expect(!picture.contains("<animate"))
    // 12.5 points below where it began, and turned by a sixth.
    #expect(picture.contains("translate(0 -187.5)rotate(60)"))
    for time in [-1, 0, 1e9] { _ = try MarkupDocument(recording.stillSVG(at: time)) }
    let empty = Recording(size: .init(width: 10, height: 10), framesPerSecond: 60, startTime: 0)
    _ = try MarkupDocument(empty.stillSVG())
    #expect(empty.tellingFrame == 0)
  }
}
