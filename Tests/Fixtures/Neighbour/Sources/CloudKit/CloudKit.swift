public let mineCloudKit = "CloudKit"
