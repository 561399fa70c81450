/** The id that Ladle makes of a title. @param {string} title */
export const titleId = (title) =>
  title
    .toLowerCase()
    .replace(/\s*\/\s*/g, '--')
    .replace(/\s+/g, '-')

/** The last part of the id that Ladle makes of a story, by the name of its export. @param {string} story */
export const storyId = (story) =>
  story.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters, at) => `${at ? '-' : ''}${letters.toLowerCase()}`)
