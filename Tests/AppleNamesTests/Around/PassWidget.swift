import CoreImage.CIFilterBuiltins
import MediaPlayer
import SwiftUICore
import WidgetKit

// A code to be scanned and what plays, as a pass for a concert shows it.

struct PassEntry: TimelineEntry {
  let date: Date
  let code: UIImage?
  let song: String?
}

struct PassProvider: TimelineProvider {
  private let context = CIContext()

  private func code(for text: String) -> UIImage? {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    filter.correctionLevel = "Q"
    guard let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 8, y: 8)),
      let picture = context.createCGImage(output, from: output.extent)
    else { return nil }
    return UIImage(cgImage: picture)
  }

  private func blurred(_ image: UIImage) -> UIImage {
    guard let input = CIImage(image: image), let filter = CIFilter(name: "CIGaussianBlur") else {
      return image
    }
    filter.setValue(input, forKey: kCIInputImageKey)
    filter.setValue(8, forKey: kCIInputRadiusKey)
    guard let output = filter.outputImage,
      let picture = context.createCGImage(output, from: input.extent)
    else { return image }
    return UIImage(cgImage: picture)
  }

  func placeholder(in context: Context) -> PassEntry {
    PassEntry(date: Date(), code: nil, song: "Overture")
  }

  func getSnapshot(in context: Context, completion: @escaping (PassEntry) -> Void) {
    completion(
      PassEntry(
        date: Date(), code: code(for: "PASS-1").map(blurred),
        song: MPMusicPlayerController.systemMusicPlayer.nowPlayingItem?.title))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PassEntry>) -> Void) {
    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
  }
}

struct PassWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pass", provider: PassProvider()) { entry in
      VStack {
        if let code = entry.code {
          Image(uiImage: code).interpolation(.none).resizable()
        } else {
          Image(systemName: "xmark.circle")
        }
        Text(entry.song ?? "No music")
      }
      .containerBackground(.white, for: .widget)
    }
  }
}
