// SPDX-License-Identifier: Apache-2.0

// Whoever drives a simulator also builds the controllers that it hosts.
@_exported import OpenUIDynamics
