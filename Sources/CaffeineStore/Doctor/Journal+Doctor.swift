extension Journal {
  /// Examines every line of every file; changes nothing.
  ///
  /// `now` tells clocks that were ahead. O(everything).
  public func examine(at now: Date) throws(StoreError) -> DoctorReport {
    var doctor = Doctor(now: now)
    doctor.report.findings += folderFindings()
    guard let folder = try openLog() else { return doctor.report }
    defer { try? fileSystem.close(folder) }
    for name in try names(in: folder) where LogFile.isLog(name) {
      do throws(SystemError) {
        guard let file = try LogFile(name, in: folder, fileSystem: fileSystem) else {
          doctor.note(
            .init(
              .notice, file: "log/\(name)", problem: "not a regular file; it is not read",
              remedy: "Move it out of the folder log."))
          continue
        }
        try doctor.examine(file)
      } catch {
        doctor.note(Self.unreadable("log/\(name)", error))
      }
    }
    doctor.finish()
    return doctor.report
  }

  private static func unreadable(_ file: String, _ error: SystemError) -> Finding {
    error == .symbolicLink
      ? Finding(
        .loss, file: file, problem: "a symbolic link; it is not followed",
        remedy: "Link the folder instead, or set CAFFEINE_HOME.")
      : Finding(
        .loss, file: file, problem: "cannot be read: \(error)",
        remedy: "Check its owner, its permissions and the disk.")
  }

  /// What is wrong outside the lines.
  private func folderFindings() -> [Finding] {
    var findings: [Finding] = []
    if let folder = try? fileSystem.open(container.data, in: nil, for: .folder) {
      defer { try? fileSystem.close(folder) }
      if let status = try? fileSystem.status(of: folder), status.isWritableByOthers {
        findings.append(
          Finding(
            .notice, file: container.data, problem: "other users can write to this folder",
            remedy: "Run chmod 700 on it."))
      }
    }
    if let bytes = try? fileSystem.contents(of: container.format, for: .reading),
      !String(decoding: bytes, as: UTF8.self).hasPrefix("caffeine-journal ")
    {
      findings.append(
        Finding(
          .notice, file: "FORMAT", offset: 0, problem: "does not name a journal version",
          remedy: "Write the line `caffeine-journal 1` to it."))
    }
    if let bytes = try? fileSystem.contents(of: container.device, for: .reading),
      Device.name(in: bytes) == nil
    {
      findings.append(
        Finding(
          .notice, file: container.device, offset: 0, problem: "contains no device name",
          remedy: "Nothing to do: the next change gives this device a new name and file."))
    }
    return findings
  }
}
