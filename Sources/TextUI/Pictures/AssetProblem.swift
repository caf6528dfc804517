public import AssetCatalogs
public import PictureDecoding

/// A name or an address that gives no picture or colour, and why.
public struct AssetProblem: Error, Hashable, Sendable {
  /// What was looked for.
  public enum Subject: Hashable, Sendable {
    case image(String)
    case color(String)
    case address(URL)
  }

  /// Why there is nothing.
  public enum Reason: Error, Hashable, Sendable {
    /// No folder has it, or what the folder has cannot be read.
    case catalog(AssetError)
    /// It is no picture that can be drawn.
    case picture(PictureError)
    /// A `data:` address without a comma, or not in base 64 as it says (RFC 2397).
    case notData
  }

  /// What was looked for.
  public let subject: Subject
  /// Why there is nothing.
  public let reason: Reason
}

extension URL {
  /// What a `data:` address holds (RFC 2397); `nil` where it is not well formed.
  var dataContent: [UInt8]? {
    let text = absoluteString
    guard let colon = text.firstIndex(of: ":"), let comma = text.firstIndex(of: ",") else {
      return nil
    }
    // Not `removingPercentEncoding`, which brings all of Foundation into each program: 4 MB.
    guard let content = text[text.index(after: comma)...].utf8.withoutPercentEncoding else {
      return nil
    }
    guard text[colon..<comma].lowercased().hasSuffix(";base64") else { return content }
    return Data(base64Encoded: String(decoding: content, as: UTF8.self)).map { [UInt8]($0) }
  }
}

extension Substring.UTF8View {
  /// The bytes, each `%2F` as the one it stands for; `nil` where two digits are missing.
  fileprivate var withoutPercentEncoding: [UInt8]? {
    var bytes: [UInt8] = []
    var rest = self[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let digits = String(rest.prefix(2)), digits.utf8.count == 2, digits.first != "+",
        let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
