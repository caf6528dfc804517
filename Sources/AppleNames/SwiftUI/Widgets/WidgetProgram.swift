import AssetCatalogs
import CStandardLibrary
import PictureDecoding
import WidgetHosting

extension WidgetBundle {
  /// Draws the widgets by the program's options (`--help`), by default each in all its families.
  public static func main() async {
    useProgramTexts()
    exit(await WidgetHost(Self()).runProgram())
  }
}

extension Widget {
  /// Draws the widget by the program's options (`--help`), by default in each of its families.
  public static func main() async {
    useProgramTexts()
    exit(await WidgetHost(Self()).runProgram())
  }
}

extension WidgetHost {
  fileprivate func runProgram() async -> Int32 {
    // Standard output is the drawing's: what a provider, a view or a library prints from here on
    // goes to standard error.
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    var surroundings = ProgramSurroundings.process(console: .streams(output: output)) {
      $0.locale = .current
      $0.assets = .program { tell($0.text) }
    }
    surroundings.previews = {
      Preview.all.map { preview in
        ProgramPreview(name: preview.displayName, place: preview.place) { environment in
          await preview.pictures(in: environment).map { ($0.title, $0.drawing) }
        }
      }
    }
    surroundings.activities = KnownActivities.all.values.map(\.name).sorted()
    return await WidgetProgram(self, in: surroundings).run()
  }
}

/// Writes a line to standard error.
@Sendable
private func tell(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }

/// Has the program's texts looked up, before its widgets are made.
@MainActor
private func useProgramTexts() {
  let locale = Console.streams().localeIdentifier
  ProgramTexts(in: AssetLibrary.programFolders, tell: tell).use(in: locale ?? "en_US", tell: tell)
}

extension AssetProblem {
  /// The problem in one line, for standard error.
  package var text: String {
    let (what, name) =
      switch subject {
      case .image(let name): ("image", name)
      case .color(let name): ("colour", name)
      case .address(let url): ("address", url.absoluteString)
      }
    return "\(what) \"\(name)\": \(reason.text)".terminalSafe()
  }
}

extension AssetProblem.Reason {
  fileprivate var text: String {
    switch self {
    case .catalog(let error): error.text
    case .picture(.unknownFormat): "not a PNG, JPEG or GIF file"
    case .picture(.malformed(_, let offset)): "the file is broken at byte \(offset)"
    case .picture(.unsupported): "a kind of JPEG that is not read; save it as a baseline JPEG"
    case .picture(.tooLarge(let size)): "too many pixels: \(size.width) × \(size.height)"
    case .notData: "no data in the form `data:image/png;base64,…`"
    }
  }
}

extension AssetError {
  fileprivate var text: String {
    switch self {
    case .notFound: "neither in an asset catalogue nor a file beside the program"
    case .noVariant: "its set has no file or colour for this appearance"
    case .vectorOnly(let path): "a vector cannot be drawn; add a PNG beside \(path)"
    case .unreadable(let path): "cannot read \(path)"
    case .malformed(let path, let key):
      "\(path) is broken" + (key.isEmpty ? "; it has to be JSON" : " at \(key)")
    }
  }
}
