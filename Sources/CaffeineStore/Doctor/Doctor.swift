public import CaffeineDomain

/// What readers of a journal count anyway, with its place.
public struct Finding: Hashable, Sendable {
  /// The kind of problem.
  public enum Problem: Hashable, Sendable {
    /// A line, or a whole file, is not as it was written.
    case damage(Damage.Kind)
    /// The journal's folder is missing, empty or a dead link, although this device has written one.
    case missing
    /// A file cannot be read.
    case unreadable(SystemError)
    /// A later version of the format forbids changes.
    case laterVersion
    /// Others can write the file or folder; with `isOwn` it belongs to this user.
    case notPrivate(isOwn: Bool)
    /// Drinks with the same second, amount and drink, from different files.
    case twins([IntakeID])
  }

  /// The kind of problem.
  public var problem: Problem
  /// The file relative to the data folder, or its full path outside of that; empty for drinks.
  public var file: String
  /// The line, counted from 1; `nil` for the file as a whole.
  public var line: Int?

  /// Creates a finding.
  public init(_ problem: Problem, file: String, line: Int? = nil) {
    (self.problem, self.file, self.line) = (problem, file, line)
  }

  /// What keeps the journal from being read; throws any other error.
  fileprivate init(of error: StoreError) throws(StoreError) {
    switch error {
    case .journalMissing(let path): self.init(.missing, file: path)
    case .unreadable(let path, let reason), .notPermitted(let path, let reason):
      self.init(.unreadable(reason), file: path)
    case .notPlainFile(let path): self.init(.damage(.notPlainFile), file: path)
    case .newerVersion: self.init(.laterVersion, file: "FORMAT")
    default: throw error
    }
  }

  /// Whether drinks may be missing.
  public var isLoss: Bool {
    switch problem {
    case .damage(.checksum), .damage(.lostNewline), .damage(.unknownOperation), .notPrivate, .twins:
      false
    case .damage, .unreadable, .missing, .laterVersion: true
    }
  }
}

/// The condition of a journal.
public struct DoctorReport: Hashable, Sendable {
  /// The findings; of damage the first thousand.
  public internal(set) var findings: [Finding] = []
  /// The number of damaged places beyond those.
  public internal(set) var omittedCount = 0
  /// The number of files with records.
  public internal(set) var fileCount = 0
  /// The number of drinks that count.
  public internal(set) var intakeCount = 0
  /// Whether all could be read.
  public var isSound: Bool { omittedCount == 0 && !findings.contains(where: \.isLoss) }
}

extension Journal {
  /// Reads the whole journal and tells what was found on the way, without changing anything.
  public func examine() throws(StoreError) -> DoctorReport {
    var report = DoctorReport()
    report.findings = permissions()
    do throws(StoreError) { try container.checkVersion(fileSystem) } catch {
      report.findings.append(try Finding(of: error))
    }
    do throws(StoreError) {
      report.fileCount = try logNames().count
      var entries = try entries()
      report.intakeCount = entries.count
      report.findings += findings(of: entries.damage)
      report.omittedCount = entries.damage.count - entries.damage.first.count
      report.findings += try entries.twins().map { Finding(.twins($0), file: "") }
    } catch {
      report.findings.append(try Finding(of: error))
    }
    return report
  }

  /// The damaged places with their lines.
  private func findings(of damage: DamageReport) -> [Finding] {
    let files = Dictionary(grouping: damage.first, by: \.file).sorted { $0.key < $1.key }
    return files.flatMap { file, places in
      let starts = (try? logFile(file)?.lineStarts()) ?? []
      return places.sorted { $0.offset < $1.offset }.map { place in
        let isWhole = [.notPlainFile, .unreadableName, .cutShort].contains(place.kind)
        let line = isWhole ? nil : starts.count { $0 <= place.offset }
        return Finding(.damage(place.kind), file: "log/\(file)", line: line)
      }
    }
  }

  /// Files and folders that others can write.
  private func permissions() -> [Finding] {
    let files =
      [container.format, container.device, "\(container.data)/\(SharedSettings.drinksSuite)"]
      + ["\(container.configuration)/\(SharedSettings.standardSuite)"]
      + ["\(container.state)/\(SharedSettings.changesName)"]
      + ((try? fileSystem.names(in: container.log)) ?? []).sorted().filter(LogFile.isLog)
      .map(path(of:))
    let folders = Set([container.data, container.log, container.state, container.configuration])
    return (folders.sorted() + files).compactMap { path in
      let prefix = container.data + "/"
      let name = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      let access = folders.contains(path) ? FileAccess.folder : .readingThroughLinks
      // What cannot be opened is told where it is read.
      guard let file = try? fileSystem.opened(path, for: access),
        let status = try? fileSystem.status(of: file.descriptor), !status.isPrivate
      else { return nil }
      return Finding(.notPrivate(isOwn: status.isOwn), file: name)
    }
  }
}
