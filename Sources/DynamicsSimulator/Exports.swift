// Whoever drives a simulator also builds the controllers that it hosts.
@_exported import OpenUIDynamics
