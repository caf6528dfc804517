import CommandArguments
import Foundation

/// This package as one library with Apple's names, which all previews share.
struct Kit {
  let cache: Cache
  /// The package's folder, where this program was compiled.
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private var folder: String { "\(cache.root)/kit" }
  private var products: String { "\(folder)/.build/debug" }

  /// Builds what is not built yet; quick where nothing is to be done.
  func build() throws {
    guard FileManager.default.fileExists(atPath: "\(package)/Package.swift") else {
      throw Failure(
        .noInput, "The package that this program was made of is no longer in '\(package)'.",
        advice: "Build widget-preview where it is now.")
    }
    try cache.make("\(folder)/Sources/WidgetPreviewKit")
    try cache.write("// Links AppleNames.\n", to: "\(folder)/Sources/WidgetPreviewKit/Kit.swift")
    try cache.write(
      """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "WidgetPreviewKit",
        products: [
          .library(name: "WidgetPreviewKit", type: .dynamic, targets: ["WidgetPreviewKit"])
        ],
        dependencies: [.package(name: "caffeine", path: "\(package.escapedForSwift)")],
        targets: [
          .target(
            name: "WidgetPreviewKit",
            dependencies: [.product(name: "AppleNames", package: "caffeine")])
        ])

      """, to: "\(folder)/Package.swift")
    let isThere = FileManager.default.fileExists(atPath: "\(products)/libWidgetPreviewKit.so")
    if !isThere { tell("Building the kit, once for all previews: a few minutes.") }
    let log = "\(cache.root)/kit.log"
    let words = ["swift", "build", "--package-path", folder, "--disable-index-store"]
    if try cache.run(words, output: log) != 0 {
      throw Failure(.unavailable, "The kit does not build.", advice: "The file '\(log)' says why.")
    }
  }

  /// What the compiler has to be told to find it.
  func compilerOptions() throws -> [String] {
    let modules = try FileManager.default.contentsOfDirectory(atPath: products)
      .map { "\(products)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let maps = modules + ["\(package)/Sources/AppleNames/AppleSubmodules/include/module.modulemap"]
    return ["-I", "\(products)/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + [
      "-load-plugin-executable", "\(products)/AppleNamesMacros-tool#AppleNamesMacros",
      "-module-cache-path", "\(cache.root)/modules", "-L", products, "-lWidgetPreviewKit",
      "-Xlinker", "-rpath", "-Xlinker", products,
    ]
  }

  /// The modules that a source can import: the kit's and the toolchain's.
  func modules() throws -> Set<String> {
    let answer = "\(cache.root)/target.json"
    _ = try cache.run(["swiftc", "-print-target-info"], output: answer)
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeLibraryImportPaths: [String] }
      let paths: Paths
    }
    let data = FileManager.default.contents(atPath: answer) ?? Data()
    let target = try? JSONDecoder().decode(Target.self, from: data)
    let folders = ["\(products)/Modules"] + (target?.paths.runtimeLibraryImportPaths ?? [])
    let names = folders.flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
      .union(["Swift", "CoreFoundation"])
  }
}

extension String {
  /// The text between the quotes of a literal.
  fileprivate var escapedForSwift: String {
    replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
  }
}
