// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  /// The layout of a cell's labels.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A label on the left and one on the right.
    case value1 = 1
    /// A label on the left and one beside it.
    case value2 = 2
    /// A label above another.
    case subtitle = 3
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// Unchanged.
    case none = 0
    /// Blue in old versions of iOS; gray here.
    case blue = 1
    /// Gray.
    case gray = 2
    /// The default: gray.
    case `default` = 3
  }

  /// The accessory at the right edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A disclosure chevron.
    case disclosureIndicator = 1
    /// A details button and a disclosure chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A details button.
    case detailButton = 4
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One.
    case singleLine = 1
  }

  /// The editing operation of a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes the row.
    case delete = 1
    /// Inserts a row.
    case insert = 2
  }
}
