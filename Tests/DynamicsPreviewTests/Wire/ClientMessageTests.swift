// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Testing

@testable import DynamicsPreview

@Suite("Messages of a client")
struct ClientMessageTests {
  @Test("what a client may ask for is understood")
  func understood() throws {
    #expect(
      try ClientMessage(json: #"{"do":"open","scene":"R1","playsTouches":false}"#)
        == .open(scene: "R1", playsTouches: false))
    #expect(
      try ClientMessage(json: #"{"do":"advance","frames":3,"xray":true}"#)
        == .advance(frames: 3, xray: true))
    #expect(try ClientMessage(json: #"{"do":"seek","frame":7}"#) == .seek(frame: 7, xray: false))
    #expect(
      try ClientMessage(json: #"{"do":"begin","touch":1,"x":2.5,"y":3}"#)
        == .act(.touch(.begin(touch: 1, at: CGPoint(x: 2.5, y: 3)))))
    #expect(try ClientMessage(json: #"{"do":"end"}"#) == .act(.touch(.end(touch: 0))))
    #expect(try ClientMessage(json: #"{"do":"grab","isOn":false}"#) == .act(.grab(false)))
    #expect(
      try ClientMessage(json: #"{"do":"edit","behavior":"0.1","property":"damping","value":2}"#)
        == .act(.edit(BehaviorEdit(path: "0.1", property: "damping", value: 2))))
    #expect(
      try ClientMessage(json: #"{"do":"type","text":"a\u005b"}"#) == .act(.key(.insert("a["))))
    #expect(try ClientMessage(json: #"{"do":"erase"}"#) == .act(.key(.deleteBackward)))
    #expect(try ClientMessage(json: #"{"do":"watch","name":"abc"}"#) == .watch("abc"))
    #expect(try ClientMessage(json: #"{"do":"share"}"#) == .share)
    #expect(try ClientMessage(json: #"{"do":"build"}"#) == .build)
    #expect(try ClientMessage(json: #"{"do":"save","as":"csv"}"#) == .save(.csv))
    #expect(
      try ClientMessage(json: #"{"do":"inspect","x":2,"y":3.5}"#)
        == .inspect(CGPoint(x: 2, y: 3.5)))
  }

  @Test(
    "what makes no sense is refused with a reason",
    arguments: [
      String(repeating: "[", count: 3000), #"{"do":{"do":{}}}"#,
      "", "{", "null", "[]", #"{"do":1}"#, #"{"do":"fly"}"#, #"{"do":"open"}"#,
      #"{"do":"advance","frames":-1}"#, #"{"do":"advance","frames":1e9}"#,
      #"{"do":"advance","frames":0.5}"#, #"{"do":"seek"}"#, #"{"do":"seek","frame":1e300}"#,
      #"{"do":"begin","x":1}"#, #"{"do":"begin","x":1e300,"y":0}"#,
      #"{"do":"begin","touch":10,"x":1,"y":1}"#, #"{"do":"inspect","x":1}"#,
      #"{"do":"save","as":"pdf"}"#, #"{"do":"edit","behavior":"0.1","property":"damping"}"#,
      #"{"do":"grab","isOn":3}"#, #"{"do":"type"}"#, #"{"do":"type","text":""}"#,
      #"{"do":"watch"}"#,
    ])
  func refused(json: String) {
    #expect(throws: MalformedMessage.self) { try ClientMessage(json: json) }
  }

  @Test("a message that is too long is refused before it is read")
  func long() {
    let json = #"{"do":"open","scene":"\#(String(repeating: "x", count: 5000))"}"#
    #expect(throws: MalformedMessage("longer than 4096 bytes")) { try ClientMessage(json: json) }
  }
}
