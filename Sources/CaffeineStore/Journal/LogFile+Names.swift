#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension LogFile {
  /// Whether a file of the folder `log` holds records: also the copies that programs for file
  /// synchronisation make of conflicting versions, but no hidden drafts.
  static func isLog(_ name: String) -> Bool { !name.hasPrefix(".") && holds(".jsonl", name) }

  /// The files that hold records, without the imports that were undone.
  static func names(among names: [String]) -> [String] {
    let undone = names.filter(isUndoneMark)
    return names.filter { name in
      isLog(name)
        && (undone.isEmpty || !undone.contains(segment(of: name).map(undoneMark(of:)) ?? ""))
    }
  }

  /// The beginning that the names of an import's file and of its copies share, such as
  /// `device.import-1a2b3c4d`; `nil` for other files.
  static func segment(of name: String) -> String? {
    let device = device(of: name)
    let rest = name.dropFirst(device.count)
    guard rest.hasPrefix(".import-") else { return nil }
    return device + rest.prefix(16)
  }

  /// The name of the empty file that says that an import was undone.
  static func undoneMark(of segment: String) -> String { segment + ".undone" }

  private static func isUndoneMark(_ name: String) -> Bool {
    name.utf8.suffix(7).elementsEqual(".undone".utf8)
  }

  /// Whether a name has `part` in it; the library's `contains` for strings builds a searcher whose
  /// types cost each start of the command 70 µs.
  static func holds(_ part: StaticString, _ name: String) -> Bool {
    let length = part.utf8CodeUnitCount
    var name = name
    return name.withUTF8 { bytes in
      guard let start = bytes.baseAddress, bytes.count >= length else { return false }
      return (0...bytes.count - length).contains {
        memcmp(start + $0, part.utf8Start, length) == 0
      }
    }
  }

  /// Whether one of our devices made a file of this name.
  static func isOwnName(_ name: String) -> Bool {
    let rest = name.dropFirst(device(of: name).count)
    if rest == ".jsonl" { return true }
    guard rest.hasPrefix(".import-"), rest.hasSuffix(".jsonl") else { return false }
    return rest.dropFirst(8).dropLast(6).allSatisfy { Device.isAllowed($0) }
  }

  /// The device whose records a file holds: its name up to the first character that no device
  /// has in its name.
  static func device(of name: String) -> String { String(name.prefix { Device.isAllowed($0) }) }
}
