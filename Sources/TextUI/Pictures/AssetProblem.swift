public import AssetCatalogs
public import PictureDecoding

/// The reason why a name or URL has no picture or colour.
public struct AssetProblem: Error, Hashable, Sendable {
  /// The name or URL of a look-up.
  public enum Subject: Hashable, Sendable {
    case image(String)
    case color(String)
    case address(URL)
  }

  /// The cause of a failed look-up.
  public enum Reason: Error, Hashable, Sendable {
    /// No folder has the name, or its files cannot be read.
    case catalog(AssetError)
    /// The file is not a picture that can be drawn.
    case picture(PictureError)
    /// A `data:` URL without a comma, or with invalid base 64 (RFC 2397).
    case notData
  }

  /// The name or URL without a result.
  public let subject: Subject
  /// The cause of the failure.
  public let reason: Reason
}

extension URL {
  /// The content of a `data:` URL (RFC 2397); `nil` if it is malformed.
  var dataContent: [UInt8]? {
    let text = absoluteString
    guard let colon = text.firstIndex(of: ":"), let comma = text.firstIndex(of: ",") else {
      return nil
    }
    // Avoids `removingPercentEncoding`, which adds all of Foundation, 4 MB, to each program.
    guard let content = text[text.index(after: comma)...].utf8.withoutPercentEncoding else {
      return nil
    }
    guard text[colon..<comma].lowercased().hasSuffix(";base64") else { return content }
    return Data(base64Encoded: String(decoding: content, as: UTF8.self)).map { [UInt8]($0) }
  }
}

extension Substring.UTF8View {
  /// The bytes with escapes such as `%2F` decoded; `nil` for one without two digits.
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
