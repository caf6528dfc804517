import CStandardLibrary
import CivilTime

/// Reads time zones from the system's files, without Foundation's launch cost.
enum TimeZoneFiles {
  private static let folder = "/usr/share/zoneinfo/"

  /// The local wall clock, from `TZ`, or else from `/etc/localtime`, or else UTC.
  ///
  /// `TZ` has a name, a path with an optional colon before it, or a rule such as
  /// `EST5EDT,M3.2.0,M11.1.0`; `nil` for anything else.
  static func local() -> WallClock? {
    if let variable = getenv("TZ") {
      let name = String(cString: variable)
      let zone = name.hasPrefix(":") ? String(name.dropFirst()) : name
      if zone.isEmpty { return .utc }
      if zone.hasPrefix("/") { return clock(at: zone, named: zone) }
      // The rule before Foundation, which accepts some of them and reads `GMT+1` the other way
      // round.
      return file(named: zone) ?? WallClock(posixRule: zone) ?? clock(named: zone)
    }
    return clock(at: "/etc/localtime", named: localName()) ?? .utc
  }

  /// The clock of a zone in the tz database; `nil` for an unknown one.
  static func clock(named name: String) -> WallClock? {
    file(named: name) ?? TimeZone(identifier: name).map(WallClock.init(timeZone:))
  }

  private static func file(named name: String) -> WallClock? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.contains("..") else { return nil }
    return clock(at: folder + name, named: name)
  }

  private static func clock(at path: String, named name: String) -> WallClock? {
    bytes(of: path).flatMap { try? WallClock(tzif: $0, identifier: name) }
  }

  /// The name after the zone folder in the link `/etc/localtime`.
  private static func localName() -> String {
    let target = String(unsafeUninitializedCapacity: 512) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { target in
        target.baseAddress.map { max(0, readlink("/etc/localtime", $0, target.count)) } ?? 0
      }
    }
    // Without split and join, whose generic code adds 50 microseconds to a launch.
    var name = target[...]
    while let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) {
      let folder = name[..<slash]
      name = name[name.utf8.index(after: slash)...]
      if folder == "zoneinfo" { return String(name) }
    }
    return "localtime"
  }

  /// Reads a file of at most 64 KiB; zones have about 3 KiB.
  ///
  /// Never waits: `TZ` may name a pipe.
  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      while count < buffer.count {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let read = read(descriptor, rest.baseAddress, rest.count)
        guard read > 0 else { return }
        count += read
      }
    }
  }
}
