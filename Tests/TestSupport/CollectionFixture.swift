// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit

/// Numbers in sections, shown by cells that note how often they were used.
@MainActor
package final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  package var sections: [[Int]]
  package var calls: [String] = []
  /// The tag of the headers and footers that are made from now on.
  package var barTag = 0

  package init(_ sections: [[Int]]) {
    self.sections = sections
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let bar = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    bar.tag = barTag
    return bar
  }

  package func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.append("select \(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { calls.append("deselect \(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("show \(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("hide \(indexPath.item)") }
}

/// A cell written as users write them.
package final class NumberCell: UICollectionViewCell {
  package var reuses = 0
  /// The frame that the initializer received.
  package let firstFrame: CGRect

  package override init(frame: CGRect) {
    firstFrame = frame
    super.init(frame: frame)
    contentView.backgroundColor = .red
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A collection view of 300 × 400 points in a window.
@MainActor
package final class CollectionFixture {
  package let numbers: Numbers
  package let view: UICollectionView
  package let scroll: ScrollFixture

  package init(_ layout: UICollectionViewLayout, _ sections: [[Int]]) {
    numbers = Numbers(sections)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    scroll = ScrollFixture(view, contentSize: .zero)
    view.delegate = numbers
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    scroll.time.run { view.dataSource = numbers }
    scroll.layOut()
  }

  /// Rows of the view's width, 50 points high and 10 points apart.
  package static func rows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 280, height: 50)
    return layout
  }

  /// Runs an update and lets its animation end.
  package func update(_ updates: () -> Void) {
    scroll.time.run {
      withoutActuallyEscaping(updates) { view.performBatchUpdates($0) }
    }
    scroll.wait(frames: 30)
  }

  /// The numbers in sight, from the top down.
  package var shown: [Int] {
    view.visibleCells.sorted { $0.center.y < $1.center.y }.map(\.tag)
  }
}
