// SPDX-License-Identifier: Apache-2.0

/// Every number that makes the simulation feel like UIKit Dynamics, with its unit and its origin.
///
/// The origin is the id of a fact or a trace; "unverified" marks own choices, of which UIKit's
/// documentation and published measurements tell nothing.
package enum Tuning {
  // MARK: Units

  /// Points per meter.
  ///
  /// (P04)
  package static let pointsPerMeter: Float = 100
  /// Points/s² of a gravity of magnitude 1.
  ///
  /// (S030)
  package static let gravityUnit: Double = 1000
  /// Mass × points/s² of a push of magnitude 1: the mass of 100 × 100 points of density 1 is 1, and
  /// accelerates by 100 points/s².
  ///
  /// (S040)
  package static let forceUnit: Double = 100
  /// Mass × square points/s² of a friction torque of 1: the newton of a push at a meter.
  ///
  /// Inferred: the engine of the time takes the number as newton meters (S088). An app made on a
  /// device keeps limbs of 45 points stiff with 0.02 and 0.04, about what their weight turns with
  /// (P04).
  package static let torqueUnit = forceUnit * Double(pointsPerMeter)
  /// Square points that weigh 1 at density 1.
  ///
  /// (S040)
  package static let areaOfUnitMass: Double = 10_000

  // MARK: Time

  /// Steps per second; own choice: the frame rate for which the API was made; unverified.
  package static let stepsPerSecond = 60.0
  /// Solver passes within a step; own choice: the stiffness of 240 passes per second; unverified.
  package static let subSteps = 4
  /// The maximum time of one call of `step(by:)`, in seconds: more than an hour is assumed to be a
  /// mistake; unverified.
  package static let maximumStepTime = 3600.0
  /// Steps by which the rest of the accumulator may miss a whole step: far above the rounding of
  /// sums of 1/60, far below what anyone can see; unverified.
  package static let stepTolerance = 1e-6

  /// Virtual seconds for a second of the clock at most: more steps do not fit into a frame;
  /// unverified.
  package static let maximumSpeed: Double = 100

  // MARK: Defaults of items

  /// Elasticity of items and boundaries.
  ///
  /// (S051, S057)
  package static let elasticity: Double = 0.2
  /// Friction of items and boundaries.
  ///
  /// (S051)
  package static let friction: Double = 0.2
  /// Density of items.
  ///
  /// (S050)
  package static let density: Double = 1
  /// The mass of an item of density 0: 1, as the engine of the time gives it to bodies without
  /// mass; unverified.
  ///
  /// (S142)
  package static let massOfMasslessItems: Double = 1
  /// Share of the velocity lost per second.
  ///
  /// (S053)
  package static let resistance: Double = 0.1
  /// Share of the angular velocity lost per second.
  ///
  /// (S053)
  package static let angularResistance: Double = 0.1

  // MARK: Rest

  /// Points/s below which an item rests.
  ///
  /// (P06)
  package static let sleepSpeed: Float = 1
  /// Seconds of rest after which an item sleeps.
  ///
  /// (S096)
  package static let timeToSleep: Float = 0.5
  /// Seconds in which a steady acceleration must bring an item from standstill above its sleep
  /// speed, so that it starts to move before it falls asleep: half of `timeToSleep`; unverified.
  package static let timeToStart: Float = 0.25
  /// The amplitude in points above which a spring must not fall asleep at its turning points: below
  /// half a point a stop is not visible; unverified.
  package static let visibleSwing: Float = 0.5
  /// Points/s² below which an acceleration counts as none; unverified.
  package static let minimumAcceleration: Float = 1e-3

  // MARK: Contacts

  /// Points/s of a rebound, elasticity × approach, below which nothing bounces.
  ///
  /// At the default elasticity this is an approach of 100 points/s (P06). A bound on the approach
  /// itself would stop elastic items at visible speeds.
  package static let minimumReboundSpeed: Float = 20
  /// Oscillations per second of a contact: its stiffness.
  ///
  /// Own choice, a quarter of the sub-steps: under a load of n equal items a contact gives by
  /// n·g/(m·ω²), and at 60 a stack of ten sinks by less than a point (C15).
  package static let contactFrequency: Float = 60
  /// The engine's slop in points: contacts exist from four times as far, and slower approaches than one
  /// in a step are those of resting items.
  ///
  /// P06 derives 0.5 for the engine of the time.
  package static let overlap: Float = 0.2
  /// Points between an item at rest and what it rests on, less what contacts give by.
  ///
  /// The skin of the engine of the time (P03, P06): drawers drew their boundary this much outside, and logged
  /// centers stop a point short of a line. An item that starts nearer is not pushed away (S144).
  package static let contactMargin: Float = 1
  /// The maximum speed at which overlapping items are separated, points/s: slow enough that items
  /// that start at the same position do not explode.
  ///
  /// (C19)
  package static let separationSpeed: Float = 100

  // MARK: Snap

  // The constants meet the one published trace (S094) within 2.7 points in x, 1.2 in y and 4.3°,
  // with the model of S133. How they depend on damping, size, shape and direction is unverified:
  // see `SnapLaw`.

  /// The default damping of a snap.
  ///
  /// (SN03)
  package static let defaultSnapDamping: Double = 0.5
  /// Oscillations per second of the spring that pulls an item.
  ///
  /// (S094)
  package static let snapFrequency: Float = 4.15
  /// Damping ratio of that spring at the default damping; critical at damping 1, the least
  /// oscillation, and geometric between and below: unverified.
  ///
  /// (S094, S091)
  package static let snapDampingRatio = 0.45
  /// Oscillations per second of the spring that turns an item upright.
  ///
  /// (S094)
  package static let snapAngularFrequency: Float = 2.3
  /// Damping ratio of that spring; at other dampings than the default: unverified.
  ///
  /// (S094)
  package static let snapAngularDampingRatio: Float = 1.7
  /// Where the first spring pulls: so much of the item's side ahead of the center.
  ///
  /// (S094)
  package static let snapLeverAhead: Float = 0.15
  /// And so much of the item's side beside it, on the upper side of the way.
  ///
  /// (S094)
  package static let snapLeverAside: Float = 0.44
  /// The part of the lever that is left after a step: it fades within 0.4 s, so that no load tilts
  /// an item at rest; unverified.
  package static let snapLeverKept: Float = 0.96
  /// The longest lever in radii of gyration: that of a square, so that items of any shape are as
  /// stable; unverified.
  package static let maximumSnapLever: Float = 1.139
  /// The way, in radii of gyration, from which on the lever shrinks in proportion, so that a longer
  /// way does not tilt an item more: 4/3 sides of a square, the way of S094; unverified.
  package static let snapWayOfFullLever: Float = 3.266

  // MARK: Attachments

  /// The maximum velocity of a moved anchor, points/s; a longer jump in one step only corrects the
  /// distance, so that the item is not thrown; unverified.
  package static let maximumAnchorSpeed: Float = 6000

  /// Points up to which a spring holds its ends together: springy layouts give 1 or 0.
  ///
  /// (C03)
  package static let shortSpringLength: Double = 1
  /// Hertz above which a spring acts like this: the engine's sub-steps cannot show more;
  /// unverified.
  package static let maximumFrequency: Double = 1000
  /// Damping ratio above which a spring acts like this; nothing moves visibly there; unverified.
  package static let maximumDampingRatio: Double = 1000

  // MARK: Fields

  // A strength of 1 is 1 m/s², or 1 newton, as in the engine that UIKit shares with SpriteKit
  // (S115), at 100 points per meter (P04). An app's published calibration on a device agrees: in a
  // radial field of strength 2.3 and falloff 2, orbits close at 1510/√r points/s; this gives
  // 1517/√r. The same app's minimum radius of 40 points shows that falloff counts from the position
  // (S101).

  /// Points that a vortex counts as 1 in a = strength · distance: a strength of 0.005, which apps
  /// use for a visible swirl at 100 points, gives 50 points/s² there; unverified.
  ///
  /// (S138)
  package static let vortexDistanceUnit: Float = 1
  /// Newtons of an electric or magnetic field of strength 1 on a charge of 1: the published
  /// strengths, −6 and 1.5 on discs of 9 to 16 points, give some 1000 points/s² and a few
  /// radians/s; unverified.
  ///
  /// (S138)
  package static let chargedForceUnit: Float = 0.01

  /// Points below which no field grows any more; UIKit's own is "very small".
  ///
  /// (FB08)
  package static let minimumFieldRadius: Double = 1
  /// Seconds by which a field looks ahead: (n − 1)/(2n) of a step of n sub-steps, see
  /// `FieldPass`; unverified.
  package static let fieldLead = Float(subSteps - 1) / Float(2 * subSteps) / Float(stepsPerSecond)
  /// Points of a cell of the noisiest noise; own choice: about an icon; unverified.
  package static let minimumNoiseCell = 20.0
  /// Points of a cell of the smoothest noise; own choice: about a phone; unverified.
  package static let maximumNoiseCell = 400.0
  /// Radians of its swing that a spring field may turn in a step: 19 swings per second;
  /// unverified.
  package static let maximumSpringTurn: Float = 2
  /// (ωh)² of all spring fields of an item together; at 4 the step would become unstable;
  /// unverified.
  package static let maximumSpringStiffness: Float = 3
  /// kh of a drag field beyond which nothing is left of a velocity, nor more can be added;
  /// unverified.
  package static let maximumDragLoss: Float = 100
  /// Greatest factor that distance and falloff give; keeps single precision finite; unverified.
  package static let maximumFieldFactor = 1e12
  /// Points/s by which a field changes a velocity at most in a step: twice the engine's top speed;
  /// unverified.
  package static let maximumFieldChange: Float = 80_000
  /// Points/s² by which the force of a block must change in a step to keep an item awake: far below
  /// what shows, above the trembling of resting items; unverified.
  package static let minimumFieldChange: Float = 0.1
  /// Seconds from the turning point of a swing in which an item must become faster than its sleep
  /// speed; twice that stays below `timeToSleep`; unverified.
  package static let timeToTurn: Float = 0.2
  /// Points/s below which an item may fall asleep in any field; unverified.
  package static let minimumFieldSleepSpeed: Float = 0.05

  // MARK: Boundaries

  /// Points by which a run of lines may miss the curve that it stands for; below a pixel.
  ///
  /// (S071)
  package static let boundaryFlatness: Double = 0.25
  /// Points below which two corners of a boundary are one; unverified.
  package static let minimumBoundarySegment: Double = 0.1

  // MARK: What is accepted

  /// Pixels per point: far above any screen; unverified.
  package static let maximumPixelScale: Double = 100
  /// Points from the origin: farther out single precision is coarser than a point.
  ///
  /// (S024)
  package static let maximumCoordinate: Double = 10_000_000
  /// Points of a side of an item, for the same reason; unverified.
  package static let maximumSide: Double = 1_000_000
  /// Points of the shortest side of an item that has a mass in single precision; unverified.
  package static let minimumSide: Double = 0.001
  /// Magnitudes and velocities: beyond what any device can show, well inside single precision;
  /// unverified.
  package static let maximumNumber: Double = 10_000_000
  /// Densities: a range in which the masses of the smallest and largest items stay finite;
  /// unverified.
  package static let minimumDensity: Double = 0.000_001
  /// See `minimumDensity`; unverified.
  package static let maximumDensity: Double = 1_000_000
  /// Resistance and friction above which they act like this: everything stops within a sub-step;
  /// unverified.
  package static let maximumCoefficient: Double = 10_000
}
