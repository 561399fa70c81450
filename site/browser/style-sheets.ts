/**
 * Replaces the module of `react-style-singleton`: the same style, in a constructed style sheet. A policy without
 * 'unsafe-inline' blocks a style element that a script creates (theKashey/react-remove-scroll#21), and a prerendered
 * page has no nonce for it.
 */
export const stylesheetSingleton = () => {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return {
    add(css: string) {
      users += 1
      if (sheet) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    },
    remove() {
      users -= 1
      if (users > 0 || !sheet) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      sheet = undefined
    },
  }
}
