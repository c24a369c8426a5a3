@_exported import DynamicsSimulator
