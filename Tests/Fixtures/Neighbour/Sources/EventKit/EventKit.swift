public let mineEventKit = "EventKit"
