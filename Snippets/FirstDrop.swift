// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
let square = UIView(frame: CGRect(x: 135, y: 50, width: 50, height: 50))
screen.addSubview(square)

let collision = UICollisionBehavior(items: [square])
collision.translatesReferenceBoundsIntoBoundary = true

let animator = UIDynamicAnimator(referenceView: screen)
animator.addBehavior(UIGravityBehavior(items: [square]))
animator.addBehavior(collision)
animator.step(by: 3)  // advances three seconds of virtual time immediately

print(square.center.y.rounded())  // 374.0: the square rests a point above the edge
