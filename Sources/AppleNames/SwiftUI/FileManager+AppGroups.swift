extension FileManager {
  /// The folder that the programs of an app group share: one of the group's name in the person's
  /// data folder (`XDG_DATA_HOME`, else `~/.local/share`).
  ///
  /// It is made where it is missing. `nil` where that fails, and of an identifier that cannot name a
  /// folder. Nothing is signed here: whoever knows the name shares the folder.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    let variables = ProcessInfo.processInfo.environment
    return appGroupFolder(identifier) { variables[$0] }
  }

  func appGroupFolder(_ identifier: String, variable: (String) -> String?) -> URL? {
    guard !identifier.isEmpty, !identifier.hasPrefix("."),
      !identifier.contains(where: { $0 == "/" || $0 == "\0" })
    else { return nil }
    let data =
      [variable("XDG_DATA_HOME"), variable("HOME").map { $0 + "/.local/share" }]
      .compactMap { $0 }.first { $0.hasPrefix("/") }
    guard let data else { return nil }
    let folder = URL(fileURLWithPath: data, isDirectory: true)
      .appendingPathComponent(identifier, isDirectory: true)
    do {
      try createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return folder
    } catch {
      return nil
    }
  }
}
