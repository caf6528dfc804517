import SwiftUI
import UIKit

/// A screen of an app, as it stands in a file that a widget shares.
struct SettingsScreen: View {
  private enum Field: Hashable { case name, code }
  private struct Failure: LocalizedError {}

  @State private var name = "Ada"
  @State private var code = "1234"
  @State private var notes = "Filter, please."
  @State private var goal = 3
  @State private var strength = 0.5
  @State private var reminder = Date(timeIntervalSince1970: 0)
  @State private var search = ""
  @State private var isAsking = false
  @State private var isSharing = false
  @State private var failure: Failure?
  @State private var detent = PresentationDetent.medium
  @GestureState private var scale: CGFloat = 1
  @FocusState private var focus: Field?

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("You"), footer: Text("Kept on this phone.")) {
          TextField("Name", text: $name, prompt: Text("Your name"))
            .textContentType(.name)
            .textInputAutocapitalization(.words)
            .submitLabel(.next)
            .focused($focus, equals: .name)
            .onSubmit(of: .text) { focus = .code }
          SecureField("Code", text: $code)
            .keyboardType(.numberPad)
            .textFieldStyle(RoundedBorderTextFieldStyle())
          TextField("Cups", value: $goal, format: .number)
          TextEditor(text: $notes).frame(height: 40)
        }
        Stepper("Goal", value: $goal, in: 1...9)
        Slider(value: $strength, in: 0...1, step: 0.1) { Text("Strength") }
        DatePicker(
          "Remind", selection: $reminder, in: Date.distantPast..., displayedComponents: .date
        )
        .datePickerStyle(.compact)
        Menu("More") { Button("Reset", role: .destructive) { isAsking = true } }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationBarTitle("Settings", displayMode: .inline)
      .navigationBarItems(leading: EditButton(), trailing: Button("Done") {})
      .searchable(
        text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
      )
      .toolbar {
        ToolbarItem(id: "done", placement: .confirmationAction) { Button("Done") {} }
        if goal > 1 { ToolbarItem(placement: .status) { Text("Saved") } }
      }
      .toolbarBackground(.thinMaterial, for: .navigationBar)
      .alert(Text("Reset?"), isPresented: $isAsking, presenting: goal) { goal in
        Button("Reset \(goal)") {}
      } message: { _ in
        Text("This cannot be undone.")
      }
      .alert(isPresented: $isAsking, error: failure) { Button("OK") {} }
      .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Yes") {}
      } message: {
        Text("Really?")
      }
      .sheet(isPresented: $isSharing) {
        Text("Share")
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationCornerRadius(20)
          .presentationBackground(.thinMaterial)
      }
      .gesture(
        MagnificationGesture().updating($scale) { value, state, _ in state = value }
          .simultaneously(with: TapGesture()))
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct OldAlertScreen: View {
  @State private var isAsking = false

  var body: some View {
    TabView {
      Text("First").tabItem { Label("First", systemImage: "1.circle") }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .alert(isPresented: $isAsking) {
      Alert(
        title: Text("Delete?"), message: Text("It is gone then."),
        primaryButton: .destructive(Text("Delete")) {}, secondaryButton: .cancel())
    }
    .actionSheet(isPresented: $isAsking) {
      ActionSheet(title: Text("Do"), buttons: [.default(Text("It")) {}, .cancel()])
    }
  }
}

struct ListScreen: View {
  private struct Bean: Identifiable, Hashable {
    var id: String
    var isOpen = false
  }

  @State private var beans = [Bean(id: "Harrar"), Bean(id: "Antigua", isOpen: true)]
  @State private var chosen: Set<String> = []
  @State private var path = NavigationPath()
  @State private var grams = 18.0

  var body: some View {
    NavigationStack(path: $path) {
      List(selection: $chosen) {
        ForEach($beans) { $bean in
          NavigationLink(value: bean) { Toggle(bean.id, isOn: $bean.isOpen) }
        }
        .onDelete { beans.remove(atOffsets: $0) }
        .onMove { beans.move(fromOffsets: $0, toOffset: $1) }
        Slider(value: $grams, in: 14...22, step: 0.5) {
          Text("Dose")
        } minimumValueLabel: {
          Text("14")
        } maximumValueLabel: {
          Text("22")
        }
      }
      .navigationDestination(for: Bean.self) { Text($0.id) }
      .statusBar(hidden: true)
    }
  }
}
