// swift-tools-version: 6.3
import PackageDescription

// A package whose own targets have names of Apple's: some that this kit leaves alone, and `Charts`
// and `Intents`, which it has too and `moduleAliases` renames here. `Scripts/check consumer` builds
// and runs it.
let free = [
  "CloudKit", "Contacts", "CoreData", "CoreGraphics", "CryptoKit", "EventKit",
  "HealthKit", "MapKit", "MediaPlayer", "Models", "MusicKit", "Network", "Photos",
  "QuartzCore", "Security", "StoreKit", "UserNotifications", "WeatherKit",
]
let ours = ["Charts", "Intents"]
/// Every library of the kit but Apple's names.
let products = [
  "AssetCatalogs", "CaffeineCLI", "CaffeineDomain", "CaffeineStore", "CaffeineWidgets",
  "CivilTime", "CommandArguments", "DateStyles", "FoundationFormats", "PictureDecoding",
  "PictureFetching", "TextCells", "TextCharts", "TextUI", "TextWidgetKit", "WidgetHosting",
]
let package = Package(
  name: "Neighbour",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "caffeine", path: "../../..")],
  targets: (free + ours).map { .target(name: $0, path: "Sources/\($0)") } + [
    .executableTarget(
      name: "Neighbour",
      dependencies: (free + ours).map { .target(name: $0) }
        + products.map { .product(name: $0, package: "caffeine") } + [
          .product(
            name: "AppleNames", package: "caffeine",
            moduleAliases: ["Charts": "AppleCharts", "Intents": "AppleIntents"])
        ])
  ]
)
