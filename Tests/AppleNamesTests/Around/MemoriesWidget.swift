import Photos
import SwiftUI
import WidgetKit

// A photo of today in another year, as the person has allowed to look for it.

struct MemoryEntry: TimelineEntry {
  let date: Date
  let image: UIImage?
  var isDenied = false
}

final class MemoryLoader {
  static func fetch(targetSize: CGSize, completion: @escaping (UIImage?) -> Void) {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.predicate = NSPredicate(
      format: "mediaType == %d AND NOT (mediaSubtypes & %d) != 0", PHAssetMediaType.image.rawValue,
      PHAssetMediaSubtype.photoScreenshot.rawValue)
    options.fetchLimit = 1
    let favorites = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
    var assets: [PHAsset] = []
    favorites.enumerateObjects { collection, _, stop in
      if let asset = PHAsset.fetchAssets(in: collection, options: options).firstObject {
        assets.append(asset)
        stop.pointee = true
      }
    }
    guard
      let asset = assets.first ?? PHAsset.fetchAssets(with: .image, options: options).firstObject
    else {
      completion(nil)
      return
    }
    let request = PHImageRequestOptions()
    request.isSynchronous = true
    request.deliveryMode = .highQualityFormat
    PHImageManager.default().requestImage(
      for: asset, targetSize: targetSize, contentMode: .aspectFill, options: request
    ) { image, _ in
      completion(image)
    }
  }
}

struct MemoryProvider: TimelineProvider {
  func placeholder(in context: Context) -> MemoryEntry { MemoryEntry(date: Date(), image: nil) }

  func getSnapshot(in context: Context, completion: @escaping (MemoryEntry) -> Void) {
    MemoryLoader.fetch(targetSize: context.displaySize) {
      completion(MemoryEntry(date: Date(), image: $0))
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MemoryEntry>) -> Void) {
    switch PHPhotoLibrary.authorizationStatus(for: .readWrite) {
    case .authorized, .limited:
      getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .atEnd)) }
    case .notDetermined, .restricted, .denied:
      let entry = MemoryEntry(date: Date(), image: nil, isDenied: true)
      completion(Timeline(entries: [entry], policy: .never))
    @unknown default:
      break
    }
  }
}

struct MemoriesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Memories", provider: MemoryProvider()) { entry in
      Group {
        if let image = entry.image {
          Image(uiImage: image).resizable().scaledToFill()
        } else {
          Text(entry.isDenied ? "Allow photos in Settings" : "No photos")
        }
      }
      .containerBackground(for: .widget) { Color.black }
    }
  }
}
