import CommandArguments
import Foundation

/// A file `project.pbxproj`: a property list of objects by their identifiers.
struct XcodeProject {
  private typealias Object = [String: Any]

  private let folder: ProjectFolder
  private let objects: [String: Object]
  private let project: Object
  /// The folder that paths begin at.
  private let source: String
  /// Where each group and file of the project lies.
  private var paths: [String: String] = [:]

  /// Throws for a file that is broken, or of a version that nobody has seen.
  init(_ file: String, in folder: ProjectFolder) throws(Failure) {
    try folder.check(file)
    let data = FileManager.default.contents(atPath: file) ?? Data()
    // Foundation writes a line of its own for one that is cut off.
    let isWhole = String(decoding: data.suffix(8), as: UTF8.self).contains("}\n")
    let list =
      isWhole ? try? PropertyListSerialization.propertyList(from: data, format: nil) : nil
    guard let list = list as? Object, let objects = list["objects"] as? [String: Object],
      let project = (list["rootObject"] as? String).flatMap({ objects[$0] })
    else {
      throw Failure(
        .unreadableData, "The project file '\(file)' is broken.", advice: "Open it with Xcode.")
    }
    let version = list["objectVersion"] as? String ?? ""
    // Xcode 3.2 to 26; the next ones may mean something else by the same words.
    guard let number = Int(version), (46...110).contains(number) else {
      throw Failure(
        .unreadableData, "The project file '\(file)' is of the unknown version '\(version)'.",
        advice: "Save it in a format from Xcode 3.2 to 26.")
    }
    (self.folder, self.objects, self.project) = (folder, objects, project)
    let place = (((file as NSString).deletingLastPathComponent) as NSString)
      .deletingLastPathComponent
    source = "\(place)/\(project["projectDirPath"] as? String ?? "")"
    findPaths()
  }

  /// Without recursion, since a file may say that groups lie in themselves.
  private mutating func findPaths() {
    var rest = [(project["mainGroup"] as? String ?? "", source)]
    while let (id, parent) = rest.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let starts = ["<group>": parent, "SOURCE_ROOT": source, "<absolute>": ""]
      guard let start = starts[object["sourceTree"] as? String ?? ""] else { continue }
      let path = (object["path"] as? String).map { "\(start)/\($0)" } ?? start
      paths[id] = plain(path)
      rest += ids(object, "children").map { ($0, path) }
    }
  }

  /// A path without `.` and `..`, whatever its links.
  private func plain(_ path: String) -> String {
    let names = path.split(separator: "/").reduce(into: [Substring]()) { names, name in
      if name == ".." { _ = names.popLast() } else if name != "." { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The targets with a program of widgets among their sources.
  func extensions() throws(Failure) -> [WidgetExtension] {
    var found: [WidgetExtension] = []
    var modules: [String: Set<String>] = [:]
    for id in ids(project, "targets") {
      guard let target = objects[id], let name = target["name"] as? String else { continue }
      let files = builtFiles(of: target) + synchronizedFiles(of: target, id)
      modules[name] = Set(files)
      guard files.contains(where: { $0.hasSuffix(".swift") && ProjectFolder.isProgram($0) }) else {
        continue
      }
      var widgets = WidgetExtension(name: name, files: Array(Set(files)).sorted())
      for settings in settings(of: project) + settings(of: target) {
        let words = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]
        let conditions =
          words as? [String] ?? (words as? String)?.components(separatedBy: " ") ?? []
        widgets.conditions += conditions.filter { !$0.captures(of: "^\\w+$").isEmpty }
        if let path = settings["INFOPLIST_FILE"] as? String, !path.contains("$") {
          widgets.information = "\(source)/\(path)"
        }
        let isolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] as? String
        if let isolation { widgets.isMainActorDefault = isolation == "MainActor" }
      }
      widgets.isTarget = true
      found.append(widgets)
    }
    return found.map { widgets in
      var widgets = widgets
      widgets.modules = modules
      return widgets
    }
  }

  private func ids(_ object: Object, _ key: String) -> [String] { object[key] as? [String] ?? [] }

  private func members(_ object: Object, _ key: String) -> [Object] {
    ids(object, key).compactMap { objects[$0] }
  }

  /// The files that the target's phases name one by one; one in several languages is a group.
  private func builtFiles(of target: Object) -> [String] {
    members(target, "buildPhases")
      .filter {
        ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0["isa"] as? String ?? "")
      }
      .flatMap { members($0, "files") }
      .flatMap { file -> [String] in
        guard let id = file["fileRef"] as? String, let reference = objects[id] else { return [] }
        let parts = ids(reference, "children")
        return (parts.isEmpty ? [id] : parts).compactMap { paths[$0] }
      }
  }

  /// The files of folders that the target has whole (Xcode 16): without the exceptions for it, and of
  /// another target's folders those exceptions alone.
  private func synchronizedFiles(of target: Object, _ id: String) -> [String] {
    objects.flatMap { group, object -> [String] in
      guard object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup",
        let path = paths[group]
      else { return [] }
      let isWhole = ids(target, "fileSystemSynchronizedGroups").contains(group)
      let exceptions = members(object, "exceptions").filter { $0["target"] as? String == id }
        .flatMap { ids($0, "membershipExceptions") }.map { "\(path)/\($0)" }
      if !isWhole, exceptions.isEmpty { return [] }
      return folder.files.filter { file in
        file.hasPrefix(path + "/")
          && isWhole != exceptions.contains { file == $0 || file.hasPrefix($0 + "/") }
      }
    }
  }

  /// The settings by which Xcode makes previews: those called Debug, or else the first.
  private func settings(of object: Object) -> [Object] {
    let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] } ?? [:]
    let all = members(list, "buildConfigurations")
    let chosen = all.first { $0["name"] as? String == "Debug" } ?? all.first
    return [chosen?["buildSettings"] as? Object ?? [:]]
  }
}
