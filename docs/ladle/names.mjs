/** The path of the page at `/design-system/` itself; also `firstPage` in `site/server/http/pages/pages.ts`, which serves it. */
export const startPath = 'guide/introduction'
export const startStory = startPath.replace('/', '--')

/** The id that Ladle derives from a title. @param {string} title */
export const titleId = (title) =>
  title
    .toLowerCase()
    .replace(/\s*\/\s*/g, '--')
    .replace(/\s+/g, '-')

/** The last part of a story id, derived by Ladle from the name of its export. @param {string} story */
export const storyId = (story) =>
  story.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters, at) => `${at ? '-' : ''}${letters.toLowerCase()}`)
