/// A time zone file made for a test, after RFC 9636.
package struct ZoneFile {
  package var version: Character?
  package var transitions: [(at: Int, type: UInt8)]
  package var offsets: [Int]
  package var leapSeconds: Int
  package var footer: String

  package init(
    version: Character? = "2", transitions: [(at: Int, type: UInt8)] = [], offsets: [Int] = [0],
    leapSeconds: Int = 0, footer: String = ""
  ) {
    self.version = version
    self.transitions = transitions
    self.offsets = offsets
    self.leapSeconds = leapSeconds
    self.footer = footer
  }

  package var bytes: [UInt8] {
    guard version != nil else { return block(bytesPerTime: 4) }
    return block(bytesPerTime: 4) + block(bytesPerTime: 8) + Array("\n\(footer)\n".utf8)
  }

  private func block(bytesPerTime: Int) -> [UInt8] {
    var bytes = Array("TZif".utf8) + [version?.asciiValue ?? 0] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, leapSeconds, transitions.count, offsets.count, 1] {
      bytes += Self.integer(count, bytes: 4)
    }
    bytes += transitions.flatMap { Self.integer($0.at, bytes: bytesPerTime) }
    bytes += transitions.map(\.type)
    bytes += offsets.flatMap { Self.integer($0, bytes: 4) + [0, 0] }
    return bytes + [0] + [UInt8](repeating: 0, count: leapSeconds * (bytesPerTime + 4))
  }

  private static func integer(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
