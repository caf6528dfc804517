extension Source {
  static let mayo = Source(
    "Mayo Clinic, Caffeine content for coffee, tea, soda and more", "mayoclinic.org art-20049372")
  static let usda = Source(
    "USDA National Nutrient Database SR26, 2014", "nutrient 262, via hadley/usdanutrients")
  static let efsa = Source("EFSA 2015, explained on caffeine", "doi:10.2903/j.efsa.2015.4102")
  static let starbucks = Source(
    "Starbucks Canada nutrition table", "rfordatascience/tidytuesday 2021-12-21 starbucks.csv")
  static let informer = Source("Caffeine Informer", "prasertcbs/basic-dataset caffeine.csv")
  static let informerGuide = Source("Caffeine Informer, Starbucks guide", "caffeineinformer.com")
  static let healthCanada = Source("Health Canada, Caffeine in Foods", "canada.ca")
  static let publicInterest = Source(
    "Center for Science in the Public Interest", "via willistonherald.com")
  static let wikipedia = Source("Wikipedia, old table", "via wikiwrimo.org")
  static let gardiner = Source(
    "Gardiner 2023, Sleep Med Rev 69:101764", "doi:10.1016/j.smrv.2023.101764")
}
