/// Makes links harmless: what an encoder writes as the target of a hyperlink.
enum HyperlinkTarget {
  /// The schemes that become hyperlinks; text that links elsewhere stays plain text.
  private static let schemes: [String] = ["http", "https", "mailto"]

  /// The schemes that never do, since they run code in the page that shows them.
  private static let codeSchemes: [String] = ["javascript", "vbscript", "data"]

  /// The longest target, in bytes; longer ones are left out.
  private static let longest = 2_083

  /// The link in printable ASCII without quotes, brackets or spaces, which are percent-encoded
  /// (RFC 3986, section 2.1); `nil` if its scheme may not be one.
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
