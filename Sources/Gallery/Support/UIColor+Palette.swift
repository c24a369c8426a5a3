// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// The colors of the gallery, distinguishable on light and dark pages.
extension UIColor {
  package static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  package static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  package static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
  package static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  package static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  package static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  package static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  package static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
