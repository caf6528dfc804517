extension Journal {
  /// Examines every line of every file without changing anything.
  ///
  /// `now` reveals clocks that were ahead. O(size of the journal).
  public func examine(at now: Date) throws(StoreError) -> DoctorReport {
    var doctor = Doctor(now: now, ownName: (try? knownDeviceName()).map { "\($0).jsonl" })
    for finding in folderFindings() { doctor.note(finding) }
    do throws(StoreError) {
      guard let (folder, names) = try openLog() else { return doctor.report }
      defer { try? fileSystem.close(folder) }
      for loss in losses() {
        doctor.note(Finding(.damage(loss.kind), file: "log/\(loss.file)", offset: loss.offset))
      }
      for name in names { examine(name, in: folder, by: &doctor) }
    } catch {
      // A missing journal is a finding, not a failure to examine.
      guard case .journalMissing(let path) = error else { throw error }
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
      // An unreadable file must not hide problems of the others.
      let problem = Damage.Kind(error).map(Finding.Problem.damage) ?? .unreadable(error)
      doctor.note(Finding(problem, file: "log/\(name)"))
    }
  }

  /// Problems outside of the lines.
  private func folderFindings() -> [Finding] {
    let folders = [container.data, container.log, container.state, container.configuration]
    let settings = "\(container.configuration)/\(SharedSettings.standardSuite)"
    let suites = [
      "\(container.configuration)/\(SharedSettings.widgetsSuite)",
      "\(container.data)/\(SharedSettings.drinksSuite)",
    ]
    let own = container.device
    let state =
      [own, container.formerDevice, container.lock]
      + [SettingChanges.name, UndoneChanges.name].map { "\(container.state)/\($0)" }
    // With `CAFFEINE_HOME` several of them are the same folder, to be reported once.
    var findings = Set(folders).sorted().flatMap(folderFindings)
    findings += fileFindings(at: container.format, for: .reading) { bytes in
      switch SharedContainer.FormatFile(bytes) {
      case .known: nil
      case .later: .laterVersion
      case .damaged: .noVersion
      }
    }
    // The command reads the settings itself and reports why it cannot.
    findings += fileFindings(at: settings, for: .readingThroughLinks).filter(\.problem.isAboutOwner)
    findings += suites.flatMap { fileFindings(at: $0, for: .readingThroughLinks) }
    findings += state.flatMap { path in
      fileFindings(at: path, for: .reading) { bytes in
        path == own && Device(state: bytes) == nil ? .noDeviceName : nil
      }
    }
    return findings + otherMachines().map { Finding(.otherMachine, file: $0) }
  }

  func names(in path: String) -> [String] {
    guard let folder = try? fileSystem.open(path, in: nil, for: .folder) else { return [] }
    defer { try? fileSystem.close(folder) }
    return ((try? fileSystem.names(in: folder)) ?? []).sorted()
  }

  private func folderFindings(at path: String) -> [Finding] {
    do throws(SystemError) {
      let folder = try fileSystem.open(path, in: nil, for: .folder)
      defer { try? fileSystem.close(folder) }
      let status = try fileSystem.status(of: folder)
      var findings: [Finding] = []
      if status.isWritableByOthers { findings.append(Finding(.writableByOthers, file: path)) }
      if !status.isOwn { findings.append(Finding(.foreignFolder, file: path)) }
      guard path == container.data else { return findings }
      // Synchronisation programs append to the name: `drinks.sync-conflict-…` or `drinks
      // (conflicted copy)`.
      let copies = try fileSystem.names(in: folder).sorted()
        .filter { $0.hasPrefix(SharedSettings.drinksSuite) && $0 != SharedSettings.drinksSuite }
      return findings + copies.map { Finding(.copyOfDrinks, file: $0) }
    } catch {
      // A missing folder needs no examination; the folder `log` is examined separately.
      return error == .notFound || path == container.log
        ? [] : [Finding(.unreadable(error), file: path)]
    }
  }

  /// Problems of a small file; `problem` judges its content.
  private func fileFindings(
    at path: String, for access: FileAccess, _ problem: ([UInt8]) -> Finding.Problem? = { _ in nil }
  ) -> [Finding] {
    let isInData = fileSystem.parent(of: path) == container.data
    let file = isInData ? String(path.dropFirst(container.data.count + 1)) : path
    do throws(SystemError) {
      let (bytes, status) = try fileSystem.smallFile(path, for: access)
      var findings = status.isPrivate ? [] : [Finding(.notPrivate(isOwn: status.isOwn), file: file)]
      if let problem = problem(bytes) { findings.append(Finding(problem, file: file, offset: 0)) }
      return findings
    } catch {
      if error == .notFound { return [] }
      let problem = Damage.Kind(error).map(Finding.Problem.damage) ?? .unreadable(error)
      return [Finding(problem, file: file)]
    }
  }
}
