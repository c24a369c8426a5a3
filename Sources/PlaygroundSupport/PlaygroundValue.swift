// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that a page and its live view exchange.
public indirect enum PlaygroundValue: Sendable {
  /// Values in order.
  case array([PlaygroundValue])
  /// Values by key.
  case dictionary([String: PlaygroundValue])
  /// A text.
  case string(String)
  /// Bytes.
  case data(Data)
  /// A point in time.
  case date(Date)
  /// A whole number.
  case integer(Int)
  /// A number.
  case floatingPoint(Double)
  /// A truth value.
  case boolean(Bool)
}
