extension Journal {
  /// The version of the folder that this program reads and writes.
  private static let format = "caffeine-journal 1\n"

  /// Refuses to write where a later version said that this one must not.
  func checkFormat() throws(StoreError) {
    let path = container.format
    do throws(SystemError) {
      let bytes = try fileSystem.contents(of: path, for: .reading)
      let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      // A damaged file forbids nothing: `examine` reports it.
      guard words.first == "caffeine-journal", words.count == 2, let version = Int(words[1])
      else { return }
      if version <= 1 { return }
    } catch {
      if error == .notFound { return }
      throw .reading(path, error)
    }
    throw .newerVersion(what: container.data)
  }

  /// The name of this device, made on the first call.
  func deviceName() throws(StoreError) -> String {
    do throws(SystemError) {
      let bytes = try fileSystem.contents(of: container.device, for: .reading)
      if let name = Device.name(in: bytes) { return name }
    } catch {
      guard error == .notFound else { throw .reading(container.device, error) }
    }
    // A name that cannot be read is replaced: the file under the old name stays readable.
    var generator = generator
    let name = Device.newName(using: &generator)
    try fileSystem.replace("device", in: container.state, with: Array("\(name)\n".utf8))
    return name
  }

  /// Makes the names of a new file and of its folders durable, before the first line: a file
  /// that holds a line so has a name that lasts.
  func makeDurable() throws(StoreError) {
    do throws(SystemError) {
      try fileSystem.close(fileSystem.open(container.format, in: nil, for: .reading))
    } catch {
      guard error == .notFound else { throw .reading(container.format, error) }
      try fileSystem.replace("FORMAT", in: container.data, with: Array(Self.format.utf8))
    }
    do throws(SystemError) {
      try fileSystem.close(fileSystem.openFolder(container.log))
      try fileSystem.synchronizeFolders(upFrom: container.log)
    } catch {
      throw .cannotCreate(path: container.log, reason: error)
    }
  }
}
