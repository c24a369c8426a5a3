// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The data of a recorded page: a recording in whole numbers, coded as what is not predicted.
///
/// Lengths are hundredths of a point, angles and scales ten-thousandths, velocities whole
/// points per second, marks and joints tenths of a point, opacities thousandths, arrows of fields halves of a point. A screen shows a third of a point, so that nothing is lost that could be seen; what
/// is coded from these whole numbers is read exactly.
struct PagePayload: Codable {
  /// Values that change rarely: the value `values[n]` holds from frame `at[n]` on.
  struct Steps<Value: Codable>: Codable {
    var at: [Int] = []
    var values: [Value] = []
  }

  /// How a box is painted; shared by all nodes that are painted alike.
  struct NodeAppearance: Codable, Hashable {
    /// Nil where it is one of the drawings.
    var markup: String?
    let clip: String?
    let mask: String?
  }

  struct Node: Codable {
    let name: String
    let parent: Int?
    /// The number of an appearance; -1 while the node is not shown.
    let appearance: Steps<Int>
    let x: DeltaSeries
    let y: DeltaSeries
    let rotation: DeltaSeries?
    let scaleX: DeltaSeries?
    let scaleY: DeltaSeries?
    let shear: DeltaSeries?
    let opacity: DeltaSeries?
  }

  struct Item: Codable {
    let name: String
    /// 0 absent, 1 awake, 2 asleep, 3 anchored.
    let state: Steps<Int>
    /// The numbers of shapes.
    let outlines: Steps<Int>
    /// The node that shows the item; `x`, `y` and `angle` are what is to be added to its own.
    var node: Int?
    var x: DeltaSeries
    var y: DeltaSeries
    var angle: DeltaSeries
    var velocityX: DeltaSeries
    var velocityY: DeltaSeries
    /// Whether the velocities are what is to be added to the motion since the frame before; nil if not.
    var followsMotion: Bool?
    /// The arrow of what fields do; nil where they never do anything.
    let pullX: DeltaSeries?
    let pullY: DeltaSeries?
  }

  struct Boundary: Codable {
    let name: String
    let lines: [[Int]]
  }

  struct Touch: Codable {
    let begin: Int
    let end: Int
    let x: DeltaSeries
    let y: DeltaSeries
  }

  /// The hashes of the states, each at the frame from which it holds.
  struct Hashes: Codable {
    let count: Int
    let at: DeltaSeries
    /// Eight bytes each, the highest first, as base64.
    let code: String
  }

  struct Event: Equatable {
    let frame: Int
    let kind: String
    let text: String
  }

  let width: Double
  let height: Double
  let framesPerSecond: Double
  let startTime: Double
  let frameCount: Int
  let appearances: [NodeAppearance]
  /// The markup of drawings that change; nil where there are none.
  let drawings: DrawnMarkup?
  let nodes: [Node]
  let items: [Item]
  /// Outlines of items, each kept once.
  let shapes: [[[Int]]]
  let boundaries: Steps<[Boundary]>
  /// Four numbers a contact: the point, and a hundredfold normal; zero in a crowd, where it is not drawn.
  let contacts: DeltaLists
  /// For each joint the number of its kind, how many points it has, and the points in tenths of a point.
  let joints: DeltaLists
  /// The names of the kinds of joints; empty where there are none.
  let jointKinds: [String]
  /// Six numbers a line, see `ItemArrows`: the number of its kind, that of the item at which it begins, from 1, or 0,
  /// its start, relative to that item, and its end relative to its start.
  let arrows: DeltaLists
  /// Five numbers a probe: the number of its kind, its point, and its arrow in halves of a point.
  let probes: DeltaLists
  /// Three numbers a field: the number of its kind, and its position.
  let origins: DeltaLists
  /// Of each field the lines around its region, relative to its position.
  let regions: Steps<[[[Int]]]>
  /// The names of the kinds of fields; empty where there are none.
  let fieldKinds: [String]
  let lineKinds: [String]
  let touches: [Touch]
  var log: EventLog
  let hashes: Hashes
  /// How much of the X-ray shows at first: 0 none, 1 all.
  let xray: Int
  /// The worlds with which the page goes on; nil for a page that only plays the recording.
  var play: Play?
  /// The time in seconds at which the page opens, paused; nil plays from the start.
  var opensAt: Double?

  static let lengthUnit = 0.01
  static let angleUnit = 0.0001
  /// A speed is shown in whole points per second.
  static let velocityUnit = 1.0
  /// Marks of contacts and arrows lie on tenths of a point, a third of a pixel: an odd hundredth could
  /// not be seen, and would cost as much as the rest of the number.
  static let markStep = 10
  /// Items beyond which the client draws points of contacts without their normals; it has the same number.
  static let crowd = 60
  static let opacityUnit = 0.001
  static let pullUnit = 0.5
}
