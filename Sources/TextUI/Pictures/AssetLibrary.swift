public import AssetCatalogs
import PictureDecoding
import Synchronization

/// A library of pictures and colours, by name and URL.
///
/// The program that draws sets it as ``EnvironmentValues/assets``.
///
/// ```swift
/// environment.assets = AssetLibrary(folders: ["Resources"]) { problem in log(problem) }
/// ```
///
/// The library reads a folder at the first look-up and a file when it is drawn, and keeps both; a
/// long-running program makes a new library to see changed files.
public struct AssetLibrary: Sendable {
  private let content: Content

  /// Creates a library of folders; the first folder with a name counts.
  ///
  /// - Parameters:
  ///   - folders: Paths of asset catalogues or of folders of pictures, as `AssetCatalog` reads
  ///     them.
  ///   - files: Reads the folders, and the files of ``AsyncImage``.
  ///   - remoteImage: Returns the picture file of a URL if the program has it. Views are drawn at
  ///     once, so it must not wait for a network.
  ///   - onProblem: Called once for each name or URL without a result.
  public init(
    folders: [String] = [], files: any AssetFiles = DiskFiles(),
    remoteImage: @escaping @Sendable (URL) -> [UInt8]? = { _ in nil },
    onProblem: @escaping @Sendable (AssetProblem) -> Void = { _ in }
  ) { content = Content(folders, files, remoteImage, onProblem) }

  /// A library without folders; it reads `file:` and `data:` URLs.
  static let empty = AssetLibrary()

  package func image(_ name: AssetName, for traits: AssetTraits) -> ImageResource? {
    content.image(name, for: traits)
  }

  func color(_ name: AssetName, for traits: AssetTraits) -> Color? {
    content.color(name, for: traits)
  }

  /// The picture of a URL: at once for a file or data, otherwise if the program has it.
  ///
  /// - Returns: `nil` while the picture is missing.
  func image(at url: URL, scale: CGFloat) -> Result<ImageResource, AssetProblem>? {
    content.image(at: url, scale: scale)
  }

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

package struct AssetName: Hashable, Sendable {
  package let name: String
  /// A bundle's folder; `nil` is the environment's folders.
  package let folder: String?

  package init(_ name: String, folder: String? = nil) {
    self.name = name
    self.folder = folder
  }
}
