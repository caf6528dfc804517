import AppTrackingTransparency
import AuthenticationServices
import AVKit
import AudioToolbox
import ClockKit
import CoreBluetooth
import CoreHaptics
import CoreText
import DeviceActivity
import HomeKit
import LinkPresentation
import MobileCoreServices
import PhotosUI
import SafariServices
import SwiftUI
import UIKit
import WatchKit
import WebKit

// Helpers of an app that are members of its widget's target too, since some file of the widget needs
// one of them.

enum SharedFonts {
  static func register(_ url: URL) -> String? {
    var error: Unmanaged<CFError>?
    guard !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) else { return nil }
    return error?.takeRetainedValue().localizedDescription
  }
  static func registerData(_ data: Data) -> Bool {
    guard let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider) else {
      return false
    }
    var error: Unmanaged<CFError>?
    return CTFontManagerRegisterGraphicsFont(font, &error)
  }
}

enum SharedKinds {
  static func mime(of path: String) -> String? {
    let ending = (path as NSString).pathExtension as CFString
    guard
      let kind = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, ending, nil)?
        .takeRetainedValue()
    else { return nil }
    return UTTypeCopyPreferredTagWithClass(kind, kUTTagClassMIMEType)?.takeRetainedValue()
      as String?
  }
}

struct SharedBlur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

struct SharedBrowser: UIViewRepresentable {
  let url: URL
  @Binding var isLoading: Bool

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.navigationDelegate = context.coordinator
    view.load(URLRequest(url: url))
    return view
  }
  func updateUIView(_ view: WKWebView, context: Context) {}

  class Coordinator: NSObject, WKNavigationDelegate {
    let parent: SharedBrowser
    init(_ parent: SharedBrowser) { self.parent = parent }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      parent.isLoading = false
    }
  }
}

struct SharedSafari: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: Context) -> SFSafariViewController {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    return SFSafariViewController(url: url, configuration: configuration)
  }
  func updateUIViewController(_ uiViewController: SFSafariViewController, context: Context) {}
}

extension View {
  @MainActor func sharedSnapshot() -> UIImage {
    let controller = UIHostingController(rootView: self)
    let view = controller.view
    let size = controller.view.intrinsicContentSize
    view?.bounds = CGRect(origin: .zero, size: size)
    view?.backgroundColor = .clear
    return UIGraphicsImageRenderer(size: size).image { _ in
      view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
  }
}

@MainActor
final class SharedSignIn: NSObject, ASWebAuthenticationPresentationContextProviding {
  private(set) var problem: (any Error)?
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    ASPresentationAnchor()
  }
  func start(_ url: URL) {
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { url, error in
      if (error as? ASWebAuthenticationSessionError)?.code == .canceledLogin { return }
      self.problem = error
    }
    session.presentationContextProvider = self
    session.start()
  }
}

struct SharedChart: View, AXChartDescriptorRepresentable {
  let values: [Double]
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Pages", summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(
        title: "Day", categoryOrder: values.indices.map { "\($0)" }),
      yAxis: AXNumericDataAxisDescriptor(title: "Pages", range: 0...10) { "\(Int($0)) pages" },
      series: [
        AXDataSeriesDescriptor(
          name: "Pages", isContinuous: false,
          dataPoints: values.enumerated().map { .init(x: "\($0)", y: $1) })
      ])
  }
  var body: some View { Text("Pages").accessibilityChartDescriptor(self) }
}

struct SharedPicker: View {
  @State private var item: PhotosPickerItem?
  @State private var image: Image?
  var body: some View {
    PhotosPicker(selection: $item, matching: .any(of: [.images, .not(.livePhotos)])) {
      Label("Choose a photo", systemImage: "photo")
    }
    .task(id: item) {
      guard let data = try? await item?.loadTransferable(type: Data.self) else { return }
      image = UIImage(data: data).map { Image(uiImage: $0) }
    }
  }
}

enum SharedFeedback {
  @MainActor static func play() {
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    WKInterfaceDevice.current().play(.success)
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    let event = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0)
    try? CHHapticEngine().makePlayer(with: CHHapticPattern(events: [event], parameters: []))
      .start(atTime: CHHapticTimeImmediate)
  }
}

final class SharedComplications: NSObject, CLKComplicationDataSource, CLKComplicationWidgetMigrator
{
  func getCurrentTimelineEntry(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void
  ) { handler(nil) }
  var widgetMigrator: any CLKComplicationWidgetMigrator { self }
  func widgetConfiguration(
    from complicationDescriptor: CLKComplicationDescriptor
  ) async -> CLKComplicationWidgetMigrationConfiguration? {
    CLKComplicationStaticWidgetMigrationConfiguration(
      kind: "Reading", extensionBundleIdentifier: "org.example.reading.widget")
  }
}

extension DeviceActivityName {
  static let evening = Self("evening")
}
extension DeviceActivityReport.Context {
  static let total = Self("Total")
}

class SharedMonitor: DeviceActivityMonitor {
  override func intervalDidStart(for activity: DeviceActivityName) {
    super.intervalDidStart(for: activity)
    ManagedSettingsStore().shield.applicationCategories = .all()
  }
}

@MainActor
func openSettings() async -> Bool {
  guard let url = URL(string: UIApplication.openSettingsURLString) else { return false }
  UIPasteboard.general.string = url.absoluteString
  let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  guard scene?.windows.first?.rootViewController?.presentedViewController == nil else {
    return false
  }
  _ = await ATTrackingManager.requestTrackingAuthorization()
  return await UIApplication.shared.open(url)
}
