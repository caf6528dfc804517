public let mineQuartzCore = "QuartzCore"
