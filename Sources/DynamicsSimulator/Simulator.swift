@_exported import OpenUIDynamics
