import tokens from '@kaksha/design-system/tokens.json'

/** What browsers draw their own bars in: the page's ground, in either theme. */
export const themeColours = {
  light: tokens.light.page.bg.$value,
  dark: tokens.dark.page.bg.$value,
}
