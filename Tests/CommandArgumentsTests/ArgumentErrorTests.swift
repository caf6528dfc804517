import CommandArguments
import Testing

@Suite struct ArgumentErrorTests {
  @Test(arguments: [
    ("cok", "There is no command 'cok'. Did you mean 'cook'?\nSee 'kitchen --help'."),
    ("xyzzy", "There is no command 'xyzzy'.\nSee 'kitchen --help'."),
    ("shelf", "A command is missing. It is one of names, add.\nSee 'kitchen shelf --help'."),
    ("cook", "DISH is missing.\nSee 'kitchen cook --help'."),
    (
      "cook soup --haet low",
      "There is no option '--haet'. Did you mean '--heat'?\nSee 'kitchen cook --help'."
    ),
    ("cook soup -x", "There is no option '-x'.\nSee 'kitchen cook --help'."),
    ("cook soup --heat", "--heat needs a value: --heat LEVEL.\nSee 'kitchen cook --help'."),
    ("cook --spice --json", "--spice needs a value: --spice NAME.\nSee 'kitchen cook --help'."),
    ("--json=yes", "--json takes no value, but was given 'yes'.\nSee 'kitchen --help'."),
    (
      "cook soup --heat hgih",
      "--heat cannot be 'hgih'. Did you mean 'high'?\nSee 'kitchen cook --help'."
    ),
    ("cook --help=1", "--help takes no value, but was given '1'.\nSee 'kitchen cook --help'."),
    ("cook -jx", "There is no option '-x'.\nSee 'kitchen cook --help'."),
    ("cook soup -js", "-s needs a value: -s NAME.\nSee 'kitchen cook --help'."),
    ("shelf names x", "Unexpected argument 'x'.\nSee 'kitchen shelf names --help'."),
  ]) func saysWhatIsWrongAndHowToMendIt(line: String, text: String) {
    let words = line.split(separator: " ").map(String.init)
    do throws(ArgumentError) {
      _ = try KitchenProgram.root.parse(words)
      Issue.record("'\(line)' was accepted")
    } catch {
      #expect(error.description == text)
    }
  }
}
