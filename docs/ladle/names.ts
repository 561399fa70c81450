/** The id that Ladle derives from a title: `components--button`. */
export const titleId = (title: string) =>
  title
    .toLowerCase()
    .replace(/\s*\/\s*/g, '--')
    .replace(/\s+/g, '-')

/** The last part of a story id, derived by Ladle from the name of its export. */
export const storyId = (story: string) =>
  story.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters, at) => `${at ? '-' : ''}${letters.toLowerCase()}`)

/** `UnderAPageTitle` as text: Under a page title. */
export const named = (story: string) => {
  const words = storyId(story).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
