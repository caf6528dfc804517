import AssetCatalogs
import PictureDecoding

extension AssetProblem {
  /// What a program of widgets says of it on standard error, in one line.
  var text: String {
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
