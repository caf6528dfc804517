import CaffeineDomain

/// Reads single records of the folder `log`, in any order.
final class RecordReader {
  private final class Source {
    let file: LogFile
    var window: LineWindow

    init(_ file: consuming LogFile) {
      window = file.window()
      self.file = file
    }
  }

  /// The most open files: a process may have 1,024, a journal more.
  private static let mostOpen = 64

  private let journal: Journal
  private var sources: [String: Source] = [:]

  init(of journal: Journal) { self.journal = journal }

  func path(of name: String) -> String { "\(journal.container.log)/\(name)" }

  /// The record at `offset` of a file; `nil` if there is none.
  func record(in name: String, at offset: Int) throws(StoreError) -> Record? {
    guard let source = try source(name) else { return nil }
    do throws(SystemError) {
      return try source.file.record(at: offset, in: &source.window)
    } catch {
      throw .reading(path(of: name), error)
    }
  }

  private func source(_ name: String) throws(StoreError) -> Source? {
    if let source = sources[name] { return source }
    guard let (folder, _) = try journal.openLog() else { return nil }
    defer { try? journal.fileSystem.close(folder) }
    do throws(SystemError) {
      guard let file = try LogFile(name, in: folder, fileSystem: journal.fileSystem) else {
        return nil
      }
      // All instead of the oldest: a listing by start visits the devices in turn, so the oldest is
      // as likely next as any.
      if sources.count == Self.mostOpen { sources = [:] }
      let source = Source(file)
      sources[name] = source
      return source
    } catch {
      throw .reading(path(of: name), error)
    }
  }
}
