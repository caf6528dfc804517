#if os(Linux)
  import Foundation
  import Glibc
  import TestSupport
  import Testing

  /// What happens before the first line of ours: the built command, in an environment of its own.
  @Suite struct BuiltCommandTests {
    private static let command = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("caffeine")

    private func run(
      _ words: [String], _ variables: [String: String]
    ) throws -> (status: Int32, output: String) {
      let folder = try TemporaryFolder()
      defer { withExtendedLifetime(folder) {} }
      let process = Process()
      process.executableURL = Self.command
      process.arguments = words
      process.environment = variables.merging(["CAFFEINE_HOME": folder.path]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (
        process.terminationReason == .exit ? process.terminationStatus : -1,
        String(decoding: output, as: UTF8.self)
      )
    }

    /// A language of twelve letters ended the process with SIGSEGV.
    @Test(.tags(.long), arguments: ["LC_ALL", "LANG", "LC_MESSAGES"])
    func aLanguageOfManyLetters(variable: String) throws {
      let languages = ["serbocroatian", "abcdefghijkl.UTF-8", String(repeating: "x", count: 300)]
      for language in Trials.sample(languages, oneIn: 3, case: variable.utf8.count) {
        let result = try run(["log", "espresso", "--locale", "de_DE"], [variable: language])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Logged Espresso, 80 mg, "))
      }
    }

    @Test(
      .tags(.long),
      arguments: Trials.sample(
        [
          ("CET-1CEST", "13:00"), ("CET-1CEST,M3.5.0,M10.5.0/3", "13:00"), ("GMT+1", "11:00"),
          ("<+0545>-5:45", "17:45"), ("UTC0", "12:00"), ("nowhere", "12:00"), ("", "12:00"),
          (":/nowhere", "12:00"),
        ], oneIn: 3)) func timeZones(variable: String, time: String) throws
    {
      let now = ["CAFFEINE_NOW": "2026-11-21T12:00:00Z", "TZ": variable]
      #expect(
        try run(["log", "espresso"], now).output.hasPrefix("Logged Espresso, 80 mg, \(time)."))
    }

    /// A pipe would keep every command waiting for somebody who writes.
    @Test(.timeLimit(.minutes(1))) func aPipeIsNoTimeZone() throws {
      let folder = try TemporaryFolder()
      #expect(mkfifo("\(folder.path)/zone", 0o600) == 0)
      let variables = ["CAFFEINE_NOW": "2026-11-21T12:00:00Z", "TZ": "\(folder.path)/zone"]
      #expect(
        try run(["log", "espresso"], variables).output.hasPrefix("Logged Espresso, 80 mg, 12:00."))
    }

    /// Names of zones come from journals too: none leads out of the folder of zones.
    @Test(arguments: ["../zoneinfo/Europe/Berlin", "/usr/share/zoneinfo/Europe/Berlin"])
    func aPathIsNoNameOfAZone(name: String) throws {
      #expect(try run(["status", "--time-zone", name], [:]).status == 64)
      #expect(try run(["status", "--time-zone", "Europe/Berlin"], [:]).status == 0)
    }

    /// Ctrl-C, a closed pipe and a full file mean to an editor and a pager what they mean elsewhere.
    @Test(arguments: [["config", "edit"], ["help", "log"]])
    func aChildIgnoresNoSignals(words: [String]) throws {
      let folder = try TemporaryFolder()
      let script = "\(folder.path)/program"
      try Data("#!/bin/sh\ngrep SigIgn /proc/$$/status >'\(folder.path)/ignored'\n".utf8)
        .write(to: URL(fileURLWithPath: script))
      chmod(script, 0o700)
      let process = Process()
      // script(1) gives it a terminal: elsewhere help needs no pager.
      process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
      process.arguments = [
        "-qec",
        "stty rows 5 cols 80; '\(Self.command.path)' \(words.joined(separator: " "))", "/dev/null",
      ]
      process.environment = [
        "VISUAL": script, "PAGER": script, "CAFFEINE_HOME": folder.path, "TERM": "xterm",
        "PATH": "/usr/bin:/bin",
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let line = try String(contentsOfFile: "\(folder.path)/ignored", encoding: .utf8)
      let ignored = try #require(UInt64(line.split(separator: "\t")[1].dropLast(), radix: 16))
      for signal in [SIGINT, SIGPIPE, SIGXFSZ] { #expect(ignored >> UInt64(signal - 1) & 1 == 0) }
    }

    /// A limit on the size of files (setrlimit(2)) is an error like a full disk, and no end by a signal.
    @Test func aLimitOnFilesIsTold() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", "ulimit -f 0; exec \"$0\" log espresso", Self.command.path]
      let folder = try TemporaryFolder()
      process.environment = ["CAFFEINE_HOME": folder.path]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 74)
    }

    /// What is typed while it watches is not shown, and no shell finds it afterwards (setsid(1) makes the
    /// pseudo-terminal the one that it is in the foreground of).
    @Test(
      .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")),
      arguments: [("xx?nonsense\n", SIGTERM), ("xxq", 0), ("l\u{7F}espr", SIGTERM)])
    func aWatchLeavesTheTerminalAsItWas(typed: String, end: Int32) throws {
      var (main, other) = (Int32(-1), Int32(-1))
      try #require(openpty(&main, &other, nil, nil, nil) == 0)
      defer { [main, other].forEach { _ = close($0) } }
      func mode() -> [UInt32] {
        var mode = termios()
        tcgetattr(other, &mode)
        return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag]
      }
      let before = mode()
      let folder = try TemporaryFolder()
      defer { withExtendedLifetime(folder) {} }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
      process.arguments = ["-c", "-w", Self.command.path, "--watch"]
      process.environment = ["TERM": "xterm", "CAFFEINE_HOME": folder.path]
      let terminal = FileHandle(fileDescriptor: other, closeOnDealloc: false)
      (process.standardInput, process.standardOutput) = (terminal, terminal)
      // Threads of tests block signals, and a process is born with what its parent blocks.
      var (none, former) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &former)
      try process.run()
      pthread_sigmask(SIG_SETMASK, &former, nil)
      var shown = ""
      func read(until end: () -> Bool) {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let deadline = Date() + 60
        while !end(), Date() < deadline {
          var ready = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
          guard poll(&ready, 1, 50) > 0 else { continue }
          let count = Glibc.read(main, &bytes, bytes.count)
          shown += String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }
      }
      read { shown.contains("q quit") }
      #expect(mode() != before)
      _ = typed.withCString { write(main, $0, strlen($0)) }
      if end != 0 {
        var isRead = false
        read {
          var waiting = Int32(0)
          isRead = ioctl(other, UInt(FIONREAD), &waiting) == 0 && waiting == 0
          return isRead
        }
        #expect(isRead)
        _ = kill(-tcgetpgrp(main), end)
      }
      read { !process.isRunning }
      #expect(!process.isRunning)
      if process.isRunning { _ = kill(-tcgetpgrp(main), SIGKILL) }
      process.waitUntilExit()
      #expect((process.terminationStatus == 0) == (end == 0))
      #expect(mode() == before && shown.hasSuffix("\u{1B}[?1049l"))
      #expect(!shown.contains("xx") && !shown.contains("nonsense"))
      var waiting = Int32(0)
      #expect(ioctl(other, UInt(FIONREAD), &waiting) == 0 && waiting == 0)
    }
  }
#endif
