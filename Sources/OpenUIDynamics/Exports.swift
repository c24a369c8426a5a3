// SPDX-License-Identifier: Apache-2.0

// Code that uses the dynamics uses views, paths and touches: one import brings both modules.
@_exported import OpenUIKit
