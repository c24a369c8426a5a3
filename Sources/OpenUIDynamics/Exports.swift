// Code that uses the dynamics uses views, paths and touches: one import brings both modules.
@_exported import OpenUIKit
