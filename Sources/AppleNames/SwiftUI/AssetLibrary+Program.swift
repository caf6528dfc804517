import AssetCatalogs

extension AssetLibrary {
  /// The pictures and colours of the running program: those beside it and those in the resources of
  /// its package, which SwiftPM puts into a folder for each target beside it.
  ///
  /// - Parameters:
  ///   - folders: Asset catalogues or folders of pictures to look into first.
  ///   - onProblem: Is told of each name or address that gives nothing, once.
  public static func program(
    folders: [String] = [], onProblem: @escaping @Sendable (AssetProblem) -> Void = { _ in }
  ) -> AssetLibrary {
    AssetLibrary(folders: folders + programFolders, onProblem: onProblem)
  }

  /// The folder of the running program, and those of resources beside it.
  static var programFolders: [String] {
    let folder = Bundle.main.bundlePath
    let resources = DiskFiles().entries(of: folder)
      .filter { $0.isFolder && ($0.name.hasSuffix(".resources") || $0.name.hasSuffix(".bundle")) }
      .map { "\(folder)/\($0.name)" }
    return [folder] + resources.sorted()
  }
}
