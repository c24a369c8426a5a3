import Physics2D

/// What a scene cost on one engine, and how it ended.
public struct SceneFigures: Sendable, Codable {
  /// The name of the scene.
  public var scene: String
  /// The name of the engine.
  public var engine: String
  /// How many steps, or rays, were measured.
  public var steps: Int
  /// Time per step, or per ray, in the microseconds of the clock that was given.
  public var microseconds: Double
  /// How much there was at the end.
  public var census: SceneCensus
  /// The mean height of the bodies that exist and move by forces, metres.
  public var meanHeight: Double
  /// The greatest height of one of them, metres.
  public var topHeight: Double
  /// Bodies awake at the end.
  public var awakeBodies: Int
  /// The first step after which nothing was awake; nil where that did not happen.
  public var sleepStep: Int?
  /// How many rays met something.
  public var rayHits: Int
  /// What the counter counted per step in the second half of the run; nil without a counter.
  public var countedPerStep: [Double]?
}

/// Builds a scene on a stage, steps it and measures.
public struct SceneRun {
  /// Counts something that a step might do, such as allocations: the totals up to now.
  public typealias Counter = () -> [Int]

  private let scene: PhysicsScene
  private let stage: any SceneStage
  private let action: PhysicsScene.Action?
  private let rays: [SceneRay]

  /// Builds the scene on an empty stage.
  public init(_ scene: PhysicsScene, on stage: any SceneStage) throws {
    self.scene = scene
    self.stage = stage
    action = try scene.build(on: stage)
    rays = scene.rays()
  }

  /// Runs the scene for a number of steps, or rays, of which the first step is not measured.
  ///
  /// `clock` tells a time in microseconds. `counter` is read before and after each step of the second
  /// half, when the tables of an engine are as large as they have to be.
  public func figures(
    engine: String, steps: Int? = nil, clock: () -> Double, counter: Counter? = nil
  ) throws -> SceneFigures {
    let steps = max(2, steps ?? scene.stepCount)
    var figures = SceneFigures(
      scene: scene.name, engine: engine, steps: 0, microseconds: 0, census: SceneCensus(),
      meanHeight: 0, topHeight: 0, awakeBodies: 0, sleepStep: nil, rayHits: 0)
    try step(0)
    if rays.isEmpty {
      try measureSteps(1..<steps, &figures, clock: clock, counter: counter)
    } else {
      measureRays(rays.prefix(steps), &figures, clock: clock, counter: counter)
    }
    figures.census = stage.census
    figures.awakeBodies = stage.awakeBodyCount
    let heights = stage.dynamicBodies.map { Double(stage.position(of: $0).y) }
    figures.meanHeight = heights.isEmpty ? 0 : heights.reduce(0, +) / Double(heights.count)
    figures.topHeight = heights.max() ?? 0
    return figures
  }

  private func step(_ index: Int) throws {
    try action?(index)
    stage.step(by: 1 / 60)
  }

  private func measureSteps(
    _ range: Range<Int>, _ figures: inout SceneFigures, clock: () -> Double, counter: Counter?
  ) throws {
    let middle = (range.lowerBound + range.upperBound) / 2
    let isSteppedBare = counter == nil
    var counted: [Int] = []
    let start = clock()
    for index in range {
      if isSteppedBare || index < middle {
        try step(index)
      } else if let counter {
        try action?(index)
        let before = counter()
        stage.step(by: 1 / 60)
        counted = sums(counted, counter(), minus: before)
      }
      if figures.sleepStep == nil, stage.awakeBodyCount == 0 { figures.sleepStep = index }
    }
    figures.microseconds = (clock() - start) / Double(range.count)
    figures.steps = range.count
    if counter != nil {
      figures.countedPerStep = counted.map { Double($0) / Double(range.upperBound - middle) }
    }
  }

  private func measureRays(
    _ rays: ArraySlice<SceneRay>, _ figures: inout SceneFigures, clock: () -> Double,
    counter: Counter?
  ) {
    let before = counter?()
    let start = clock()
    for ray in rays where stage.meets(ray) { figures.rayHits += 1 }
    figures.microseconds = (clock() - start) / Double(rays.count)
    figures.steps = rays.count
    if let counter, let before {
      figures.countedPerStep = sums([], counter(), minus: before).map {
        Double($0) / Double(rays.count)
      }
    }
  }

  private func sums(_ totals: [Int], _ after: [Int], minus before: [Int]) -> [Int] {
    after.indices.map { (totals.isEmpty ? 0 : totals[$0]) + after[$0] - before[$0] }
  }
}
