import CivilTime

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The time zones as the system keeps them in files, read without Foundation's start-up cost.
enum TimeZoneFiles {
  private static let folder = "/usr/share/zoneinfo/"

  /// The clock on the wall here: that of `TZ`, else that of `/etc/localtime`, else UTC.
  ///
  /// `TZ` holds a name, a path after a colon or not, or a rule as `EST5EDT,M3.2.0,M11.1.0`; what
  /// is none of these is `nil`.
  static func local() -> WallClock? {
    if let variable = getenv("TZ") {
      let name = String(cString: variable)
      let zone = name.hasPrefix(":") ? String(name.dropFirst()) : name
      if zone.isEmpty { return .utc }
      if zone.hasPrefix("/") { return clock(at: zone, named: zone) }
      // The rule before Foundation, which would read some of them, and `GMT+1` the other way round.
      return file(named: zone) ?? WallClock(posixRule: zone) ?? clock(named: zone)
    }
    return clock(at: "/etc/localtime", named: localName()) ?? .utc
  }

  /// The clock of a zone of the tz database; `nil` if there is none.
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

  /// The name that `/etc/localtime` links to, after the folder of the zones.
  private static func localName() -> String {
    let target = String(unsafeUninitializedCapacity: 512) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { target in
        target.baseAddress.map { max(0, readlink("/etc/localtime", $0, target.count)) } ?? 0
      }
    }
    // No split and join: their generic code costs a start of the process 50 microseconds.
    var name = target[...]
    while let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) {
      let folder = name[..<slash]
      name = name[name.utf8.index(after: slash)...]
      if folder == "zoneinfo" { return String(name) }
    }
    return "localtime"
  }

  /// A file of at most 64 KiB; zones take some 3 KiB.
  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
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
