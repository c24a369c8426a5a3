// SPDX-License-Identifier: Apache-2.0

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
