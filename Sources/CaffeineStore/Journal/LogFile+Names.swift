extension LogFile {
  /// Whether a file in `log` has records: includes conflicting copies of synchronisation programs,
  /// but no hidden drafts.
  static func isLog(_ name: String) -> Bool { !name.hasPrefix(".") && holds(".jsonl", name) }

  /// The files with records, without undone imports.
  static func names(among names: [String]) -> [String] {
    let undone = names.filter(isUndoneMark)
    return names.filter { name in
      isLog(name)
        && (undone.isEmpty || !undone.contains(segment(of: name).map(undoneMark(of:)) ?? ""))
    }
  }

  /// The prefix that an import's file shares with its copies, such as `device.import-1a2b3c4d`;
  /// `nil` for other files.
  static func segment(of name: String) -> String? {
    let device = device(of: name)
    let rest = name.dropFirst(device.count)
    guard rest.hasPrefix(".import-") else { return nil }
    return device + rest.prefix(16)
  }

  /// The name of the empty file that marks an import as undone.
  static func undoneMark(of segment: String) -> String { segment + ".undone" }

  private static func isUndoneMark(_ name: String) -> Bool {
    name.utf8.suffix(7).elementsEqual(".undone".utf8)
  }

  /// Whether a name contains `part`; the library's `contains` for strings adds 70 µs to each launch
  /// of the command.
  static func holds(_ part: StaticString, _ name: String) -> Bool {
    part.withUTF8Buffer { part in
      name.utf8.indices.contains { name.utf8[$0...].starts(with: part) }
    }
  }

  /// Whether one of our devices created a file with this name.
  static func isOwnName(_ name: String) -> Bool {
    name == "\(segment(of: name) ?? device(of: name)).jsonl"
      && name.allSatisfy { Device.isAllowed($0) || $0 == "." }
  }

  /// Whether a file has the changes of a device, or is a copy of that file.
  static func isOwn(_ name: String, of device: String) -> Bool {
    Self.device(of: name) == device && segment(of: name) == nil
  }

  /// The device of a file: its name up to the first character outside of device names.
  static func device(of name: String) -> String { String(name.prefix { Device.isAllowed($0) }) }
}
