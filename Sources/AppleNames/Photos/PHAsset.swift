public enum PHAssetMediaType: Int, Hashable, Sendable {
  case unknown, image, video, audio
}

public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
}

/// Something of a library of photos; nobody makes one here.
open class PHObject: NSObject {
  public let localIdentifier = ""

  init(nobody: Never) {}
}

/// A photo or a film.
open class PHAsset: PHObject {
  public let mediaType = PHAssetMediaType.unknown
  public let mediaSubtypes: PHAssetMediaSubtype = []
  public let pixelWidth = 0
  public let pixelHeight = 0
  public let creationDate: Date? = nil
  public let modificationDate: Date? = nil
  public let duration: TimeInterval = 0
  public let isFavorite = false
  public let isHidden = false

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    in collection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

public enum PHAssetCollectionType: Int, Hashable, Sendable {
  case album = 1
  case smartAlbum
}

public enum PHAssetCollectionSubtype: Int, Hashable, Sendable {
  case albumRegular = 2
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case any = 9_223_372_036_854_775_807
}

/// An album.
open class PHAssetCollection: PHObject {
  public let localizedTitle: String? = nil
  public let estimatedAssetCount = 0

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Which to find.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
}

/// What was found: nothing.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, Sendable {
  public var count: Int { 0 }
  public var firstObject: ObjectType? { nil }
  public var lastObject: ObjectType? { nil }
  /// Traps, as Apple's does beyond its end.
  public func object(at index: Int) -> ObjectType {
    preconditionFailure("There is no object \(index) of 0.")
  }
  public subscript(index: Int) -> ObjectType { object(at: index) }
  public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
