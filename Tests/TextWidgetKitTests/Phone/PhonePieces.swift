// Pieces of widgets of other people's projects that were drawn wrong once.
import TextUI
import TextWidgetKit

struct PhonePiece {
  let name: String
  var columns = 20
  let rows: Int
  let view: AnyView

  init(_ name: String, _ columns: Int, _ rows: Int, @ViewBuilder _ view: () -> some View) {
    self.name = name
    self.columns = columns
    self.rows = rows
    self.view = AnyView(view())
  }
}

@MainActor
enum PhonePieces {
  static var bars: [PhonePiece] {
    ([4, 8, 10] as [CGFloat]).flatMap { height in
      [3, 6, 7].map { rows in
        PhonePiece("bar of \(Int(height)) points in \(rows) rows", 20, rows) {
          VStack(alignment: .leading) {
            Text("Steps")
            Capsule().fill(.green).frame(height: height)
            Text("8 412 of 10 000")
          }
        }
      }
    }
  }

  static var hairlines: [PhonePiece] {
    ([0.5, 1, 2] as [CGFloat]).flatMap { height in
      [2, 3, 6, 7].map { rows in
        PhonePiece("line of \(height) points in \(rows) rows", 20, rows) {
          VStack(alignment: .leading, spacing: 4) {
            Text("above")
            Rectangle().fill(.gray).frame(height: height)
            Text("below")
          }
        }
      }
    }
  }

  static var outlines: [PhonePiece] {
    ([2, 4, 6, 8, 12, 16] as [CGFloat]).map { padding in
      PhonePiece("outline at \(Int(padding)) points", 20, 5) {
        Text("9 134").padding(padding)
          .overlay(RoundedRectangle(cornerRadius: 4).stroke(.blue, lineWidth: 1))
      }
    }
      + ([28, 32, 36, 40, 44, 50] as [CGFloat]).flatMap { height in
        [5, 6].map { rows in
          PhonePiece("button of \(Int(height)) points in \(rows) rows", 20, rows) {
            Text("Send").frame(maxWidth: .infinity).frame(height: height)
              .background(RoundedRectangle(cornerRadius: 8).stroke(.blue))
          }
        }
      }
      + [
        PhonePiece("outlined card", 20, 4) {
          VStack(alignment: .leading) {
            Text("Flight LH 4"); Text("Gate B12")
          }.padding(8)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke())
        }
      ]
  }

  static var discs: [PhonePiece] {
    ([16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64] as [CGFloat]).map { side in
      PhonePiece("disc of \(Int(side)) points", 20, 6) {
        VStack(alignment: .leading) {
          HStack {
            Circle().fill(.red).frame(width: side, height: side)
            Circle().fill(.blue).frame(width: side, height: side)
              .overlay { Text("7").foregroundStyle(.white) }
            Image(systemName: "flame.fill").frame(width: side, height: side)
              .background(Circle().fill(.green))
          }
          Text("below")
        }
      }
    }
      + [
        PhonePiece("day on a disc", 20, 1) {
          HStack {
            Text("20"); Text("21").background(Circle().fill(.red)); Text("22")
          }
        },
        PhonePiece("emoji on a circle", 20, 5) {
          HStack {
            Text("🏃").font(.title2).padding(6).background(Circle().fill(.orange))
            VStack(alignment: .leading) {
              Text("Run"); Text("5.2 km")
            }
          }
        },
        PhonePiece("emoji in a ring", 20, 5) {
          ZStack {
            Circle().stroke(.orange, lineWidth: 4); Text("🏃")
          }.frame(width: 56, height: 56)
        },
        PhonePiece("disc of 5 % in 8 columns", 20, 4) {
          Text("Rain").background(Circle().opacity(0.05).frame(width: 60, height: 60))
        },
        PhonePiece("disc of half strength", 20, 4) {
          Circle().fill(.blue).opacity(0.5).frame(width: 60, height: 60)
        },
      ]
  }

  static var symbols: [PhonePiece] {
    [
      PhonePiece("symbol of 80 points", 20, 7) {
        VStack {
          Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 80, height: 80)
            .foregroundStyle(.red)
          Text("72 bpm")
        }
      },
      PhonePiece("symbol of 32 points", 20, 3) {
        HStack {
          Image(systemName: "sun.max.fill").resizable().frame(width: 32, height: 32)
          Text("21°")
        }
      },
    ]
  }

  static var areas: [PhonePiece] {
    [
      PhonePiece("title over an area in half rows", 20, 4) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Meditate").padding(.top, 12)
          Rectangle().fill(.green).frame(width: 120, height: 30)
        }
      },
      PhonePiece("an area in front of a text", 20, 3) {
        ZStack {
          Text("behind the curtain"); Rectangle().fill(.red).frame(width: 64, height: 32)
        }
      },
      PhonePiece("squares of 12 points in stacks", 20, 5) {
        VStack(spacing: 3) {
          ForEach(0..<4) { row in
            HStack(spacing: 3) {
              ForEach(0..<7) { column in
                RoundedRectangle(cornerRadius: 2)
                  .fill(.green.opacity((row + column) % 3 == 0 ? 0.15 : 1))
                  .frame(width: 12, height: 12)
              }
            }
          }
        }
      },
      PhonePiece("squares of 8 by 16 points in a grid", 20, 4) {
        Grid(horizontalSpacing: 8, verticalSpacing: 0) {
          ForEach(0..<3) { _ in
            GridRow { ForEach(0..<3) { _ in Rectangle().fill(.blue).frame(width: 8, height: 16) } }
          }
        }
        .padding(.top, 8)
      },
      PhonePiece("squares in a flexible grid", 20, 4) {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 4
        ) {
          ForEach(0..<14, id: \.self) { index in
            RoundedRectangle(cornerRadius: 3).fill(index % 4 == 0 ? .gray.opacity(0.2) : .purple)
              .aspectRatio(1, contentMode: .fit)
          }
        }
      },
      PhonePiece("legend", 20, 2) {
        HStack(spacing: 4) {
          Text("Less").font(.caption2)
          ForEach([0.1, 0.4, 0.7, 1], id: \.self) {
            Rectangle().fill(.green.opacity($0)).frame(width: 10, height: 10)
          }
          Text("More").font(.caption2)
        }
      },
      PhonePiece("a long word", 13, 4) { Text("Open the configuration") },
      PhonePiece("a word longer than the line", 9, 4) { Text("Open the configuration") },
    ]
  }
}
