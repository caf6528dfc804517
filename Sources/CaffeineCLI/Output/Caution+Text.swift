import CaffeineDomain

extension Caution {
  /// That the usual limits do not hold, and whom to ask.
  var text: String {
    switch self {
    case .fluvoxamine:
      "The usual limits do not hold with fluvoxamine: ask your doctor or pharmacist."
    case .medicine:
      "The usual limits do not hold with your medicine: ask your doctor or pharmacist."
    case .liverDisease:
      "The usual limits do not hold with a liver disease: ask your doctor."
    case .pregnancy:
      "The usual limits do not hold in a pregnancy: ask your doctor or midwife."
    }
  }
}
