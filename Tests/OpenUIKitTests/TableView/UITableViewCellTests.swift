// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UITableViewCell")
@MainActor
struct UITableViewCellTests {
  /// Creates a cell of 320 × 44 points with two texts, laid out.
  private func make(
    _ style: UITableViewCell.CellStyle, detail: String? = "Detail",
    _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = detail
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test("a new cell has Apple's size and defaults")
  func defaults() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "x")
    #expect(cell.bounds.size == CGSize(width: 320, height: 44) && cell.reuseIdentifier == "x")
    #expect(cell.selectionStyle == .default && cell.accessoryType == .none)
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
    #expect(cell.detailTextLabel == nil && cell.accessoryView == nil)
  }

  @Test("a subtitle is below the text, and both are centered together")
  func subtitle() throws {
    let cell = make(.subtitle)
    let text = try #require(cell.textLabel).frame
    let detail = try #require(cell.detailTextLabel).frame
    #expect(text.minX == 16 && detail.minX == 16 && text.maxY == detail.minY)
    #expect(abs((text.minY + detail.maxY) / 2 - 22) < 1e-9)
    #expect(cell.detailTextLabel?.font.pointSize == 12 && cell.textLabel?.font.pointSize == 17)
  }

  @Test("without a detail the text fills the height", arguments: [nil, ""] as [String?])
  func noDetail(detail: String?) {
    let cell = make(.subtitle, detail: detail)
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 296, height: 44))
  }

  @Test("a value stands at the right, in gray")
  func value() {
    let cell = make(.value1)
    #expect(cell.detailTextLabel?.textAlignment == .right)
    #expect(cell.detailTextLabel?.textColor == .systemGray)
    #expect(cell.detailTextLabel?.frame.maxX == 312)
  }

  @Test(
    "each indentation level moves the text by its width", arguments: [(0, 10.0), (1, 10), (3, 25)])
  func indentation(level: Int, width: Double) {
    let cell = make(.default) { cell in
      cell.indentationWidth = CGFloat(width)
      cell.indentationLevel = level
    }
    #expect(cell.textLabel?.frame.minX == 16 + CGFloat(level) * CGFloat(width))
    #expect(cell.textLabel?.frame.maxX == 312)
  }

  @Test("a width of indentation that is not finite is refused")
  func refusal() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let messages = RefusalLog.record { cell.indentationWidth = .nan }
    #expect(messages.count == 1 && cell.indentationWidth == 10)
  }

  private nonisolated static let accessories: [(UITableViewCell.AccessoryType, String?)] = [
    (.none, nil), (.disclosureIndicator, "›"), (.checkmark, "✓"), (.detailButton, "ⓘ"),
    (.detailDisclosureButton, "ⓘ ›"),
  ]

  @Test("an accessory takes 36 points from the content", arguments: accessories)
  func accessory(type: UITableViewCell.AccessoryType, text: String?) {
    let cell = make(.default) { $0.accessoryType = type }
    #expect(cell.contentView.frame.width == (type == .none ? 320 : 284))
    #expect(cell.subviews.compactMap { ($0 as? UILabel)?.text } == [text].compactMap { $0 })
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320)
  }

  @Test("an own accessory view is centered vertically, 8 points from the edge")
  func accessoryView() {
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let cell = make(.default) { $0.accessoryView = button }
    #expect(button.frame == CGRect(x: 262, y: 12, width: 50, height: 20))
    #expect(cell.contentView.frame.width == 262)
    cell.accessoryView = nil
    #expect(button.superview == nil)
  }

  @Test("an image keeps its proportions within the height, and the text follows it")
  func image() throws {
    let size = CGSize(width: 80, height: 88)
    let image = UIGraphicsImageRenderer(size: size).image { _ in }
    let cell = make(.default) { $0.imageView?.image = image }
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 40, height: 44))
    #expect(cell.textLabel?.frame.minX == 72)
  }

  @Test(
    "a selection style of none shows no background, the others do",
    arguments: [UITableViewCell.SelectionStyle.none, .blue, .gray, .default])
  func selectionStyle(style: UITableViewCell.SelectionStyle) {
    let selection = UIView()
    let cell = make(.default) { cell in
      cell.selectionStyle = style
      cell.selectedBackgroundView = selection
    }
    cell.setHighlighted(true, animated: false)
    #expect(selection.isHidden == (style == .none))
    cell.isHighlighted = false
    #expect(selection.isHidden)
  }

  @Test("a subclass that overrides the setters is called for every change")
  func overriding() {
    final class Recorder: UITableViewCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected) \(animated)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlighted \(highlighted)")
      }
    }
    let cell = Recorder(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.setSelected(false, animated: true)
    #expect(cell.calls == ["selected true false", "highlighted true", "selected false true"])
    #expect(!cell.isSelected && cell.isHighlighted)
  }

  @Test("the raw values of the enumerations are those of Apple's headers")
  func rawValues() {
    let cells: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    #expect(cells.map(\.rawValue) == [0, 1, 2, 3])
    let selections: [UITableViewCell.SelectionStyle] = [.none, .blue, .gray, .default]
    #expect(selections.map(\.rawValue) == [0, 1, 2, 3])
    let accessories: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    #expect(accessories.map(\.rawValue) == [0, 1, 2, 3, 4])
    let separators: [UITableViewCell.SeparatorStyle] = [.none, .singleLine]
    #expect(separators.map(\.rawValue) == [0, 1])
    let editing: [UITableViewCell.EditingStyle] = [.none, .delete, .insert]
    #expect(editing.map(\.rawValue) == [0, 1, 2])
  }
}
