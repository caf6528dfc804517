public import AssetCatalogs
import PictureDecoding
import Synchronization

/// Where views find pictures and colours by their names and addresses.
///
/// The program that draws gives it: ``EnvironmentValues/assets``.
///
/// ```swift
/// environment.assets = AssetLibrary(folders: ["Resources"]) { problem in log(problem) }
/// ```
///
/// A folder is read when the first name is looked for, and a file when it is drawn; both are kept as
/// long as the library is, so a program that runs on sees a changed file when it makes another.
public struct AssetLibrary: Sendable {
  private let content: Content

  /// A library of folders, of which the first that has a name counts.
  ///
  /// - Parameters:
  ///   - folders: Paths of asset catalogues or of folders of pictures, as `AssetCatalog` reads them.
  ///   - files: Reads them, and the files that an ``AsyncImage`` names.
  ///   - remoteImage: The picture file of an address, if the program has it at hand. Views are drawn
  ///     at once, so it must not wait for a network.
  ///   - onProblem: Is told of each name or address that gives nothing, once.
  public init(
    folders: [String] = [], files: any AssetFiles = DiskFiles(),
    remoteImage: @escaping @Sendable (URL) -> [UInt8]? = { _ in nil },
    onProblem: @escaping @Sendable (AssetProblem) -> Void = { _ in }
  ) { content = Content(folders, files, remoteImage, onProblem) }

  /// Without folders; files and data of addresses are read.
  static let empty = AssetLibrary()

  /// The picture of a name; `nil` where there is none.
  package func image(_ name: AssetName, for traits: AssetTraits) -> ImageResource? {
    content.image(name, for: traits)
  }

  /// The colour of a name; `nil` where there is none.
  func color(_ name: AssetName, for traits: AssetTraits) -> Color? {
    content.color(name, for: traits)
  }

  /// The picture of an address: of a file or data at once, of any other if the program has it.
  ///
  /// - Returns: `nil` while the picture is not at hand.
  func image(at url: URL, scale: CGFloat) -> Result<ImageResource, AssetProblem>? {
    content.image(at: url, scale: scale)
  }
}

/// The name of a picture or colour, and where it is looked for.
package struct AssetName: Hashable, Sendable {
  package let name: String
  /// The folder of a bundle; `nil` means those of the environment.
  package let folder: String?

  package init(_ name: String, folder: String? = nil) {
    self.name = name
    self.folder = folder
  }
}

extension AssetLibrary {
  private final class Content: Sendable {
    private struct Key: Hashable {
      let name: AssetName
      let traits: AssetTraits
    }

    private struct State: ~Copyable {
      var catalogs: [String: AssetCatalog] = [:]
      var images: [Key: ImageResource?] = [:]
      var colors: [Key: Color?] = [:]
      var told: Set<AssetProblem> = []
    }

    private let folders: [String]
    private let files: any AssetFiles
    private let remoteImage: @Sendable (URL) -> [UInt8]?
    private let onProblem: @Sendable (AssetProblem) -> Void
    private let state = Mutex(State())

    init(
      _ folders: [String], _ files: any AssetFiles,
      _ remoteImage: @escaping @Sendable (URL) -> [UInt8]?,
      _ onProblem: @escaping @Sendable (AssetProblem) -> Void
    ) {
      self.folders = folders
      self.files = files
      self.remoteImage = remoteImage
      self.onProblem = onProblem
    }

    func image(_ name: AssetName, for traits: AssetTraits) -> ImageResource? {
      let key = Key(name: name, traits: traits)
      if let known = state.withLock({ $0.images[key] }) { return known }
      let found = found(.image(name.name)) { () throws(AssetProblem.Reason) in
        let asset = try first(of: name) { catalog throws(AssetError) in
          try catalog.image(named: name.name, for: traits)
        }
        return try Self.resource(
          asset.bytes, scale: asset.scale,
          renderingMode: asset.isTemplate.map { $0 ? .template : .original })
      }
      state.withLock { $0.images[key] = .some(found) }
      return found
    }

    func color(_ name: AssetName, for traits: AssetTraits) -> Color? {
      let key = Key(name: name, traits: traits)
      if let known = state.withLock({ $0.colors[key] }) { return known }
      let found = found(.color(name.name)) { () throws(AssetProblem.Reason) in
        let asset = try first(of: name) { catalog throws(AssetError) in
          try catalog.color(named: name.name, for: traits)
        }
        guard let color = Color(asset) else { throw .catalog(.noVariant) }
        return color
      }
      state.withLock { $0.colors[key] = .some(found) }
      return found
    }

    func image(at url: URL, scale: CGFloat) -> Result<ImageResource, AssetProblem>? {
      let reason: AssetProblem.Reason
      do throws(AssetProblem.Reason) {
        guard let bytes = try bytes(at: url) else { return nil }
        return .success(try Self.resource(bytes, scale: scale))
      } catch {
        reason = error
      }
      let problem = AssetProblem(subject: .address(url), reason: reason)
      tell(problem)
      return .failure(problem)
    }

    private func bytes(at url: URL) throws(AssetProblem.Reason) -> [UInt8]? {
      if url.isFileURL {
        let path = url.path
        guard let bytes = files.bytes(of: path, atMost: AssetCatalog.largestPicture) else {
          throw .catalog(.unreadable(path: path))
        }
        return bytes
      }
      guard url.scheme?.lowercased() == "data" else { return remoteImage(url) }
      guard let bytes = url.dataContent else { throw .notData }
      return bytes
    }

    private static func resource(
      _ bytes: [UInt8], scale: CGFloat, renderingMode: Image.TemplateRenderingMode? = nil
    ) throws(AssetProblem.Reason) -> ImageResource {
      do throws(PictureError) {
        return try ImageResource(encoded: bytes, scale: scale, renderingMode: renderingMode)
      } catch {
        throw .picture(error)
      }
    }

    /// What the first catalogue that has a name gives.
    private func first<Asset>(
      of name: AssetName, _ look: (AssetCatalog) throws(AssetError) -> Asset
    ) throws(AssetProblem.Reason) -> Asset {
      for folder in name.folder.map({ [$0] }) ?? folders {
        do throws(AssetError) {
          return try look(catalog(folder))
        } catch {
          guard error == .notFound else { throw .catalog(error) }
        }
      }
      throw .catalog(.notFound)
    }

    private func catalog(_ folder: String) -> AssetCatalog {
      if let known = state.withLock({ $0.catalogs[folder] }) { return known }
      let catalog = AssetCatalog(folder: folder, files: files)
      state.withLock { $0.catalogs[folder] = catalog }
      return catalog
    }

    private func found<Asset>(
      _ subject: AssetProblem.Subject, _ look: () throws(AssetProblem.Reason) -> Asset
    ) -> Asset? {
      do throws(AssetProblem.Reason) {
        return try look()
      } catch {
        tell(AssetProblem(subject: subject, reason: error))
        return nil
      }
    }

    private func tell(_ problem: AssetProblem) {
      let isNew = state.withLock { $0.told.insert(problem).inserted }
      if isNew { onProblem(problem) }
    }
  }
}
