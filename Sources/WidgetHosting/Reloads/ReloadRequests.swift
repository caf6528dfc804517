import CStandardLibrary

/// Passes requests for new timelines between processes, as one small file per kind in a folder.
///
/// ```swift
/// WidgetCenter.shared.connect(to: ReloadRequests(folder: folder))  // in the app
///
/// var requests = ReloadRequests(folder: folder)  // in the process that shows its widgets,
/// _ = try requests.take()                        // which watches the folder
/// schedule.request(try requests.take(), at: now)
/// ```
///
/// Each request replaces its file atomically and the file is empty, so it cannot be torn. Two
/// requests before a `take()` count as one.
public struct ReloadRequests: Sendable {
  /// The kinds that a program asked for.
  public struct Request: Hashable, Sendable {
    /// Whether to reload the widgets of all kinds.
    public var isForAll = false
    /// The kinds to reload, such as `cups`.
    public var kinds: Set<String> = []

    /// Whether to reload the widgets of a kind.
    public func contains(_ kind: String) -> Bool { isForAll || kinds.contains(kind) }
  }

  /// The folder that both processes know; the one that shows widgets watches it.
  public let folder: String
  /// The user id whose requests count.
  private let user: UInt32
  /// By file name, the inode and date of the file last seen; each request changes one of them.
  private var known: [String: String] = [:]

  /// Opens a folder, which need not exist yet, for the user who runs this process.
  public init(folder: String) { self.init(folder: folder, user: geteuid()) }

  package init(folder: String, user: UInt32) {
    self.folder = folder
    self.user = user
  }

  /// Requests new timelines of a kind; `nil` means all kinds.
  ///
  /// Throws Foundation's error if it cannot create or write the folder.
  public func post(ofKind kind: String?) throws {
    try makeFolder()
    // `take` refuses what a umask lets a group write, so the file gets its mode before its name.
    let draft = "\(folder)/.\(UUID().uuidString)"
    do {
      try Data().write(to: URL(filePath: draft))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: draft)
      guard rename(draft, "\(folder)/\(Self.name(of: kind))") == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw error
    }
  }

  /// Returns the requests since the last call; the first call returns all there are.
  ///
  /// Throws Foundation's error if it cannot create or read the folder.
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

  /// Whether a file is a regular one that only the user can write.
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

  /// `all.reload`, or the kind in hexadecimal, since a kind may contain any character.
  private static func name(of kind: String?) -> String {
    guard let kind else { return "all" + ending }
    return "kind-"
      + kind.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      + ending
  }

  /// The kind in a file name, `.some(nil)` for all kinds; `nil` if the file is no request.
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
