/// How a terminal draws at a moment: what the ANSI encoder has told it last.
struct SGRState: Equatable {
  /// A colour as an SGR parameter can name it.
  enum Color: Equatable {
    case own
    case palette(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    init(_ color: RGBA?, depth: ColorDepth) {
      guard let color, depth != .none else {
        self = .own
        return
      }
      switch depth {
      case .trueColor: self = .rgb(red: color.red, green: color.green, blue: color.blue)
      case .ansi256: self = .palette(color.paletteIndex256)
      case .ansi16, .none: self = .palette(color.paletteIndex16)
      }
    }
  }

  var foreground = Color.own
  var background = Color.own
  var attributes: CellAttributes = []

  /// What a terminal draws like by itself.
  static let initial = SGRState()
}
