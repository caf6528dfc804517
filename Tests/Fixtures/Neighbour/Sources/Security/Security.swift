public let mineSecurity = "Security"
