import AppTrackingTransparency
import AVFoundation
import AuthenticationServices
import CoreBluetooth
import CoreData
import CoreHaptics
import CoreTelephony
import DeviceActivity
import FamilyControls
import GameKit
import HealthKit
import HomeKit
import LinkPresentation
import MessageUI
import MobileCoreServices
import NaturalLanguage
import PassKit
import PictureDecoding
import PhotosUI
import StoreKit
@testable import SwiftUI
import Synchronization
import Testing
import TipKit
import UserNotifications
import WebKit
import simd

/// Files that apps share with their widgets.
@MainActor
@Suite struct SharedFilesTests {
  @Test func aWidgetWithAStoreATipAndLimits() async throws {
    let text = try await timelineText(of: ReadingWidget(), in: .systemMedium)
    #expect(text.contains("A room of one's own") && text.contains("Not limited"))
    #expect(!text.contains("Read every day"))
  }

  @Test func aStoreInMemoryRefusesWhatNeedsAFile() throws {
    let store = ReadingStore(inMemory: true)
    let list = ReadingList(store.container.viewContext)
    #expect(list.titles.isEmpty)
    try store.add("B")
    try store.add("A")
    #expect(list.titles == ["A", "B"])
    let unsupported = NSPersistentStoreUnsupportedRequestTypeError
    #expect { try store.changes(after: nil) } throws: { ($0 as NSError).code == unsupported }
    let fetched = Mutex(0)
    try store.container.viewContext.execute(
      NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<ReadPage>(entityName: "ReadPage")) {
        result in fetched.withLock { $0 = result.finalResult?.count ?? 0 }
      })
    #expect(fetched.withLock { $0 } == 2)
    try store.deleteAll()
    let pages = NSFetchRequest<ReadPage>(entityName: "ReadPage")
    #expect(try store.container.viewContext.count(for: pages) == 0)
  }

  @Test func savedObjectsAreTold() throws {
    let context = ReadingStore(inMemory: true).container.viewContext
    let saved = Mutex<Set<NSManagedObjectID>>([])
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: context, queue: nil
    ) { notification in
      let objects = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []
      saved.withLock { $0 = Set(objects.map(\.objectID)) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let page = ReadPage(context: context)
    try context.save()
    #expect(saved.withLock { $0 } == [page.objectID])
  }

  /// As on a phone: yellow, with a crossed circle.
  @Test func viewsOfUIKitAreNotMade() {
    let drawing = CellRenderer(
      content: SharedBlur(), columns: 5, rows: 3, environment: EnvironmentValues()
    ).render().grid.plain()
    #expect(drawing.contains(SystemSymbol(named: "nosign").glyph))
  }

  @Test func aHostingControllerDraws() throws {
    let picture = Color.red.frame(width: 16, height: 32).sharedSnapshot()
    #expect(picture.size == CGSize(width: 16, height: 32))
    let pixel = try #require(picture.cgImage?.picture.pixels.first)
    #expect(pixel.alpha == 255 && pixel.red > pixel.blue)
    #expect(UIView().drawHierarchy(in: .zero, afterScreenUpdates: true) == false)
  }

  @Test func viewsOfUIKitKnowEachOther() {
    let (view, child) = (UIView(), UILabel())
    view.addSubview(child)
    #expect(child.superview === view && view.subviews == [child])
    UIView().addSubview(child)
    #expect(view.subviews.isEmpty)
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(view.center == CGPoint(x: 20, y: 20) && view.bounds.size.width == 20)
  }

  @Test func nobodySignsInOrBrowses() {
    let signIn = SharedSignIn()
    signIn.start(URL(filePath: "/"))
    #expect(
      signIn.problem as? ASWebAuthenticationSessionError
        == ASWebAuthenticationSessionError(.presentationContextInvalid))
    final class Delegate: NSObject, WKNavigationDelegate {
      var problem: (any Error)?
      func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
      ) { problem = error }
    }
    let (delegate, browser) = (Delegate(), WKWebView())
    browser.navigationDelegate = delegate
    #expect(browser.load(URLRequest(url: URL(filePath: "/"))) == nil)
    #expect(delegate.problem is WKError)
    #expect(!MFMailComposeViewController.canSendMail())
  }

  @Test func whatIsCopiedIsKept() async {
    #expect(await openSettings() == false)
    #expect(UIPasteboard.general.string == "app-settings:" && !UIPasteboard.general.hasImages)
  }

  @Test func tipsKeepParametersAndAreNotShown() {
    #expect(ReadingTip.isNew)
    ReadingTip.isNew = false
    #expect(!ReadingTip.isNew && !ReadingTip.$isNew.wrappedValue)
    ReadingTip.isNew = true
    #expect(!ReadingTip().shouldDisplay && ReadingTip().rules.count == 2)
    #expect(ReadingTip().options.count == 2 && ReadingTip().id == "ReadingTip")
  }
}

