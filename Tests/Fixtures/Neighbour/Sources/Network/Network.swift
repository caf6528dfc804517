public let mineNetwork = "Network"
