/// Which form of a word a whole number takes.
///
/// Source: Unicode CLDR 46, `common/supplemental/plurals.xml`.
enum PluralRule: Substring {
  case none, one, zeroOne, endsInOne, oneTwo, oneFew, romanian, polish, slavic, latvian, lithuanian
  case slovenian, arabic, filipino, irish, welsh

  /// Where the form of a number stands among those of a word.
  func form(for number: Int) -> Int {
    let (ones, tens) = (number % 10, number % 100)
    let isTeen = (11...19).contains(tens)
    return switch self {
    case .none: 0
    case .one: number == 1 ? 0 : 1
    case .zeroOne: number < 2 ? 0 : 1
    case .endsInOne: ones == 1 && !isTeen ? 0 : 1
    case .oneTwo: number == 1 ? 0 : number == 2 ? 1 : 2
    case .oneFew: number == 1 ? 0 : (2...4).contains(number) ? 1 : 2
    case .romanian: number == 1 ? 0 : number == 0 || (1...19).contains(tens) ? 1 : 2
    case .polish: number == 1 ? 0 : (2...4).contains(ones) && !isTeen ? 1 : 2
    case .slavic: isTeen ? 2 : ones == 1 ? 0 : (2...4).contains(ones) ? 1 : 2
    case .latvian: ones == 0 || isTeen ? 0 : ones == 1 ? 1 : 2
    case .lithuanian: ones == 0 || isTeen ? 2 : ones == 1 ? 0 : 1
    case .slovenian: tens == 1 ? 0 : tens == 2 ? 1 : tens == 3 || tens == 4 ? 2 : 3
    case .arabic: number < 3 ? number : (3...10).contains(tens) ? 3 : tens > 10 ? 4 : 5
    case .filipino: [4, 6, 9].contains(ones) ? 1 : 0
    case .irish:
      number == 1 ? 0 : number == 2 ? 1 : number == 0 || number > 10 ? 4 : number < 7 ? 2 : 3
    case .welsh: number < 4 ? number : number == 6 ? 4 : 5
    }
  }
}
