// SPDX-License-Identifier: Apache-2.0

/// Gives the main actor to one client after another, so that none keeps the others waiting.
///
/// All scenes run on the main actor. Work takes turns of five milliseconds; the next turn is that of
/// the client that has had the least time (start-time fair queuing: Goyal, Vin and Cheng 1996), so that
/// a client that asks for a frame now and then waits for one turn, however busy others are.
@MainActor
final class FairTurns {
  /// How much time one client has had.
  @MainActor
  final class Share {
    /// Virtual times at which the present turn started, and the last one finished.
    fileprivate var start = Duration.zero
    fileprivate var finish = Duration.zero
    /// The time at which the present turn began.
    fileprivate var began = Duration.zero

    nonisolated init() {}
  }

  /// The turns of all clients of the process.
  static let shared = FairTurns()

  /// How long a turn lasts.
  static let length = Duration.milliseconds(5)

  private let now: () -> Duration
  private var waiting: [(share: Share, turn: CheckedContinuation<Void, Never>)] = []
  private var isTaken = false
  /// The virtual time, which is the start of the present turn; a client that was idle begins here.
  private var time = Duration.zero

  /// - Parameter now: the time since any moment.
  init(now: (() -> Duration)? = nil) {
    let origin = ContinuousClock.now
    self.now = now ?? { origin.duration(to: .now) }
  }

  /// Waits for a turn.
  func begin(_ share: Share) async {
    share.start = max(time, share.finish)
    await withCheckedContinuation { turn in
      waiting.append((share, turn))
      if !isTaken { giveNext() }
    }
    time = max(time, share.start)
    share.began = now()
  }

  /// Ends a turn; the next one is that of the client that has had the least time.
  func end(_ share: Share) {
    share.finish = share.start + (now() - share.began)
    isTaken = false
    if !waiting.isEmpty { giveNext() }
  }

  /// Gives a turn once all clients that are about to ask for one have done so: they wait for the actor,
  /// and would else come in the order in which the actor lets them.
  private func giveNext() {
    isTaken = true
    Task {
      let next = waiting.indices.min { waiting[$0].share.start < waiting[$1].share.start }
      guard let next else { return isTaken = false }
      waiting.remove(at: next).turn.resume()
    }
  }

  /// Lets others go on, if the turn has lasted as long as a turn may.
  func pause(_ share: Share) async {
    guard now() - share.began >= Self.length else { return }
    end(share)
    await begin(share)
  }

  /// The number of clients that wait.
  var waitingCount: Int { waiting.count }
}
