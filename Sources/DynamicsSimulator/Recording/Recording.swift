// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a simulator showed over a stretch of virtual time: views, dynamic items, touches, events.
///
/// A recording is a plain value. It can be saved with any `Codable` coder, and turned into a page
/// with a player, a still or moving picture, or a trace:
///
///     let recording = simulator.record(for: 3)
///     recording.htmlPage(title: "Falling squares")
///     recording.animatedSVG()
///     recording.csvTrace()
///
/// Frame 0 is the moment at which recording began; every further frame is 1/60 s later. Views are
/// kept as they were presented, that is with their running animations applied.
public struct Recording: Sendable, Codable, Equatable {
  /// The size of the screen in points.
  public internal(set) var size: CGSize

  /// Frames per second of virtual time; 60.
  public internal(set) var framesPerSecond: Double

  /// The simulator's time at frame 0, in seconds.
  public internal(set) var startTime: TimeInterval

  /// The number of frames, the one at the start included.
  public internal(set) var frameCount: Int

  /// The contacts, pauses and resumes that fell into the recording, in order.
  public internal(set) var events: [SimulatorEvent]

  /// The hash over all animators at every frame.
  public internal(set) var stateHashes: [UInt64]

  /// The tracks that are not those of the log: of a recording that was read or changed.
  private var ownTracks: RecordedTracks?
  private var deferredTracks: DeferredTracks?

  /// The touches in the order in which they began.
  package var touches: [RecordedTouch]

  /// The worlds with which a page goes on; nil unless the recording was asked for them.
  package var play: RecordedPlay?

  /// Whether an animator had `debugEnabled` set: pages open with the X-ray, pictures show it.
  package var showsXRay: Bool

  /// An empty recording that begins at a time.
  package init(size: CGSize, framesPerSecond: Double, startTime: TimeInterval) {
    self.size = size
    self.framesPerSecond = framesPerSecond
    self.startTime = startTime
    frameCount = 0
    events = []
    stateHashes = []
    ownTracks = RecordedTracks()
    touches = []
    showsXRay = false
  }
}

// MARK: - Tracks

extension Recording {
  private var tracks: RecordedTracks {
    get { ownTracks ?? deferredTracks?.value ?? RecordedTracks() }
    _modify {
      var tracks = self.tracks
      (ownTracks, deferredTracks) = (nil, nil)
      defer { ownTracks = tracks }
      yield &tracks
    }
  }

  /// Takes the tracks from a log, when they are first read.
  mutating func takeTracks(from log: RecordingLog) {
    (ownTracks, deferredTracks) = (nil, DeferredTracks(log))
  }

  /// The views in the order of drawing: every view comes after its superview.
  package var nodes: [RecordedNode] {
    get { tracks.nodes }
    _modify { yield &tracks.nodes }
  }

  /// The dynamic items in the order in which they were first simulated.
  package var items: [RecordedItem] {
    get { tracks.items }
    _modify { yield &tracks.items }
  }

  /// What the animators held, for the X-ray.
  package var xray: RecordedXRay {
    get { tracks.xray }
    _modify { yield &tracks.xray }
  }

  /// Whether two recordings show the same.
  public static func == (left: Recording, right: Recording) -> Bool {
    left.size == right.size && left.framesPerSecond == right.framesPerSecond
      && left.startTime == right.startTime && left.frameCount == right.frameCount
      && left.events == right.events && left.stateHashes == right.stateHashes
      && left.touches == right.touches && left.play == right.play
      && left.showsXRay == right.showsXRay && left.tracks == right.tracks
  }
}

extension Recording {
  /// Seconds from the first frame to the last.
  public var duration: TimeInterval {
    frameCount > 1 ? Double(frameCount - 1) / framesPerSecond : 0
  }

  /// The simulator's time at a frame, in seconds.
  public func time(ofFrame frame: Int) -> TimeInterval {
    startTime + Double(frame) / framesPerSecond
  }

  /// The names of the dynamic items, in the order in which they were first simulated.
  public var itemNames: [String] { items.map(\.name) }

  /// The dynamic items that were simulated at a frame; empty for a frame outside the recording.
  public func itemStates(atFrame frame: Int) -> [DynamicItemState] {
    guard (0..<frameCount).contains(frame) else { return [] }
    return items.compactMap { $0.states[frame] }
  }

  /// The state of the item with a name at every frame at which it was simulated.
  public func states(ofItem name: String) -> [DynamicItemState] {
    guard let item = items.first(where: { $0.name == name }) else { return [] }
    return item.states.values(frameCount: frameCount).compactMap { $0 }
  }
}

extension Recording {
  /// The maximum number of frames that are read from a file: four hours and a half.
  ///
  /// What draws a recording has memory for each frame, so that a number without frames must not count.
  private static let maximumFrameCount = 1_000_000

  private enum CodingKeys: String, CodingKey {
    case size, framesPerSecond, startTime, frameCount, events, stateHashes, nodes, items, touches
    case xray, play, showsXRay
  }

  /// Writes the recording, with its views and items as tracks.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .size)
    try container.encode(framesPerSecond, forKey: .framesPerSecond)
    try container.encode(startTime, forKey: .startTime)
    try container.encode(frameCount, forKey: .frameCount)
    try container.encode(events, forKey: .events)
    try container.encode(stateHashes, forKey: .stateHashes)
    try container.encode(nodes, forKey: .nodes)
    try container.encode(items, forKey: .items)
    try container.encode(touches, forKey: .touches)
    try container.encode(xray, forKey: .xray)
    try container.encodeIfPresent(play, forKey: .play)
    try container.encode(showsXRay, forKey: .showsXRay)
  }

  /// Reads a recording that was saved.
  ///
  /// - Throws: `DecodingError` for what no simulator records, such as a view before its superview.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    size = try container.decode(CGSize.self, forKey: .size)
    framesPerSecond = try container.decode(Double.self, forKey: .framesPerSecond)
    startTime = try container.decode(TimeInterval.self, forKey: .startTime)
    frameCount = try container.decode(Int.self, forKey: .frameCount)
    events = try container.decode([SimulatorEvent].self, forKey: .events)
    stateHashes = try container.decode([UInt64].self, forKey: .stateHashes)
    let nodes = try container.decode([RecordedNode].self, forKey: .nodes)
    let items = try container.decode([RecordedItem].self, forKey: .items)
    touches = try container.decode([RecordedTouch].self, forKey: .touches)
    let xray = try container.decode(RecordedXRay.self, forKey: .xray)
    ownTracks = RecordedTracks(nodes: nodes, items: items, xray: xray)
    showsXRay = try container.decode(Bool.self, forKey: .showsXRay)
    play = try container.decodeIfPresent(RecordedPlay.self, forKey: .play)
    let isInOrder = nodes.enumerated().allSatisfy { number, node in
      node.parent.map { (0..<number).contains($0) } ?? true
    }
    guard (0...Self.maximumFrameCount).contains(frameCount), framesPerSecond > 0,
      framesPerSecond.isFinite, isInOrder
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .frameCount, in: container,
        debugDescription: "The frames or the order of the views are none that a simulator records.")
    }
  }
}
