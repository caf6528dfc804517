import CaffeineStore
import CommandArguments
import WidgetCommands

extension Surroundings {
  /// The folders that the environment names.
  func container() throws(Failure) -> SharedContainer {
    try stored { () throws(StoreError) in try SharedContainer(variable: environment.text(of:)) }
  }

  /// The journal on disk.
  func journal() throws(Failure) -> Journal {
    Journal(in: try container(), fileSystem: files, generator: random)
  }

  /// The settings on disk.
  func settings() throws(Failure) -> SharedSettings {
    let container = try container()
    return try stored { () throws(StoreError) in
      try SharedSettings(in: container, fileSystem: files)
    }
  }

  /// The path of the settings and what stands there; a file that cannot be read is a bad setting.
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

  /// The file of the user's own drinks.
  func ownDrinks() throws(Failure) -> SharedSettings {
    SharedSettings.drinks(in: try container(), fileSystem: files)
  }
}

/// Does something with the store; its errors become failures with their own exit codes.
func stored<Value>(_ body: () throws(StoreError) -> Value) throws(Failure) -> Value {
  do throws(StoreError) {
    return try body()
  } catch {
    throw Failure(error)
  }
}
