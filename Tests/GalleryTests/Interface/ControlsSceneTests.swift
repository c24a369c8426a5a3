// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Gallery
import OpenUIDynamics
import Testing

@Suite("U1, loose controls")
@MainActor
struct ControlsSceneTests {
  @Test("the finger turns the switch, moves the slider and chooses the middle segment")
  func values() throws {
    let run = try SceneRun("U1", for: 2.3)
    let views = run.simulator.view.subviews
    let power = try #require(views.lazy.compactMap { $0 as? UISwitch }.first)
    let level = try #require(views.lazy.compactMap { $0 as? UISlider }.first)
    let choice = try #require(views.lazy.compactMap { $0 as? UISegmentedControl }.first)
    #expect(power.isOn)
    // The thumb of 28 points travels 172 of the 200, from a quarter of it by 117 points.
    let expected: Float = 0.25 + 117 / 172
    #expect(abs(level.value - expected) < 0.01)
    #expect(choice.selectedSegmentIndex == 1)
  }

  @Test("nothing moves before the button is tapped, and all of it lies on the floor at the end")
  func fall() throws {
    let run = try SceneRun("U1")
    for name in ["title", "heart", "switch", "slider", "segments", "stepper", "button"] {
      let states = try run.states(name)
      // The finger is lifted within the frame after it touched down at 2.4 s.
      #expect(states.count <= Int(6 * 60) - Int(2.4 * 60) + 1)
      let end = try #require(states.last)
      #expect(end.position.y > 200 && end.position.y < 400)
    }
  }
}
