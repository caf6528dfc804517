/// What settings were, as far as this device has noted their changes.
///
///     let history = try settings.history(through: now)
///     history.changes.last { $0.key == "daily-limit" }?.before  // "400"
public struct SettingsHistory: Hashable, Sendable {
  /// A change of one setting.
  public struct Change: Hashable, Sendable {
    /// The setting.
    public let key: String
    /// Its value before, `nil` where it was not set.
    public let before: String?
    /// Its value since, `nil` where it is not set.
    public let value: String?
    /// When it was made.
    public let date: Date
  }

  /// The changes that were made and not taken back, as they were made.
  public let changes: [Change]

  /// The keys of `current` of which nobody noted when they were given their value, such as those that
  /// were written by hand, sorted.
  public func undatedKeys(of current: [String: String]) -> [String] {
    current.filter { key, value in
      changes.last { $0.key == key }?.value != value
    }.keys.sorted()
  }
}

extension SharedSettings {
  /// How these settings have changed until now, or one of them; of changes that others can have noted
  /// none.
  ///
  /// Nor one that lies ahead: a clock was wrong when it was noted, so nobody knows when that was.
  public func history(
    of key: String? = nil, through now: Date
  ) throws(StoreError) -> SettingsHistory {
    let latest = Journal.seconds(now)
    let changes = try settingChanges.all(naming: key).filter {
      $0.suite == name && (key == nil || $0.key == key) && $0.second <= latest
    }
    return SettingsHistory(
      changes: changes.map {
        SettingsHistory.Change(
          key: $0.key, before: $0.before, value: $0.value,
          date: Date(timeIntervalSince1970: Double($0.second)))
      })
  }

  private var settingChanges: SettingChanges {
    SettingChanges(in: container, fileSystem: fileSystem)
  }
}
