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
}
