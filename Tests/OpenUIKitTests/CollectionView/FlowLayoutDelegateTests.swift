// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UICollectionViewDelegateFlowLayout")
@MainActor
struct FlowLayoutDelegateTests {
  /// Metrics that differ between sections: each is ten times the section's number plus a constant.
  @MainActor
  private final class Metrics: NSObject, UICollectionViewDelegateFlowLayout {
    var headers: [CGFloat] = [0, 0, 0]

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 60 + 10 * CGFloat(indexPath.section), height: 20) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: 10 * CGFloat(section), left: CGFloat(section), bottom: 5, right: 0)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 3 + 10 * CGFloat(section) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 100 * CGFloat(section) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: headers[section]) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: 2 * CGFloat(section)) }
  }

  /// A delegate that overrides no metric.
  private final class Plain: NSObject, UICollectionViewDelegateFlowLayout {}

  private let layout = UICollectionViewFlowLayout()

  private func lay(
    _ counts: [Int], _ delegate: any UICollectionViewDelegateFlowLayout
  ) -> CollectionFixture {
    let fixture = CollectionFixture(layout, counts.map { Array(0..<$0) })
    fixture.view.delegate = delegate
    layout.invalidateLayout()
    fixture.scroll.layOut()
    return fixture
  }

  private func frame(_ item: Int, _ section: Int) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test("each section has the delegate's own metrics")
  func sections() {
    let metrics = Metrics()
    let fixture = lay([10, 4], metrics)
    // Section 0: 5 of 60 points fill 300; two lines with 3 between them, 5 below.
    #expect(frame(4, 0) == CGRect(x: 240, y: 0, width: 60, height: 20))
    #expect(frame(5, 0) == CGRect(x: 0, y: 23, width: 60, height: 20))
    // Section 1 starts at 48: 10 above, 1 at the left, two of 70 with at least 100 between them.
    #expect(frame(0, 1) == CGRect(x: 1, y: 58, width: 70, height: 20))
    #expect(frame(1, 1) == CGRect(x: 230, y: 58, width: 70, height: 20))
    #expect(frame(2, 1)?.minY == 91)
    // 20 of the second line, 5 of the inset and 2 of the footer.
    #expect(fixture.view.contentSize.height == 118)
  }

  @Test("headers of sections without items still take their space")
  func emptySections() {
    let metrics = Metrics()
    metrics.headers = [30, 40, 50]
    let fixture = lay([0, 0, 1], metrics)
    let kind = UICollectionView.elementKindSectionHeader
    let tops = (0..<3).compactMap { section in
      layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    // Section 0 ends at 30 + 5; section 1 at 35 + 40 + 10 + 5 + 2.
    #expect(tops == [0, 35, 92])
    // The header of 50 and the inset of 20.
    #expect(frame(0, 2)?.minY == 162)
    #expect(fixture.view.visibleSupplementaryViews(ofKind: kind).count == 3)
  }

  @Test("a delegate without metrics leaves those of the layout")
  func defaults() {
    layout.itemSize = CGSize(width: 80, height: 30)
    layout.minimumLineSpacing = 7
    layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 11, right: 5)
    layout.headerReferenceSize = CGSize(width: 0, height: 9)
    layout.footerReferenceSize = CGSize(width: 0, height: 4)
    let plain = Plain()
    let fixture = lay([4], plain)
    #expect(frame(0, 0) == CGRect(x: 5, y: 12, width: 80, height: 30))
    #expect(frame(3, 0) == CGRect(x: 5, y: 49, width: 80, height: 30))
    // 30 of the second line, 11 of the inset and 4 of the footer.
    #expect(fixture.view.contentSize.height == 94)
  }

  /// A delegate whose items have given widths, 20 points high.
  @MainActor
  private final class Widths: NSObject, UICollectionViewDelegateFlowLayout {
    let widths: [CGFloat]
    init(_ widths: [CGFloat]) { self.widths = widths }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[indexPath.item], height: 20) }
  }

  private nonisolated static let lines: [(widths: [CGFloat], starts: [CGFloat])] = [
    // A full line is justified; the last one has the minimum spacing.
    ([100, 80, 60, 200], [0, 130, 240, 0]), ([140, 150, 290], [0, 150, 0]),
    // An item alone in a line that is not the last is centered.
    ([200, 120, 90], [50, 0, 130]),
    // An item wider than the line has a line of its own, from its start.
    ([400, 50, 60], [0, 0, 60]),
  ]

  @Test("items of different widths stand in justified lines", arguments: lines)
  func unequalItems(widths: [CGFloat], starts: [CGFloat]) {
    let delegate = Widths(widths)
    _ = lay([widths.count], delegate)
    #expect(widths.indices.compactMap { frame($0, 0)?.minX } == starts)
  }

  @Test("a new layout has Apple's defaults")
  func layoutDefaults() {
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
  }

  @Test("a metric that is not finite is refused, and the old value stays")
  func refusals() {
    let messages = RefusalLog.record {
      layout.minimumLineSpacing = .infinity
      layout.minimumInteritemSpacing = .nan
      layout.headerReferenceSize.height = .nan
      layout.footerReferenceSize.width = .infinity
      layout.sectionInset.left = .nan
    }
    #expect(
      messages.count == 5 && messages.allSatisfy { $0.contains("UICollectionViewFlowLayout") })
    layoutDefaults()
  }
}
