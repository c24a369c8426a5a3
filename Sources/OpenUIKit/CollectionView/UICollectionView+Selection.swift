// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Touching and selecting items.
extension UICollectionView {
  /// The index paths of the selected items, in order; nil if none is selected.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Selects an item and scrolls to it without calling the delegate; nil clears the selection.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for path in selectedPaths { setSelected(false, at: path) }
      return
    }
    if !allowsMultipleSelection {
      for path in selectedPaths where path != indexPath { setSelected(false, at: path) }
    }
    setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without calling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  private func setSelected(_ isSelected: Bool, at path: IndexPath) {
    selectedPaths.removeAll { $0 == path }
    if isSelected { selectedPaths = (selectedPaths + [path]).sorted() }
    cellForItem(at: path)?.isSelected = isSelected
  }

  /// Whether a touch selects items now.
  private var mayBeSelectedByTouch: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func highlightItem(below touches: Set<UITouch>) {
    // A touch beside the actions of a row only hides them.
    if let swipe, swipe.isOpen { return swipe.close(animated: true) }
    guard mayBeSelectedByTouch, highlightedPath == nil, let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self)),
      delegateOfElements?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlightedPath = path
    cellForItem(at: path)?.isHighlighted = true
    delegateOfElements?.collectionView(self, didHighlightItemAt: path)
  }

  func unhighlightItem() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForItem(at: path)?.isHighlighted = false
    delegateOfElements?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects the highlighted item; a second tap deselects it if multiple selection is allowed.
  func selectHighlightedItem() {
    guard let path = highlightedPath else { return }
    // UIKit reports the end of the highlight last.
    defer { unhighlightItem() }
    let delegate = delegateOfElements
    if selectedPaths.contains(path) {
      guard allowsMultipleSelection,
        delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
      else { return }
      setSelected(false, at: path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selectedPaths {
        setSelected(false, at: other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, at: path)
    delegate?.collectionView(self, didSelectItemAt: path)
    cellForItem(at: path)?.selectionHandler?()
  }
}
