// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UINib: views that are registered in code by the name of their file")
@MainActor
struct UINibTests {
  private final class Badge: UIView {
    weak var owner: Owner?
  }

  private final class Owner: UIViewController {
    var badge: Badge?
  }

  private final class Row: UITableViewCell {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Card: UICollectionViewCell {}

  private final class Header: UICollectionReusableView {}

  private final class SectionHeader: UITableViewHeaderFooterView {
    var origin = "class"
  }

  @Test("each instantiation makes new objects for its owner, whose outlets are connected")
  func instantiation() throws {
    UINib.register("NibBadge") { owner in
      let badge = Badge(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      badge.owner = owner as? Owner
      (owner as? Owner)?.badge = badge
      return [badge, UITapGestureRecognizer()]
    }
    let owner = Owner()
    let nib = UINib(nibName: "NibBadge", bundle: nil)
    let objects = nib.instantiate(withOwner: owner, options: nil)
    let badge = try #require(objects.first as? Badge)
    #expect(objects.count == 2 && badge.owner === owner && owner.badge === badge)
    let loaded = Bundle.main.loadNibNamed("NibBadge", owner: nil, options: nil)
    #expect(loaded?.first as? Badge !== badge && loaded?.first is Badge)
  }

  @Test("a nib that is not registered is empty, and the diagnostic shows the registration")
  func missing() {
    let messages = RefusalLog.record {
      #expect(UINib(nibName: "NoNib", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(Bundle.main.loadNibNamed("NoNib", owner: nil) == nil)
      #expect(UIViewController(nibName: "NoNib", bundle: nil).view != nil)
    }
    #expect(messages.count == 3)
    #expect(messages.allSatisfy { $0.contains("UINib.register(\"NoNib\")") })
  }

  @Test("a controller's view comes from the nib with its name, or with that of its class")
  func controllers() {
    UINib.register("NibPanel") { owner in
      let view = Badge()
      (owner as? UIViewController)?.view = view
      return [view]
    }
    #expect(UIViewController(nibName: "NibPanel", bundle: nil).view is Badge)
    final class NibCardController: UIViewController {}
    UINib.register("NibCard") { _ in [Badge()] }
    #expect(NibCardController().view is Badge)
    final class NibSheet: UIViewController {}
    UINib.register("NibSheet") { _ in [Badge()] }
    #expect(NibSheet().view is Badge)
    #expect(!(Owner().view is Badge))
  }

  @Test("cells of a nib have the identifier of their registration, and are reused")
  func tableCells() throws {
    UINib.register("NibRow") { _ in [Row(style: .subtitle, reuseIdentifier: nil)] }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UINib(nibName: "NibRow", bundle: nil), forCellReuseIdentifier: "row")
    let row = try #require(table.dequeueReusableCell(withIdentifier: "row") as? Row)
    #expect(row.reuseIdentifier == "row" && row.detailTextLabel != nil && row.reuses == 0)
  }

  @Test("headers and footers of tables come from their class or nib")
  func tableHeaders() throws {
    UINib.register("NibHeader") { _ in
      let header = SectionHeader(reuseIdentifier: nil)
      header.origin = "nib"
      return [header]
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: "a")
    table.register(
      UINib(nibName: "NibHeader", bundle: nil), forHeaderFooterViewReuseIdentifier: "b")
    let first = table.dequeueReusableHeaderFooterView(withIdentifier: "a") as? SectionHeader
    let second = table.dequeueReusableHeaderFooterView(withIdentifier: "b") as? SectionHeader
    #expect(first?.origin == "class" && first?.reuseIdentifier == "a")
    #expect(second?.origin == "nib" && second?.reuseIdentifier == "b")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "c") == nil)
  }

  @Test("cells and supplementary views of collections come from their nib, in their size")
  func collectionViews() throws {
    UINib.register("NibTile") { _ in [Card(frame: CGRect(x: 0, y: 0, width: 7, height: 7))] }
    UINib.register("NibBar") { _ in [Header()] }
    let layout = CollectionFixture.rows()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let kind = UICollectionView.elementKindSectionHeader
    let fixture = CollectionFixture(layout, [])
    fixture.view.register(
      UINib(nibName: "NibTile", bundle: nil), forCellWithReuseIdentifier: "number")
    fixture.view.register(
      UINib(nibName: "NibBar", bundle: nil), forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "bar")
    fixture.numbers.sections = [[1]]
    fixture.view.reloadData()
    fixture.scroll.layOut()
    let cell = try #require(fixture.view.visibleCells.first as? Card)
    #expect(cell.reuseIdentifier == "number" && cell.frame.size == CGSize(width: 280, height: 50))
    let header = fixture.view.visibleSupplementaryViews(ofKind: kind).first
    #expect(header is Header && header?.reuseIdentifier == "bar")
  }
}
