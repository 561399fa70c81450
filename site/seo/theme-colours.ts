import tokens from '@kaksha/design-system/tokens.plain.json'

/** The colour of the browser's toolbar: the background of the page, in each theme. */
export const themeColours = {
  light: tokens.light.page.bg.$value,
  dark: tokens.dark.page.bg.$value,
}
