// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreLocation)
  // Numbers of Core Location that apps also use apart from it, as in formatters and sliders.

  /// A latitude or longitude, in degrees.
  public typealias CLLocationDegrees = Double
  /// A distance, in meters.
  public typealias CLLocationDistance = Double
  /// A direction, in degrees clockwise from north.
  public typealias CLLocationDirection = Double
  /// A speed, in meters per second.
  public typealias CLLocationSpeed = Double
  /// The radius of an uncertainty, in meters.
  public typealias CLLocationAccuracy = Double
#endif