/// What else is asked of a phone is answered, by no, with the errors of Apple's.
@Suite struct SharedAnswersTests {
  @Test func accessIsDenied() async {
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
    await #expect(throws: FamilyControlsError.unavailable) {
      try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
    }
    #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
      try DeviceActivityCenter().startMonitoring(
        .evening,
        during: DeviceActivitySchedule(
          intervalStart: DateComponents(hour: 20), intervalEnd: DateComponents(hour: 23),
          repeats: true))
    }
    await #expect(throws: GKError(.notAuthenticated)) {
      try await GKAchievement.report([GKAchievement(identifier: "a")])
    }
    await #expect(throws: LPError(.metadataFetchFailed)) {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: URL(filePath: "/"))
    }
    await #expect(throws: StoreKitError.self) { _ = try await AppTransaction.shared }
    #expect(await Storefront.current == nil)
  }

  @Test func thereIsNoHardware() {
    #expect(throws: CHHapticError(.notSupported)) { _ = try CHHapticEngine() }
    #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
    #expect(!PKPassLibrary.isPassLibraryAvailable())
    #expect(throws: (any Error).self) { _ = try PKPass(data: Data()) }
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Hello") == nil)
  }

  @Test func delegatesAreToldOfNothingOnce() async {
    final class Delegate: NSObject, CBCentralManagerDelegate {
      let state: @Sendable (CBManagerState) -> Void
      init(state: @escaping @Sendable (CBManagerState) -> Void) { self.state = state }
      func centralManagerDidUpdateState(_ central: CBCentralManager) { state(central.state) }
    }
    let state = await withCheckedContinuation { continuation in
      // Nobody else holds it.
      nonisolated(unsafe) let delegate = Delegate { continuation.resume(returning: $0) }
      _ = CBCentralManager(delegate: delegate, queue: DispatchQueue(label: "bluetooth"))
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { _ = delegate }
    }
    #expect(state == .unsupported)
    #expect(HMHomeManager().homes.isEmpty && CBUUID(string: "180d") == CBUUID(string: "180D"))
  }

  @Test func fontsAreRegisteredWhereTheyAre() {
    #expect(SharedFonts.register(URL(filePath: "/nowhere.ttf")) != nil)
    #expect(SharedFonts.register(URL(filePath: #filePath)) == nil)
    #expect(SharedFonts.registerData(Data([0])) && !SharedFonts.registerData(Data()))
  }

  @Test func kindsOfFilesByTheirOlderNames() {
    #expect(SharedKinds.mime(of: "a/b.png") == "image/png" && SharedKinds.mime(of: "a") == nil)
    #expect(
      UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePDF, kUTTypeImage))
  }

  @Test func notificationsAreCopiedWhole() throws {
    let content = UNMutableNotificationContent()
    (content.title, content.badge, content.filterCriteria) = ("A", 3, "work")
    content.userInfo = ["a": 1]
    let copy = try #require(content.copy() as? UNNotificationContent)
    #expect(!(copy is UNMutableNotificationContent))
    #expect(copy.title == "A" && copy.badge == 3 && copy.filterCriteria == "work")
    #expect(copy.userInfo["a"] as? Int == 1)
    #expect(throws: UNError(.attachmentInvalidURL)) {
      _ = try UNNotificationAttachment(identifier: "a", url: URL(filePath: "/nowhere"))
    }
  }

  @Test func unitsOfHealthByTheirLetters() {
    #expect(HKUnit(from: "mg") == .gramUnit(with: .milli))
    #expect(HKUnit(from: "count/min") == HKUnit.count().unitDivided(by: .minute()))
    let perDeciliter = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
    #expect(HKUnit(from: "mg/dL") == perDeciliter)
    let mass = HKUnitMolarMassBloodGlucose
    let moles = HKUnit.moleUnit(with: .milli, molarMass: mass).unitDivided(by: .liter())
    #expect(HKUnit(from: "mmol<\(mass)>/L") == moles)
    // 5.5 mmol of sugar in a litre are 99 mg in a decilitre.
    let level = HKQuantity(unit: HKUnit(from: "mmol<\(mass)>/L"), doubleValue: 5.5)
    #expect(abs(level.doubleValue(for: HKUnit(from: "mg/dL")) - 99.09) < 0.01)
    let oxygen = HKUnit.gramUnit(with: .kilo).unitMultiplied(by: .minute())
    #expect(
      HKUnit(from: "ml/kg*min") == HKUnit.literUnit(with: .milli).unitDivided(by: oxygen))
    #expect(HKUnit(from: "mcg") == .gramUnit(with: .micro))
    #expect(HKUnit(from: "furlong") != HKUnit(from: "count"))
    #expect(HKUnit(from: "") == HKUnit(from: ""))
  }

  /// Against the formulas, component by component.
  @Test func vectors() {
    let a: simd_double3 = [1, -2, 3]
    let b: simd_double3 = [4, 5, -6]
    let dotted: Double = 4 - 10 - 18
    let crossed: simd_double3 = [12 - 15, 12 + 6, 5 + 8]
    let middle: simd_double3 = [2.5, 1.5, -1.5]
    #expect(simd_dot(a, b) == dotted)
    #expect(simd_cross(a, b) == crossed)
    #expect(mix(a, b, t: 0.5) == middle)
    #expect(simd_length(simd_double2(3, 4)) == 5)
    #expect(distance(a, a) == 0)
    #expect(abs(length(normalize(b)) - 1) < 1e-15)
    #expect(simd_clamp(7.0, 0, 1) == 1)
    #expect(simd_smoothstep(0.0, 2, 1) == 0.5)
  }
}
