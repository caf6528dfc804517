extension Journal {
  /// Examines every line of every file; changes nothing.
  ///
  /// `now` tells clocks that were ahead. O(everything).
  public func examine(at now: Date) throws(StoreError) -> DoctorReport {
    var doctor = Doctor(now: now, ownName: try? ownName())
    for finding in folderFindings() { doctor.note(finding) }
    do throws(StoreError) {
      guard let (folder, names) = try openLog() else { return doctor.report }
      defer { try? fileSystem.close(folder) }
      for name in names { examine(name, in: folder, by: &doctor) }
    } catch {
      guard case .journalMissing(let path, _) = error else { throw error }
      doctor.note(Finding(.missing, file: path))
    }
    doctor.finish()
    return doctor.report
  }

  private func examine(_ name: String, in folder: FileDescriptor, by doctor: inout Doctor) {
    do throws(SystemError) {
      guard let file = try LogFile(name, in: folder, fileSystem: fileSystem) else { return }
      try doctor.examine(file)
    } catch {
      let problem = Damage.Kind(error).map(Finding.Problem.damage) ?? .unreadable(error)
      doctor.note(Finding(problem, file: "log/\(name)"))
    }
  }

  /// The name of the file that this device writes.
  private func ownName() throws(SystemError) -> String? {
    Device.name(in: try fileSystem.contents(of: container.device, for: .reading))
      .map { "\($0).jsonl" }
  }

  /// What is wrong outside the lines.
  private func folderFindings() -> [Finding] {
    var findings: [Finding] = []
    if let folder = try? fileSystem.open(container.data, in: nil, for: .folder) {
      defer { try? fileSystem.close(folder) }
      if let status = try? fileSystem.status(of: folder), status.isWritableByOthers {
        findings.append(Finding(.writableByOthers, file: container.data))
      }
      let names = (try? fileSystem.names(in: folder)) ?? []
      for name in names.sorted() where name.hasPrefix("drinks") && name != "drinks" {
        findings.append(Finding(.copyOfDrinks, file: name))
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
