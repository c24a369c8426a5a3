// SPDX-License-Identifier: Apache-2.0

#if !canImport(Darwin)
  import DynamicsSimulator
  import Foundation
  import OpenUIDynamics
  import TestSupport
  import Testing

  @MainActor
  @Suite("Tasks of an app that sleep")
  struct SleepingTaskTests {
    /// Notes when its tasks go on; twenty of them have the same times.
    private final class Controller: UIViewController {
      var notes: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        for number in 0..<20 {
          Task { [weak self] in
            for _ in 0..<3 {
              try await Task.sleep(for: .seconds(0.1))
              let time = Int((CACurrentMediaTime() * 60).rounded())
              self?.notes.append("\(number) at \(time)")
            }
          }
        }
      }
    }

    @Test("go on in one order, in the frames of their times")
    func order() async {
      let controller = Controller()
      let simulator = Simulator(rootViewController: controller, size: .phone)
      for _ in 0..<30 {
        await simulator.runTasks()
        simulator.advance(by: simulator.frameDuration)
      }
      #expect(!simulator.hasWakingTasks)
      #expect(
        controller.notes == [6, 12, 18].flatMap { time in (0..<20).map { "\($0) at \(time)" } })
    }

    @Test("go on one after another where many frames pass at once")
    func manyFrames() async {
      let controller = Controller()
      let simulator = Simulator(rootViewController: controller, size: .phone)
      await simulator.runTasks()
      simulator.advance(by: 1)
      #expect(controller.notes.isEmpty && simulator.hasWakingTasks)
      await simulator.runTasks()
      #expect(controller.notes == (0..<20).map { "\($0) at 60" })
    }

    @Test("go on in real time when their simulator is gone")
    func end() async throws {
      final class Waiting: UIViewController {
        var task: Task<Void, any Error>?
        override func viewDidLoad() {
          super.viewDidLoad()
          task = Task { try await Task.sleep(for: .milliseconds(1)) }
        }
      }
      let controller = Waiting()
      await Simulator(rootViewController: controller, size: .phone).runTasks()
      try await controller.task?.value
    }

    @Test("do not keep their simulator alive")
    func release() async {
      weak var simulator: Simulator?
      do {
        let controller = Controller()
        let made = Simulator(rootViewController: controller, size: .phone)
        await made.runTasks()
        simulator = made
      }
      #expect(simulator == nil)
    }
  }
#endif
