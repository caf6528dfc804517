#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The compiler's plug-in protocol: JSON after its length in bytes, a little-endian `UInt64`.
///
/// Source: `swift-syntax`, `SwiftCompilerPluginMessageHandling`, protocol version 7.
enum CompilerMessages {
  /// Reads the next request; returns `nil` at the end of the input and for an invalid message.
  static func next() -> Request? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length < 1 << 30, let body = bytes(Int(length)) else { return nil }
    return try? JSONDecoder().decode(Request.self, from: Data(body))
  }

  static func send(_ answer: Answer) {
    guard let body = try? JSONEncoder().encode(answer) else { return }
    let head = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    send(head + body)
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes {
        read(0, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if got <= 0 { return nil }
      filled += got
    }
    return bytes
  }

  private static func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      if written <= 0 { return }
      rest = rest.dropFirst(written)
    }
  }
}
