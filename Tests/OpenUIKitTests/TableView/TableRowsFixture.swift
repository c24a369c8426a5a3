// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport

/// Sections of rows with titles, in a table of 320 × 480 points.
@MainActor
final class TableRowsFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var titles: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var heights: [IndexPath: CGFloat] = [:]
  var headerHeight: CGFloat?
  var calls: [String] = []
  var redirect: (IndexPath) -> IndexPath? = { $0 }
  var highlights = true
  let table: UITableView
  let scroll: ScrollFixture

  init(_ counts: [Int], style: UITableView.Style = .plain, rowHeight: CGFloat = 40) {
    self.counts = counts
    table = UITableView(frame: .zero, style: style)
    scroll = ScrollFixture(table, contentSize: .zero)
    super.init()
    table.rowHeight = rowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.delegate = self
    table.dataSource = self
  }

  /// Reloads the data and lays the table out.
  func reload() {
    table.reloadData()
    scroll.layOut()
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.tag = 100 * indexPath.section + indexPath.row
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    highlights
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return redirect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("show \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { calls.append("hide \(indexPath.row)") }
}
