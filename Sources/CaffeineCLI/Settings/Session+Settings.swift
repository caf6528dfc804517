import CaffeineStore

extension Session {
  /// The settings on disk.
  func settings() throws(Failure) -> SharedSettings {
    let container = try container()
    return try stored { () throws(StoreError) in
      try SharedSettings(in: container, fileSystem: surroundings.files)
    }
  }

  /// What the settings say; a value that cannot be read is a failure that names it.
  ///
  /// Names that are no setting are left alone: a later version may know them.
  func readPreferences() throws(Failure) -> Preferences {
    let settings = try settings()
    let values = try stored { () throws(StoreError) in try settings.values() }
    var preferences = Preferences()
    guard !values.isEmpty else { return preferences }
    for setting in Setting.all {
      guard let text = values[setting.name] else { continue }
      if setting.read(text, &preferences) == nil {
        throw Failure(
          .badSettings, "The setting \(setting.name) cannot be '\(text)' (\(settings.path)).",
          advice: "Write \(setting.forms): caffeine config set \(setting.name) VALUE, "
            + "or: caffeine config unset \(setting.name)")
      }
    }
    return preferences
  }
}
