import CaffeineStore

extension Session {
  /// The settings on disk.
  func settings() throws(Failure) -> SharedSettings {
    let container = try container()
    return try stored { () throws(StoreError) in
      try SharedSettings(in: container, fileSystem: surroundings.files)
    }
  }

  /// What the settings say, the standard for each that cannot be read, and the failure that names
  /// the first of those.
  ///
  /// Names that are no setting are left alone: a later version may know them.
  func readPreferences() -> (preferences: Preferences, failure: Failure?) {
    var preferences = Preferences()
    var failure: Failure?
    do throws(Failure) {
      let settings = try settings()
      let values = try stored { () throws(StoreError) in try settings.values() }
      guard !values.isEmpty else { return (preferences, nil) }
      for setting in Setting.all {
        guard let text = values[setting.name] else { continue }
        if setting.read(text, &preferences) == nil, failure == nil {
          failure = Failure(
            .badSettings, "The setting \(setting.name) cannot be '\(text)' (\(settings.path)).",
            advice: "Write \(setting.forms): caffeine config set \(setting.name) VALUE, "
              + "or: caffeine config unset \(setting.name)")
        }
      }
    } catch {
      failure = error
    }
    return (preferences, failure)
  }
}
