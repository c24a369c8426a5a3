// SPDX-License-Identifier: Apache-2.0

extension UIFieldBehavior {
  /// The seed of a noise or turbulence field; 0 unless set.
  ///
  /// Fields with the same seed show the same noise around their positions, in every run and on
  /// every platform. Own extension.
  public var noiseSeed: UInt64 {
    get { values.noiseSeed }
    set { set(\.noiseSeed, newValue) }
  }
}
