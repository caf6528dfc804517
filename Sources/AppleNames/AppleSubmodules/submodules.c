// SwiftPM builds a C module where there is a C file.
