// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A map of roads, a lake and a pin.
final class MapView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.leaf.withAlphaComponent(0.22)
    let roads: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (-20, 120, 340, 60), (-20, 300, 340, 380), (70, -20, 130, 500), (250, -20, 210, 500),
    ]
    for road in roads {
      let line = UIView()
      line.backgroundColor = .white
      line.stretch(from: CGPoint(x: road.0, y: road.1), to: CGPoint(x: road.2, y: road.3))
      line.bounds.size.height = 12
      addSubview(line)
    }
    addSubview(
      UIView(area: CGRect(x: 120, y: 130, width: 110, height: 90), color: .sky, cornerRadius: 40))
    addSubview(UIView("pin", disc: 22, color: .tomato, center: CGPoint(x: 236, y: 200)))
  }

  required init?(coder: NSCoder) { nil }
}
