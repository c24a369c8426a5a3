// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The coder of a view that generated code creates as a storyboard does: it holds the frame.
///
/// `UIView.init(coder:)` reads the frame; everything else is absent. An extension of this package.
public final class SceneCoder: NSCoder {
  /// The frame of the view in its later superview, in points.
  public let frame: CGRect

  /// Creates a coder with the frame of one view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Whether values have keys; true.
  public override var allowsKeyedCoding: Bool { true }

  /// Whether there is a value of a key; false for all keys.
  public override func containsValue(forKey key: String) -> Bool { false }

  /// The object of a key; nil for all keys.
  public override func decodeObject(forKey key: String) -> Any? { nil }

  /// The truth value of a key; false for all keys.
  public override func decodeBool(forKey key: String) -> Bool { false }

  /// The integer of a key; 0 for all keys.
  public override func decodeInteger(forKey key: String) -> Int { 0 }

  /// The number of a key; 0 for all keys.
  public override func decodeFloat(forKey key: String) -> Float { 0 }

  /// The number of a key; 0 for all keys.
  public override func decodeDouble(forKey key: String) -> Double { 0 }
}
