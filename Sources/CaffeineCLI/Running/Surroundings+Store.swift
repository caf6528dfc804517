import CaffeineStore
import CommandArguments
import WidgetHosting

extension Surroundings {
  /// The folders by the environment.
  func container() throws(Failure) -> SharedContainer {
    try stored { () throws(StoreError) in
      try SharedContainer(machine: machine(), variable: console.text(of:))
    }
  }

  func journal() throws(Failure) -> Journal {
    Journal(in: try container(), fileSystem: files, generator: random)
  }

  func settings() throws(Failure) -> SharedSettings {
    SharedSettings(in: try container(), fileSystem: files)
  }

  /// The path and content of the settings; an unreadable file counts as a bad setting.
  func settingsReading() throws(Failure) -> (path: String, reading: SettingsReading) {
    let settings = try settings()
    do throws(StoreError) {
      return (settings.path, try settings.read())
    } catch {
      let failure = Failure(error)
      guard failure.status == .unreadableData else { throw failure }
      throw Failure(.badSettings, failure.message, advice: failure.advice)
    }
  }

  func ownDrinks() throws(Failure) -> SharedSettings {
    SharedSettings(drinksIn: try container(), fileSystem: files)
  }
}

/// Calls the store and turns its errors into failures with exit codes.
func stored<Value>(_ body: () throws(StoreError) -> Value) throws(Failure) -> Value {
  do throws(StoreError) {
    return try body()
  } catch {
    throw Failure(error)
  }
}
