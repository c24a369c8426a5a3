extension World {
  func wakeAllBodies() {}
  func wakeBody(_ row: Int32) {}
  func wakeBodyAndNeighbours(_ row: Int32) {}
  func stopMotion(of row: Int32) {}
  func moveProxies(of row: Int32) {}
  func insertProxy(of shape: Int32) {}
  func removeProxy(of shape: Int32) {}
  func refilterProxy(of shape: Int32) {}
  func destroyContacts(ofShape shape: Int32) {}
  func destroyForbiddenContacts(ofShape shape: Int32) {}
  func updateContactMaterials(ofShape shape: Int32) {}
}
