// swift-tools-version: 6.3
import PackageDescription

// A package as somebody else writes it, for Linux and for Apple's platforms with one manifest:
// `Scripts/check consumer` builds and runs it.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "caffeine", path: "../../..")],
  targets: [
    .target(
      name: "CupWidget", dependencies: [.product(name: "AppleNames", package: "caffeine")]),
    .executableTarget(
      name: "Consumer",
      dependencies: ["CupWidget", .product(name: "CaffeineDomain", package: "caffeine")]),
  ]
    // Each of the libraries below all others is linked by itself: what it needs, it has to name.
    + ["CivilTime", "CommandArguments", "PictureDecoding", "TextCells"].map { name in
      .executableTarget(
        name: "\(name)Alone", dependencies: [.product(name: name, package: "caffeine")])
    }
)
