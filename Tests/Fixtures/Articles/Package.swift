// swift-tools-version: 6.3
import PackageDescription

// Widgets in the shapes that articles on WidgetKit print, each a program: `swift run Feed` draws its
// own. `ArticleTests` draws them with a clock, a folder and a server of the tests.
let package = Package(
  name: "Articles",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "caffeine", path: "../../..")],
  targets: [
    article("Feed", exclude: ["Feed.intentdefinition"], hasAssets: true),
    article("Pictures"),
    article("Network", exclude: ["Network.intentdefinition"], hasAssets: true),
    article("LockScreen"),
    article("LastCup", hasAssets: true),
  ],
  swiftLanguageModes: [.v5]
)

func article(_ name: String, exclude: [String] = [], hasAssets: Bool = false) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "AppleNames", package: "caffeine")],
    exclude: exclude, resources: hasAssets ? [.process("Assets.xcassets")] : [])
}
