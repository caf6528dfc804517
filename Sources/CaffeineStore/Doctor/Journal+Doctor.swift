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
          doctor.note(Finding(.notPlainFile, file: "log/\(name)"))
          continue
        }
        try doctor.examine(file)
      } catch {
        let problem = error == .symbolicLink ? Finding.Problem.symbolicLink : .unreadable(error)
        doctor.note(Finding(problem, file: "log/\(name)"))
      }
    }
    doctor.finish()
    return doctor.report
  }

  /// What is wrong outside the lines.
  private func folderFindings() -> [Finding] {
    var findings: [Finding] = []
    if let folder = try? fileSystem.open(container.data, in: nil, for: .folder) {
      defer { try? fileSystem.close(folder) }
      if let status = try? fileSystem.status(of: folder), status.isWritableByOthers {
        findings.append(Finding(.writableByOthers, file: container.data))
      }
    }
    if let bytes = try? fileSystem.contents(of: container.format, for: .reading),
      !String(decoding: bytes, as: UTF8.self).hasPrefix("caffeine-journal ")
    {
      findings.append(Finding(.noVersion, file: "FORMAT", offset: 0))
    }
    if let bytes = try? fileSystem.contents(of: container.device, for: .reading),
      Device.name(in: bytes) == nil
    {
      findings.append(Finding(.noDeviceName, file: container.device, offset: 0))
    }
    return findings
  }
}
