import SwiftUI
import WidgetKit

extension Font {
  static let recipeTitle = Font.custom("Bitter-Bold", size: 18, relativeTo: .headline)
  static let recipeCaption = Font.custom("Bitter-Regular", size: 13, relativeTo: .caption)
  static let recipeSummary = Font.custom("Bitter-Regular", size: 14, relativeTo: .subheadline)
}

struct RecipeView: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading) {
      Text(recipe.name)
        .font(.recipeTitle)
        .lineLimit(2)
        .fixedSize(horizontal: false, vertical: true)
        .padding([.trailing], 15)
        .foregroundColor(Color("titleText"))

      Text(recipe.course)
        .font(.recipeCaption)
        .lineLimit(nil)
        .foregroundColor(Color("bodyText"))

      Text(recipe.summary)
        .font(.recipeSummary)
        .fixedSize(horizontal: false, vertical: true)
        .lineLimit(2)
        .lineSpacing(3)
        .foregroundColor(Color("bodyText"))

      Text(recipe.published)
        .font(.recipeCaption)
        .lineLimit(1)
        .foregroundColor(Color("bodyText"))
    }
    .background(Color("cardBackground"))
    .padding()
    .cornerRadius(6)
  }
}

struct RecipeView_Previews: PreviewProvider {
  static var previews: some View {
    RecipeView(recipe: .sample)
      .previewContext(WidgetPreviewContext(family: .systemMedium))
  }
}
