print("caffeine")
