// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// One line a layer, the lowest first: a target may use those listed before it, never those after.
// `Docs/Architecture.md` says what each owns and `Scripts/check` proves the arrows.
let package = Package(
  name: "caffeine",
  platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "CivilTime", targets: ["CivilTime"]),
    .library(name: "DateStyles", targets: ["DateStyles"]),
    .library(name: "TextCells", targets: ["TextCells"]),
    .library(name: "PictureDecoding", targets: ["PictureDecoding"]),
    .library(name: "AssetCatalogs", targets: ["AssetCatalogs"]),
    .library(name: "CaffeineDomain", targets: ["CaffeineDomain"]),
    .library(name: "CommandArguments", targets: ["CommandArguments"]),
    .library(name: "TextUI", targets: ["TextUI"]),
    .library(name: "FoundationFormats", targets: ["FoundationFormats"]),
    .library(name: "TextCharts", targets: ["TextCharts"]),
    .library(name: "TextWidgetKit", targets: ["TextWidgetKit"]),
    .library(name: "WidgetHosting", targets: ["WidgetHosting"]),
    .library(name: "PictureFetching", targets: ["PictureFetching"]),
    .library(name: "CaffeineStore", targets: ["CaffeineStore"]),
    .library(name: "CaffeineWidgets", targets: ["CaffeineWidgets"]),
    .library(name: "CaffeineCLI", targets: ["CaffeineCLI"]),
    .executable(name: "caffeine", targets: ["caffeine"]),
  ],
  targets: [
    .target(name: "CStandardLibrary"),
    .target(name: "CTextTables", exclude: ["locales.txt", "scalars.txt", "symbols.txt"]),
    .target(name: "TextTables", dependencies: ["CStandardLibrary", "CTextTables"]),
    // Words of other languages, which `#embed` takes as they are.
    .target(name: "CCaffeineTexts", exclude: ["drink-names.txt", "zh-Hans.strings"]),
    .target(name: "CivilTime"),
    .target(name: "DateStyles", dependencies: ["CivilTime", "TextTables"]),
    .target(name: "CaffeineJSON", dependencies: ["CivilTime"]),
    // They use `sqrt` and `pow` without the C module, which would link `m`.
    .target(
      name: "TextCells", dependencies: ["CTextTables"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "PictureDecoding", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "AssetCatalogs", dependencies: ["CStandardLibrary"]),
    .target(name: "CaffeineWaiting", dependencies: ["CStandardLibrary"]),
    .target(name: "CommandArguments", dependencies: ["TextTables"]),
    .target(
      name: "CaffeineDomain", dependencies: ["CCaffeineTexts", "CStandardLibrary", "CivilTime"]),
    .target(
      name: "TextUI",
      dependencies: [
        "AssetCatalogs", "CStandardLibrary", "CivilTime", "DateStyles", "PictureDecoding",
        "TextCells", "TextTables",
      ]),
    .target(name: "FoundationFormats", dependencies: ["TextUI"]),
    .target(
      name: "TextCharts", dependencies: ["CStandardLibrary", "CivilTime", "DateStyles", "TextUI"]),
    .target(name: "TextWidgetKit", dependencies: ["CivilTime", "TextUI", "CaffeineWaiting"]),
    .target(
      name: "WidgetHosting",
      dependencies: [
        "AssetCatalogs", "CStandardLibrary", "CaffeineJSON", "CaffeineWaiting", "CivilTime",
        "CommandArguments", "TextCells", "TextUI", "TextWidgetKit",
      ]),
    .target(name: "PictureFetching", dependencies: ["PictureDecoding", "CaffeineWaiting"]),
    .target(
      name: "CaffeineStore",
      dependencies: [
        "CCaffeineTexts", "CStandardLibrary", "CaffeineDomain", "CaffeineJSON", "CivilTime",
      ]),
    .target(
      name: "CaffeineWidgets",
      dependencies: [
        "CaffeineDomain", "CivilTime", "DateStyles", "TextUI", "TextWidgetKit",
      ]),
    .target(
      name: "CaffeineCLI",
      dependencies: [
        "CCaffeineTexts", "CaffeineDomain", "CaffeineJSON", "CaffeineStore", "CaffeineWaiting",
        "CaffeineWidgets", "CivilTime", "CommandArguments", "DateStyles", "TextCells", "TextUI",
        "TextWidgetKit", "WidgetHosting",
      ],
      resources: [.embedInCode("../../Docs/Notices.md")]),  // as bytes: the binary has no files
    .executableTarget(
      name: "caffeine",
      dependencies: [
        "CStandardLibrary", "CaffeineCLI", "CaffeineStore", "CivilTime", "WidgetHosting",
      ]),

    .target(
      name: "TestSupport", dependencies: ["CStandardLibrary", "CivilTime"],
      path: "Tests/TestSupport"),
    .testTarget(name: "TextTablesTests", dependencies: ["CTextTables", "TextTables"]),
    .testTarget(name: "CivilTimeTests", dependencies: ["CivilTime", "TestSupport"]),
    .testTarget(
      name: "DateStylesTests",
      dependencies: ["CivilTime", "DateStyles", "TestSupport", "TextTables"]),
    .testTarget(
      name: "TextCellsTests", dependencies: ["CTextTables", "TextCells", "TestSupport"],
      exclude: ["Encoders/Snapshots", "Fixtures", "Pictures/Snapshots"]),
    .testTarget(
      name: "PictureDecodingTests", dependencies: ["PictureDecoding", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(name: "AssetCatalogsTests", dependencies: ["AssetCatalogs", "TestSupport"]),
    .testTarget(
      name: "CaffeineDomainTests", dependencies: ["CaffeineDomain", "CivilTime", "TestSupport"],
      exclude: ["sources.txt"]),
    .testTarget(name: "CaffeineWaitingTests", dependencies: ["CaffeineWaiting"]),
    .testTarget(
      name: "CommandArgumentsTests", dependencies: ["CommandArguments", "TestSupport"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "TextUITests",
      dependencies: [
        "AssetCatalogs", "CivilTime", "FoundationFormats", "PictureDecoding", "TestSupport",
        "TextCells", "TextTables", "TextUI",
      ],
      exclude: [
        "Drawing/Snapshots", "Gauges/Snapshots", "Pictures/Snapshots", "Symbols/symbols.txt",
      ]),
    .testTarget(
      name: "TextChartsTests", dependencies: ["CivilTime", "TestSupport", "TextCharts", "TextUI"],
      exclude: ["Snapshots", "Widgets/Snapshots"]),
    .testTarget(
      name: "TextWidgetKitTests",
      dependencies: ["TestSupport", "TextUI", "TextWidgetKit", "CaffeineWaiting"],
      exclude: ["Phone/Snapshots"]),
    .testTarget(
      name: "WidgetHostingTests",
      dependencies: ["CaffeineWaiting", "TestSupport", "TextUI", "TextWidgetKit", "WidgetHosting"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "PictureFetchingTests",
      dependencies: [
        "TextCells", "PictureFetching", "TestSupport", "TextUI", "TextWidgetKit", "WidgetHosting",
      ]),
    .testTarget(
      name: "CaffeineStoreTests",
      dependencies: [
        "CStandardLibrary", "CaffeineDomain", "CaffeineJSON", "CaffeineStore", "CivilTime",
        "TestSupport",
      ]),
    .testTarget(
      name: "CaffeineWidgetsTests",
      dependencies: [
        "CaffeineDomain", "CaffeineWidgets", "CivilTime", "TestSupport", "TextCells", "TextUI",
        "TextWidgetKit",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "CaffeineCLITests",
      dependencies: [
        "CaffeineCLI", "CaffeineDomain", "CaffeineJSON", "CaffeineStore", "CaffeineWaiting",
        "CaffeineWidgets", "CivilTime", "CommandArguments", "TestSupport", "TextCells", "TextUI",
        "TextWidgetKit", "WidgetHosting",
      ],
      exclude: [
        "Golden/Files", "Golden/ids", "Golden/journals", "Golden/lines", "Snapshots",
      ]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x  // has `#embed`
)

#if os(Linux)
  // Apple's own module names, so that a widget's source compiles here unchanged, and what they use.
  let appleModules: KeyValuePairs<String, [String]> = [
    "os": ["AppleSubmodules", "FoundationGaps"],
    "OSLog": ["os"],
    "Combine": ["ValuePublishers"],
    "CoreLocation": ["FoundationGaps"],
    "SwiftUI": [
      "AppleNamesMacros", "AssetCatalogs", "CStandardLibrary", "Combine", "FoundationFormats",
      "FoundationGaps", "PictureDecoding", "TextUI", "TextWidgetKit", "WidgetHosting",
    ],
    "ActivityKit": ["SwiftUI"],
    "AppIntents": ["AppleNamesMacros", "SwiftUI"],
    "Charts": ["SwiftUI", "TextCharts"],
    "Intents": ["SwiftUI"],
    "RelevanceKit": ["SwiftUI"],
    "SwiftData": ["AppleNamesMacros", "SwiftUI"],
    "UIKit": ["SwiftUI"],
    "WidgetKit": ["SwiftUI"],
    "_Testing_UIKit": ["UIKit"],  // The compiler looks for it where a file imports both.
  ]
  let appleNames = appleModules.map(\.key)
  package.targets += appleModules.map { name, dependencies in
    .target(
      name: name, dependencies: dependencies.map { .target(name: $0) },
      path: "Sources/AppleNames/\(name)")
  }
  package.targets += [
    .target(name: "AppleSubmodules", path: "Sources/AppleNames/AppleSubmodules"),
    .target(name: "FoundationGaps"),
    .target(name: "CFixedClock"),
    .target(
      name: "WidgetTesting",
      dependencies: [
        "CFixedClock", "SwiftUI", "TextCells", "TextUI", "TextWidgetKit", "WidgetHosting",
      ]),
    .testTarget(
      name: "WidgetTestingTests", dependencies: ["SwiftUI", "WidgetKit", "WidgetTesting"],
      exclude: ["Drawings"]),
    .executableTarget(
      name: "WidgetPreview", dependencies: ["CStandardLibrary", "CommandArguments", "TextCells"]),
    .testTarget(
      name: "WidgetPreviewTests",
      dependencies: ["CommandArguments", "TestSupport", "WidgetPreview"]),
    .target(name: "ValuePublishers", dependencies: ["TextUI"]),
    .macro(name: "AppleNamesMacros", path: "Sources/AppleNames/AppleNamesMacros"),
    .testTarget(name: "FoundationGapsTests", dependencies: ["FoundationGaps"]),
    .testTarget(
      name: "ValuePublishersTests", dependencies: ["TestSupport", "TextUI", "ValuePublishers"]),
    // Sources that only have to compile.
    .testTarget(
      name: "AppleNamesFixtures", dependencies: appleNames.map { .target(name: $0) }),
    .testTarget(
      name: "AppleNamesTests",
      dependencies: (appleNames + [
        "AssetCatalogs", "FoundationGaps", "PictureDecoding", "TestSupport", "TextUI",
        "TextWidgetKit",
      ]).map {
        .target(name: $0)
      },
      exclude: [
        "Extension/Generated/Departures.intentdefinition", "Extension/Snapshots",
        "Modules/Snapshots", "Snapshots",
      ]),
    // With widgets of somebody's app, which know nothing of Linux, and nothing else knows of them.
    .testTarget(
      name: "WidgetExamplesTests",
      dependencies: ["AppIntents", "SwiftUI", "TestSupport", "WidgetKit"],
      exclude: ["Snapshots"], resources: [.process("Widgets/Assets.xcassets")]),
    // Programs in the shapes that articles print, as a project of that time compiles them: in Swift 5
    // mode, with no feature switched on. Together they have one `main`, the tests'.
    .testTarget(
      name: "ArticleTests",
      dependencies: ["Intents", "SwiftUI", "TestSupport", "UIKit", "WidgetKit"],
      path: "Tests/Fixtures/Articles",
      exclude: ["Package.swift", "Tests/Snapshots"]
        + ["Feed", "Network"].map { "Sources/\($0)/\($0).intentdefinition" }
        + ["Feed", "LastCup", "Network"].map { "Sources/\($0)/Assets.xcassets" }
        + ["Feed", "LastCup", "LockScreen", "Network", "Pictures"].map {
          "Sources/\($0)/\($0)Bundle.swift"
        },
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
#else
  // The system's own modules have these names.
  let appleNames: [String] = []
#endif
// Only on Linux: elsewhere Xcode draws widgets, and the process's clock does not stand still.
#if os(Linux)
  package.products += [
    .library(name: "WidgetTesting", targets: ["WidgetTesting"]),
    .executable(name: "widget-preview", targets: ["WidgetPreview"]),
  ]
#endif
// There on every system, so that one manifest serves a package that is built on Linux and for
// Apple's platforms: a product that is missing is an error, even under a condition.
package.products.append(.library(name: "AppleNames", targets: ["AppleNames"] + appleNames))
package.targets.append(
  .target(
    name: "AppleNames", dependencies: appleNames.map { .target(name: $0) },
    path: "Sources/AppleNames/AppleNames"))

// Scripts/bench, Scripts/fuzz and Scripts/check set it: SwiftPM makes a product of every program, and
// whoever says `swift run` or uses the package would have to choose.
if Context.environment["CAFFEINE_BENCHMARKS"] != nil {
  package.targets += [
    .executableTarget(
      name: "CaffeineBenchmarks",
      dependencies: [
        "CaffeineDomain", "CaffeineStore", "CaffeineWidgets", "CivilTime", "PictureDecoding",
        "TextUI", "TextWidgetKit",
      ]),
    .executableTarget(
      name: "CaffeineFuzzing",
      dependencies: [
        "AssetCatalogs", "CStandardLibrary", "CaffeineCLI", "CaffeineDomain", "CaffeineStore",
        "CivilTime", "PictureDecoding", "TestSupport", "WidgetHosting",
      ]),
  ]
  #if os(Linux)
    package.targets += [
      .executableTarget(
        name: "WidgetExamples",
        dependencies: ["AppIntents", "SwiftUI", "TestSupport", "WidgetKit"],
        resources: [.process("Widgets/Assets.xcassets")]),
      .executableTarget(
        name: "LivingWidgets", dependencies: ["CivilTime", "SwiftUI", "WidgetKit"]),
    ]
  #endif
}

for target in package.targets {
  target.swiftSettings =
    target.swiftSettings ?? [
      .enableUpcomingFeature("ExistentialAny"),  // SE-0335
      .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
      .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    ]
  if target.type == .test {
    // In release mode the tests ask what is shipped: to optimise them too would only take time.
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
  // Scripts/check sets it: a compiler newer than ours must not break who only builds.
  if Context.environment["CAFFEINE_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))  // SE-0480
  }
}
