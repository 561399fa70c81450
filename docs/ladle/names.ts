/** The id that Ladle derives from a title: `components--button`. */
export const titleId = (title: string) =>
  title
    .toLowerCase()
    .replace(/\s*\/\s*/g, '--')
    .replace(/\s+/g, '-')

/** The last part of a story id, derived by Ladle from the name of its export. */
export const storyId = (story: string) =>
  story.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters, at) => `${at ? '-' : ''}${letters.toLowerCase()}`)

/** `InBengaliAndHindi` as text: In Bengali and Hindi. */
export const named = (story: string) =>
  storyId(story)
    .replaceAll('-', ' ')
    .replace(
      /^.|\b(arabic|bengali|french|hindi)\b/g,
      (start) => start.charAt(0).toUpperCase() + start.slice(1),
    )
    .replace(/whats app/i, 'WhatsApp')
