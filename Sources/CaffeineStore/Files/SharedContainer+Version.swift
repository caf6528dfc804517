extension SharedContainer {
  /// What `FORMAT` says of the folder that this program reads and writes.
  static let version = "caffeine-journal 1\n"

  /// What a file `FORMAT` says.
  enum FormatFile {
    /// That this program reads and writes the folder.
    case known
    /// That a later version does, and this one must not.
    case later
    /// Nothing: damaged, it forbids nothing.
    case damaged

    init(_ bytes: [UInt8]) {
      let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      if words.first == "caffeine-journal", words.count > 1 {
        self = words.dropFirst() == ["1"] ? .known : .later
      } else {
        self = .damaged
      }
    }
  }

  /// Refuses to write where another version said that this one must not.
  func checkVersion(_ fileSystem: any FileSystem) throws(StoreError) {
    do throws(SystemError) {
      switch FormatFile(try fileSystem.contents(of: format, for: .reading)) {
      case .known, .damaged: return
      case .later: break
      }
    } catch {
      if error == .notFound { return }
      throw .reading(format, error)
    }
    throw .newerVersion(what: data)
  }
}
