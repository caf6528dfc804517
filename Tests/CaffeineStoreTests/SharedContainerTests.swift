import CaffeineStore
import Testing

@Suite struct SharedContainerTests {
  @Test func oneFolderHoldsAll() throws {
    let environment = ["CAFFEINE_HOME": "/c", "HOME": "/h", "XDG_DATA_HOME": "/d"]
    let container = try SharedContainer { environment[$0] }
    #expect(container == SharedContainer(folder: "/c"))
    #expect(container.log == "/c/log")
  }

  @Test func otherwiseTheyAreWhereXDGSays() throws {
    let environment = ["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "relative"]
    let container = try SharedContainer { environment[$0] }
    #expect(container.data == "/d/caffeine")
    #expect(container.state == "/h/.local/state/caffeine")
    #expect(container.configuration == "/h/.config/caffeine")
  }

  @Test(arguments: [[:], ["CAFFEINE_HOME": ""], ["HOME": ""], ["XDG_DATA_HOME": "/d"]])
  func withoutAHomeThereIsNoContainer(_ environment: [String: String]) {
    #expect(throws: StoreError.noHome) { try SharedContainer { environment[$0] } }
  }

  /// Bytes that are not UTF-8 reach us as U+FFFD: the same for every folder so named.
  @Test(arguments: ["CAFFEINE_HOME", "XDG_STATE_HOME", "HOME"])
  func aPathThatIsNoTextIsRefused(_ name: String) throws {
    let name = [name: String(decoding: Array("/x/caf".utf8) + [0xE9], as: UTF8.self)]
    let environment = ["HOME": "/h"].merging(name) { $1 }
    #expect(throws: StoreError.noHome) { try SharedContainer { environment[$0] } }
  }
}
