// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A cell that is configured for its state.
@MainActor
protocol ConfiguredCell: UIView {
  var configured: ConfiguredContent { get set }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  var isEditing: Bool { get }
  var configurationState: UICellConfigurationState { get }
  func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfiguredCell {
  /// The state that the cell is in.
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Has the cell configured before the next layout.
  func requestConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Configures the cell if that was requested or it has not been done.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    updateConfiguration(using: configurationState)
  }
}
