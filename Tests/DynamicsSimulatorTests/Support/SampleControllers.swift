// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator

/// Writes down what a simulator does to it.
class DiaryController: UIViewController {
  private(set) var diary: [String] = []
  private(set) var taps: [CGPoint] = []
  private(set) var pans: [CGPoint] = []
  let box = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
  let tiles = [UIView(), UIView()]
  lazy var late = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.append("viewDidLoad")
    view.backgroundColor = .white
    box.backgroundColor = .red
    view.addSubview(box)
    tiles.forEach(view.addSubview)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: DiaryController.handleTap))
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: DiaryController.handlePan))
  }

  func handleTap(_ tap: UITapGestureRecognizer) {
    taps.append(tap.location(in: view))
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    pans.append(pan.location(in: view))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.append("viewWillAppear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    diary.append("viewDidLayoutSubviews \(view.bounds.width)×\(view.bounds.height)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.append("viewDidAppear")
  }
}

extension CGSize {
  /// The screen of most tests, in points.
  static let phone = CGSize(width: 320, height: 480)
}
