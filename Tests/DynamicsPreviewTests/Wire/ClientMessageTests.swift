// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Testing

@testable import DynamicsPreview

@Suite("Messages of a client")
struct ClientMessageTests {
  @Test(
    "what a client may ask for is understood",
    arguments: [
      (
        #"{"do":"open","scene":"R1","playsTouches":false}"#,
        .open(scene: "R1", playsTouches: false)
      ),
      (
        #"{"do":"open","scene":"R1","style":"dark"}"#,
        .open(scene: "R1", playsTouches: true, style: .dark)
      ),
      (#"{"do":"advance","frames":3,"xray":true}"#, .advance(frames: 3, xray: true)),
      (#"{"do":"seek","frame":7}"#, .seek(frame: 7, xray: false)),
      (#"{"do":"set","parameter":"gravity","value":2}"#, .set(parameter: "gravity", value: 2)),
      (#"{"do":"build"}"#, .build),
      (
        #"{"do":"begin","touch":1,"x":2.5,"y":3}"#,
        .act(.touch(.begin(touch: 1, at: CGPoint(x: 2.5, y: 3))))
      ),
      (#"{"do":"move","x":2,"y":3}"#, .act(.touch(.move(touch: 0, to: CGPoint(x: 2, y: 3))))),
      (#"{"do":"end"}"#, .act(.touch(.end(touch: 0)))),
      (#"{"do":"grab","isOn":false}"#, .act(.grab(false))),
      (#"{"do":"style","style":"light"}"#, .act(.style(.light))),
      (
        #"{"do":"edit","behavior":"0.1","property":"damping","value":2}"#,
        .act(.edit(BehaviorEdit(path: "0.1", property: "damping", value: 2)))
      ),
      (#"{"do":"type","text":"a\u005b"}"#, .act(.key(.insert("a[")))),
      (#"{"do":"erase"}"#, .act(.key(.deleteBackward))),
      (#"{"do":"endEditing"}"#, .act(.key(.endEditing))),
      (#"{"do":"inspect","x":2,"y":3.5}"#, .inspect(CGPoint(x: 2, y: 3.5))),
      (#"{"do":"explain","x":2,"y":3.5}"#, .explain(CGPoint(x: 2, y: 3.5))),
      (#"{"do":"solvable"}"#, .solvable),
      (
        #"{"do":"solve","parameter":"gravity","item":"red","x":1,"y":2,"frame":30}"#,
        .solve(
          SolveRequest(
            parameter: "gravity", item: "red", place: CGPoint(x: 1, y: 2), frame: 30))
      ),
      (#"{"do":"ghost","isOn":false}"#, .ghost(false)),
      (#"{"do":"watch","name":"abc"}"#, .watch("abc")),
      (#"{"do":"share"}"#, .share),
      (#"{"do":"save","as":"csv"}"#, .save(.csv)),
      (#"{"do":"save","as":"run"}"#, .saveRun),
      (#"{"do":"load","part":"e30=","isLast":true}"#, .load(part: "e30=", isLast: true)),
      (#"{"do":"openRun"}"#, .openRun),
    ] as [(String, ClientMessage)])
  func understood(json: String, message: ClientMessage) throws {
    #expect(try ClientMessage(json: json) == message)
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
      #"{"do":"watch"}"#, #"{"do":"set","parameter":"gravity"}"#, #"{"do":"load"}"#,
      #"{"do":"style","style":"blue"}"#, #"{"do":"style"}"#,
      #"{"do":"solve","parameter":"gravity","x":1,"y":2,"frame":30}"#,
      #"{"do":"solve","parameter":"gravity","item":"red","x":1,"y":2,"frame":0}"#,
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
