import Foundation

/// Says what a collection view shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of sections; 1 when not implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The cell for an item, which must come from
  /// `dequeueReusableCell(withReuseIdentifier:for:)`.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The header, footer or the like, which must come from
  /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`; an empty view when not
  /// implemented.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One, where a data source says nothing.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// An empty view, where a data source says nothing.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}
