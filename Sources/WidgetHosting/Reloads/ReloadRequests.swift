#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Requests for new timelines that one process hands to another: a small file a kind in a folder.
///
/// ```swift
/// WidgetCenter.shared.connect(to: ReloadRequests(folder: folder))  // in the app
///
/// var requests = ReloadRequests(folder: folder)  // in the process that shows its widgets,
/// _ = try requests.take()                        // which watches the folder
/// schedule.request(try requests.take(), at: now)
/// ```
///
/// Each file is replaced as a whole, and nothing is in it that could be torn: who asks twice before
/// anybody looks has asked once.
public struct ReloadRequests: Sendable {
  /// What was asked for.
  public struct Request: Hashable, Sendable {
    /// Whether the widgets of all kinds are to be reloaded.
    public var isForAll = false
    /// The kinds to be reloaded, such as `cups`.
    public var kinds: Set<String> = []

    /// Whether the widgets of a kind are to be reloaded.
    public func contains(_ kind: String) -> Bool { isForAll || kinds.contains(kind) }
  }

  /// The folder that both sides know, and the one that shows watches.
  public let folder: String
  /// The user whose requests count, by number.
  private let user: UInt32
  /// Which file stood under a name: its number and its date, of which each request changes one.
  private var known: [String: String] = [:]

  /// The requests of a folder, which need not be there yet, by the user who runs this process.
  public init(folder: String) { self.init(folder: folder, user: geteuid()) }

  package init(folder: String, user: UInt32) {
    self.folder = folder
    self.user = user
  }

  /// Asks for new timelines of a kind, or of all widgets where it is `nil`.
  ///
  /// Throws Foundation's error where the folder cannot be made or written.
  public func post(ofKind kind: String?) throws {
    try makeFolder()
    try Data().write(to: URL(filePath: "\(folder)/\(Self.name(of: kind))"), options: .atomic)
  }

  /// What was asked for since the last call; of the first call, ever.
  ///
  /// Throws Foundation's error where the folder cannot be made or read.
  public mutating func take() throws -> Request {
    try makeFolder()
    var request = Request()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      guard let kind = Self.kind(of: name) else { continue }
      let file = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      guard let file, isOwn(file) else { continue }
      let date = (file[.modificationDate] as? Date)?.timeIntervalSince1970
      let version = "\(file[.systemFileNumber] ?? "") \(date ?? 0)"
      guard known.updateValue(version, forKey: name) != version else { continue }
      if let kind { request.kinds.insert(kind) } else { request.isForAll = true }
    }
    return request
  }

  /// Whether a file is a plain one that nobody but the user can have written.
  private func isOwn(_ file: [FileAttributeKey: Any]) -> Bool {
    // The types of the numbers differ between Foundations.
    let mode = Int("\(file[.posixPermissions] ?? "")") ?? 0o777
    return file[.type] as? FileAttributeType == .typeRegular && mode & 0o022 == 0
      && "\(file[.ownerAccountID] ?? "")" == "\(user)"
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }

  private static let ending = ".reload"

  /// `all.reload`, or the bytes of the kind in hexadecimal: a kind may hold any character.
  private static func name(of kind: String?) -> String {
    guard let kind else { return "all" + ending }
    return "kind-"
      + kind.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      + ending
  }

  /// The kind of a file's name, `.some(nil)` for all; `nil` for a file that is no request.
  private static func kind(of name: String) -> String?? {
    guard name.hasSuffix(ending) else { return nil }
    let stem = name.dropLast(ending.count)
    if stem == "all" { return .some(nil) }
    guard stem.hasPrefix("kind-") else { return nil }
    let digits = stem.dropFirst(5).compactMap(\.hexDigitValue)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { index -> UInt8 in
      let (high, low) = (digits[index], digits[index + 1])
      return UInt8(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self).map { .some($0) }
  }
}
