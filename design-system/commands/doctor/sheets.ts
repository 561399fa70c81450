/** Reset, tokens and base styles, for pages that load the style sheets of single components. */
export const base = 'styles/base.css'

/** Whether it is the style sheet of a single component. */
export const isOfOne = (sheet: string) => sheet.startsWith('styles/') && sheet !== base

/** Whether it has the classes of all components, or of those that the site has chosen. */
export const isOfSeveral = (sheet: string) =>
  ['styles.css', 'styles.unlayered.css', 'components.css', 'parts'].includes(sheet)

/** Whether it has the tokens. */
export const hasTokens = (sheet: string) =>
  ['styles.css', 'styles.unlayered.css', 'theme.css', 'tokens.css', base].includes(sheet)

/** What a style sheet contains besides its own rules. */
const contents: Record<string, readonly string[]> = {
  'styles.css': ['styles.unlayered.css', 'theme.css', 'components.css', 'tokens.css', 'parts', base],
  'styles.unlayered.css': ['theme.css', 'components.css', 'tokens.css', 'parts', base],
  'theme.css': ['tokens.css'],
  'components.css': ['parts'],
  [base]: ['theme.css', 'tokens.css'],
}

/** Whether one style sheet has the rules of another one. What has all components has each. */
export const contains = (whole: string, sheet: string) =>
  contents[whole]?.includes(isOfOne(sheet) ? 'parts' : sheet) ?? false
