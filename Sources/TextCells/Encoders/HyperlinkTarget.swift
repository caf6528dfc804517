/// Encodes the targets of hyperlinks and drops those that could do harm.
enum HyperlinkTarget {
  /// The schemes that always become hyperlinks.
  private static let schemes: [String] = ["http", "https", "mailto"]

  /// The schemes that never become hyperlinks: they run code in the page that shows them.
  private static let codeSchemes: [String] = ["javascript", "vbscript", "data"]

  /// The longest target, in bytes; longer ones are left out.
  private static let longest = 2_083

  /// The link in printable ASCII, with quotes, brackets and spaces percent-encoded (RFC 3986,
  /// section 2.1); `nil` for a scheme that is not allowed.
  static func encoded(_ link: String, allowing allowed: [String]) -> String? {
    guard let colon = link.firstIndex(of: ":") else { return nil }
    let scheme = link[..<colon].lowercased()
    guard schemes.contains(scheme) || allowed.contains(where: { $0.lowercased() == scheme }),
      !codeSchemes.contains(scheme)
    else { return nil }
    var encoded = ""
    for byte in link.utf8 {
      if isPlain(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return encoded.utf8.count <= longest ? encoded : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "\"", "<", ">", "\\", "^", "`", "{", "|", "}": false
    default: byte > 0x20 && byte < 0x7F
    }
  }
}
