import Testing

import AssetCatalogs

@Suite struct AssetCatalogTests {
  private func text(
    of name: String, in files: [String: String], folder: String = "A.xcassets",
    isDark: Bool = false,
    isHighContrast: Bool = false, scale: Double = 1
  ) throws -> String {
    let catalog = AssetCatalog(folder: folder, files: MemoryFiles(files))
    let traits = AssetTraits(isDark: isDark, isHighContrast: isHighContrast, scale: scale)
    return String(decoding: try catalog.image(named: name, for: traits).bytes, as: UTF8.self)
  }

  /// An image set as Xcode writes it.
  private let album: [String: String] = [
    "A.xcassets/Contents.json": #"{"info":{"author":"xcode","version":1}}"#,
    "A.xcassets/Album.imageset/Contents.json": """
    {"images":[
    {"filename":"a.png","idiom":"universal","scale":"1x"},
    {"filename":"a2.png","idiom":"universal","scale":"2x"},
    {"idiom":"universal","scale":"3x"},
    {"filename":"d.png","idiom":"universal","scale":"1x",
     "appearances":[{"appearance":"luminosity","value":"dark"}]},
    {"filename":"c.png","idiom":"universal","scale":"1x",
     "appearances":[{"appearance":"luminosity","value":"dark"},
                    {"appearance":"contrast","value":"high"}]},
    {"filename":"watch.png","idiom":"watch","scale":"2x"}],
    "info":{"author":"xcode","version":1},
    "properties":{"template-rendering-intent":"template"}}
    """,
    "A.xcassets/Album.imageset/a.png": "light", "A.xcassets/Album.imageset/a2.png": "light 2x",
    "A.xcassets/Album.imageset/d.png": "dark", "A.xcassets/Album.imageset/c.png": "dark contrast",
    "A.xcassets/Album.imageset/watch.png": "watch",
  ]

  @Test func theVariantThatSuitsIsGiven() throws {
    #expect(try text(of: "Album", in: album) == "light")
    #expect(try text(of: "Album", in: album, scale: 1.5) == "light 2x")
    #expect(try text(of: "Album", in: album, scale: 3) == "light 2x")
    #expect(try text(of: "Album", in: album, isHighContrast: true) == "light")
    // The appearance counts before the scale.
    #expect(try text(of: "Album", in: album, isDark: true, scale: 2) == "dark")
    #expect(try text(of: "Album", in: album, isDark: true, isHighContrast: true) == "dark contrast")
    let catalog = AssetCatalog(folder: "A.xcassets", files: MemoryFiles(album))
    let picture = try catalog.image(named: "Album", for: AssetTraits(scale: 2))
    #expect(picture.scale == 2 && picture.isTemplate == true)
    #expect(catalog.imageNames == ["Album"])
  }

  @Test func groupsCountOnlyWithANamespace() throws {
    let set = #"{"images":[{"filename":"a.png"}]}"#
    let files = [
      "R/A.xcassets/Plain/One.imageset/Contents.json": set,
      "R/A.xcassets/Plain/One.imageset/a.png": "one",
      "R/A.xcassets/Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "R/A.xcassets/Icons/Two.imageset/Contents.json": set,
      "R/A.xcassets/Icons/Two.imageset/a.png": "two",
      "R/A.xcassets/AppIcon.appiconset/Contents.json": "{}", "R/Deep/three.png": "three",
    ]
    let catalog = AssetCatalog(folder: "R", files: MemoryFiles(files))
    #expect(catalog.imageNames == ["Icons/Two", "One"])
    #expect(try text(of: "Icons/Two", in: files, folder: "R") == "two")
  }

  @Test func aFolderOfPicturesIsReadByItsNames() throws {
    let files = [
      "R/Cover.png": "1x", "R/Cover@2x.png": "2x", "R/Cover~dark.png": "dark",
      "R/Cover@2x~dark.PNG": "dark 2x", "R/photo.jpeg": "photo", "R/notes.txt": "no",
      "R/.png": "no",
    ]
    #expect(try text(of: "Cover", in: files, folder: "R", scale: 2) == "2x")
    #expect(try text(of: "Cover", in: files, folder: "R", isDark: true) == "dark")
    #expect(try text(of: "Cover", in: files, folder: "R", isDark: true, scale: 2) == "dark 2x")
    #expect(try text(of: "photo.jpeg", in: files, folder: "R") == "photo")
    #expect(AssetCatalog(folder: "R", files: MemoryFiles(files)).imageNames.count == 5)
    #expect(throws: AssetError.notFound) { try text(of: "notes", in: files, folder: "R") }
    #expect(AssetCatalog(folder: "none", files: MemoryFiles(files)).imageNames.isEmpty)
  }

