public let mineUserNotifications = "UserNotifications"
