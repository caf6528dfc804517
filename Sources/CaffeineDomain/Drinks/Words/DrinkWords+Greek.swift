extension DrinkWords {
  /// A plain καφές is a Greek one, of a Turkish cup.
  static let greek = DrinkWords(
    regions: ["GR", "CY"],
    cup: ["turkish-coffee"],
    coffee: ["καφές", "ελληνικός"],
    tea: ["τσάι"],
    greenTea: ["πράσινο τσάι"],
    cola: ["κόλα"],
    energyDrink: ["ενεργειακό ποτό"],
    espresso: ["εσπρέσο", "εσπρέσσο"],
    decaf: ["ντεκαφεϊνέ"],
    numbers: ["δύο", "τρεις", "τέσσερις", "πέντε"],
    halves: ["μισός"],
    cups: ["φλιτζάνι", "φλιτζάνια"],
    mugs: ["κούπα", "κούπες"],
    articles: ["ένας", "ένα", "έναν"],
    with: ["με", "χωρίς"],
    additions: ["γάλα", "ζάχαρη"])
}
