import Intents
import SwiftUI
import Synchronization
import Testing

/// What is dragged, posted and written beside what Foundation has of its own.
@Suite struct ItemProviderTests {
  @Test func handsOutWhatItWasGiven() async {
    let provider = NSItemProvider(object: NSString(string: "Tea"))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let text = await withCheckedContinuation { answer in
      _ = provider.loadObject(ofClass: String.self) { found, _ in answer.resume(returning: found) }
    }
    #expect(text == "Tea")
    let code = await withCheckedContinuation { answer in
      provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
        answer.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test func addressesAndPicturesComeBack() async throws {
    let address = try #require(URL(string: "https://example.org/a"))
    let url = await withCheckedContinuation { answer in
      _ = NSItemProvider(object: address as NSURL).loadObject(ofClass: URL.self) { found, _ in
        answer.resume(returning: found)
      }
    }
    #expect(url == address)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let size = await withCheckedContinuation { answer in
      NSItemProvider(object: picture).loadObject(ofClass: UIImage.self) { found, _ in
        answer.resume(returning: (found as? UIImage)?.size)
      }
    }
    #expect(size == CGSize(width: 6, height: 3))
  }

  @Test func aProgramTellsItself() {
    final class Count: Sendable {
      let told = Mutex(0)
    }
    let count = Count()
    let identity = Unmanaged.passUnretained(count).toOpaque()
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let name = CFNotificationName("org.example.changed" as CFString)
    CFNotificationCenterAddObserver(
      center, identity,
      { _, observer, _, _, _ in
        guard let observer else { return }
        Unmanaged<Count>.fromOpaque(observer).takeUnretainedValue().told.withLock { $0 += 1 }
      }, name.rawValue, nil, .deliverImmediately)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    CFNotificationCenterPostNotification(center, CFNotificationName("other"), nil, nil, true)
    #expect(count.told.withLock { $0 } == 1)
    CFNotificationCenterRemoveObserver(center, identity, name, nil)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    #expect(count.told.withLock { $0 } == 1)
  }

  @Test func activitiesKeepWhatIsSaid() {
    let activity = NSUserActivity(activityType: "read")
    activity.suggestedInvocationPhrase = "Read on"
    #expect(activity.suggestedInvocationPhrase == "Read on" && activity.interaction == nil)
  }

  /// Empty lines are left out, as Apple's sequence leaves them.
  @Test func theLinesOfAFile() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("a\r\n\nb ü\nc".utf8).write(to: file)
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["a", "b ü", "c"])
    await #expect(throws: (any Error).self) {
      for try await _ in file.appending(path: "none").resourceBytes {}
    }
  }

  @Test func theFileOfADataSet() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appending(path: "Media.xcassets/Lists/Towns.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"data":[{"filename":"towns.csv","idiom":"universal"}]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    try Data("Bern".utf8).write(to: set.appending(path: "towns.csv"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(NSDataAsset(name: "Towns", bundle: bundle)?.data == Data("Bern".utf8))
    #expect(NSDataAsset(name: "Rivers", bundle: bundle) == nil)
  }
}

@Suite struct AddressStyleTests {
  private let url = URL(string: "https://www.shop.example.com:8080/a/b?c=d#e")

  @Test func partsOfAnAddress() throws {
    let url = try #require(url)
    #expect(url.formatted() == "https://www.shop.example.com/a/b")
    #expect(
      url.formatted(.url.scheme(.never).port(.always).query(.always).fragment(.always))
        == "www.shop.example.com:8080/a/b?c=d#e")
    #expect(
      url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never))
        == "shop.example.com")
    #expect(
      url.formatted(.url.host(.omitWhen(.scheme, matches: ["https"])).scheme(.never)) == "/a/b")
    let ftp = try #require(URL(string: "ftp://a.org:21/b"))
    #expect(ftp.formatted() == "ftp://a.org:21/b")
  }

  @Test func whatAnAddressHasToHave() throws {
    #expect(try URL(" https://a.org ", strategy: .url).absoluteString == "https://a.org")
    #expect(throws: CocoaError.self) { try URL("a.org", strategy: .url) }
    let strategy = URL.ParseStrategy().scheme(.defaultValue("https")).host(.optional)
    #expect(try strategy.parse("/b").scheme == "https")
    #expect(throws: CocoaError.self) { try strategy.port(.required).parse("https://a.org") }
  }
}
