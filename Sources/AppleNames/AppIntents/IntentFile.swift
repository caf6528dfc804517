/// A file that a person chooses: on a command line by its path.
public struct IntentFile: Hashable, Sendable {
  /// Where it is; `nil` of bytes without a file.
  public let fileURL: URL?
  public var filename: String
  public var type: UTType?
  private let bytes: Data?

  public init(data: Data, filename: String, type: UTType? = nil) {
    bytes = data
    fileURL = nil
    self.filename = filename
    self.type = type
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    bytes = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
  }

  /// Its bytes, read now; empty where it cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

extension IntentFile: IntentValue {
  public static var intentShape: ParameterShape { ParameterShape(.text) }

  /// None: a file has to be chosen.
  public static var intentZero: IntentFile? { nil }

  /// The file of a path; `nil` where there is none.
  public static func intentValue(of text: String) async throws -> IntentFile? {
    FileManager.default.fileExists(atPath: text) ? IntentFile(fileURL: URL(filePath: text)) : nil
  }

  public var intentText: String { fileURL?.path ?? filename }
}
