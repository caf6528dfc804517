/// The named pictures and colours of a folder, from its asset catalogues and its picture files.
///
/// ```swift
/// let catalog = AssetCatalog(folder: "Resources")
/// let cover = try catalog.image(named: "Cover", for: AssetTraits(isDark: true, scale: 2))
/// ```
///
/// A folder whose name ends in `.xcassets` is a catalogue in Xcode's format: image sets and colour
/// sets, in groups that may be namespaces. In any other folder the index takes catalogues and files
/// such as `Cover.png`, `Cover@2x.jpg` and `Cover~dark.gif`, without subfolders. The first of two
/// equal names in path order wins.
///
/// The initialiser reads names only. Nothing outside the folder is read: links are not followed,
/// and a set finds its files only beside its `Contents.json`.
public struct AssetCatalog: Sendable {
  private let files: any AssetFiles
  private let index: AssetIndex

  /// Indexes a folder; a missing or unreadable one is empty.
  ///
  /// - Complexity: O(files); files beyond the first 20,000 are ignored.
  public init(folder: String, files: any AssetFiles = DiskFiles()) {
    self.files = files
    index = AssetIndex(of: folder, files)
  }

  /// The names of all pictures, sorted.
  public var imageNames: [String] { index.images.keys.sorted() }
  /// The names of all colours, sorted.
  public var colorNames: [String] { index.colors.keys.sorted() }

  /// Reads the best variant of a picture; `name` may include the file's extension.
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

  /// Reads the best variant of a colour.
  public func color(
    named name: String, for traits: AssetTraits = AssetTraits()
  ) throws(AssetError) -> AssetColor {
    guard let folder = index.colors[name] else { throw .notFound }
    guard let variant = traits.choose(from: try ColorSet(in: folder, files).variants) else {
      throw .noVariant
    }
    return variant.value
  }

  /// The largest accepted picture file in bytes: 64 MiB.
  public static let largestPicture = 1 << 26
}

/// The reason why a name has no picture or colour.
public enum AssetError: Error, Sendable, Hashable {
  /// No set or file has this name.
  case notFound
  /// The set has no variant for this appearance.
  case noVariant
  /// The set has only a vector file (PDF, SVG) at this path; vectors are not drawn.
  case vectorOnly(path: String)
  /// The file is missing, too large, or not a regular file.
  case unreadable(path: String)
  /// A `Contents.json` not in Xcode's form; `key` leads to the mistake, such as `images.0.scale`.
  case malformed(path: String, key: String)
}

/// The traits by which a variant is chosen.
public struct AssetTraits: Sendable, Hashable {
  /// Whether the background is dark, which selects `luminosity` `dark`.
  public var isDark: Bool
  /// Whether the reader prefers increased contrast.
  public var isHighContrast: Bool
  /// Pixels per point.
  public var scale: Double

  /// Creates traits; the default is a light background with one pixel per point.
  public init(isDark: Bool = false, isHighContrast: Bool = false, scale: Double = 1) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.scale = scale
  }

  /// The best variant: first by appearance (exact before any), then by device (universal before
  /// specific), then the smallest scale that suffices, or else the largest.
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

struct AssetVariant<Value: Sendable>: Sendable {
  let value: Value
  /// True for dark, false for light backgrounds; `nil` for both.
  var isDark: Bool?
  var isHighContrast = false
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

/// An appearance in an entry of `Contents.json`.
struct AssetAppearance: Decodable {
  let appearance: String
  let value: String
}
