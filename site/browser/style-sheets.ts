import { useEffect } from 'react'

/**
 * Replaces the export of `react-style-singleton` that the scroll lock of dialogs uses: the same style, in a constructed
 * style sheet. A policy without 'unsafe-inline' blocks a style element that a script creates
 * (theKashey/react-remove-scroll#21), and a prerendered page has no nonce for it.
 */
export const styleSingleton = () => {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  function add(css: string) {
    users += 1
    if (sheet) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }
  function remove() {
    users -= 1
    if (users > 0 || !sheet) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    sheet = undefined
  }
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles)
      return remove
    }, [styles])
    return null
  }
}
