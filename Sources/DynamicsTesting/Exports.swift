// SPDX-License-Identifier: Apache-2.0

// A test of dynamics drives a simulator, and through it the app's controllers.
@_exported import DynamicsSimulator
