// Made from object files by Scripts/generate-managed.swift. Make it anew when a property changes.
// swift-format-ignore-file
import CoreData
import Foundation
import FoundationEssentials

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC2id20FoundationEssentials4UUIDVSgvg")
  func _get_id() -> FoundationEssentials.UUID? {
    value(forKey: "id") as? FoundationEssentials.UUID
  }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC2id20FoundationEssentials4UUIDVSgvs")
  func _set_id(_ value: __owned FoundationEssentials.UUID?) { setValue(value, forKey: "id") }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC4nextACSgvg")
  func _get_next() -> Jotting? {
    value(forKey: "next") as? Jotting
  }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC4nextACSgvs")
  func _set_next(_ value: __owned Jotting?) { setValue(value, forKey: "next") }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC4textSSSgvg")
  func _get_text() -> Swift.String? {
    value(forKey: "text") as? Swift.String
  }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC4textSSSgvs")
  func _set_text(_ value: __owned Swift.String?) { setValue(value, forKey: "text") }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC5starss5Int16Vvg")
  func _get_stars() -> Swift.Int16 {
    value(forKey: "stars") as? Swift.Int16 ?? 0
  }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC5starss5Int16Vvs")
  func _set_stars(_ value: __owned Swift.Int16) { setValue(value, forKey: "stars") }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC6topics10Foundation5NSSetCSgvg")
  func _get_topics() -> Foundation.NSSet? {
    value(forKey: "topics") as? Foundation.NSSet
  }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC6topics10Foundation5NSSetCSgvs")
  func _set_topics(_ value: __owned Foundation.NSSet?) { setValue(value, forKey: "topics") }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC7written20FoundationEssentials4DateVSgvg")
  func _get_written() -> FoundationEssentials.Date? {
    value(forKey: "written") as? FoundationEssentials.Date
  }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC7written20FoundationEssentials4DateVSgvs")
  func _set_written(_ value: __owned FoundationEssentials.Date?) { setValue(value, forKey: "written") }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC8isPinnedSbvg")
  func _get_isPinned() -> Swift.Bool {
    value(forKey: "isPinned") as? Swift.Bool ?? false
  }
}

extension Jotting {
  @_silgen_name("$s15AppleNamesTests7JottingC8isPinnedSbvs")
  func _set_isPinned(_ value: __owned Swift.Bool) { setValue(value, forKey: "isPinned") }
}