  @Test func aVectorGivesWayToAPictureOfItsSet() throws {
    func files(_ more: String) -> [String: String] {
      [
        "A.xcassets/Logo.imageset/Contents.json":
          #"{"images":[{"filename":"logo.svg","idiom":"universal"}\#(more)]}"#,
        "A.xcassets/Logo.imageset/logo.svg": "vector",
        "A.xcassets/Logo.imageset/logo.png": "raster",
      ]
    }
    #expect(try text(of: "Logo", in: files(#",{"filename":"logo.png","scale":"2x"}"#)) == "raster")
    #expect(throws: AssetError.vectorOnly(path: "A.xcassets/Logo.imageset/logo.svg")) {
      try text(of: "Logo", in: files(""))
    }
  }

  @Test(arguments: [
    "../../secret.png", "/etc/passwd.png", "../Other.imageset/a.png", "", ".", "..", "sub/a.png",
  ])
  func noFileOutsideItsSetIsRead(name: String) {
    let files = [
      "A.xcassets/X.imageset/Contents.json": #"{"images":[{"filename":"\#(name)"}]}"#,
      "A.xcassets/X.imageset/sub/a.png": "sub", "A.xcassets/Other.imageset/a.png": "other",
      "secret.png": "secret", "/etc/passwd.png": "secret",
    ]
    #expect(throws: AssetError.noVariant) { try text(of: "X", in: files) }
    #expect(throws: AssetError.notFound) { try text(of: name, in: files) }
  }

  @Test(arguments: [
    ("", ""), ("[", ""), ("[]", ""), (#"{"images":7}"#, "images"),
    (#"{"images":[{},{"scale":2}]}"#, "images.1.scale"),
    (
      #"{"images":[{"appearances":[{"appearance":"luminosity"}]}]}"#, "images.0.appearances.0.value"
    ),
    (String(repeating: "[", count: 100_000), ""),
  ])
  func aBrokenContentsFileIsToldWithItsPlace(json: String, key: String) {
    let path = "A.xcassets/X.imageset/Contents.json"
    #expect(throws: AssetError.malformed(path: path, key: key)) {
      try text(of: "X", in: [path: json])
    }
  }

  @Test func aFileThatIsGoneOrTooLargeIsTold() {
    var files = MemoryFiles(album)
    files.files["A.xcassets/Album.imageset/a.png"] = Array(repeating: 0, count: 1 << 26 + 1)
    files.files["A.xcassets/Big.imageset/Contents.json"] = Array(repeating: 32, count: 1 << 20 + 1)
    let catalog = AssetCatalog(folder: "A.xcassets", files: files)
    #expect(throws: AssetError.unreadable(path: "A.xcassets/Album.imageset/a.png")) {
      try catalog.image(named: "Album")
    }
    #expect(throws: AssetError.unreadable(path: "A.xcassets/Big.imageset/Contents.json")) {
      try catalog.image(named: "Big")
    }
  }

  // MARK: Colours

  private func color(_ json: String, isDark: Bool = false) throws -> AssetColor {
    let files = MemoryFiles(["A.xcassets/Brand.colorset/Contents.json": json])
    return try AssetCatalog(folder: "A.xcassets", files: files)
      .color(named: "Brand", for: AssetTraits(isDark: isDark))
  }

  @Test func aColourHasAFormForTheDark() throws {
    let json = """
      {"colors":[
      {"idiom":"universal","color":{"color-space":"srgb",
       "components":{"red":"0.5","green":"0x33","blue":"255","alpha":"1.000"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
       "color":{"color-space":"display-p3",
       "components":{"red":"1.2","green":0.25,"blue":"0","alpha":"0.500"}}}],
      "info":{"author":"xcode","version":1}}
      """
    #expect(try color(json) == .channels(red: 0.5, green: 0.2, blue: 1, alpha: 1))
    #expect(try color(json, isDark: true) == .channels(red: 1, green: 0.25, blue: 0, alpha: 0.5))
  }

  @Test func greysAndColoursOfTheSystemAreRead() throws {
    #expect(
      try color(#"{"colors":[{"color":{"components":{"white":"0.25","alpha":"1"}}}]}"#)
        == .channels(red: 0.25, green: 0.25, blue: 0.25, alpha: 1 / 255))
    #expect(
      try color(#"{"colors":[{"color":{"platform":"ios","reference":"systemBlueColor"}}]}"#)
        == .system("systemBlueColor"))
  }

  @Test(arguments: [
    (#"{"red":"1"}"#, "colors.0.color.components"),
    (#"{"red":"nan","green":"0","blue":"0"}"#, "colors.0.color.components.red"),
    (#"{"red":"1.0e999","green":"0","blue":"0"}"#, "colors.0.color.components.red"),
    (#"{"red":"0xZZ","green":"0","blue":"0"}"#, "colors.0.color.components.red"),
    (#"{"red":[],"green":"0","blue":"0"}"#, "colors.0.color.components.red"),
  ])
  func aBrokenColourIsToldWithItsPlace(components: String, key: String) {
    let path = "A.xcassets/Brand.colorset/Contents.json"
    #expect(throws: AssetError.malformed(path: path, key: key)) {
      try color(#"{"colors":[{"color":{"components":\#(components)}}]}"#)
    }
  }
}
