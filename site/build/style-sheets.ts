/**
 * In place of `react-style-singleton`'s own: the same style, in a sheet that a script makes. A policy without
 * 'unsafe-inline' refuses a style element that a script writes (theKashey/react-remove-scroll#21), and a page that was
 * written in advance has no nonce for it.
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
