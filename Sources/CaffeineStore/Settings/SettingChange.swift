/// A change of one setting, or of one of the user's own drinks.
struct SettingChange: Hashable, Sendable {
  /// The suite, or `drinks`.
  var suite: String
  var key: String
  /// Its value before, `nil` where it was not set.
  var before: String?
  /// Its value since, `nil` where it is not set.
  var value: String?
  /// When, among the other changes of this device.
  var moment: Moment
  /// When, by the clock on the wall, in s since 1970: the stamp is later where the journal's last is.
  var second: Int64
}

extension SettingChange {
  /// The change as a line of JSON with its newline.
  var line: String {
    JSONValue.object([
      ("suite", .string(suite)), ("key", .string(key)),
      ("before", before.map(JSONValue.string) ?? .null),
      ("value", value.map(JSONValue.string) ?? .null),
      ("after", .number(Double(moment.after.milliseconds))),
      ("hlc", .number(Double(moment.stamp.milliseconds))), ("at", .number(Double(second))),
    ]).text + "\n"
  }

  /// The change that `line` says, `nil` when it says none, or one of what is no setting of ours.
  init?(line: Substring) {
    let value = Array(line.utf8).withUnsafeBytes { bytes -> JSONValue? in
      guard var cursor = JSONCursor(bytes), let value = cursor.value(), cursor.isAtEnd else {
        return nil
      }
      return value
    }
    guard case .object(let list) = value else { return nil }
    let members = Dictionary(list, uniquingKeysWith: { $1 })
    func text(_ key: String) -> String? {
      if case .string(let text)? = members[key] { text } else { nil }
    }
    func stamp(_ key: String) -> Stamp? {
      guard case .number(let number)? = members[key] else { return nil }
      return Stamp(validating: number)
    }
    let second: Int64? =
      if case .number(let number)? = members["at"] { Int64(exactly: number) } else { nil }
    guard let suite = text("suite"), SharedSettings.suites.contains(suite),
      let key = text("key"), SharedSettings.isKey(key), let after = stamp("after"),
      let stamp = stamp("hlc")
    else { return nil }
    self.init(
      suite: suite, key: key, before: text("before"), value: text("value"),
      moment: Moment(after: after, stamp: stamp), second: second ?? stamp.milliseconds / 1000)
  }
}
