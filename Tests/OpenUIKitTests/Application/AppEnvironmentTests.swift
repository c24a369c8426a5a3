// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

private enum NameKey: EnvironmentObserverKey {
  typealias Observer = @MainActor () -> String
}

private enum CountKey: EnvironmentObserverKey {
  typealias Observer = @MainActor () -> Int
}

@Suite("The environment of an app's code")
@MainActor
struct AppEnvironmentTests {
  /// What code reads of its environment.
  @MainActor
  private struct Reading: Equatable {
    var time = CACurrentMediaTime()
    var screen = UIScreen.main.bounds.size
    var application = ObjectIdentifier(UIApplication.shared)
    var orientation = UIDevice.current.orientation
    var observer = AppEnvironment.current.observers[NameKey.self]?()
  }

  private func environment(
    _ name: String, side: CGFloat, posture: DevicePosture, seconds: Int
  ) -> AppEnvironment {
    let environment = AppEnvironment()
    environment.screen.resize(to: CGSize(width: side, height: side))
    environment.device.posture = posture
    environment.observers[NameKey.self] = { name }
    environment.clock.setFrameCount(60 * seconds)
    return environment
  }

  private func expected(
    _ name: String, side: CGFloat, orientation: UIDeviceOrientation, time: TimeInterval,
    in environment: AppEnvironment
  ) -> Reading {
    Reading(
      time: time, screen: CGSize(width: side, height: side),
      application: ObjectIdentifier(environment.application), orientation: orientation,
      observer: name)
  }

  @Test("is swapped as a whole, also within another one, and back")
  func swapping() {
    let first = environment("first", side: 100, posture: .upright, seconds: 1)
    let second = environment("second", side: 200, posture: .flat, seconds: 2)
    let (unhosted, application) = (UIScreen.main, UIApplication.shared)
    #expect(!AppEnvironment.isHosted)
    let readings = first.run {
      [Reading(), second.run { Reading() }, Reading()]
    }
    let inFirst = expected("first", side: 100, orientation: .portrait, time: 1, in: first)
    let inSecond = expected("second", side: 200, orientation: .faceUp, time: 2, in: second)
    #expect(readings == [inFirst, inSecond, inFirst])
    #expect(UIScreen.main === unhosted && UIApplication.shared === application)
    #expect(!AppEnvironment.isHosted && first.run { AppEnvironment.isHosted })
  }

  @Test("is that of the host in whose code a task was begun, after every suspension")
  func tasks() async {
    let environment = environment("first", side: 100, posture: .upright, seconds: 1)
    let task = environment.host {
      environment.run {
        Task {
          await Task.yield()
          return Reading()
        }
      }
    }
    let reading = await task.value
    #expect(
      reading
        == expected("first", side: 100, orientation: .portrait, time: 1, in: environment))
    #expect(!AppEnvironment.isHosted)
  }

  #if !canImport(Darwin)
    @Test("is that of the host in whose code work on a queue was begun, on the way back as well")
    func queues() async {
      let environment = environment("first", side: 100, posture: .upright, seconds: 1)
      let reading = await withCheckedContinuation { continuation in
        environment.host {
          environment.run {
            DispatchQueue.global().async {
              DispatchQueue.main.async {
                MainActor.assumeIsolated { continuation.resume(returning: Reading()) }
              }
            }
          }
        }
      }
      #expect(
        reading
          == expected("first", side: 100, orientation: .portrait, time: 1, in: environment))
      #expect(!AppEnvironment.isHosted)
    }
  #endif

  @Test("returns to the environment before when the code throws")
  func throwing() {
    struct Failure: Error {}
    let application = UIApplication.shared
    #expect(throws: Failure.self) { try AppEnvironment().run { throw Failure() } }
    #expect(UIApplication.shared === application)
  }

  @Test("timers, animations, windows and feedback belong to the environment of their making")
  func parts() {
    let (first, second) = (AppEnvironment(), AppEnvironment())
    var calls: [String] = []
    let view = UIView()
    first.run {
      first.time.schedule(after: 0) { _ in calls.append("first") }
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      UIWindow().makeKeyAndVisible()
      UISelectionFeedbackGenerator().selectionChanged()
    }
    let window = second.run {
      second.time.schedule(after: 0) { _ in calls.append("second") }
      let window = UIWindow()
      window.makeKeyAndVisible()
      return window
    }
    #expect(!first.time.viewAnimations.isEmpty && second.time.viewAnimations.isEmpty)
    #expect(first.application.keyWindow !== window && second.application.keyWindow === window)
    #expect(first.device.feedback.count == 1 && second.device.feedback.isEmpty)
    second.clock.advanceFrame()
    #expect(calls == ["second"])
    first.clock.advanceFrame()
    #expect(calls == ["second", "first"])
  }

  @Test("observers are kept by the types of their keys, and copies share them")
  func observers() {
    let environment = AppEnvironment()
    let copy = environment
    environment.observers[NameKey.self] = { "name" }
    environment.observers[CountKey.self] = { 7 }
    #expect(copy.observers[NameKey.self]?() == "name" && copy.observers[CountKey.self]?() == 7)
    copy.observers[NameKey.self] = nil
    #expect(environment.observers[NameKey.self] == nil)
    #expect(environment.observers[CountKey.self]?() == 7)
  }

  @Test("a copy with another time has the same screen, device and application")
  func otherTime() {
    let environment = AppEnvironment()
    var copy = environment
    copy.time = AppTime(framesPerSecond: 1000)
    #expect(copy.clock !== environment.clock && copy.clock.framesPerSecond == 1000)
    #expect(copy.screen === environment.screen && copy.application === environment.application)
    copy.clock.setFrameCount(5000)
    environment.clock.setFrameCount(60)
    copy.run { UISelectionFeedbackGenerator().selectionChanged() }
    #expect(environment.device.feedback.map(\.time) == [1])
  }
}
