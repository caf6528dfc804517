extension SharedContainer {
  /// What `FORMAT` says of the folder that this program reads and writes.
  static let version = "caffeine-journal 1\n"

  /// Refuses to write where another version said that this one must not.
  func checkVersion(_ fileSystem: any FileSystem) throws(StoreError) {
    do throws(SystemError) {
      let bytes = try fileSystem.contents(of: format, for: .reading)
      let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      // A damaged file forbids nothing: `examine` reports it.
      guard words.first == "caffeine-journal", words.count > 1 else { return }
      if words.dropFirst() == ["1"] { return }
    } catch {
      if error == .notFound { return }
      throw .reading(format, error)
    }
    throw .newerVersion(what: data)
  }
}
