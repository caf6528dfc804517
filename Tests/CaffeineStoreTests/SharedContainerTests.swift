import CaffeineStore
import Testing

@Suite struct SharedContainerTests {
  @Test func oneFolderHoldsAll() throws {
    let container = try SharedContainer(
      environment: ["CAFFEINE_HOME": "/c", "HOME": "/h", "XDG_DATA_HOME": "/d"])
    #expect(container == SharedContainer(folder: "/c"))
    #expect(container.log == "/c/log")
  }

  @Test func otherwiseTheyAreWhereXDGSays() throws {
    let container = try SharedContainer(
      environment: ["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "relative"])
    #expect(container.data == "/d/caffeine")
    #expect(container.state == "/h/.local/state/caffeine")
    #expect(container.configuration == "/h/.config/caffeine")
  }

  @Test(arguments: [[:], ["CAFFEINE_HOME": ""], ["HOME": ""], ["XDG_DATA_HOME": "/d"]])
  func withoutAHomeTheErrorNamesTheWayOut(_ environment: [String: String]) {
    let error = #expect(throws: StoreError.noHome) {
      try SharedContainer(environment: environment)
    }
    #expect(error?.description.contains("CAFFEINE_HOME") == true)
    #expect(error?.exitCode == 73)
  }
}
