/** The titles of the sandbox pages. Apart from their texts, because the first bundle has every page's title. */
export const sandboxTitles = {
  application: 'Sandbox application',
  calendar: 'Sandbox calendar',
  identity: 'Sandbox sign-in',
  plans: 'Sandbox plans',
} as const
