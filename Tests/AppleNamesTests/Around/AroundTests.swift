import AppIntents
import CloudKit
import Contacts
import CoreImage
import CoreSpotlight
import LocalAuthentication
import MapKit
import MediaPlayer
@testable import Network
import Photos
import StoreKit
import SwiftUI
import Synchronization
import Testing
import WatchConnectivity
import WidgetKit

/// The text of a widget's first entry, asked of its provider as the system does.
@MainActor
func timelineText(of widget: some Widget, in family: WidgetFamily = .systemSmall) async throws
  -> String
{
  let host = WidgetHost(widget)
  let timeline = try #require(
    await host.timeline(of: host.widgets[0], in: TimelineProviderContext(family: family)))
  let entry = try #require(timeline.entries.first)
  return host.draw(
    entry, of: host.widgets[0],
    as: WidgetPresentation(family: family, environment: EnvironmentValues(now: entry.date))
  ).grid.plain()
}

/// Widgets that ask a phone for its data show what they have for one who says no.
@MainActor
@Suite struct AroundTests {
  @Test func aWidgetWithoutPhotos() async throws {
    let text = try await timelineText(of: MemoriesWidget(), in: .systemMedium)
    #expect(text.contains("Allow photos in Settings"))
  }

  @Test func aWidgetWithoutStepsWeatherAndMaps() async throws {
    let text = try await timelineText(of: WalkWidget(), in: .systemLarge)
    #expect(text.contains("– steps") && text.contains("No weather"))
  }

  @Test func aWidgetWithoutShop() async throws {
    #expect(try await timelineText(of: SupporterWidget()).contains("Not bought"))
  }

  @Test func aWidgetWithoutContacts() async throws {
    #expect(try await timelineText(of: BirthdaysWidget()).contains("Contacts are off"))
  }

  @Test func aWidgetWithoutComputedPictures() async throws {
    #expect(try await timelineText(of: PassWidget()).contains("No music"))
    #expect(CIFilter(name: "CIGaussianBlur") == nil && CIFilter.gaussianBlur().outputImage == nil)
    #expect(MPMediaLibrary.authorizationStatus() == .denied)
  }

  @Test func aWidgetWithoutMusic() async throws {
    #expect(try await timelineText(of: ListeningWidget()).contains("Quiet"))
  }
}

/// What is asked of a phone is answered, by no, with the errors of Apple's.
@Suite struct AroundAnswersTests {
  @Test func nothingIsRunOrUnlocked() {
    #expect(!scheduleRefresh())
    #expect(!isLocked())
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == LAError.Code.passcodeNotSet.rawValue)
  }

  @Test func nobodyIsTold() {
    WatchLink.shared.start()
    reloadComplications()
    #expect(throws: WCError(.sessionNotSupported)) { try WatchLink.shared.send(["a"]) }
    let told = Mutex(false)
    WCSession.default.sendMessage([:], replyHandler: nil) { error in
      told.withLock { $0 = error is WCError }
    }
    #expect(told.withLock { $0 })
  }

  @Test func nothingIsFoundOrKept() async throws {
    await #expect(throws: CSIndexError(.indexingUnsupported)) { try await index("Song") }
    #expect(try await BirthdayStore().notes().isEmpty)
    let container = CKContainer(identifier: "iCloud.org.example")
    #expect(try await container.accountStatus() == .noAccount)
    let record = CKRecord(recordType: "Note")
    record["text"] = "Cake"
    #expect(record["text"] as? String == "Cake" && record.allKeys() == ["text"])
    await #expect(throws: CKError(.notAuthenticated)) {
      _ = try await container.privateCloudDatabase.record(for: CKRecord.ID(recordName: "a"))
    }
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
    await #expect(throws: MKError(.serverFailure)) {
      _ = try await MKLocalSearch(request: MKLocalSearch.Request()).start()
    }
    #expect(await StoreKit.Transaction.latest(for: "a") == nil)
    #expect(try await Product.products(for: ["a"]).isEmpty)
  }

  @Test func contactsHaveNames() {
    let ada = CNMutableContact()
    #expect(CNContactFormatter.string(from: ada, style: .fullName) == nil)
    (ada.givenName, ada.familyName) = ("Ada", "Lovelace")
    #expect(CNContactFormatter.string(from: ada, style: .fullName) == "Ada Lovelace")
  }

  /// Of a degree: a quarter of the Earth's round is 90, and degrees of longitude narrow by the cosine.
  @Test func regionsAreMeasuredInMetres() {
    let quarter = 6_371_008.8 * Double.pi / 2
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: quarter,
      longitudinalMeters: quarter)
    #expect(abs(region.span.latitudeDelta - 90) < 1e-6)
    #expect(abs(region.span.longitudeDelta - 180) < 1e-6)
  }

  /// A path says what the system's own files say of its devices.
  @Test func aMonitorTellsOfTheNetworkOnce() async throws {
    let path = await withCheckedContinuation { continuation in
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "network"))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: "/sys/class/net")
    for interface in path.availableInterfaces {
      #expect(names.contains(interface.name) && interface.type != .loopback)
    }
    #expect((path.status == .satisfied) == !path.availableInterfaces.isEmpty)
    #expect(NWInterface(name: "wlan0").type == .wifi)
    #expect(NWInterface(name: "enp3s0").type == .wiredEthernet)
  }
}
