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
    guard let content = String(text[text.index(after: comma)...]).removingPercentEncoding else {
      return nil
    }
    guard text[colon..<comma].lowercased().hasSuffix(";base64") else { return Array(content.utf8) }
    return Data(base64Encoded: content).map { [UInt8]($0) }
  }
}
