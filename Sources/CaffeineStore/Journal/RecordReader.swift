import CaffeineDomain

/// Reads single records of the folder `log`, in any order.
final class RecordReader {
  /// The most open files: a process may have 1,024, a journal more.
  private static let mostOpen = 64

  private let journal: Journal
  private var files: [String: LogFile] = [:]

  init(of journal: Journal) { self.journal = journal }

  /// The record at `offset` of a file; `nil` if there is none.
  func record(in name: String, at offset: Int) throws(StoreError) -> Record? {
    do throws(SystemError) {
      if files[name] == nil {
        // All instead of the oldest: a listing by start visits the devices in turn, so the oldest is
        // as likely next as any.
        if files.count == Self.mostOpen { files = [:] }
        files[name] = try journal.logFile(name)
      }
      return try files[name]?.record(at: offset)
    } catch {
      throw .reading(journal.path(of: name), error)
    }
  }
}
