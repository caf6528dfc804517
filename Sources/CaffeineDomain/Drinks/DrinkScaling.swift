/// Whether the caffeine of a drink follows its volume.
public enum DrinkScaling: Hashable, Sendable {
  /// It does: twice the tea holds twice the caffeine.
  case byVolume

  /// It does not: the caffeine comes by the shot, the tablet or the bag, and the rest is milk or
  /// water. A volume only picks the nearest serving.
  case byServing
}
