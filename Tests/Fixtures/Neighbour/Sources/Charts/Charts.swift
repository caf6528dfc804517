public let mineCharts = "Charts"
