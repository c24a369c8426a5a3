// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A publisher of the times at which a timer fires; it begins with `connect()` or `autoconnect()`.
public struct TimerPublisher {
  let interval: TimeInterval

  /// Returns a publisher whose timer runs while its values are received.
  public func autoconnect() -> AnyPublisher<Date, Never> {
    AnyPublisher { _, receive in
      // The timers of an app run on the main actor, as the code that receives their times does.
      nonisolated(unsafe) let receive = receive
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        receive(Date())
      }
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension Timer {
  /// Returns a publisher of the times at which a timer fires, in the time of the frame clock.
  ///
  /// The run loop, its mode and the tolerance have no effect.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension NotificationCenter {
  /// Returns a publisher of the notifications of a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { _, receive in
      // Notifications arrive where they are posted, which is the main actor for those of an app.
      nonisolated(unsafe) let receive = receive
      nonisolated(unsafe) let observer = self.addObserver(
        forName: name, object: object, queue: nil
      ) { receive($0) }
      return AnyCancellable { self.removeObserver(observer) }
    }
  }
}
