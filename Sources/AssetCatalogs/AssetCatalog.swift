/// The pictures and colours of a folder by their names: of the asset catalogues in it, and of the
/// picture files beside them.
///
/// ```swift
/// let catalog = AssetCatalog(folder: "Resources")
/// let cover = try catalog.image(named: "Cover", for: AssetTraits(isDark: true, scale: 2))
/// ```
///
/// A folder whose name ends in `.xcassets` is a catalogue as Xcode writes it: image sets and colour
/// sets, in groups whose names count where they provide a namespace. Any other folder is searched,
/// without its subfolders, for such catalogues and for files such as `Cover.png`, `Cover@2x.jpg` and
/// `Cover~dark.gif`. Where one name is there twice, the first in the order of paths counts.
///
/// Only names are read when it is made, and only what lies in the folder: no link is followed, and
/// a file that a set names is looked for among the files beside that set.
public struct AssetCatalog: Sendable {
  private let files: any AssetFiles
  private let index: AssetIndex

  /// Finds the names in a folder; one that is missing or unreadable has none.
  ///
  /// - Complexity: O(files), of which the first 20,000 count.
  public init(folder: String, files: any AssetFiles = DiskFiles()) {
    self.files = files
    index = AssetIndex(of: folder, files)
  }

  /// The names of its pictures, in order.
  public var imageNames: [String] { index.images.keys.sorted() }
  /// The names of its colours, in order.
  public var colorNames: [String] { index.colors.keys.sorted() }

  /// The picture of a name that suits best; a name may have the ending of its file.
  public func image(
    named name: String, for traits: AssetTraits = AssetTraits()
  ) throws(AssetError) -> AssetImage {
    guard let place = index.images[name] else { throw .notFound }
    let set =
      switch place {
      case .set(let folder): try ImageSet(in: folder, files)
      case .files(let variants): ImageSet(variants: variants)
      }
    guard let variant = traits.choose(from: set.variants) else {
      guard let vector = set.vectors.first else { throw .noVariant }
      throw .vectorOnly(path: vector)
    }
    guard let bytes = files.bytes(of: variant.value, atMost: Self.largestPicture) else {
      throw .unreadable(path: variant.value)
    }
    return AssetImage(bytes: bytes, scale: variant.scale, isTemplate: set.isTemplate)
  }

  /// The colour of a name that suits best.
  public func color(
    named name: String, for traits: AssetTraits = AssetTraits()
  ) throws(AssetError) -> AssetColor {
    guard let folder = index.colors[name] else { throw .notFound }
    guard let variant = traits.choose(from: try ColorSet(in: folder, files).variants) else {
      throw .noVariant
    }
    return variant.value
  }

  /// The most bytes that a picture file may have: 64 MiB.
  public static let largestPicture = 1 << 26
}

/// Why a name gives no picture or colour.
public enum AssetError: Error, Sendable, Hashable {
  /// No set and no file has the name.
  case notFound
  /// The set has nothing for this appearance.
  case noVariant
  /// The set has only a vector file such as PDF or SVG, at this path, and vectors are not drawn.
  case vectorOnly(path: String)
  /// The file is missing, too large, or no regular file.
  case unreadable(path: String)
  /// A `Contents.json` is no JSON or not of the form that Xcode writes; `key` says where in it, such
  /// as `images.0.scale`.
  case malformed(path: String, key: String)
}

/// What a place asks of the variants of a picture or colour.
public struct AssetTraits: Sendable, Hashable {
  /// Whether the ground is dark, which asks for the variant of `luminosity` `dark`.
  public var isDark: Bool
  /// Whether the reader wants more contrast.
  public var isHighContrast: Bool
  /// Its pixels a point.
  public var scale: Double

  /// The traits of a place.
  public init(isDark: Bool = false, isHighContrast: Bool = false, scale: Double = 1) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.scale = scale
  }

  /// The variant that suits best: of the right appearance before one for any, for any device before
  /// one for a certain device, and with the fewest pixels that are enough, or else the most.
  func choose<Value>(from variants: [AssetVariant<Value>]) -> AssetVariant<Value>? {
    variants.filter(suits).min { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  private func suits<Value>(_ variant: AssetVariant<Value>) -> Bool {
    variant.isDark ?? isDark == isDark && (!variant.isHighContrast || isHighContrast)
  }

  private func rank<Value>(_ variant: AssetVariant<Value>) -> [Double] {
    [
      variant.isDark == nil ? 1 : 0, variant.isHighContrast == isHighContrast ? 0 : 1,
      variant.isUniversal ? 0 : 1, variant.scale < scale ? 1 : 0,
      variant.scale < scale ? -variant.scale : variant.scale,
    ]
  }
}

/// One form of a picture or colour.
struct AssetVariant<Value: Sendable>: Sendable {
  let value: Value
  /// Whether it is for dark or for light places; `nil` for both.
  var isDark: Bool?
  /// Whether it is only for readers who want more contrast.
  var isHighContrast = false
  /// Whether it is for every device.
  var isUniversal = true
  var scale = 1.0
}

extension AssetVariant {
  init(_ value: Value, idiom: String?, appearances: [AssetAppearance]?, scale: Double = 1) {
    self.value = value
    self.scale = scale
    isUniversal = idiom == nil || idiom == "universal"
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", let value): isDark = value == "dark"
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
  }
}

/// What an entry of a set is for, as `Contents.json` says it.
struct AssetAppearance: Decodable {
  let appearance: String
  let value: String
}
