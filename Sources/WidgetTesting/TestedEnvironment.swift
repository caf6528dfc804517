#if os(Linux) && canImport(Testing)
  import CFixedClock
  import SwiftUI
  import Testing
  import WidgetHosting

  /// What widgets know in a test: the fixed moment, the zone and locale of the run, and the pictures and
  /// texts beside the tests.
  @MainActor
  struct TestedEnvironment {
    /// `LC_ALL`, `LC_TIME` or `LANG` of the run, else `en_US`.
    nonisolated static let localeIdentifier: String = {
      Console.streams().localeIdentifier ?? "en_US"
    }()
    private static let texts = ProgramTexts(in: AssetLibrary.programFolders) { line in
      FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    /// What was looked for and not found, a line each.
    let missing = Locked<Set<String>>([])
    /// One for all drawings: it keeps the pictures that it has decoded.
    private let assets: AssetLibrary

    /// Fails where the clock runs, since each minute would draw something else.
    init?(_ name: String, _ sourceLocation: SourceLocation) {
      guard fixed_clock_get() >= 0 else {
        Issue.record(
          "\(name) needs a clock that stands still: @Test(.fixed(\"2026-11-21 15:00\")).",
          sourceLocation: sourceLocation)
        return nil
      }
      assets = .program { [missing] problem in missing.with { _ = $0.insert(problem.text) } }
    }

    func values(in language: String? = nil) -> EnvironmentValues {
      let language = language ?? Self.localeIdentifier
      var values = EnvironmentValues(now: Date())
      values.timeZone = .current
      values.localeIdentifier = language
      values.assets = assets
      if !Self.texts.isEmpty {
        let lookup = Self.texts.lookup { [missing] key in
          missing.with { _ = $0.insert("text \"\(key)\": in no table") }
        }
        values.translation = lookup
        Translation.ofProgram.with { $0 = (lookup, language) }
      }
      return values
    }
  }

  extension WidgetPresentation {
    /// The place and how it is lit, such as `fullColor dark`.
    var light: String { "\(renderingMode) \(environment.colorScheme)" }
  }
#endif
