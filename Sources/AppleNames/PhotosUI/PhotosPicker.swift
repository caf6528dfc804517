// There are no photos to choose from.
@_exported public import Photos
@_exported public import SwiftUI

/// Which photos may be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static let screenshots = PHPickerFilter()
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
}

/// A photo that was chosen; nobody makes one here.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public let supportedContentTypes: [UTType]

  private init?() { nil }
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }

  public enum EncodingDisambiguationPolicy: Hashable, Sendable {
    case automatic, current, compatible
  }

  /// Throws, as there are no photos.
  public func loadTransferable<Item: Transferable>(type: Item.Type) async throws -> Item? {
    throw PHPhotosError(.accessUserDenied)
  }
  @discardableResult
  public func loadTransferable<Item: Transferable>(
    type: Item.Type, completionHandler: @escaping @Sendable (Result<Item?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.failure(PHPhotosError(.accessUserDenied)))
    return Progress(totalUnitCount: 1)
  }
}

/// How several photos are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  public static let `default` = PhotosPickerSelectionBehavior()
  public static let ordered = PhotosPickerSelectionBehavior()
  public static let continuous = PhotosPickerSelectionBehavior()
}

/// A button to choose photos, of which there are none: its label.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  public var body: some View { label }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { label = Text(titleKey) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { label = Text(titleKey) }
}

nonisolated extension View {
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> Self { self }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> Self { self }
}
