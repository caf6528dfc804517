extension WidgetCenter {
  /// By what an app finds, in the `userInfo` of an activity, the widget that it was opened from.
  public enum UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
}
